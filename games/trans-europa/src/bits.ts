// Sets of junctions or lines as arrays of words, 30 members each: plain JSON, quick to copy, and small integers everywhere.

import type { Bits } from './types.ts';

/** Members per word: JavaScript engines hold integers up to 2³⁰ − 1 without boxing them. */
export const WORD_BITS = 30;

export const wordCount = (members: number): number => Math.ceil(members / WORD_BITS);

/** Whether a set of junctions or lines has this member. */
export const has = (bits: Bits, member: number): boolean =>
  (bits[(member / WORD_BITS) | 0]! & (1 << (member % WORD_BITS))) !== 0;

export const emptyBits = (members: number): number[] => Array.from({ length: wordCount(members) }, () => 0);

/** Adds to a set still under construction. */
export const addTo = (bits: number[], member: number): void => {
  bits[(member / WORD_BITS) | 0]! |= 1 << (member % WORD_BITS);
};

/** The set with one member more. */
export const withMember = (bits: Bits, member: number): number[] => {
  const grown = bits.slice();
  addTo(grown, member);
  return grown;
};

export function bitsOf(members: number, included: (member: number) => boolean): number[] {
  const bits = emptyBits(members);
  for (let member = 0; member < members; member++) if (included(member)) addTo(bits, member);
  return bits;
}

/** The least member, or -1. */
export function firstMember(bits: Bits): number {
  for (let word = 0; word < bits.length; word++) {
    const rest = bits[word]!;
    if (rest !== 0) return word * WORD_BITS + 31 - Math.clz32(rest & -rest);
  }
  return -1;
}

/** The members, ascending. */
export function membersOf(bits: Bits): number[] {
  const members: number[] = [];
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word]!; rest !== 0; rest &= rest - 1) {
      members.push(word * WORD_BITS + 31 - Math.clz32(rest & -rest));
    }
  }
  return members;
}

/** How many members: the bits of each word added up in pairs, then fours, then bytes. */
function sizeOf(bits: Bits): number {
  let size = 0;
  for (let i = 0; i < bits.length; i++) {
    const word = bits[i]!;
    const pairs = word - ((word >>> 1) & 0x55555555);
    const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
    size += Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return size;
}

/** Of a list with an entry for every possible member, the entries of the members; then `last`, if given. */
export function entriesOf<T>(bits: Bits, byMember: readonly T[], last?: T): T[] {
  const size = sizeOf(bits);
  const entries = byMember.slice(0, last === undefined ? size : size + 1); // to be overwritten: a list that grows costs more
  let at = 0;
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word]!; rest !== 0; rest &= rest - 1) {
      entries[at++] = byMember[word * WORD_BITS + 31 - Math.clz32(rest & -rest)]!;
    }
  }
  if (last !== undefined) entries[at] = last;
  return entries;
}
