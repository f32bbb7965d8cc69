// Games that come and go as files. A separate entry point, not needed before the first file.

import { canonicalJson, fileOf, parseGameFile, shownSeed, withoutDirections } from '@branchline/core';
import type {
  Discrepancy,
  Entry,
  FileProblem,
  GameFile,
  GameTypes,
  MoveEntry,
  Replay,
  RulingEntry,
  Seed,
  SeatInfo,
  StorageTrouble,
} from '@branchline/core';
import type { SeatColour } from '@branchline/core/seat-colours';
import { isRecord } from '@branchline/core/notation';
import { addBranches, exploredIn, judgeBranches } from './branches/bundle.ts';
import { configured } from './configured.ts';
import { fresh, kindsOf, store, type LibraryPorts, type Stored } from './library.ts';
import { load } from './load.ts';
import { fileInNotation } from './in-notation.ts';
import type { GiveWay, Playable } from './ports.ts';
import { isDamaged, type GameRecord } from './records.ts';
import { specFrom } from './stored-table.ts';
import { NO_SUMMARY } from './summary.ts';
import { fingerprints, verified } from './verified.ts';

export type ImportProblem =
  | { readonly problem: 'not-a-game'; readonly why: FileProblem }
  | { readonly problem: 'unknown-game'; readonly game: string }
  /** `branch`: the game is sound, and this one of its branches is not. */
  | { readonly problem: 'wrong'; readonly why: Discrepancy; readonly branch?: number }
  | { readonly problem: 'not-stored'; readonly why: StorageTrouble };

/** Names and ids are limited on arrival: longer ones break every screen that shows them. */
const LONGEST_NAME = 100;
const LONGEST_ID = 200;

/** The field that is too long to be shown anywhere. */
function longField({ seats, game, edition = '', board, rulesVersion }: GameFile): string | undefined {
  if (seats.some(({ name, kind }) => name.length > LONGEST_NAME || kind.length > LONGEST_ID)) return 'seats';
  const ids = { game, edition, board, rulesVersion };
  return Object.entries(ids).find(([, value]) => value.length > LONGEST_ID)?.[0];
}

/** `known`: it was here already. */
export type Imported = { readonly id: string; readonly known?: true; readonly branch?: string };

export type SoundGame = NewRecord & {
  readonly playable: Playable;
  readonly file: GameFile;
  readonly branches: Exclude<ReturnType<typeof soundBranches>, ImportProblem>;
};

/** Long games are verified in pieces where others have to be looked after meanwhile. */
type JudgePorts = Pick<LibraryPorts, 'games'> & { readonly giveWay?: GiveWay };

/** Per seat, null where none was chosen. */
export type Colours = readonly (SeatColour | null)[];

/**
 * A game from outside, alone or with its branches, verified move by move. `colours`: what the seats wore where it was
 * played, since no file says that.
 */
export async function soundGame(
  ports: JudgePorts,
  text: string,
  colours: Colours = [],
): Promise<SoundGame | ImportProblem> {
  const explored = exploredIn(text);
  const written = isRecord(text) ? await fileInNotation(ports, text) : undefined;
  if (written && 'problem' in written) return written;
  const parsed = written ? written.file : parseGameFile(explored?.game ?? text);
  if (!parsed.ok) return { problem: 'not-a-game', why: parsed.error };
  const file = parsed.value;
  const field = longField(file);
  if (field !== undefined) return { problem: 'not-a-game', why: { code: 'malformed', field } };
  const playable = await ports.games(file.game);
  if (!playable) return { problem: 'unknown-game', game: file.game };
  const { boardHash, rulesVersion } = file;
  await configured(playable, { ...specFrom(file, undefined), boardHash, rulesVersion });
  const verdict = await verified(playable.game, file, ports.giveWay);
  if (!verdict.ok) return { problem: 'wrong', why: verdict.error };
  const hashes = await fingerprints(file, verdict.value, ports.giveWay);
  const imported = recordOf(playable, file, { ...verdict.value, hashes, colours });
  const branches = soundBranches(playable, imported.record, { ...verdict.value, raw: explored?.branches ?? [] });
  return 'problem' in branches ? branches : { ...imported, playable, file, branches };
}

