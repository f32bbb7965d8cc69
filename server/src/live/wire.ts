// From what a table says to what is sent. The same update for the same viewpoint is written down once, and so is its history.

import type { Told, Turn, Update } from '@branchline/core';
import type { OnlineClocks, OnlineTurn, ToPlayer } from '@branchline/protocol/online';
import type { Clocks, Position, Submitted } from '@branchline/tables';

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

const written = new WeakMap<object, string>();

function once(value: object, write: () => string): string {
  const text = written.get(value) ?? write();
  written.set(value, text);
  return text;
}

/** Programs that know no rulings find one among the events. */
const withEvent = <T extends Told>(told: T): T => (told.ruling ? { ...told, events: [told.ruling] } : told);

export const updateText = (update: Update, beside: () => Beside): string =>
  once(update, () => {
    const message: ToPlayer = { update: { ...withEvent(update), turn: onlineTurn(update.turn), ...beside() } };
    return JSON.stringify(message);
  });

/** A welcome but for its long parts. */
export type WelcomeHead = Omit<Extract<ToPlayer, { welcome: unknown }>['welcome'], 'view' | 'turn' | 'history'>;

export function welcomeText(head: WelcomeHead, position: Position, history: readonly Told[] | undefined): string {
  const { view } = position;
  const shown = once(position, () => JSON.stringify({ turn: onlineTurn(position.turn), view }).slice(1, -1));
  const told =
    history &&
    once(history, () => `[${history.map((each) => once(each, () => JSON.stringify(withEvent(each)))).join()}]`);
  const parts = [JSON.stringify(head).slice(1, -1), shown, ...(told === undefined ? [] : [`"history":${told}`])];
  return `{"welcome":{${parts.join(',')}}}`;
}

export function answerOf(id: string, submitted: Submitted): ToPlayer {
  if (submitted.ok) return { answer: { id, ok: true, sequence: submitted.sequence } };
  const { reason } = submitted;
  if (reason === 'illegal') return { answer: { id, ok: false, reason, illegal: submitted.illegal } };
  return { answer: { id, ok: false, reason: reason === 'follower' ? 'not-stored' : reason } };
}
