// A game with what its own device knows of it, so that a copy on another device goes on where this one stopped.

import { parseGameFile, sameJson, shownSeed, verifyGame, type Seed } from '@branchline/core';
import {
  coloursIn,
  exportGame,
  keepBranches,
  soundGame,
  storedAs,
  type Colours,
  type Imported,
  type ImportProblem,
  type SoundGame,
} from './game-files.ts';
import type { LibraryPorts } from './library.ts';
import { isDamaged, type ChallengeMark, type GameRecord } from './records.ts';

/** What no game file says of a game that was played here. */
export interface OwnGame {
  readonly created: number;
  readonly touched: number;
  /** A running game goes on from it. */
  readonly seed?: Seed;
  /** What the seats wear, where any was chosen. */
  readonly colours?: Colours;
  readonly challenge?: ChallengeMark;
}

/** Undefined where the game came from a file, or cannot be read. */
export async function ownGame({ records }: Pick<LibraryPorts, 'records'>, id: string): Promise<OwnGame | undefined> {
  const record = await records.read(id);
  if (!record || isDamaged(record) || record.imported) return undefined;
  const { created, touched, seed, challenge } = record;
  const colours = coloursIn(record.seats);
  return {
    ...{ created, touched },
    ...(seed === undefined ? {} : { seed }),
    ...(colours.some((colour) => colour !== null) ? { colours } : {}),
    ...(challenge ? { challenge } : {}),
  };
}

export interface SavedGame {
  /** Its id on the device that saved it; plans and reviews are kept under it. */
  readonly id: string;
  readonly text: string;
  readonly own?: OwnGame;
}

/** The seed that a game may go on from: the file's own where it is over, else the saved one, proven by every draw. */
function provenSeed({ playable: { game }, file, record }: SoundGame, own: OwnGame): Seed | ImportProblem | undefined {
  if (file.entropy !== undefined) return undefined;
  if (record.summary.over) return shownSeed(file);
  if (own.seed === undefined) return undefined;
  const drawn = verifyGame(game, { ...file, seed: own.seed });
  // With its seed a running game has one fault, and that only after every draw was compared.
  if (drawn.ok || drawn.error.code === 'seed-too-early') return own.seed;
  return { problem: 'wrong', why: drawn.error };
}

function ownRecord({ record }: SoundGame, own: OwnGame, seed: Seed): Omit<GameRecord, 'id'> {
  const { published: _, ...rest } = record;
  const { created, touched, challenge } = own;
  return { ...rest, imported: false, created, touched, seed, ...(challenge ? { challenge } : {}) };
}

/** The game is here under its id, and tells all that the file tells. */
async function isHere(ports: LibraryPorts, id: string, { file }: SoundGame): Promise<boolean> {
  const known = parseGameFile((await exportGame(ports, id)) ?? '');
  if (!known.ok || known.value.commitment !== file.commitment) return false;
  return sameJson(known.value.moves.slice(0, file.moves.length), file.moves);
}

/** A game from a copy of everything: verified like any file; one that was played by its device is played on. */
export async function restoreGame(
  ports: LibraryPorts,
  { id, text, own }: SavedGame,
): Promise<Imported | ImportProblem> {
  const sound = await soundGame(ports, text, own?.colours);
  if ('problem' in sound) return sound;
  if (await isHere(ports, id, sound)) return keepBranches(ports, { id, known: true }, sound);
  const seed = own && provenSeed(sound, own);
  if (typeof seed === 'object') return seed;
  const now = ports.clock.now();
  const record =
    own && seed !== undefined ? ownRecord(sound, own, seed) : { ...sound.record, created: now, touched: now };
  return keepBranches(ports, await storedAs(ports, { record, entries: sound.entries, id }), sound);
}
