// From what a table says to what stands on the wire. The same update for the same eyes is written down once.

import type { Turn, Update } from '@branchline/core';
import type { OnlineClocks, OnlineTurn, ToPlayer } from '@branchline/protocol/online';
import type { Clocks, Submitted } from '@branchline/tables';

/** While chance moves nobody is asked. */
export function onlineTurn(turn: Turn): OnlineTurn {
  if (turn.kind === 'over') return { over: true };
  return { seats: turn.kind === 'seats' ? turn.seats : [] };
}

export const onlineClocks = ({ left, asked }: Clocks, now: number): OnlineClocks => ({
  left: left.map((rest, seat) => {
    const since = asked[seat];
    return Math.max(0, Math.round(since === undefined ? rest : rest - (now - since)));
  }),
  running: [...asked.keys()].filter((seat) => asked[seat] !== undefined),
  at: now,
});

/** `as`: the bot that moved for the seat's owner. */
export interface Beside {
  readonly as?: string;
  readonly clocks?: OnlineClocks;
}

const written = new WeakMap<Update, string>();

export function updateText(update: Update, beside: () => Beside): string {
  const known = written.get(update);
  if (known !== undefined) return known;
  const message: ToPlayer = { update: { ...update, turn: onlineTurn(update.turn), ...beside() } };
  const text = JSON.stringify(message);
  written.set(update, text);
  return text;
}

export function answerOf(id: string, submitted: Submitted): ToPlayer {
  if (submitted.ok) return { answer: { id, ok: true, sequence: submitted.sequence } };
  const { reason } = submitted;
  if (reason === 'illegal') return { answer: { id, ok: false, reason, illegal: submitted.illegal } };
  return { answer: { id, ok: false, reason: reason === 'follower' ? 'not-stored' : reason } };
}
