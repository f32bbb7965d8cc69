// Small phrases about tables: what is played, by which clock, how much time is left.

import type { PublicTable } from '@branchline/protocol/online';
import { manifestOf } from '../../games/load-game.ts';
import { text } from '../messages/text.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A stretch of time for a rule, in seconds. */
export function stretch(seconds: number): string {
  const { clock } = text.value;
  if (seconds >= DAY && seconds % DAY === 0) return clock.days(seconds / DAY);
  if (seconds >= HOUR && seconds % HOUR === 0) return clock.hours(seconds / HOUR);
  return seconds >= MINUTE && seconds % MINUTE === 0 ? clock.minutes(seconds / MINUTE) : clock.seconds(seconds);
}

export function clockRule({ clock: rule }: Pick<PublicTable, 'clock'>): string {
  const { clock } = text.value;
  return rule ? clock.rule(stretch(rule.bank), stretch(rule.increment)) : clock.none;
}

/** A running clock, in milliseconds: minutes and seconds, from an hour on hours, then days. */
export function timeLeft(milliseconds: number): string {
  const { clock } = text.value;
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= 2 * DAY) return clock.days(Math.floor(seconds / DAY));
  if (seconds >= HOUR) return clock.hours(Math.floor(seconds / HOUR));
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}

export const gameTitle = ({ game }: Pick<PublicTable, 'game'>): string => manifestOf(game)?.title ?? game;

/** What is played: the game, and what it says of this table in a list, where that is more than its name. */
export function tableTitle(table: PublicTable): string {
  const [game, title] = [gameTitle(table), rowTitle(table)];
  return title === game ? game : `${game} · ${title}`;
}

function rowTitle({ id, game, board, edition, options, seats, created }: PublicTable): string {
  const spec = { seats: seats.length, board, options, ...(edition === undefined ? {} : { edition }) };
  const row = manifestOf(game)?.row({
    ...{ id, game, spec, created, imported: false, touched: created },
    seats: seats.map(({ name = '', kind }) => ({ name, kind })),
    summary: { moves: 0, over: false, detail: undefined },
  });
  return row?.title ?? board;
}

export const peopleAt = ({ seats }: PublicTable): readonly string[] =>
  seats.flatMap(({ name, taken }) => (taken && name !== undefined && name !== '' ? [name] : []));
