// What one round was like for one player: where it began, which tracks were shared, what was still missing, and of which colour.

import type { Seat } from '@branchline/core';
import { gridOf, missingCount, type CityIndex, type LineIndex, type State } from '@branchline/trans-europa';
import type { Course } from '../turns.ts';
import { sharedTracks, type SharedTracks } from './used-tracks.ts';

export interface StartPlace {
  /** The city of the marker, or the nearest one. */
  readonly city: CityIndex;
  /** Lines to that city; 0 in the city itself. */
  readonly away: number;
  /** It is one of the own cities. */
  readonly own: boolean;
}

export interface RoundInsight {
  readonly start: StartPlace;
  readonly missing: number;
  /** 1, a share of it, or 0. */
  readonly won: number;
  /** By region of the board: cities of the hand, those not reached, and what of the missing tracks falls to them. */
  readonly regions: readonly { readonly held: number; readonly open: number; readonly missing: number }[];
  readonly tracks: SharedTracks;
}

/** The city nearest to a junction by lines; of several the first of the board. */
function nearestCity(board: string, junction: number): { readonly city: CityIndex; readonly away: number } {
  const { graph } = gridOf(board);
  const seen = new Set([junction]);
  let ring = [junction];
  for (let away = 0; ring.length > 0; away++) {
    const cities = ring.map((at) => graph.junctionCity[at]!).filter((city) => city >= 0);
    if (cities.length > 0) return { city: Math.min(...cities), away };
    const next: number[] = [];
    for (const at of ring) {
      for (let place = graph.offsets[at]!; place < graph.offsets[at + 1]!; place++) {
        const to = graph.neighbour[place]!;
        if (!seen.has(to)) {
          seen.add(to);
          next.push(to);
        }
      }
    }
    ring = next;
  }
  return { city: 0, away: 0 };
}

function startOf(state: State, seat: Seat, hand: readonly CityIndex[]): StartPlace {
  const { city, away } = nearestCity(state.config.board, state.public.markers[seat]!);
  return { city, away, own: hand.includes(city) };
}

/** The missing tracks divided among the cities not reached, by the distance of each from the own network. */
function regionsOf(state: State, seat: Seat, hand: readonly CityIndex[], missing: number): RoundInsight['regions'] {
  const { board, graph } = gridOf(state.config.board);
  const away = hand.map((city) => missingCount(state, seat, [city]));
  const all = away.reduce((sum, each) => sum + each, 0);
  return board.regions.map((_, region) => {
    const places = [...hand.keys()].filter((place) => graph.cityRegion[hand[place]!] === region);
    const sum = places.reduce((total, place) => total + away[place]!, 0);
    return {
      held: places.length,
      open: places.filter((place) => away[place]! > 0).length,
      missing: all === 0 ? 0 : (missing * sum) / all,
    };
  });
}

function laidIn({ moves, states }: Course, from: number, to: number): ReadonlyMap<LineIndex, readonly Seat[]> {
  const { graph } = gridOf(states[0]!.config.board);
  const laid = new Map<LineIndex, Seat[]>();
  for (const move of moves.slice(from, to)) {
    if (move.do !== 'lay') continue;
    const line = graph.lineIndex.get(move.line)!;
    laid.set(line, [...(laid.get(line) ?? []), move.by]);
  }
  return laid;
}

/** Every round that was scored, from the viewpoint of one seat. */
export function roundsOf(course: Course, seat: Seat): readonly RoundInsight[] {
  const { states } = course;
  const rounds: RoundInsight[] = [];
  let from = 0;
  states.forEach((state, sequence) => {
    const scored = state.public.rounds.length;
    if (scored <= (states[sequence - 1]?.public.rounds.length ?? 0)) return;
    const { hands, missing: all, complete } = state.public.rounds[scored - 1]!;
    const least = Math.min(...all);
    const winners = complete.length > 0 ? complete : [...all.keys()].filter((each) => all[each] === least);
    const [hand, missing] = [hands[seat]!, all[seat]!];
    rounds.push({
      start: startOf(state, seat, hand),
      missing,
      won: winners.includes(seat) ? 1 / winners.length : 0,
      regions: regionsOf(state, seat, hand, missing),
      tracks: sharedTracks(state, { seat, hands, laidBy: laidIn(course, from, sequence) }),
    });
    from = sequence;
  });
  return rounds;
}