export async function keepBranches(
  ports: LibraryPorts,
  kept: Imported | ImportProblem,
  { branches }: SoundGame,
): Promise<Imported | ImportProblem> {
  if ('problem' in kept || branches.length === 0) return kept;
  const branch = await addBranches(ports, kept.id, branches);
  return branch === undefined ? kept : { ...kept, branch };
}

/** A game from outside is for replay only. */
export async function importGame(
  ports: LibraryPorts,
  text: string,
  colours?: Colours,
): Promise<Imported | ImportProblem> {
  const sound = await soundGame(ports, text, colours);
  if ('problem' in sound) return sound;
  const known = await sameGame(ports, sound);
  if (known !== undefined) return keepBranches(ports, { id: known, known: true }, sound);
  const record = { ...fresh(ports.clock.now()), ...sound.record };
  return keepBranches(ports, await storedAs(ports, { record, entries: sound.entries }), sound);
}

/** Only what is over can have branches: they would show its hands. */
function soundBranches(
  { game }: Playable,
  { seats, summary }: Pick<GameRecord, 'seats' | 'summary'>,
  { config, moves, raw }: Pick<Replay<GameTypes>, 'config' | 'moves'> & { readonly raw: readonly unknown[] },
) {
  if (raw.length === 0) return [];
  const judged = summary.over ? judgeBranches({ game, config, seats: seats.length, moves }, raw) : { branch: 1 };
  if ('branches' in judged) return judged.branches;
  const { branch, why } = { why: undefined, ...judged };
  if (why === undefined)
    return { problem: 'not-a-game', why: { code: 'malformed', field: `branches[0][${branch - 1}]` } } as const;
  return { problem: 'wrong', why, branch } as const;
}

type NewRecord = ReturnType<typeof recordOf>;

type Wanted = {
  readonly record: Omit<GameRecord, 'id'>;
  readonly entries: readonly Entry[];
  /** The id it shall have, where that is free. */
  readonly id?: string;
};

export async function storedAs(
  ports: LibraryPorts,
  { record, entries, id: wish }: Wanted,
): Promise<{ readonly id: string } | ImportProblem> {
  const written = wish === undefined ? 'taken' : await ports.records.create({ ...record, id: wish }, entries);
  const { id, trouble }: Stored =
    written === 'taken'
      ? await store(ports, record, entries)
      : { id: wish!, ...(written === 'ok' ? {} : { trouble: written.failed }) };
  if (trouble === undefined) return { id };
  // A game from a file that cannot be kept is not half kept.
  await ports.records.remove(id);
  return { problem: 'not-stored', why: trouble };
}

/** Everything a file says of a game but its moves: games that differ in any of it are two games. */
const saidOf = (record: Partial<GameRecord>): unknown => {
  const { game, rulesVersion, boardHash, spec, seats, kinds, commitment, published, entropy, summary } = record;
  const { moves, over, conceded } = summary ?? NO_SUMMARY;
  return { game, rulesVersion, boardHash, spec, seats, kinds, commitment, published, entropy, moves, over, conceded };
};

/** The game of this place of which a file says the same, if there is one: a file read twice is one game. */
async function sameGame({ records }: LibraryPorts, { record, entries }: NewRecord): Promise<string | undefined> {
  const said = (entry: Partial<Entry> | null): unknown => entry?.move ?? entry?.ruling;
  const moves = JSON.stringify(entries.map(said));
  const facts = canonicalJson(saidOf(record));
  // A store that cannot be read holds nothing to compare with.
  for (const shelved of await records.list().catch(() => [])) {
    if (isDamaged(shelved) || shelved.commitment !== record.commitment || !shelved.imported) continue;
    if (canonicalJson(saidOf(shelved)) !== facts) continue;
    const log = await records.log(shelved.id).read(0);
    if (JSON.stringify(log.map((entry) => said(entry as Partial<Entry> | null))) === moves) return shelved.id;
  }
  return undefined;
}

