// Which kinds of mistakes are a habit: those that cost somebody more a round than they cost a careful player, beyond doubt.

import type { GameInsight } from './game.ts';
import type { MistakeInsight, MistakeKind } from './judged.ts';
import { usualOf } from './usual.ts';

/** A mistake with the id of its game. */
export type Example = MistakeInsight & { readonly game: string };

export interface MistakeSum {
  readonly kind: MistakeKind;
  readonly turn: 'marker' | 'build';
  /** How often. */
  readonly count: number;
  /** The chance that it costs in a round; where a turn has several causes each has its share. */
  readonly cost: number;
  /** What it costs a careful player in a round. */
  readonly usual: number;
  /** By how many standard errors it costs more. */
  readonly beyond: number;
  /** The costliest, with their games. */
  readonly worst: readonly Example[];
}

const WORST = 3;
/** A habit costs so many standard errors more than usual, and at least so much chance a round. */
const SURE = 2.5;
const LEAST_COST = 0.01;

interface Judged {
  readonly id: string;
  readonly insight: GameInsight;
}

const nameOf = (turn: MistakeInsight['turn'], kind: MistakeKind): string => `${turn} ${kind}`;

/** What one kind costs in each round that was judged. */
function costsOf(games: readonly Judged[], kind: MistakeKind, turn: MistakeInsight['turn']): readonly number[] {
  return games.flatMap(({ insight: { rounds, judged } }) => {
    const costs = rounds.map(() => 0);
    for (const mistake of judged?.mistakes ?? []) {
      if (mistake.turn !== turn || !mistake.kinds.includes(kind) || mistake.round >= costs.length) continue;
      costs[mistake.round]! += mistake.loss / mistake.kinds.length;
    }
    return costs;
  });
}

/** What one kind costs in a round, and how much rounds differ. */
export function spreadsOf(
  games: readonly Judged[],
  kind: MistakeKind,
  turn: MistakeInsight['turn'],
): { readonly rounds: number; readonly cost: number; readonly spread: number } {
  const costs = costsOf(games, kind, turn);
  const rounds = Math.max(1, costs.length);
  const cost = costs.reduce((sum, each) => sum + each, 0) / rounds;
  const variance = costs.reduce((sum, each) => sum + (each - cost) ** 2, 0) / rounds;
  return { rounds, cost, spread: Math.sqrt(variance) };
}

function sumOf(examples: readonly Example[], games: readonly Judged[], kind: MistakeKind): MistakeSum {
  const { turn } = examples[0]!;
  const { rounds, cost, spread } = spreadsOf(games, kind, turn);
  const usual = usualOf(nameOf(turn, kind));
  const error = Math.max(spread, usual.spread) / Math.sqrt(rounds);
  return {
    ...{ kind, turn, count: examples.length, cost, usual: usual.cost },
    beyond: (cost - usual.cost) / error,
    worst: examples.toSorted((a, b) => b.loss - a.loss).slice(0, WORST),
  };
}

/** What costs most beyond the usual comes first. */
export function mistakesOf(all: readonly Judged[]): readonly MistakeSum[] {
  const games = all.filter(({ insight }) => insight.judged !== undefined);
  const groups = new Map<string, { readonly kind: MistakeKind; readonly examples: Example[] }>();
  for (const { id, insight } of games) {
    for (const mistake of insight.judged!.mistakes) {
      for (const kind of mistake.kinds) {
        const name = nameOf(mistake.turn, kind);
        const group = groups.get(name) ?? { kind, examples: [] };
        group.examples.push({ ...mistake, game: id });
        groups.set(name, group);
      }
    }
  }
  return [...groups.values()]
    .map(({ kind, examples }) => sumOf(examples, games, kind))
    .toSorted((a, b) => b.beyond - a.beyond);
}

/** The habit that stands out, if one does. */
export const habitIn = ([first]: readonly MistakeSum[]): MistakeSum | undefined =>
  first && first.beyond >= SURE && first.cost - first.usual >= LEAST_COST ? first : undefined;
