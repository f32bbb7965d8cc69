// Contract tests for implementations of the ports: the same cases against memory, a browser's database and SQL.

export type { Case } from './case.ts';
export { hostContract } from './host.ts';
export type { HostUnderTest } from './host.ts';
export { logContract } from './log.ts';
export type { LogUnderTest } from './log.ts';
