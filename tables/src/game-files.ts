// Games that come and go as files. A door of its own: nobody needs it before the first file.

import { fileOf, parseGameFile, stateHash, verifyGame } from '@branchline/core';
import type { Discrepancy, Entry, FileProblem, GameFile, GameTypes, Replay } from '@branchline/core';
import { configured } from './configured.ts';
import { fresh, store, type LibraryPorts } from './library.ts';
import { load } from './load.ts';
import type { Playable } from './ports.ts';
import type { GameRecord } from './records.ts';
import { specFrom } from './stored-table.ts';

export type ImportProblem =
  | { readonly problem: 'not-a-game'; readonly why: FileProblem }
  | { readonly problem: 'unknown-game'; readonly game: string }
  | { readonly problem: 'wrong'; readonly why: Discrepancy };

/** A game from outside: verified move by move before it is kept, and for replay only. */
export async function importGame(ports: LibraryPorts, text: string): Promise<{ readonly id: string } | ImportProblem> {
  const parsed = parseGameFile(text);
  if (!parsed.ok) return { problem: 'not-a-game', why: parsed.error };
  const file = parsed.value;
  const playable = await ports.games(file.game);
  if (!playable) return { problem: 'unknown-game', game: file.game };
  const { boardHash, rulesVersion } = file;
  await configured(playable, { ...specFrom(file, undefined), boardHash, rulesVersion });
  const verdict = verifyGame(playable.game, file);
  if (!verdict.ok) return { problem: 'wrong', why: verdict.error };
  const imported = recordOf(playable, file, verdict.value);
  return { id: await store(ports, { ...fresh(ports.clock.now()), ...imported.record }, imported.entries) };
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
