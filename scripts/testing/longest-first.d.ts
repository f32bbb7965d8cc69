import type { BaseSequencer } from 'vitest/node';

declare class LongestFirst extends BaseSequencer {}
export default LongestFirst;
