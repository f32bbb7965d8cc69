// New tables: names for all seats, and the request to the authority.

import type { SeatInfo } from '@branchline/core';
import { change, settings } from '../prefs/settings.ts';
import type { PlayerColour } from '../ui/colours.ts';
import type { AnswerTo, NewTable } from '@branchline/protocol';
import { device } from '../link/device.ts';
import { elsewhere } from './elsewhere.ts';
import { keepOneMore } from './games.ts';

/** Names for bots; short, from all over the map, easy to tell apart, and without accents: those load another face. */
const BOT_NAMES = [
  'Tomasz',
  'Teresa',
  'Ruth',
  'Matteo',
  'Saskia',
  'Anouk',
  'Emil',
  'Zofia',
  'Lars',
  'Jelena',
  'Pierre',
  'Dana',
] as const;
const FALLBACK_NAME = 'Mara';

export const yourName = (): string => settings.value.playerName.trim() || FALLBACK_NAME;

/** Your own seat in a game with these colours: in the one you chose last, if the game has it. */
export function yourSeat(colours: readonly PlayerColour[]): SeatInfo {
  const colour = colours.find((known) => known === settings.value.playerColour);
  return { name: yourName(), kind: 'human', ...(colour === undefined ? {} : { colour }) };
}

/** Names nobody at the table has yet. */
export function botNames(count: number, taken: readonly string[], random: () => number = Math.random): string[] {
  const free = BOT_NAMES.filter((name) => !taken.includes(name));
  const names: string[] = [];
  while (names.length < count && free.length > 0) names.push(...free.splice(Math.floor(random() * free.length), 1));
  return names;
}

async function createHere(table: NewTable): Promise<AnswerTo<'create'>> {
  const answer = await device.ask('create', table);
  if ('id' in answer) {
    keepOneMore();
    rememberName(table);
  }
  return answer;
}

/** A player who has written a name into a form is not asked for it again. */
function rememberName({ seats }: NewTable): void {
  const [you, ...others] = seats.filter(({ kind }) => kind === 'human');
  const isNew = you !== undefined && others.length === 0 && you.name !== yourName();
  if (isNew && settings.peek().playerName.trim() === '') change({ playerName: you.name, nameAsked: true });
}

export const createTable = (table: NewTable): Promise<AnswerTo<'create'>> =>
  elsewhere()?.create(table) ?? createHere(table);
