// New tables: names for everybody, and the request to the authority.

import { settings } from '../prefs/settings.ts';
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

/** Names nobody at the table has yet. */
export function botNames(count: number, taken: readonly string[], random: () => number = Math.random): string[] {
  const free = BOT_NAMES.filter((name) => !taken.includes(name));
  const names: string[] = [];
  while (names.length < count && free.length > 0) names.push(...free.splice(Math.floor(random() * free.length), 1));
  return names;
}

async function createHere(table: NewTable): Promise<AnswerTo<'create'>> {
  const answer = await device.ask('create', table);
  if ('id' in answer) keepOneMore();
  return answer;
}

export const createTable = (table: NewTable): Promise<AnswerTo<'create'>> =>
  elsewhere()?.create(table) ?? createHere(table);
