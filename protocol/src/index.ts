// What client and authority say to each other: the same words for a worker and for a server.

export { count, recordEntries, seat, seatInfo, seed, summaryEntries, viewer } from './basics.ts';
export { parseAnswer, parseFromAuthority, parseQuestion, parseTalk, PROTOCOL_VERSION } from './envelope.ts';
export type {
  AnswerTo,
  Ask,
  CallName,
  DeviceCall,
  FromAuthority,
  Question,
  TalkCall,
  TalkQuestion,
} from './envelope.ts';
export { ownGame } from './library.ts';
export type { ImportProblem, Listed, ListedGame, NewTable, ReplayOpened } from './library.ts';
export type { HintAnswer, Look, Notice, Opened, OpenProblem, Submitted, TablePush, Told, Update } from './table.ts';
