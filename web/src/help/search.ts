// Searching the rules pages, whatever the accents and the case.

import { sameStem } from './stem.ts';
import type { HelpBlock, HelpBook, HelpHit, HelpSection } from './types.ts';

/** Letters that are not a base letter with a mark. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', đ: 'd', '’': "'" };

/** One character as it is compared: lower case, without marks. */
const plainChar = (char: string): string =>
  [...char.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')].map((c) => PLAIN[c] ?? c).join('');

const plain = (text: string): string => [...text.normalize('NFC')].map(plainChar).join('');

const wordsIn = (query: string): string[] =>
  plain(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 0);

export const blockTexts = (block: HelpBlock): readonly string[] => {
  switch (block.kind) {
    case 'list':
      return block.items;
    case 'table':
      return [block.head, ...block.rows].map((row) => row.join(' · '));
    default:
      return [block.text];
  }
};

const withoutStars = (text: string): string => text.replaceAll('*', '');

type Indexed = {
  readonly title: string;
  readonly rest: string;
  readonly texts: readonly string[];
  /** Every word of title and rest once. */
  readonly words: ReadonlySet<string>;
};
const indexed = new WeakMap<HelpSection, Indexed>();

function indexOf(section: HelpSection): Indexed {
  let entry = indexed.get(section);
  if (entry === undefined) {
    const texts = [...section.body.flatMap(blockTexts), section.picture ?? ''].map(withoutStars);
    const rest = plain([...texts, section.words ?? '', section.rules.join(' ')].join('\n'));
    const title = plain(section.title);
    entry = { title, rest, texts, words: new Set(wordsIn(`${title} ${rest}`)) };
    indexed.set(section, entry);
  }
  return entry;
}

/** Whether a word of the text begins with `word`. */
const begins = (text: string, word: string): boolean => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!)) return true;
  }
  return false;
};

/** How well a section answers a word: title before text, beginnings of words before middles; 0 if not at all. */
function scoreOf({ title, rest }: Indexed, word: string): number {
  if (begins(title, word)) return 8;
  if (title.includes(word)) return 5;
  if (begins(rest, word)) return 3;
  return word.length > 2 && rest.includes(word) ? 1 : 0;
}

/** As it is written, else in another form. */
function found(entry: Indexed, word: string): number {
  const score = scoreOf(entry, word);
  return score > 0 ? score : [...entry.words].some((each) => sameStem(each, word)) ? 0.5 : 0;
}

const EXCERPT = 140;
const WORD = /[\p{L}\p{N}]+/gu;

/** Where the found words lie in the text as it is written, for setting them in bold; else where other forms of them lie. */
function marksIn(text: string, words: readonly string[]): readonly (readonly [number, number])[] {
  const chars = [...text];
  const from: number[] = []; // position in the plain text → index of the character
  let flat = '';
  chars.forEach((char, index) => {
    const piece = plainChar(char);
    for (let i = 0; i < piece.length; i++) from.push(index);
    flat += piece;
  });
  const marks: [number, number][] = [];
  const mark = (at: number, length: number): void => void marks.push([from[at]!, from[at + length - 1]! + 1]);
  for (const word of words) {
    const written = flat.includes(word);
    for (let at = flat.indexOf(word); at >= 0; at = flat.indexOf(word, at + word.length)) mark(at, word.length);
    if (written) continue;
    for (const { 0: each, index } of flat.matchAll(WORD)) if (sameStem(each, word)) mark(index, each.length);
  }
  marks.sort(([a], [b]) => a - b);
  return marks.filter(([start], i) => i === 0 || start >= marks[i - 1]![1]);
}

function excerptOf({ texts }: Indexed, words: readonly string[]): string {
  const text = (texts.find((each) => marksIn(each, words).length > 0) ?? texts[0] ?? '').normalize('NFC');
  const chars = [...text];
  const marks = marksIn(text, words);
  const middle = marks[0]?.[0] ?? 0;
  let start = Math.max(0, Math.min(middle - 40, chars.length - EXCERPT));
  let end = Math.min(chars.length, start + EXCERPT);
  // Cut between words.
  while (start > 0 && chars[start - 1] !== ' ') start--;
  while (end < chars.length && chars[end] !== ' ') end++;
  let out = start > 0 ? '… ' : '';
  for (let i = start; i < end; i++) {
    if (marks.some(([a]) => a === i)) out += '*';
    out += chars[i];
    if (marks.some(([, b]) => b === i + 1)) out += '*';
  }
  return end < chars.length ? `${out} …` : out;
}

/** The sections that contain every word of the query, the best first. An empty query finds nothing. */
export function searchHelp<F>(book: HelpBook<F>, query: string): readonly HelpHit<F>[] {
  const words = wordsIn(query);
  if (words.length === 0) return [];
  const hits: { readonly section: HelpSection<F>; readonly score: number }[] = [];
  for (const section of book.chapters.flatMap((chapter) => chapter.sections)) {
    const scores = words.map((word) => found(indexOf(section), word));
    if (scores.every((score) => score > 0))
      hits.push({ section, score: scores.reduce((sum, score) => sum + score, 0) });
  }
  hits.sort((a, b) => b.score - a.score);
  return hits.map(({ section }) => ({ section, excerpt: excerptOf(indexOf(section), words) }));
}
