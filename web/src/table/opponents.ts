// Other bots for the next game: new names, and each as strong as the one before or one step beside it.

import type { SeatInfo } from '@branchline/core';
import { botNames } from './create.ts';

const BOT = /^bot:(.+)$/;

export const hasBots = (seats: readonly SeatInfo[]): boolean => seats.some(({ kind }) => BOT.test(kind));

/** `levels` from the weakest to the strongest; a bot of another kind keeps it. */
export function newOpponents(
  seats: readonly SeatInfo[],
  levels: readonly string[],
  random: () => number = Math.random,
): readonly SeatInfo[] {
  const bots = seats.filter(({ kind }) => BOT.test(kind));
  const names = botNames(
    bots.length,
    seats.map(({ name }) => name),
    random,
  );
  return seats.map((seat) => {
    const level = BOT.exec(seat.kind)?.[1];
    if (level === undefined) return seat;
    const at = levels.indexOf(level);
    const beside = levels.slice(Math.max(0, at - 1), at + 2);
    const next = at < 0 ? level : beside[Math.floor(random() * beside.length)]!;
    return { ...seat, name: names.shift() ?? seat.name, kind: `bot:${next}` };
  });
}
