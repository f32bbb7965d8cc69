// Bots for contract tests: they take the first legal action, at once, in this process.

import type { AnyGame, Bots, Decision } from '../ports.ts';

/** A bot's seat is the last part of its key; advisers are asked for seat 0. */
const seatOf = (key: string): number => Number(/:(\d+)$/.exec(key)?.[1] ?? 0);

export const firstLegal = (game: AnyGame): Bots => ({
  sit() {},
  observe() {},
  leave() {},
  onRestart: () => () => {},
  decide: async (key, view): Promise<Decision> => ({ kind: 'action', action: game.legal(view, seatOf(key))[0] }),
});
