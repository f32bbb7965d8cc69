// The public entry point of the study: figures that both games have in common.

export type { AnalysedMove, Analysis, Doubtful } from './analysis.ts';
