// Playing a run of games between companies of different styles and noting what the balance report counts.

import { playGame, trainsOfEuropeStyles } from '@branchline/bots';
import { seedFromText, type Game, type GameTypes } from '@branchline/core';
import {
  contentOf,
  SIXTHS,
  trainsOfEurope,
  type ContractIndex,
  type EndReason,
  type GameResult,
  type Outcome,
  type Public,
  type State,
} from '@branchline/trains-of-europe';
import { requireConfig } from '../tables.ts';

export interface BalanceTask {
  readonly players: number;
  readonly target: number;
  readonly seed: string;
  /** Games `from` up to, but not including, `to`. */
  readonly from: number;
  readonly to: number;
}

export interface BalancedGame {
  readonly reason: EndReason;
  readonly years: number;
  /** Companies that could not pay at the end of the first year, and that left in the end. */
  readonly firstYearFailures: number;
  readonly insolvent: number;
  /** Face-up contracts that were taken, or had to go under the pile with two chips on them. */
  readonly taken: readonly ContractIndex[];
  readonly sent: readonly ContractIndex[];
  readonly outOfSticks: boolean;
  readonly topProfit: boolean;
  /** By seat, clockwise from the first Chairperson. */
  readonly launch: readonly ContractIndex[];
  readonly styles: readonly string[];
  /** A shared victory in parts. */
  readonly wins: readonly number[];
  readonly points: readonly number[];
  /** By year and seat, EUR. */
  readonly profits: readonly (readonly number[])[];
}

/** Every choice of that many styles: neighbours in the list, and for two players those opposite each other too. */
function tablesOf(styles: readonly string[], players: number): string[][] {
  const from = (first: number, step: number): string[] =>
    Array.from({ length: players }, (_, at) => styles[(first + step * at) % styles.length]!);
  if (players === styles.length) return [from(0, 1)];
  const neighbours = styles.map((_, first) => from(first, 1));
  return players === 2 ? [...neighbours, from(0, 2), from(1, 2)] : neighbours;
}

/** Each company takes each seat in turn; with fewer players than styles all combinations take turns too. */
export function stylesAt(index: number, players: number): string[] {
  const styles = trainsOfEuropeStyles.map(({ id }) => id);
  const tables = tablesOf(styles, players);
  const turn = Math.floor(index / players);
  const table = tables[turn % tables.length]!;
  const order = table.map((_, at) => table[(at + index) % players]!);
  return Math.floor(turn / styles.length) % 2 === 0 ? order : order.toReversed();
}

/** Notes what happens to face-up contracts. */
function watchDisplay(): {
  onMove(move: { readonly do: string }, open: Public): void;
  taken: ContractIndex[];
  sent: ContractIndex[];
} {
  const taken: ContractIndex[] = [];
  const sent: ContractIndex[] = [];
  let queue: readonly ContractIndex[] = [];
  let before: readonly ContractIndex[] = [];
  return {
    taken,
    sent,
    onMove(move, open) {
      const display = open.display.map(({ contract }) => contract);
      if (move.do === 'take') taken.push(...before.filter((contract) => !display.includes(contract)));
      // Cards join the end of the queue; what leaves it is drawn from the front.
      if (open.queue.length > 0 && open.queue.at(-1) !== queue.at(-1)) {
        sent.push(...open.queue.filter((contract) => !queue.includes(contract)));
      }
      queue = open.queue;
      before = display;
    },
  };
}

function playOne({ players, target, seed }: BalanceTask, index: number): BalancedGame {
  const game = trainsOfEurope as unknown as Game<GameTypes>;
  const styles = stylesAt(index, players);
  const watch = watchDisplay();
  let firstYearFailures = 0;
  const { moves, state, result } = playGame({
    game,
    config: requireConfig(game, { seats: players, options: { target } }),
    bots: styles.map((id) => trainsOfEuropeStyles.find((style) => style.id === id)!),
    seed: seedFromText(`balance:${seed}:${players}:${target}:${index}`),
    budget: { kind: 'iterations', count: 1 },
    onMove(move, after) {
      const { public: open } = after as State;
      watch.onMove(move as { do: string }, open);
      if (open.profits.length === 1)
        firstYearFailures = Math.max(firstYearFailures, open.marked.filter(Boolean).length);
    },
  });
  const { reason, years, evaluation, winners } = result as GameResult;
  const { public: open } = state as State;
  const [start, setup] = moves as unknown as readonly Outcome[];
  const first = start?.do === 'start-player' ? start.seat : 0;
  const clockwise = Array.from({ length: players }, (_, at) => (first + at) % players);
  const { contractIndex } = contentOf((state as State).config);
  const launch = setup?.do === 'setup' ? setup.launch.map((id) => contractIndex.get(id)!) : [];
  return {
    reason,
    years: years.length,
    firstYearFailures,
    insolvent: open.left.filter(Boolean).length,
    taken: watch.taken,
    sent: watch.sent,
    outOfSticks: open.outOfSticks,
    topProfit: open.topProfit,
    launch: clockwise.map((seat) => launch[seat]!),
    styles: clockwise.map((seat) => styles[seat]!),
    wins: clockwise.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    points: clockwise.map((seat) => evaluation[seat]!.total / SIXTHS),
    profits: years.map(({ profit }) => clockwise.map((seat) => profit[seat]!)),
  };
}

export function balanceGames(task: BalanceTask): readonly BalancedGame[] {
  return Array.from({ length: task.to - task.from }, (_, at) => playOne(task, task.from + at));
}
