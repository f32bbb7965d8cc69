// The public entry point of the benchmarks.

export { measureDecisions, peakMemory } from './decisions.ts';
export { GROUPS, isMet, runSuites } from './suite.ts';
export type { Group, Row } from './suite.ts';
