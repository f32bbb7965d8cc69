// Games that come and go as files. A door of its own: nobody needs it before the first file.

import { fileOf, parseGameFile, stateHash, verifyGame } from '@branchline/core';
import type {
  Discrepancy,
  Entry,
  FileProblem,
  GameFile,
  GameTypes,
  Replay,
  Seed,
  StorageTrouble,
} from '@branchline/core';
import { configured } from './configured.ts';
import { fresh, store, type LibraryPorts } from './library.ts';
import { load } from './load.ts';
import type { Playable } from './ports.ts';
import { isDamaged, type GameRecord } from './records.ts';
import { specFrom } from './stored-table.ts';

export type ImportProblem =
  | { readonly problem: 'not-a-game'; readonly why: FileProblem }
  | { readonly problem: 'unknown-game'; readonly game: string }
  | { readonly problem: 'wrong'; readonly why: Discrepancy }
  | { readonly problem: 'not-stored'; readonly why: StorageTrouble };

/** Names and ids are limited at the door: what is longer breaks every screen it is shown on. */
const LONGEST_NAME = 100;
const LONGEST_ID = 200;

/** The field that is too long to be shown anywhere. */
function longField({ seats, game, edition = '', board, rulesVersion }: GameFile): string | undefined {
  if (seats.some(({ name, kind }) => name.length > LONGEST_NAME || kind.length > LONGEST_ID)) return 'seats';
  const ids = { game, edition, board, rulesVersion };
  return Object.entries(ids).find(([, value]) => value.length > LONGEST_ID)?.[0];
}

/** A game from outside: verified move by move before it is kept, and for replay only. */
export async function importGame(ports: LibraryPorts, text: string): Promise<{ readonly id: string } | ImportProblem> {
  const parsed = parseGameFile(text);
  if (!parsed.ok) return { problem: 'not-a-game', why: parsed.error };
  const file = parsed.value;
  const field = longField(file);
  if (field !== undefined) return { problem: 'not-a-game', why: { code: 'malformed', field } };
  const playable = await ports.games(file.game);
  if (!playable) return { problem: 'unknown-game', game: file.game };
  const { boardHash, rulesVersion } = file;
  await configured(playable, { ...specFrom(file, undefined), boardHash, rulesVersion });
  const verdict = verifyGame(playable.game, file);
  if (!verdict.ok) return { problem: 'wrong', why: verdict.error };
  const imported = recordOf(playable, file, verdict.value);
  const known = await sameGame(ports, imported.record, imported.entries);
  if (known !== undefined) return { id: known };
  const { id, trouble } = await store(ports, { ...fresh(ports.clock.now()), ...imported.record }, imported.entries);
  if (trouble === undefined) return { id };
  // A game from a file that cannot be kept is not half kept.
  await ports.records.remove(id);
  return { problem: 'not-stored', why: trouble };
}

/** The game of this place that has the same moves from the same seed, if there is one: a file read twice is one game. */
async function sameGame(
  { records }: LibraryPorts,
  { commitment, summary }: Pick<GameRecord, 'commitment' | 'summary'>,
  entries: readonly Entry[],
): Promise<string | undefined> {
  const moves = JSON.stringify(entries.map(({ move }) => move));
  for (const shelved of await records.list()) {
    if (isDamaged(shelved) || shelved.commitment !== commitment || !shelved.imported) continue;
    if (shelved.summary.moves !== summary.moves) continue;
    const log = await records.log(shelved.id).read(0);
    if (JSON.stringify(log.map((entry) => (entry as Partial<Entry> | null)?.move)) === moves) return shelved.id;
  }
  return undefined;
}

function recordOf({ game, summarise }: Playable, file: GameFile, { moves, states }: Replay<GameTypes>) {
  const last = states.at(-1);
  const entries = moves.map((move, index): Entry => ({
    sequence: index + 1,
    move,
    hash: stateHash(states[index + 1]),
  }));
  const record = {
    game: file.game,
    rulesVersion: file.rulesVersion,
    boardHash: file.boardHash,
    spec: specFrom(file, game.agreedIn(file.moves)),
    seats: file.seats,
    commitment: file.commitment,
    ...(file.seed === undefined ? {} : { published: file.seed }),
    ...(file.entropy === undefined ? {} : { entropy: file.entropy }),
    imported: true,
    bookmark: moves.length,
    summary: {
      moves: moves.length,
      over: game.turn(last).kind === 'over',
      detail: summarise(game.view(last, 'spectator')),
    },
  };
  return { record, entries };
}

/** A running game with the seed it goes on from; undefined where there is nothing to go on with. */
export async function handOver(
  ports: LibraryPorts,
  id: string,
): Promise<{ readonly file: string; readonly seed: Seed } | undefined> {
  const loaded = await load(ports, id);
  if ('problem' in loaded) return undefined;
  const { seats, seed, entropy } = loaded.record;
  const file = fileOf(loaded.table, seats);
  return seed === undefined || entropy || file.result !== undefined ? undefined : { file: JSON.stringify(file), seed };
}

/** The game file; of a damaged game whatever the shelf still holds, without its seed. */
export async function exportGame(ports: LibraryPorts, id: string): Promise<string | undefined> {
  const loaded = await load(ports, id);
  if (!('problem' in loaded)) {
    const { commitment, seats, seed, published } = loaded.record;
    const { seed: drawn, ...file } = fileOf(loaded.table, seats);
    const open = drawn === undefined ? undefined : (seed ?? published);
    return JSON.stringify({ ...file, commitment, ...(open === undefined ? {} : { seed: open }) });
  }
  const record = await ports.records.read(id).catch(() => undefined);
  if (!record) return undefined;
  const { seed: _, ...rest } = record as Partial<GameRecord>;
  const moves = await ports.records
    .log(id)
    .read(0)
    .catch(() => []);
  return JSON.stringify({ damaged: true, record: rest, moves });
}
