// Games played by the companies' own bots, with every position and every move: the ground for tests of whole games.

import { seedFromText, type Move, type Seat } from '@branchline/core';
import { botById, playGame, type Bot } from '@branchline/bots';
import { trainsOfEurope, type State, type TrainsOfEurope } from '@branchline/trains-of-europe';

export type ToEMove = Move<TrainsOfEurope>;

export interface Played {
  readonly name: string;
  readonly states: readonly State[];
  readonly moves: readonly ToEMove[];
}

export interface Table {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly bots?: readonly string[];
}

const conductor = botById('trains-of-europe', 'conductor') as unknown as Bot<TrainsOfEurope>;
const random = botById('trains-of-europe', 'random') as unknown as Bot<TrainsOfEurope>;

/** A table of bots; with `careless` some seats play at random, which leads to losses and insolvency. */
export function playedGame(name: string, { seats = 3, options = {}, bots = [] }: Table = {}): Played {
  const config = trainsOfEurope.configure({ seats, options });
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const states: State[] = [trainsOfEurope.setup(config.value)];
  const { moves } = playGame({
    game: trainsOfEurope,
    config: config.value,
    bots: Array.from({ length: seats }, (_, seat) => (bots[seat] === 'random' ? random : conductor)),
    seed: seedFromText(name),
    budget: { kind: 'iterations', count: 1 },
    onMove: (_, after) => states.push(after),
  });
  return { name, states, moves };
}

/** What every viewer of a game is shown, entry by entry. */
export const entriesOf = ({ states, moves }: Played, who: Seat | 'spectator') =>
  moves.map((move, at) => ({
    sequence: at + 1,
    by: move.by,
    events: trainsOfEurope.events(states[at]!, move, states[at + 1]!, who),
  }));

/** Tables that differ in everything the options can change, so many of each. */
const TABLES: readonly Table[] = [
  { seats: 2 },
  { seats: 3 },
  { seats: 4 },
  { seats: 3, options: { hiddenCash: true, hiddenVehicles: true } },
  { seats: 4, options: { selfManagedInsolvency: true }, bots: ['random', 'conductor', 'random'] },
  { seats: 3, options: { assignInTurn: true, offersInTurn: true, fixedSteps: true } },
  { seats: 2, options: { target: 4, lenientIdle: true, tieBreak: 'profit-completed-cash' } },
  { seats: 3, options: { releaseLicences: true, forgiveOncePerGame: true }, bots: ['random'] },
  { seats: 4, options: { allowRetarget: true, hiddenVehicles: true } },
  { seats: 3, options: { openEnd: true, bankLimit: false }, bots: ['conductor', 'random', 'random'] },
];

const indexed = new Map<number, Played>();

/** The game of that number; numbers go round the tables above. Played once: files that share a worker look at the same games. */
export function gameIndex(number: number): Played {
  const known = indexed.get(number) ?? playedGame(`game ${number}`, TABLES[number % TABLES.length]);
  indexed.set(number, known);
  return known;
}

/** Numbers of so many games, for one test each: ten are one of every table. */
export const games = (count: number, from = 0): number[] => Array.from({ length: count }, (_, i) => from + i);

/** Every n-th position at which a player decides, with the move made there. */
export function* decisions(
  { states, moves }: Played,
  every = 1,
): Generator<{ readonly before: State; readonly after: State; readonly move: ToEMove & { readonly by: Seat } }> {
  for (let at = 0; at < moves.length; at += every) {
    const move = moves[at]!;
    if (move.by !== 'chance') yield { before: states[at]!, after: states[at + 1]!, move: move };
  }
}
