// What a viewer sees happen, told from the positions before and after a move; for log, animation, sound, screen reader.

import type { PrestigeColour } from '@branchline/boards';
import type { Move, Seat, Viewer } from '@branchline/core';
import { has } from './bits.ts';
import { cardAtWork, effectOf, HAND_ORDER } from './cards-in-force.ts';
import { gridOf, type Grid } from './grid.ts';
import { colourOf } from './hands.ts';
import { allSeats, leftOf } from './seats.ts';
import type { Effect } from './special-cards.ts';
import type { CityIndex, Event, State, TransEuropa } from './types.ts';

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
    case 'claim': {
      const right = after.public.rounds.length > before.public.rounds.length;
      return [{ kind: 'claimed', seat: move.by, right }, ...(right ? roundEnd(scene) : handsOpened(scene))];
    }
    default:
      return cardMoves(scene, move.by, move.city);
  }
}

/** A city only for those who may know it. */
const named = ({ who }: Scene, knowers: readonly Seat[], city: string): { readonly city?: string } =>
  who !== 'spectator' && knowers.includes(who) ? { city } : {};

/** Choices among the own cards, and what they set off. */
function cardMoves(scene: Scene, seat: Seat, city: string): Event[] {
  const { before, grid } = scene;
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
  return [chosen, ...moved, ...automaticEffects(scene)];
}

/** What acted by itself: the cards behind the one that waited before the move, up to the next one that waits. */
function resolvedEffects({ before, after }: Scene): readonly Effect[] {
  const from = cardAtWork(before.public)?.number;
  const to = cardAtWork(after.public)?.number;
  const begin = from === undefined ? 0 : HAND_ORDER.indexOf(from) + 1;
  const end = to === undefined ? HAND_ORDER.length : HAND_ORDER.indexOf(to);
  return HAND_ORDER.slice(begin, end)
    .filter((card) => after.public.cards.includes(card))
    .map(effectOf);
}

/** Cards that act by themselves: colours returned first, then hands passed on, then cards revealed (TP-MULTI-2). */
function automaticEffects(scene: Scene): Event[] {
  const effects = resolvedEffects(scene);
  const dropped = effects.flatMap((effect) => (effect.kind === 'drop-colour' ? [effect.colour] : []));
  const passes = effects.filter((effect) => effect.kind === 'pass-hand').length;
  return [
    ...[...new Set(dropped)].flatMap((colour) => coloursReturned(scene, colour)),
    ...handsPassed(scene, passes),
    ...(effects.some((effect) => effect.kind === 'reveal') ? cardsRevealed(scene) : []),
  ];
}

const idsOf = ({ grid }: Scene, hand: readonly CityIndex[]): string[] => hand.map((city) => grid.graph.cityIds[city]!);

function coloursReturned(scene: Scene, colour: PrestigeColour): Event[] {
  const { before, grid } = scene;
  const region = grid.regionOfColour[colour];
  return before.secret.hands.flatMap((hand, seat): Event[] => {
    const city = hand.find((held) => colourOf(grid, held) === region);
    if (city === undefined) return [];
    return [{ kind: 'card-returned', seat, ...named(scene, [seat], grid.graph.cityIds[city]!) }];
  });
}

/** What a seat holds in between, its left neighbours hold in the end: one place further for every pass still to come. */
function handsPassed(scene: Scene, passes: number): Event[] {
  const { after, who } = scene;
  return Array.from({ length: passes }, (_, pass): Event => {
    if (who === 'spectator') return { kind: 'hands-passed' };
    const holder = (who + passes - 1 - pass) % after.config.seats;
    return { kind: 'hands-passed', hand: idsOf(scene, after.secret.hands[holder]!) };
  });
}

const cardsRevealed = (scene: Scene): Event[] =>
  scene.after.public.revealed.map((cities, seat) => ({
    kind: 'cards-revealed',
    seat,
    cities: idsOf(scene, cities),
  }));

/** Hands that a wrong claim has opened, but for those that lay open before (TE-CLAIM-4). */
const handsOpened = (scene: Scene): Event[] =>
  cardsRevealed(scene).filter(
    (_, seat) => scene.after.public.revealed[seat]!.length > scene.before.public.revealed[seat]!.length,
  );

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

/** With claims by hand nobody hears of it before the round is scored (TE-CLAIM-6). */
const completions = ({ before, after }: Scene): Event[] =>
  after.config.options.manualClaim
    ? []
    : after.public.complete
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
