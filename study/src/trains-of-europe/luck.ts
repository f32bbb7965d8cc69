// When a draw was luck: beyond its doubt, and more than is worth a word.

import type { Doubtful } from '../analysis.ts';

const LEAST_LUCK = 0.03;

export const isLuck = ({ value, doubt }: Doubtful): boolean => Math.abs(value) >= Math.max(LEAST_LUCK, doubt);
