// Where the games behind short links are kept: once each, as much as there is space for, as long as people open them.

import { expect, test } from 'vitest';
import { configFrom, type Config } from '../src/config.ts';
import { agesOf } from '../src/cleanup/rules.ts';
import { measuresOf } from '../src/measures.ts';
import { quotasOf } from '../src/quotas/quotas.ts';
import { sqlLinks } from '../src/store/links.ts';
import { newSqlite } from './support/storages.ts';

const DAY = 86_400_000;

test('a link goes a year after it was last opened, not after it was made', async () => {
  const sql = await (await newSqlite())();
  let now = 0;
  const links = sqlLinks(sql, { now: () => now, mostBytes: 1000 });
  const year = agesOf(configFrom({}) as Config).link;
  const [opened, forgotten] = [await links.add('opened'), await links.add('forgotten')];
  now = 300 * DAY;
  expect(await links.read(opened)).toBe('opened');
  now = year + DAY;
  expect(await links.removeUnused(now - year, 100)).toBe(1);
  expect(await links.read(forgotten)).toBeUndefined();
  now = 300 * DAY + year + 2 * DAY;
  expect(await links.read(opened)).toBe('opened');
  expect(await links.removeUnused(now - year, 100)).toBe(0);
});

test('the same game is kept once, and a full house takes no more', async () => {
  const sql = await (await newSqlite())();
  const links = sqlLinks(sql, { now: () => 0, mostBytes: 8 });
  expect(await links.add('12345678')).toBe(await links.add('12345678'));
  await expect(links.add('9')).rejects.toMatchObject({ status: 507, code: 'no-room' });
});

test('one address has so many games verified for links within an hour', async () => {
  const sql = await (await newSqlite())();
  const config = configFrom({ NEW_LINKS_PER_ADDRESS: '2' }) as Config;
  const quotas = quotasOf({ config, sql, now: () => 0, measures: measuresOf(), unheeded() {} });
  await quotas.newLink('here');
  await quotas.newLink('here');
  await expect(quotas.newLink('here')).rejects.toMatchObject({ status: 429, code: 'quota' });
  await quotas.newLink('there');
});
