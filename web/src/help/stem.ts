// Whether two words are forms of one: languages change endings with the case, the number and the person.

/** A stem has at least this many letters, an ending at most so many. */
const STEM = 4;
const ENDING = 3;

/** Both in plain letters (see `plain` in search.ts). */
export function sameStem(a: string, b: string): boolean {
  const needed = Math.max(STEM, a.length - ENDING, b.length - ENDING);
  return Math.min(a.length, b.length) >= needed && a.slice(0, needed) === b.slice(0, needed);
}
