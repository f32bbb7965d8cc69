// The authority at work: open tables, the library of games, looking back. Storage, bots, clocks and locks are ports.

export { botKeeper } from './bot-keeper.ts';
export type { SeatedBot } from './bot-keeper.ts';
export { chronicleOf } from './chronicle.ts';
export type { Chronicle, Position } from './chronicle.ts';
export { botLine } from './bot-line.ts';
export type { BotLine, StartHome } from './bot-line.ts';
export { parseToBots } from './bot-messages.ts';
export type { FromBots, ToBots } from './bot-messages.ts';
export { botOf, SUBSTITUTE } from './bot-seats.ts';
export { deadlineOf, LAG_LIMIT, newClocks, tick } from './clocks.ts';
export type { ClockRule, Clocks, Tick } from './clocks.ts';
export { askedFor, eyesOf, firstEyes, isHuman, replayEyesOf } from './eyes.ts';
export type { Happening } from './happening.ts';
export { openHost } from './host.ts';
export type { HostPorts, Look, Submitted, TableHost } from './host.ts';
export { createGame, kindsOf, listed, newId } from './library.ts';
export type { Created, LibraryPorts, NewGame } from './library.ts';
export type { OpenProblem } from './load.ts';
export { memoryRecords } from './memory-records.ts';
export { patientRecords } from './patient-records.ts';
export { neverGivingWay, noBell, sharedLease } from './ports.ts';
export type {
  AnyGame,
  Bell,
  Bells,
  Bots,
  Clock,
  Decision,
  Games,
  Lease,
  Leases,
  GiveWay,
  Playable,
  Report,
  Role,
  Sitting,
} from './ports.ts';
export { serialQueue } from './queue.ts';
export { isDamaged } from './records.ts';
export type { ChallengeMark, GameRecord, Records, Shelved, Summary, Written } from './records.ts';
export type { ReplayHost } from './replay.ts';
export { entryFrom, specOf, termsOf } from './stored-table.ts';
