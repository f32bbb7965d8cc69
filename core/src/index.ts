// The kernel both games stand on.

export { drawKey, termsOf } from './binding.ts';
export type { Terms } from './binding.ts';
export { canonicalJson, sameJson } from './canonical.ts';
export type {
  ActionBase,
  BadSpec,
  BySeat,
  Game,
  GameSpec,
  GameTypes,
  Header,
  Illegal,
  Move,
  Seat,
  Turn,
  Viewer,
} from './game.ts';
export { withoutDirections } from './directions.ts';
export { entropyCommitmentOf, entropyFault, isEntropies, streamKey } from './entropy.ts';
export type { Entropies, Entropy, EntropyFault, EntropyValue } from './entropy.ts';
export { formatGameFile, GAME_FORMAT, gameFileFrom, MAX_DEPTH, parseGameFile, specOf } from './game-file.ts';
export type { FileProblem, GameFile, SeatInfo } from './game-file.ts';
export { documentHash, sha256Hex, stateHash } from './hash.ts';
export type { Id } from './ids.ts';
export { isMove, memoryLog, moverOf } from './log.ts';
export type { Appended, Entry, Log, MoveEntry, Ruling, RulingEntry, StorageTrouble } from './log.ts';
export { assertNever, invariant } from './invariant.ts';
export { err, ok } from './result.ts';
export type { Result } from './result.ts';
export { fastRng, pick, rngFromWords, shuffled } from './rng.ts';
export type { Rng } from './rng.ts';
export { botSeed, commitmentOf, isSeed, rngForMove, seedFromBytes, seedFromText, streamsOf } from './seed.ts';
export type { Seed } from './seed.ts';
export { playTable } from './play-table.ts';
export { begin, step } from './step.ts';
export type { Answer, Step, Submission } from './step.ts';
export type { Wish } from './ruling.ts';
export { advance, newTable, turnAt } from './table.ts';
export type { Change, Table, TableSetup } from './table.ts';
export { changesOf, standingAt, stateAt, straightened } from './history.ts';
export { resume, resuming } from './resume.ts';
export type { Damage } from './resume.ts';
export { since, toldAfter, toldOf, updateOf } from './told.ts';
export type { Told, Update } from './told.ts';
export { fileOf } from './table-file.ts';
export { shownSeed, verifyGame, verifying } from './verify.ts';
export type { Discrepancy, Replay } from './verify.ts';
export { judgeVersion } from './version.ts';
export type { KnownVersions, VersionField } from './version.ts';
