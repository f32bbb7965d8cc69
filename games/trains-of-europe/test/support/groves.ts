// Variants of the test content in which single ends of the game come soon.

import { registerContent, type Content, type ToEConfig } from '../../src/index.ts';
import { grove } from './grove.ts';

const grown = (id: string, config: Partial<ToEConfig>): Content => ({
  ...grove,
  map: { ...grove.map, id },
  config: { ...grove.config, ...config },
});

/** Few sticks, little money in the bank, a short profit track. */
export const GROVES: readonly Content[] = [
  grove,
  grown('grove-few-sticks', { sticks: 9 }),
  grown('grove-poor-bank', { bank: 800_000 }),
  grown('grove-short-track', { profitMax: 120_000 }),
];

for (const content of GROVES) registerContent(content);