type Fingerprinted = Replay<GameTypes> & { readonly hashes: readonly string[] };

/** The log of a game from a file. What was taken back there is on no record, so its marks go back over nothing. */
function entriesOf({ takebacks = [], conceded }: GameFile, { moves, hashes }: Fingerprinted): readonly Entry[] {
  const entries: Entry[] = [];
  const add = (index: number, said: Pick<MoveEntry, 'move'> | Pick<RulingEntry, 'ruling'>): void => {
    entries.push({ sequence: entries.length + 1, ...said, hash: hashes[index]! });
  };
  for (let index = 0; index <= moves.length; index++) {
    if (index > 0) add(index, { move: moves[index - 1]! });
    for (const { by, moves: taken } of takebacks.filter(({ after }) => after === index))
      add(index, { ruling: { kind: 'takeback', by, to: entries.length, moves: taken } });
  }
  if (conceded) add(moves.length, { ruling: { kind: 'concede', by: conceded.by } });
  return entries;
}

function recordOf(
  { game, summarise }: Playable,
  file: GameFile,
  { colours, ...replay }: Fingerprinted & { readonly colours: Colours },
) {
  const { moves, states } = replay;
  const last = states.at(-1);
  const entries = entriesOf(file, replay);
  const seed = shownSeed(file);
  const conceded = file.conceded?.by;
  const record = {
    game: file.game,
    rulesVersion: file.rulesVersion,
    boardHash: file.boardHash,
    spec: specFrom(file, game.agreedIn(file.moves)),
    seats: file.seats.map(({ name, kind }, seat) => ({
      ...{ name: withoutDirections(name), kind },
      ...(colours[seat] ? { colour: colours[seat] } : {}),
    })),
    ...(file.binding === undefined ? {} : { kinds: kindsOf(file.seats) }),
    commitment: file.commitment,
    ...(seed === undefined ? {} : { published: seed }),
    ...(file.entropy === undefined ? {} : { entropy: file.entropy }),
    imported: true,
    bookmark: entries.length,
    summary: {
      moves: moves.length,
      over: conceded !== undefined || game.turn(last).kind === 'over',
      ...(conceded === undefined ? {} : { conceded }),
      detail: summarise(game.view(last, 'spectator')),
    },
  };
  return { record, entries };
}

/** What the seats wear, as it is handed on beside a file. */
export const coloursIn = (seats: readonly SeatInfo[]): Colours => seats.map(({ colour = null }) => colour);

/** A running game with the seed it goes on from; undefined if there is nothing to resume. */
export async function handOver(
  ports: LibraryPorts,
  id: string,
): Promise<{ readonly file: string; readonly seed: Seed; readonly colours: Colours } | undefined> {
  const loaded = await load(ports, id);
  if ('problem' in loaded) return undefined;
  const { seats, seed, entropy, challenge } = loaded.record;
  const file = fileOf(loaded.table, seats);
  // A deal of a challenge is played where its bots are the same for all.
  return seed === undefined || entropy || challenge || file.result !== undefined
    ? undefined
    : { file: JSON.stringify(file), seed, colours: coloursIn(seats) };
}

/** The game file; of a damaged game whatever the store still holds, without its seed. */
export async function exportGame(ports: LibraryPorts, id: string): Promise<string | undefined> {
  const loaded = await load(ports, id);
  if (!('problem' in loaded)) {
    const { commitment, seats, seed, published } = loaded.record;
    const { seed: drawn, conceded, ...file } = fileOf(loaded.table, seats);
    const known = seed ?? published;
    const open = known === undefined ? {} : { seed: known };
    return JSON.stringify({
      ...file,
      commitment,
      ...(drawn === undefined ? {} : open),
      ...(conceded === undefined ? {} : { conceded: { by: conceded.by, ...open } }),
    });
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
