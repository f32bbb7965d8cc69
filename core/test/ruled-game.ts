// The file of a game as people play it online: numbers of their own devices, turns taken back, perhaps given up.

import {
  begin,
  entropyCommitmentOf,
  fastRng,
  fileOf,
  invariant,
  newTable,
  pick,
  seedFromText,
  step,
  turnAt,
  type GameFile,
  type GameTypes,
} from '../src/index.ts';
import type { RecordOptions } from '../src/conformance/record.ts';
import { rule } from '../src/ruling.ts';

interface Rulings {
  /** Whether the deal comes from all players' numbers; the last seat is then a bot's, which has none. */
  readonly entropy?: boolean;
  /** Whether options and seats are bound to the draws. */
  readonly bound?: boolean;
  /** About one in so many moves is taken back again. */
  readonly takebackEvery?: number;
  /** After how many moves that count the seat to move gives up. */
  readonly concededAfter?: number;
}

type Options<T extends GameTypes> = RecordOptions<T> & { readonly rulings: Rulings };

export function ruledGame<T extends GameTypes>(options: Options<T>): GameFile {
  const { game, spec, seed, dice, policy, hashes, rulings } = options;
  const { entropy = false, bound = false, takebackEvery = Infinity, concededAfter = Infinity } = rulings;
  const configured = game.configure(spec);
  invariant(configured.ok, 'the table can be set up');
  const seats = Array.from({ length: spec.seats }, (_, seat) => ({
    name: 'ABCDEF'[seat]!,
    kind: entropy && seat === spec.seats - 1 ? 'bot:policy' : 'human',
  }));
  const numbers = seats.map(({ name, kind }) => {
    if (kind !== 'human') return null;
    const value = seedFromText(`${seed} ${name}`);
    return { commitment: entropyCommitmentOf(value), value };
  });
  const rng = fastRng(dice);
  const terms = { game: game.id, ...game.header(configured.value), seats: seats.map(({ kind }) => kind) };
  let { table } = begin(
    newTable({
      ...{ game, config: configured.value, seats: spec.seats, seed: seedFromText(seed), hashed: false },
      ...(entropy ? { entropy: numbers } : {}),
      ...(bound ? { terms } : {}),
    }),
  );
  for (let turn = turnAt(table); turn.kind === 'seats'; turn = turnAt(table)) {
    const seat = pick(turn.seats, rng);
    const by = table.moves.at(-1)?.move.by;
    if (table.moves.length >= concededAfter) table = rule(table, { seat, kind: 'concede' }).table;
    else if (takebackEvery < Infinity && typeof by === 'number' && rng.below(takebackEvery) === 0) {
      table = rule(table, { seat: by, kind: 'takeback' }).table; // refused where something was shown since
    } else {
      const view = game.view(table.state, seat);
      table = step(table, { seat, action: policy(view, seat, game.legal(view, seat), rng) }).table;
    }
  }
  return fileOf(table, seats, { hashes });
}

/** Everything a table can do beside the moves, one at a time and all together. */
export const RULINGS: readonly Rulings[] = [
  { takebackEvery: 6 },
  { entropy: true },
  { concededAfter: 14 },
  { entropy: true, takebackEvery: 6, concededAfter: 18 },
  { entropy: true, takebackEvery: 8 },
];

/** The same with options and seats bound to the draws. */
export const BOUND: readonly Rulings[] = [
  { bound: true },
  { bound: true, entropy: true, takebackEvery: 6 },
  { bound: true, concededAfter: 14 },
];

const MARKS: Readonly<Record<string, (file: GameFile) => boolean>> = {
  'options and seats bound': ({ binding, result }) => binding !== undefined && result !== undefined,
  'options and seats bound, numbers of several devices': ({ binding, entropy }) =>
    binding !== undefined && entropy !== undefined,
  'options and seats bound, a game given up': ({ binding, conceded }) =>
    binding !== undefined && conceded !== undefined,
  'a turn taken back': ({ takebacks }) => takebacks !== undefined,
  'numbers of several devices': ({ entropy = [] }) => entropy.filter((own) => own !== null).length > 1,
  'numbers of devices beside a bot': ({ entropy }) => entropy?.includes(null) === true,
  'a game given up': ({ conceded }) => conceded !== undefined,
  'a game given up, of numbers and with turns taken back': ({ entropy, takebacks, conceded }) =>
    entropy !== undefined && takebacks !== undefined && conceded !== undefined,
  'numbers and turns taken back, to the end': ({ entropy, takebacks, result }) =>
    entropy !== undefined && takebacks !== undefined && result !== undefined,
};

export const ALL_RULINGS: readonly string[] = Object.keys(MARKS);

/** What the file of a game shows of it. */
export const rulingsIn = (file: GameFile): string[] => ALL_RULINGS.filter((name) => MARKS[name]!(file));
