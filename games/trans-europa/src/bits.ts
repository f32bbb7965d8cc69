// Sets of junctions or lines as arrays of words, 30 members each: plain JSON, quick to copy, and small integers everywhere.

import type { Bits } from './types.ts';

/** Members per word: JavaScript engines hold integers up to 2³⁰ − 1 without boxing them. */
export const WORD_BITS = 30;

export const wordCount = (members: number): number => Math.ceil(members / WORD_BITS);

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
