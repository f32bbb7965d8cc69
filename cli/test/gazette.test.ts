// The newspaper of a year in Trains of Europe: what it says of bonuses, auctions, payouts and insolvencies.

import { trainsOfEurope, type Config, type Event } from '@branchline/trains-of-europe';
import { expect, test } from 'vitest';
import { headOf, openEndOf } from '../src/tellers/head.ts';
import { newGazette, printGazette, report } from '../src/tellers/gazette.ts';
import { wordsOf } from '../src/tellers/trains-of-europe-words.ts';
import type { GameFile } from '@branchline/core';

const configured = trainsOfEurope.configure({ seats: 2, options: { hiddenCash: true, target: 4 } });
const config = (configured as { value: Config }).value;
const file = {
  seats: [
    { name: 'Ada', kind: 'human' },
    { name: 'Bo', kind: 'bot:random' },
  ],
} as unknown as GameFile;

const paper = (...events: Event[]): string => {
  const words = wordsOf(file, config);
  const gazette = newGazette(3);
  for (const event of events) report(gazette, event, words);
  return [...printGazette(gazette, [340_000, 10_000], words)].join('\n').replaceAll(/(?<=\S)\n(?=\S)/g, ' ');
};

const lot = { owner: 0, section: 'berlin-praha' } as const;
const settled: Event[] = [
  { kind: 'settled', seat: 0, profit: 260_000, how: 'paid-out' },
  { kind: 'settled', seat: 1, profit: -30_000, how: 'insolvent' },
];

test('[TOE-DEV-1] [TOE-DEV-2] the development bonus names the caller’s share', () => {
  const text = paper(
    { kind: 'called', seat: 1, phase: 'development-bonus' },
    { kind: 'development-bonus', seat: 0, cities: 5, amount: 50_000 },
    { kind: 'development-bonus', seat: 1, cities: 1, amount: 30_000 },
  );
  expect(text).toContain('Ada receives 50k for 5 connected cities.');
  expect(text).toContain('Bo receives 10k for 1 connected city and 20k for the call.');
});

test('[TOE-EOR-2] what is paid out of a great profit is the capped amount', () => {
  expect(paper(...settled)).toContain('Ada 260k (200k of it paid out, the most there is, 340k in cash)');
  expect(paper({ kind: 'settled', seat: 0, profit: 200_000, how: 'paid-out' })).toContain('200k (profit paid out,');
});

test('an auction that is over without a sale says so', () => {
  const auction: Event[] = [
    { kind: 'called', seat: 0, phase: 'auction-house' },
    { kind: 'lots', lots: [lot] },
  ];
  expect(paper(...auction, { kind: 'called', seat: 1, phase: 'government-aid' })).toContain('Nothing is sold.');
  expect(paper(...auction, ...settled)).toContain('Nothing is sold.');
  expect(paper(...auction)).not.toContain('Nothing is sold.'); // it may still go on
  const sale: Event = { kind: 'sold', lot, to: 1, price: 40_000 };
  expect(paper(...auction, sale, ...settled)).not.toContain('Nothing is sold.');
});

test('[TOE-BOOK-4] [TOE-BOOK-7] audits stand before the balance, with what they found', () => {
  const text = paper(
    { kind: 'called', seat: 1, phase: 'development-bonus' },
    { kind: 'booked', seat: 0 },
    { kind: 'booked', seat: 1 },
    { kind: 'audited', seat: 0, company: 1, booked: 90_000, right: 70_000, paid: 20_000 },
    { kind: 'audited', seat: 1, company: 0, booked: 260_000, right: 260_000, paid: 0 },
    { kind: 'audit-waived', seat: 1 },
    { kind: 'settled', seat: 0, profit: 260_000, how: 'paid-out' },
    { kind: 'checked', seat: 1, booked: -30_000, right: 0 },
  );
  expect(text).toContain('BO HAS BOOKED WRONG');
  expect(text).toContain(
    'Audits. Ada audits Bo: 90k booked, 70k is right; Bo pays 20k. Bo audits Ada and finds 260k booked right.',
  );
  expect(text).toContain('In brief. The last check of the books corrects Bo from −30k to 0.');
  expect(text.indexOf('Audits.')).toBeLessThan(text.indexOf('Balance of the year.'));
});

test('[TOE-SMI-1] an insolvent company’s sale comes after the balance that explains it', () => {
  const text = paper(
    { kind: 'called', seat: 0, phase: 'on-site-meeting' },
    ...settled,
    { kind: 'offered-contracts', seat: 1, contracts: [] },
    { kind: 'sold', lot: { ...lot, owner: 1 }, to: 0, price: 20_000 },
    { kind: 'left', seat: 1 },
  );
  const [phases, balance, insolvency] = ['On-site meeting, called', 'Balance of the year.', 'Insolvency. '].map(
    (part) => text.indexOf(part),
  );
  expect(phases).toBeLessThan(balance!);
  expect(balance).toBeLessThan(insolvency!);
  expect(text.slice(insolvency)).toMatch(/Ada takes the licence .+ Bo leaves the business/);
  expect(text.slice(phases, balance)).toContain('Nobody acts.');
});

test('the head lists what the table has agreed on', () => {
  expect([...headOf(file, trainsOfEurope.header(config))]).toEqual([
    'Ada (human) and Bo (bot random)',
    'Options: target 4, hiddenCash true',
  ]);
  const standard = (trainsOfEurope.configure({ seats: 2 }) as { value: Config }).value;
  expect([...headOf(file, trainsOfEurope.header(standard))].at(-1)).toBe('Options: the standard ones');
});

test('a game with takebacks says so at its head, one that was given up at its end', () => {
  const takebacks = [1, 0, 1].map((by) => ({ by, after: 3, moves: 2 }));
  expect([...headOf({ ...file, takebacks }, trainsOfEurope.header(config))].at(-1)).toBe(
    'Turns taken back: Ada 1 and Bo 2',
  );
  expect(openEndOf({ ...file, moves: [1, 2] })).toBe('\nThe game is not over: 2 moves so far.');
  expect(openEndOf({ ...file, conceded: { by: 1 } })).toBe('\nBo gives up the game: Ada wins.');
});
