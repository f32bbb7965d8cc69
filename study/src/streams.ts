// Random numbers of an analysis: every part has a separate stream, so that no figure depends on what was counted before it.

import { fastRng, seedFromText, type Rng } from '@branchline/core';

/** 52 bits: what a double holds exactly. */
const DIGITS = 13;

/** The number from which a part draws all its chance. */
export const numberFor = (seed: string, part: string): number =>
  parseInt(seedFromText(`study:${part}:${seed}`).slice(0, DIGITS), 16);

export const streamOf = (seed: string, part: string): Rng => fastRng(numberFor(seed, part));
