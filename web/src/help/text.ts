// The pieces a section is written with.

import type { HelpBlock } from './types.ts';

export const p = (text: string): HelpBlock => ({ kind: 'text', text });
export const note = (text: string): HelpBlock => ({ kind: 'note', text });
export const list = (...items: readonly string[]): HelpBlock => ({ kind: 'list', items });
export const table = (head: readonly string[], ...rows: readonly (readonly string[])[]): HelpBlock => ({
  kind: 'table',
  head,
  rows,
});
