// The files of messages as they lie in web/texts: a folder for each language, in it a file for each area.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { pseudo } from './pseudo.ts';
import type { Source } from './read.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

export const TEXTS = resolve(import.meta.dirname, '../../texts');

const slashed = (path: string): string => path.split(sep).join('/');

/** A path as complaints name it. */
export const shortPath = (file: string): string => slashed(relative(ROOT, file));

export const sourceOf = (file: string, language: string): Source => ({
  ...{ language, file: shortPath(file) },
  text: readFileSync(file, 'utf8'),
});

export const pseudoSource = (english: Source): Source => ({ ...english, text: pseudo(english.text) });

/** All areas that a language has, `trans-europa/table`. */
export const areasOf = (language: string): string[] =>
  readdirSync(join(TEXTS, language), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ftl'))
    .map((file) => slashed(file.slice(0, -'.ftl'.length)))
    .toSorted();

export const languages = (): string[] => readdirSync(TEXTS).toSorted();

export const fileOf = (language: string, area: string): string => join(TEXTS, language, `${area}.ftl`);
