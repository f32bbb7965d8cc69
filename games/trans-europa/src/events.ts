// What a viewer sees happen, told from the positions before and after a move; for log, animation, sound, screen reader.

import type { Move, Seat, Viewer } from '@branchline/core';
import { has } from './bits.ts';
import { gridOf, type Grid } from './grid.ts';
import { colourOf } from './hands.ts';
import { allSeats, leftOf } from './seats.ts';
import { effectOf, HAND_ORDER } from './special-cards.ts';
import type { CardNumber, CityIndex, Event, State, TransEuropa } from './types.ts';

interface Scene {
  readonly before: State;
  readonly after: State;
  readonly who: Viewer;
  readonly grid: Grid;
}

export function events(before: State, move: Move<TransEuropa>, after: State, who: Viewer): readonly Event[] {
  const scene: Scene = { before, after, who, grid: gridOf(after.config.board) };
  const { grid } = scene;
  switch (move.do) {
    case 'start-player':
      return [{ kind: 'start-player', seat: move.seat }];
    case 'deal':
      return [
        {
          kind: 'dealt',
          round: after.public.rounds.length + 1,
          ...(who === 'spectator' ? {} : { hand: move.hands[who]! }),
        },
      ];
    case 'special-card':
      return [{ kind: 'special-cards', cards: move.cards }, ...automaticEffects(scene)];
    case 'draw-extra': {
      const seat = before.public.start;
      return [{ kind: 'extra-drawn', seat, ...(who === seat ? { city: move.city } : {}) }];
    }
    case 'marker':
      return [{ kind: 'marker-placed', seat: move.by, at: move.at }];
    case 'lay':
      return [
        { kind: 'track-laid', seat: move.by, line: move.line, piece: move.piece },
        ...ferryOpened(scene, grid.graph.lineIndex.get(move.line)!),
        ...networksJoined(scene),
        ...completions(scene),
        ...roundEnd(scene),
        ...passes(scene, move.by),
      ];
    case 'end-turn':
      return [{ kind: 'turn-ended', seat: move.by }, ...roundEnd(scene), ...passes(scene, move.by)];
    default:
      return cardMoves(scene, move.by, move.city);
  }
}

/** A city only for those who may know it. */
const named = ({ who }: Scene, knowers: readonly Seat[], city: string): { readonly city?: string } =>
  who !== 'spectator' && knowers.includes(who) ? { city } : {};

/** Cards 8 and 13–16: choices, and what they set off. */
function cardMoves(scene: Scene, seat: Seat, city: string): Event[] {
  const { before, after, grid } = scene;
  const { seats } = before.config;
  const { stage, start } = before.public;
  const left = leftOf(seat, seats);
  if (stage.kind === 'chain') {
    const event: Event =
      left === start
        ? { kind: 'card-returned', seat, ...named(scene, [seat], city) }
        : { kind: 'card-passed', from: seat, to: left, ...named(scene, [seat, left], city) };
    return [event, ...(left === start ? automaticEffects(scene) : [])];
  }
  const chosen: Event = { kind: 'chosen', seat, ...named(scene, [seat], city) };
  if ((stage.kind !== 'pass' && stage.kind !== 'drop') || stage.waiting.length > 1) return [chosen];
  const choiceOf = (each: Seat): string => (each === seat ? city : grid.graph.cityIds[before.secret.choices[each]!]!);
  const moved = allSeats(seats).map((each): Event => {
    if (stage.kind === 'drop') return { kind: 'card-returned', seat: each, ...named(scene, [each], choiceOf(each)) };
    const to = leftOf(each, seats);
    return { kind: 'card-passed', from: each, to, ...named(scene, [each, to], choiceOf(each)) };
  });
  return [chosen, ...moved, ...(after.public.stage.kind === 'pass' ? [] : automaticEffects(scene))];
}

/** Place in the order of hand effects: behind the last card resolved before the move, up to the next one that waits. */
function resolvedCards({ before, after }: Scene): readonly CardNumber[] {
  const cardOf = ({ public: { stage } }: State): CardNumber | undefined => {
    if (stage.kind === 'pass') return 16;
    if (stage.kind === 'drop') return 8;
    return stage.kind === 'chain' || stage.kind === 'draw-extra' ? stage.card : undefined;
  };
  const from = cardOf(before);
  const to = cardOf(after);
  const begin = from === undefined ? 0 : HAND_ORDER.indexOf(from) + 1;
  const end = to === undefined ? HAND_ORDER.length : HAND_ORDER.indexOf(to);
  return HAND_ORDER.slice(begin, end).filter((card) => after.public.cards.includes(card));
}

