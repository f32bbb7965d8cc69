// Books kept by hand on the page: what it no longer tells, what the scratch pad can add, and how audits are told.

import { describe, expect, test } from 'vitest';
import {
  contentOf,
  creditsOf,
  lotOf,
  profitOf,
  rightBooking,
  trainsOfEurope,
  type Event,
  type State,
} from '@branchline/trains-of-europe';
import { padSum, slipsOf } from '../../../src/games/trains-of-europe/play/booking.ts';
import { endedBy } from '../../../src/games/trains-of-europe/play/ended-by.ts';
import { figuresOf } from '../../../src/games/trains-of-europe/play/figures.ts';
import { linesOf } from '../../../src/games/trains-of-europe/play/happenings/lines.ts';
import { yearLineOf } from '../../../src/games/trains-of-europe/play/happenings/year-line.ts';
import { advise } from '../../../src/games/trains-of-europe/play/hint/explain.ts';
import { reasonsFor } from '../../../src/games/trains-of-europe/play/hint/reasons.ts';
import { ifTaken } from '../../../src/games/trains-of-europe/play/if-taken.ts';
import { lotWorth } from '../../../src/games/trains-of-europe/play/lot-worth.ts';
import { checkPlan } from '../../../src/games/trains-of-europe/play/plan-check.ts';
import { preview } from '../../../src/games/trains-of-europe/play/preview.ts';
import { stageOf } from '../../../src/games/trains-of-europe/play/stage.ts';
import { cashSum } from '../../../src/games/trains-of-europe/play/sums/cash.ts';
import { profitSum, statementSum } from '../../../src/games/trains-of-europe/play/sums/profit.ts';
import { addsUp } from '../../../src/games/trains-of-europe/play/sums/sum.ts';
import { lineText } from '../../../src/games/trains-of-europe/play/tell/log-words.ts';
import { namesOf } from '../../../src/games/trains-of-europe/play/tell/names.ts';
import { waysAfter, waysOut } from '../../../src/games/trains-of-europe/screens/phases/ways-out.ts';
import { en } from '../../../src/games/trains-of-europe/messages/en.ts';
import { entriesOf, playedGame } from './support/played.ts';
import { numberOf, play, seenBy, sketch } from './support/sketch.ts';

const BY_HAND = { manualBooks: true };

/** A locomotive waits for its first route, a lot for a bidder, a card for a taker. */
const meeting = (options: object): State =>
  play(
    sketch({
      companies: [{ cash: 200_000, contracts: { 'caledonian-girders': { vehicles: ['badger'] } }, idle: ['raft'] }, {}],
      display: { 'tweed-and-lace': 1 },
      options: { ...options },
    }),
    0,
    { do: 'call', phase: 'on-site-meeting' },
  );

describe.each([
  ['the game keeps the books', {}, false],
  ['the players keep the books', BY_HAND, true],
] as const)('where %s', (_, options, isByHand) => {
  const view = seenBy(meeting(options), 0);
  const { contract } = numberOf(meeting(options));
  const licence = { do: 'licence', section: 'edinburgh-london' } as const;
  const moves = ({ before, after }: { before: number; after: number }): boolean => before !== after;

  test('[TOE-BOOK-8] a licence, a plan and a contract on display tell a gain only if the game keeps them', () => {
    const shown = preview(view, 0, licence);
    expect([moves(shown.profit), shown.contracts.length > 0]).toEqual([!isByHand, !isByHand]);
    // That a route opens is a fact of the map.
    expect(shown.opens).toHaveLength(1);
    const plan = { version: 1, items: [{ plan: 'licence', section: licence.section, price: 60_000 }] } as const;
    expect(moves(checkPlan(view, 0, plan).profit)).toBe(!isByHand);
    const taken = ifTaken(view, 0, contract('tweed-and-lace'));
    expect([moves(taken.profit), taken.risk === 'none']).toEqual([!isByHand, isByHand]);
    expect(reasonsFor(view, 0, licence).some(({ why }) => why === 'profit')).toBe(!isByHand);
  });

  test('[TOE-BOOK-8] neither the year line nor the figures of a running game forecast anything', () => {
    expect(yearLineOf(view, 0).end.outlook === undefined).toBe(isByHand);
    expect(figuresOf([view, seenBy(meeting(options), 1)])[0]!.bySeat.includes('–')).toBe(isByHand);
    expect(profitSum(view, 0).label).toBe(isByHand ? 'token' : 'profit');
  });
});

