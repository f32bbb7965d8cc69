// Which kinds of mistakes are a habit: those that a player makes in more rounds than a careful player, and that cost more.

import type { GameInsight } from './game.ts';
import type { MistakeInsight, MistakeKind } from './judged.ts';
import { usualOf } from './usual.ts';

/** A mistake with the id of its game. */
export type Example = MistakeInsight & { readonly game: string };

export interface MistakeSum {
  readonly kind: MistakeKind;
  readonly turn: 'marker' | 'build';
  /** How often it gave something away beyond doubt. */
  readonly count: number;
  /** The chance that it costs in a round; where a turn has several causes each has its share. */
  readonly cost: number;
  /** What it costs a careful player in a round. */
  readonly usual: number;
  /** It happens in more rounds than by chance, and costs more. */
  readonly habit: boolean;
  /** The costliest, with their games. */
  readonly worst: readonly Example[];
}

const WORST = 3;
/** A round counts as one with a mistake from this loss on: below it, the figures say more about the playouts than about the turn. */
const FELT = 0.01;
/** In so many standard errors more rounds than usual, and at least so much more chance a round. */
const SURE = 2;
const LEAST_COST = 0.01;

interface Game {
  readonly id: string;
  readonly insight: GameInsight;
}

type Named = Pick<MistakeInsight, 'turn'> & { readonly kind: MistakeKind };

const nameOf = ({ turn, kind }: Named): string => `${turn} ${kind}`;

/** What one kind of mistake costs in a round, and in how many rounds it is felt. */
export interface Toll {
  readonly rounds: number;
  readonly cost: number;
  readonly felt: number;
}

export function tollOf(games: readonly Game[], { turn, kind }: Named): Toll {
  let [rounds, cost, felt] = [0, 0, 0];
  for (const { insight } of games) {
    if (!insight.judged) continue;
    rounds += insight.rounds.length;
    const mistakes = insight.judged.mistakes.filter((each) => each.turn === turn && each.kinds.includes(kind));
    cost += mistakes.reduce((sum, { loss, kinds }) => sum + loss / kinds.length, 0);
    felt += new Set(mistakes.filter(({ loss }) => loss >= FELT).map(({ round }) => round)).size;
  }
  return { rounds, cost: cost / Math.max(1, rounds), felt };
}

/** By how many standard errors a mistake is felt in more rounds than usual. */
function beyondUsual({ rounds, felt }: Toll, often: number): number {
  return rounds === 0 ? 0 : (felt - rounds * often) / Math.sqrt(rounds * often * (1 - often));
}

function sumOf(examples: readonly Example[], games: readonly Game[], named: Named): MistakeSum {
  const toll = tollOf(games, named);
  const usual = usualOf(nameOf(named));
  const sure = examples.filter((example) => example.sure);
  return {
    ...named,
    ...{ count: sure.length, cost: toll.cost, usual: usual.cost },
    habit: beyondUsual(toll, usual.often) >= SURE && toll.cost - usual.cost >= LEAST_COST,
    worst: sure.toSorted((a, b) => b.loss - a.loss).slice(0, WORST),
  };
}

/** Every kind that gave something away: habits first, and of these what costs most beyond the usual. */
export function mistakesOf(games: readonly Game[]): readonly MistakeSum[] {
  const groups = new Map<string, { readonly named: Named; readonly examples: Example[] }>();
  for (const { id, insight } of games) {
    for (const mistake of insight.judged?.mistakes ?? []) {
      for (const kind of mistake.kinds) {
        const named = { turn: mistake.turn, kind };
        const group = groups.get(nameOf(named)) ?? { named, examples: [] };
        group.examples.push({ ...mistake, game: id });
        groups.set(nameOf(named), group);
      }
    }
  }
  return [...groups.values()]
    .map(({ named, examples }) => sumOf(examples, games, named))
    .filter(({ habit, count }) => habit || count > 0)
    .toSorted((a, b) => Number(b.habit) - Number(a.habit) || b.cost - b.usual - (a.cost - a.usual));
}
