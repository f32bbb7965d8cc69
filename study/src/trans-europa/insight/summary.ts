// Many games of one player in one view. Everything here is counted from what is kept of each game, so it is there at once.

import type { CityIndex } from '@branchline/trans-europa';
import type { GameInsight } from './game.ts';
import { mistakesOf, type MistakeSum } from './habits.ts';
import type { RoundInsight, StartPlace } from './round.ts';
import type { SharedTracks } from './used-tracks.ts';

export type { GameInsight } from './game.ts';
export type { MistakeInsight, MistakeKind } from './judged.ts';
export type { MistakeSum } from './habits.ts';
export type { SharedTracks } from './used-tracks.ts';

export interface KeptGame {
  readonly id: string;
  /** When it was last played, in milliseconds. */
  readonly played: number;
  readonly insight: GameInsight;
}

/** How a group of rounds went. */
export interface Fared {
  readonly rounds: number;
  /** Mean share of a round won, and mean of the tracks that were missing. */
  readonly won: number;
  readonly missing: number;
}

/** In a city of the own hand, in any other, or beside one. */
export type StartKind = 'own' | 'city' | 'beside';

export interface ColourSum {
  readonly board: string;
  readonly region: number;
  /** Cities held, those not reached, and the missing tracks that fall to them. */
  readonly held: number;
  readonly open: number;
  readonly missing: number;
}

export interface JudgedGame {
  readonly id: string;
  readonly played: number;
  readonly accuracy: number;
  readonly turns: number;
}

export interface Insight {
  readonly games: number;
  readonly all: Fared;
  readonly startKinds: readonly (Fared & { readonly kind: StartKind })[];
  readonly startPlaces: readonly (Fared & { readonly board: string; readonly city: CityIndex })[];
  readonly tracks: SharedTracks;
  readonly colours: readonly ColourSum[];
  /** Oldest first. */
  readonly judged: readonly JudgedGame[];
  /** Habits first, and of these what costs most beyond the usual. */
  readonly mistakes: readonly MistakeSum[];
  /** Games without a review, newest first. */
  readonly unjudged: readonly string[];
}

const startKind = ({ away, own }: StartPlace): StartKind => (away > 0 ? 'beside' : own ? 'own' : 'city');

function fared(rounds: readonly RoundInsight[]): Fared {
  const count = Math.max(1, rounds.length);
  return {
    rounds: rounds.length,
    won: rounds.reduce((sum, { won }) => sum + won, 0) / count,
    missing: rounds.reduce((sum, { missing }) => sum + missing, 0) / count,
  };
}

function grouped<T>(list: readonly T[], key: (each: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const each of list) {
    const group = groups.get(key(each));
    if (group) group.push(each);
    else groups.set(key(each), [each]);
  }
  return [...groups.values()];
}

type Played = RoundInsight & { readonly board: string };

function startsOf(rounds: readonly Played[]): Pick<Insight, 'startKinds' | 'startPlaces'> {
  const most = (a: Fared, b: Fared): number => b.rounds - a.rounds;
  return {
    startKinds: grouped(rounds, ({ start }) => startKind(start))
      .map((group) => ({ kind: startKind(group[0]!.start), ...fared(group) }))
      .toSorted(most),
    startPlaces: grouped(rounds, ({ board, start }) => `${board} ${start.city}`)
      .map((group) => ({ board: group[0]!.board, city: group[0]!.start.city, ...fared(group) }))
      .toSorted(most),
  };
}

function tracksOf(rounds: readonly RoundInsight[]): SharedTracks {
  const sum = (of: keyof SharedTracks): number => rounds.reduce((total, { tracks }) => total + tracks[of], 0);
  return {
    laid: sum('laid'),
    usedByOthers: sum('usedByOthers'),
    usedByNobody: sum('usedByNobody'),
    used: sum('used'),
    laidByOthers: sum('laidByOthers'),
  };
}

/** Boards have different colours: they are never mixed. */
function coloursOf(rounds: readonly Played[]): readonly ColourSum[] {
  const each = rounds.flatMap(({ board, regions }) =>
    regions.map((figures, region) => ({ board, region, ...figures })),
  );
  return grouped(each, ({ board, region }) => `${board} ${region}`).map((group) => {
    const { board, region } = group[0]!;
    const sum = (of: 'held' | 'open' | 'missing'): number => group.reduce((total, figures) => total + figures[of], 0);
    return { board, region, held: sum('held'), open: sum('open'), missing: sum('missing') };
  });
}

export function insightOf(games: readonly KeptGame[]): Insight {
  const order = games.toSorted((a, b) => a.played - b.played);
  const rounds = order.flatMap(({ insight: { board, rounds: played } }) =>
    played.map((round): Played => ({ ...round, board })),
  );
  return {
    games: games.length,
    all: fared(rounds),
    ...startsOf(rounds),
    tracks: tracksOf(rounds),
    colours: coloursOf(rounds),
    judged: order.flatMap(({ id, played, insight: { judged } }) =>
      judged ? [{ id, played, accuracy: judged.accuracy, turns: judged.turns }] : [],
    ),
    mistakes: mistakesOf(order),
    unjudged: order
      .toReversed()
      .filter(({ insight }) => insight.judged === undefined)
      .map(({ id }) => id),
  };
}
