// Fuzzing by coverage: the rules of both games and what the protocol hears.

export { choicesOf } from './bytes.ts';
export { readCorpus, writeCorpus } from './corpus.ts';
export { coverageBy } from './coverage.ts';
export { fuzz } from './driver.ts';
export { rulesTarget } from './rules.ts';
export { Crash, type Target } from './target.ts';
export { TARGETS } from './targets.ts';
