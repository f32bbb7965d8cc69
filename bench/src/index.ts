// The public door of the benchmarks.

export { measurePeer } from './boardgame-io.ts';
export { businessSpeed } from './business.ts';
export { guidedRounds } from './guided.ts';
export { measureCopy, measureRules } from './rules.ts';
export { measureSolver } from './solver.ts';
