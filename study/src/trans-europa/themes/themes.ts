// The themes of the lessons, from beginner to strong: each is one idea that decides positions again and again.

import type { MistakeKind } from '../causes.ts';
import type { PuzzleKind } from '../puzzles/puzzle.ts';

export const THEME_IDS = [
  'completes',
  'reaches',
  'fewer',
  'start',
  'meeting',
  'together',
  'double',
  'marker-tells',
  'far-end',
  'leave',
  'join',
  'mountains',
  'alone',
  'line-tells',
  'company',
  'three',
  'take-double',
  'apart',
  'beside',
  'silence',
] as const;
export type ThemeId = (typeof THEME_IDS)[number];

export interface Theme {
  readonly id: ThemeId;
  /** The kind of puzzle it shows in. */
  readonly kind: PuzzleKind;
  /** On the scale of the puzzles' ratings. */
  readonly level: number;
}

const KINDS: Readonly<Record<ThemeId, PuzzleKind>> = {
  completes: 'turn',
  reaches: 'turn',
  fewer: 'turn',
  start: 'start',
  meeting: 'net',
  together: 'turn',
  double: 'turn',
  'marker-tells': 'whose',
  'far-end': 'start',
  leave: 'turn',
  join: 'turn',
  mountains: 'net',
  alone: 'turn',
  'line-tells': 'whose',
  company: 'start',
  three: 'turn',
  'take-double': 'turn',
  apart: 'turn',
  beside: 'start',
  silence: 'whose',
};

const [LOWEST, HIGHEST] = [800, 2200];

/** In equal steps from the first lesson to the last. */
export const THEMES: readonly Theme[] = THEME_IDS.map((id, place) => ({
  id,
  kind: KINDS[id],
  level: Math.round((LOWEST + ((HIGHEST - LOWEST) * place) / (THEME_IDS.length - 1)) / 10) * 10,
}));

const LED_TO: Partial<Record<MistakeKind, ThemeId>> = {
  completes: 'completes',
  reaches: 'reaches',
  fewer: 'fewer',
  start: 'start',
  together: 'together',
  double: 'double',
  shuns: 'take-double',
  leave: 'leave',
  middle: 'far-end',
};

/** The theme that a kind of mistake leads to; where the mistake says little, the one its turns have most need of. */
export const themeFor = (kind: MistakeKind, turn: 'marker' | 'build'): ThemeId =>
  LED_TO[kind] ?? (turn === 'marker' ? 'far-end' : 'join');
