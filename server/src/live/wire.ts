// From what a table says to what is sent. The same update for the same viewpoint is written down once, and so is its history.

import type { Told, Turn, Update } from '@branchline/core';
import type { Opened, Submitted as PageSubmitted } from '@branchline/protocol';
import type { OnlineClocks, OnlineTurn, ToPage, ToPlayer } from '@branchline/protocol/online';
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

type Written = WeakMap<object, string>;

/** In version 1, and as it is said to pages. */
const forPrograms: Written = new WeakMap();
const forPages: Written = new WeakMap();

function once(written: Written, value: object, write: () => string): string {
  const text = written.get(value) ?? write();
  written.set(value, text);
  return text;
}

/** Programs that know no rulings find one among the events. */
const withEvent = <T extends Told>(told: T): T => (told.ruling ? { ...told, events: [told.ruling] } : told);

/** To a page, as its worker would say it. */
export const pushText = (id: string, update: Update, beside: () => Beside): string =>
  once(forPages, update, () => {
    const { clocks } = beside();
    return JSON.stringify({ push: 'update', id, update, ...(clocks ? { clocks } : {}) } satisfies ToPage);
  });

export const updateText = (update: Update, beside: () => Beside): string =>
  once(forPrograms, update, () => {
    const message: ToPlayer = { update: { ...withEvent(update), turn: onlineTurn(update.turn), ...beside() } };
    return JSON.stringify(message);
  });

/** A welcome but for its long parts. */
export type WelcomeHead = Omit<Extract<ToPlayer, { welcome: unknown }>['welcome'], 'view' | 'turn' | 'history'>;

const historyText = (written: Written, history: readonly Told[], shown: (told: Told) => Told): string =>
  once(
    written,
    history,
    () => `[${history.map((each) => once(written, each, () => JSON.stringify(shown(each)))).join()}]`,
  );

const joined = (head: object, parts: readonly string[]): string => [JSON.stringify(head).slice(1, -1), ...parts].join();

export function welcomeText(head: WelcomeHead, position: Position, history: readonly Told[] | undefined): string {
  const { view } = position;
  const shown = once(forPrograms, position, () =>
    JSON.stringify({ turn: onlineTurn(position.turn), view }).slice(1, -1),
  );
  const told = history && historyText(forPrograms, history, withEvent);
  return `{"welcome":{${joined(head, [shown, ...(told === undefined ? [] : [`"history":${told}`])])}}}`;
}

/** What answers a page that has opened the table, but for its long parts. */
export type OpenedHead = Omit<Opened, 'view' | 'turn' | 'history' | 'pending'>;

/** `number`: of the question. */
export function openedText(
  number: number,
  { head, position, history }: { head: OpenedHead; position: Position; history: readonly Told[] },
): string {
  const { view, turn } = position;
  const shown = once(forPages, position, () => JSON.stringify({ turn, view }).slice(1, -1));
  const told = historyText(forPages, history, (each) => each);
  return `{"number":${number},"answer":{${joined(head, [shown, `"history":${told}`, '"pending":[]'])}}}`;
}

export function answerOf(id: string, submitted: Submitted): ToPlayer {
  if (submitted.ok) return { answer: { id, ok: true, sequence: submitted.sequence } };
  const { reason } = submitted;
  if (reason === 'illegal') return { answer: { id, ok: false, reason, illegal: submitted.illegal } };
  return { answer: { id, ok: false, reason: reason === 'follower' ? 'not-stored' : reason } };
}

/** The same to a page. */
export const answerToPage = (submitted: Submitted): PageSubmitted =>
  !submitted.ok && submitted.reason === 'follower'
    ? { ok: false, reason: 'not-stored', why: 'unreachable' }
    : submitted;