test('[TOE-BOOK-8] a lot tells what it fits and no gain, and an insolvency what a sale brings in cash alone', () => {
  const companies = [
    { cash: 90_000, contracts: { 'caledonian-girders': { vehicles: ['badger'] } }, sections: ['edinburgh-london'] },
    { idle: ['raft'] },
  ];
  const state = sketch({ companies, options: BY_HAND });
  const view = seenBy(state, 0);
  const lot = lotOf(contentOf(state.config), { owner: 1, model: 'raft' })!;
  const worth = lotWorth(view, 0, lot, 20_000);
  expect(worth.uses.some(({ fits }) => fits)).toBe(true);
  expect([worth.profit.before === worth.profit.after, worth.contracts, worth.payback]).toEqual([true, [], undefined]);
  expect(waysAfter(view, { owner: 0, contract: 'caledonian-girders' }, 30_000)).toBeUndefined();
  expect(waysAfter(view, { owner: 1, model: 'raft' }, 30_000)!.cash).toBe(waysOut(view, 1).cash + 30_000);
});

describe('the scratch pad', () => {
  test('[TOE-BOOK-2] has every printed amount of a contract, there or not, and adds what is picked', () => {
    const contracts = { 'caledonian-girders': { vehicles: ['badger'] }, 'tweed-and-lace': { chips: 2 } };
    const view = seenBy(
      sketch({ companies: [{ contracts, sections: ['edinburgh-london'] }, {}], options: BY_HAND }),
      0,
    );
    const slips = slipsOf(view, 0);
    expect(slips[0]!.items.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      'route 20000',
      'route 70000',
      'vehicle 20000',
      'vehicle 20000',
      'vehicle 20000',
      'speed 50000',
    ]);
    expect(slips[1]!.items.slice(-3).map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      'tax -70000',
      'chip 10000',
      'chip 10000',
    ]);
    expect(padSum(slips, new Set())).toBe(0);
    // It adds what cannot be right just the same.
    expect(padSum(slips, new Set([slips[0]!.items[1]!.key, slips[1]!.items.at(-1)!.key]))).toBe(80_000);
  });

  test('[TOE-BOOK-4] every true profit of whole games can be put together from the slips', () => {
    let booked = 0;
    for (const state of byHand.states) {
      const { config, public: open } = state;
      if (open.stage.kind !== 'books') continue;
      const index = contentOf(config);
      const seat = open.stage.waiting[0]!;
      const slips = slipsOf(seenBy(state, seat), seat);
      const picked = creditsOf(index, open, seat).flatMap((credit, at) => {
        let vehicles = credit.gate ? credit.locos + credit.pulled : 0;
        return slips[at]!.items.filter((item) => {
          if (item.kind === 'route') return credit.gate && item.state === 'held';
          if (item.kind === 'vehicle') return item.model !== undefined && vehicles-- > 0;
          return item.kind === 'speed' || item.kind === 'sleeper' ? credit.extra : true;
        });
      });
      expect(padSum(slips, new Set(picked.map(({ key }) => key)))).toBe(profitOf(index, open, seat));
      booked++;
    }
    expect(booked).toBeGreaterThan(5);
  });
});

/** Who plays at random books at random, and is audited by the others. */
const byHand = ['first', 'second', 'third', 'fourth']
  .map((name) => playedGame(`books by hand, ${name}`, { options: BY_HAND, bots: ['conductor', 'random', 'conductor'] }))
  .find(({ states }) => states.some(({ public: open }) => open.books!.audits.some(({ paid }) => paid > 0)))!;

test('[TOE-BOOK-4] the cash of every company adds up, with what audits moved', () => {
  const entries = entriesOf(byHand, 'spectator');
  expect(entries.some(({ events }) => events.some((event) => event.kind === 'audited' && event.paid > 0))).toBe(true);
  const events: Event[] = [];
  byHand.moves.forEach((_, at) => {
    events.push(...entries[at]!.events);
    if (at % 11 !== 0 && at !== byHand.moves.length - 1) return;
    const state = byHand.states[at + 1]!;
    if (state.public.year === 0) return;
    state.secret.cash.forEach((cash, seat) => {
      const sum = cashSum(seenBy(state, seat), seat, events);
      expect([sum.amount, addsUp(sum)]).toEqual([cash, true]);
    });
  });
});