/** Cards 6, 7, 10–12, 17 and 19 act by themselves. */
function automaticEffects(scene: Scene): Event[] {
  const { before, after, who, grid } = scene;
  const seats = allSeats(after.config.seats);
  const ids = (hand: readonly CityIndex[]): string[] => hand.map((city) => grid.graph.cityIds[city]!);
  const found: Event[] = [];
  let shown = false;
  for (const card of resolvedCards(scene)) {
    const effect = effectOf(card);
    if (effect.kind === 'drop-colour') {
      const region = grid.regionOfColour[effect.colour];
      for (const seat of seats) {
        const city = before.secret.hands[seat]!.find((held) => colourOf(grid, held) === region);
        if (city !== undefined) {
          found.push({ kind: 'card-returned', seat, ...named(scene, [seat], grid.graph.cityIds[city]!) });
        }
      }
    } else if (effect.kind === 'pass-hand') {
      found.push({ kind: 'hands-passed', ...(who === 'spectator' ? {} : { hand: ids(after.secret.hands[who]!) }) });
    } else if (effect.kind === 'reveal' && !shown) {
      shown = true;
      for (const seat of seats) {
        found.push({ kind: 'cards-revealed', seat, cities: ids(after.public.revealed[seat]!) });
      }
    }
  }
  return found;
}

function ferryOpened({ after, grid }: Scene, line: number): Event[] {
  const slots = after.public.tracks.ferries[grid.ferryOf[line]!];
  if (slots?.length !== 2) return [];
  const event = { kind: 'ferry-opened', line: grid.graph.lineIds[line]! } as const;
  if (slots.includes('black')) return [event];
  const owners = slots.filter((track) => track !== 'black');
  return [{ ...event, only: [...new Set(owners)].sort((a, b) => a - b) }];
}

/** Seats that reach a marker they did not reach before, with the seats whose markers those are. */
function networksJoined({ before, after }: Scene): Event[] {
  const { markers, tracks } = after.public;
  const old = before.public.tracks.networks;
  if (tracks.networks === old) return [];
  const joined = new Set<Seat>();
  tracks.networks.forEach((network, seat) => {
    markers.forEach((marker, other) => {
      if (marker !== null && has(network, marker) && !has(old[seat]!, marker)) joined.add(seat).add(other);
    });
  });
  return joined.size === 0 ? [] : [{ kind: 'networks-joined', seats: [...joined].sort((a, b) => a - b) }];
}

const completions = ({ before, after }: Scene): Event[] =>
  after.public.complete
    .filter((seat) => !before.public.complete.includes(seat))
    .map((seat) => ({ kind: 'completed', seat }));

function roundEnd({ before, after, grid }: Scene): Event[] {
  const { rounds, scores, winners } = after.public;
  const round = rounds.length;
  const record = rounds[round - 1];
  if (!record || round === before.public.rounds.length) return [];
  const { reason, complete, missing, points } = record;
  const hands = record.hands.map((hand) => hand.map((city) => grid.graph.cityIds[city]!));
  const scored: Event = { kind: 'round-scored', round, reason, complete, missing, points, scores, hands };
  return winners ? [scored, { kind: 'game-over', scores, winners }] : [scored];
}

/** Seats between the one that has just finished and the one to move next had nothing to build (TE-BUILD-10). */
function passes({ before, after }: Scene, from: Seat): Event[] {
  const { stage, start, cycle } = after.public;
  if (stage.kind !== 'build' || before.public.rounds.length !== after.public.rounds.length) return [];
  if (stage.seat === from && cycle === before.public.cycle) return []; // the same turn goes on
  const found: Event[] = [];
  let seat = from;
  let at = before.public.cycle;
  for (;;) {
    seat = leftOf(seat, after.config.seats);
    if (seat === start) at += 1;
    if (seat === stage.seat && at === cycle) return found;
    found.push({ kind: 'passed', seat });
  }
}
