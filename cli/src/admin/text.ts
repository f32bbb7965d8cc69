// How times, sizes and bans are written for the operator.

import type { admin } from '@branchline/server';
import { fixed } from '../output.ts';

/** `2026-11-18 19:05`, in UTC, as the server's log has it. */
export const time = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ');

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

export function size(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit++;
  }
  return `${unit === 0 ? value : fixed(value, 1)} ${UNITS[unit]}`;
}

const NAMES = { ban: 'banned', mute: 'muted' } as const;

export const sanctionText = ({ kind, until }: admin.GuestSheet['sanctions'][number]): string =>
  `${NAMES[kind]} ${until === undefined ? 'for good' : `until ${time(until)}`}`;

/** A line of chat is printed whole, and of a reason so much. */
export const LONGEST_TEXT = 500;