test('[TOE-BOOK-8] the audited company’s statement comes to what the audit found', () => {
  let audits = 0;
  byHand.moves.forEach((move, at) => {
    if (move.by === 'chance' || move.do !== 'audit') return;
    const [before, after] = [byHand.states[at]!, byHand.states[at + 1]!];
    const found = after.public.books!.audits.at(-1)!;
    expect(rightBooking(contentOf(before.config), before.public, move.seat)).toBe(found.right);
    expect(statementSum(seenBy(before, 0), move.seat).amount).toBe(found.right);
    audits++;
  });
  expect(audits).toBeGreaterThan(0);
});

test('[TOE-BOOK-2] [TOE-BOOK-3] the steps of the year end, and no hint for either', () => {
  const books = byHand.states.find(({ public: { stage } }) => stage.kind === 'books')!;
  const audits = byHand.states.find(({ public: { stage } }) => stage.kind === 'audits')!;
  expect(stageOf(seenBy(books, 0), 0)).toMatchObject({
    step: 'books',
    mine: true,
    order: [],
    choices: { kind: 'book', least: -1_000_000, most: 500_000, step: 10_000 },
  });
  const [asked] = stageOf(seenBy(audits, 0), 0).acting;
  const { chair } = audits.public;
  expect(stageOf(seenBy(audits, asked!), asked!)).toMatchObject({
    step: 'audits',
    mayEnd: true,
    order: [chair, (chair + 1) % 3, (chair + 2) % 3],
    choices: { kind: 'audit', companies: [(asked! + 1) % 3, (asked! + 2) % 3] },
  });
  expect([advise(seenBy(books, 0), 0), advise(seenBy(audits, asked!), asked!)]).toEqual([undefined, undefined]);
  expect(yearLineOf(seenBy(books, 0), 0).end.now).toBe(true);
});

test('[TOE-BOOK-4] the log tells who has booked, where the tokens went, and what audits found', () => {
  const names = namesOf(contentOf(byHand.states[0]!.config), {
    text: en,
    language: 'en',
    naming: 'local',
    who: (seat) => ({ name: ['Ada', 'Bo', 'Cleo'][seat]!, you: seat === 0 }),
  });
  const audited = { kind: 'audited', seat: 0, company: 1 } as const;
  const lines = linesOf([
    { sequence: 1, by: 1, events: [{ kind: 'booked', seat: 1 }] },
    {
      sequence: 2,
      by: 0,
      events: [
        { kind: 'booked', seat: 0 },
        { kind: 'profit', seat: 1, from: 0, to: 90_000 },
      ],
    },
    { sequence: 3, by: 0, events: [{ ...audited, booked: 90_000, right: 70_000, paid: 20_000 }] },
    { sequence: 4, by: 0, events: [{ ...audited, booked: 70_000, right: 70_000, paid: 0 }] },
    { sequence: 5, by: 1, events: [{ kind: 'audit-waived', seat: 1 }] },
    { sequence: 6, by: 1, events: [{ kind: 'checked', seat: 2, booked: 10_000, right: 0 }] },
  ]);
  expect(lines.map((line) => lineText(names, line))).toEqual([
    'Bo and you have booked the annual profit, Bo annual profit 0 → 90k',
    '*You* audit Bo: +90k booked, correct is +70k, 20k paid to you',
    '*You* audit Bo: +70k is correct',
    '*Bo* audits no one',
    'Final check of the books: Cleo +10k booked, correct is ±0',
  ]);
});

test('[TOE-BOOK-6] a game that a false 500k ended names the company that booked it', () => {
  const called = ['development-bonus', 'government-aid'] as const;
  let state = sketch({ companies: [{}, {}], options: BY_HAND, called });
  const doOne = (seat: number, action: Parameters<typeof play>[2]): void => void (state = play(state, seat, action));
  doOne(0, { do: 'call', phase: 'auction-house' });
  doOne(0, { do: 'book', profit: 500_000 });
  doOne(1, { do: 'book', profit: 0 });
  doOne(0, { do: 'pass' });
  doOne(1, { do: 'pass' });
  expect(state.public.stage).toEqual({ kind: 'over', reason: 'profit' });
  expect(endedBy(trainsOfEurope.view(state, 1), 'profit')).toEqual([0]);
});
