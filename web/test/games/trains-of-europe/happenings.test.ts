// What happened: small events gathered into lines, the year line, the year end, pace and stops.

import { describe, expect, test } from 'vitest';
import { connectedCities, contentOf, LANGUAGES, profitOf, trainsOfEurope } from '@branchline/trains-of-europe';
import { loadMessages } from '../../../src/games/trains-of-europe/messages/index.ts';
import { leftIn } from '../../../src/games/trains-of-europe/play/happenings/left-in.ts';
import { linesOf, since } from '../../../src/games/trains-of-europe/play/happenings/lines.ts';
import { momentsOf } from '../../../src/games/trains-of-europe/play/happenings/moments.ts';
import { pauseAfter, stopAfter } from '../../../src/games/trains-of-europe/play/happenings/pace.ts';
import { tracesOf } from '../../../src/games/trains-of-europe/play/happenings/traces.ts';
import { endTestOf, yearReport } from '../../../src/games/trains-of-europe/play/happenings/year-end.ts';
import { yearBook } from '../../../src/games/trains-of-europe/play/happenings/year-book.ts';
import { closedYear, yearLineOf } from '../../../src/games/trains-of-europe/play/happenings/year-line.ts';
import { lineText, spokenLine } from '../../../src/games/trains-of-europe/play/tell/log-words.ts';
import { namesOf } from '../../../src/games/trains-of-europe/play/tell/names.ts';
import type { Entry } from '../../../src/games/trains-of-europe/types.ts';
import { entriesOf, gameIndex, games } from './support/played.ts';
import { play, seenBy, sketch } from './support/sketch.ts';

const entry = (sequence: number, by: Entry['by'], ...events: Entry['events']): Entry => ({ sequence, by, events });

describe('lines', () => {
  test('three licences of one company are one line, with the profit they brought in the end', () => {
    const licensed = (section: string) => ({ kind: 'licensed', seat: 0, section, fee: 20_000, company: 1 }) as const;
    const lines = linesOf([
      entry(1, 0, { kind: 'called', seat: 0, phase: 'on-site-meeting' }),
      entry(2, 0, licensed('paris-lyon'), { kind: 'profit', seat: 0, from: 0, to: 20_000 }),
      entry(3, 0, licensed('lyon-milano'), { kind: 'profit', seat: 0, from: 20_000, to: 50_000 }),
      entry(4, 1, { ...licensed('berlin-praha'), seat: 1 }),
    ]);
    expect(lines.map(({ what, sequence, profits }) => [what.kind, sequence, profits])).toEqual([
      ['called', 1, []],
      ['licences', 3, [{ seat: 0, from: 0, to: 50_000 }]],
      ['licences', 4, []],
    ]);
  });

  test('a lot, its bids and its sale are one line; going to and fro with a vehicle is none', () => {
    const lot = { owner: 2, model: 'lark' } as const;
    const lines = linesOf([
      entry(1, 0, { kind: 'opened', seat: 0, lot, bid: 30_000 }),
      entry(2, 1, { kind: 'raised', seat: 1, bid: 40_000 }),
      entry(3, 0, { kind: 'passed', seat: 0 }, { kind: 'sold', lot, to: 1, price: 40_000 }),
      entry(4, 1, { kind: 'assigned', seat: 1, model: 'lark', contract: 'moonlit-moldau' }),
      entry(5, 0, { kind: 'assigned', seat: 0, model: 'raft', contract: 'caledonian-girders' }),
      entry(6, 1, { kind: 'unassigned', seat: 1, model: 'lark', contract: 'moonlit-moldau' }),
    ]);
    expect(lines.map(({ what }) => what)).toEqual([
      {
        kind: 'auction',
        lot,
        bids: [{ seat: 0, bid: 30_000 }, { seat: 1, bid: 40_000 }, { seat: 0 }],
        sold: { to: 1, price: 40_000 },
      },
      { kind: 'assignments', seat: 0, contracts: [{ contract: 'caledonian-girders', on: ['raft'], off: [] }] },
    ]);
  });

  test('since the last own move only what the others did', () => {
    const entries = [
      entry(1, 0, { kind: 'called', seat: 0, phase: 'development-bonus' }),
      entry(2, 1, { kind: 'called', seat: 1, phase: 'on-site-meeting' }),
    ];
    expect(since(entries, 0).map(({ sequence }) => sequence)).toEqual([2]);
    expect(since(entries, 1)).toEqual([]);
  });
});

describe('the year', () => {
  test('[TOE-ROUND-1] the year line tells who called what and who is next', () => {
    const state = play(sketch({ companies: [{ cash: 100_000 }, {}, {}] }), 0, { do: 'call', phase: 'on-site-meeting' });
    const { calls, open, end } = yearLineOf(seenBy(state, 0), 0);
    expect(calls).toEqual([
      { seat: 0, state: 'now', phase: 'on-site-meeting' },
      { seat: 1, state: 'next' },
      { seat: 2, state: 'later' },
    ]);
    expect(open).toHaveLength(5);
    expect(end).toMatchObject({ now: false, phases: 3, booked: 0, outlook: 'nothing' });
  });

  test('[TOE-END-1] the year in which a company reaches the target is called the final one', () => {
    const done = { complete: true };
    const finalWith = (contracts: Record<string, typeof done>, options = {}): boolean =>
      yearLineOf(seenBy(sketch({ companies: [{ contracts }, {}], options }), 1), 1).final;
    const two = { 'caledonian-girders': done, 'moonlit-moldau': done };
    expect(finalWith(two)).toBe(false);
    const five = { ...two, 'via-appia': done, edelweiss: done, 'citrus-cargo': done };
    expect(finalWith(five)).toBe(true);
    expect(finalWith(five, { openEnd: true })).toBe(false);
    expect(finalWith(five, { allowRetarget: true })).toBe(false);
  });

  test('[TOE-END-1] the last year there can be is the final one; an empty bank can still be filled', () => {
    const finalIn = (year: number, cash = 0): boolean =>
      yearLineOf(seenBy(sketch({ companies: [{ cash }, {}], options: { bankLimit: true }, year }), 1), 1).final;
    expect(finalIn(99)).toBe(false);
    expect(finalIn(100)).toBe(true);
    const all = contentOf(sketch({ companies: [{}, {}] }).config).money;
    expect(finalIn(7, all)).toBe(false);
  });

  test('[TOE-END-1] the end test shows the company nearest to each trigger', () => {
    const state = sketch({
      companies: [{ contracts: { 'caledonian-girders': { complete: true } } }, { sections: ['narvik-stockholm'] }],
    });
    expect(
      endTestOf(seenBy(state, 0)).map(({ reason, seat, value, reached }) => [reason, seat, value, reached]),
    ).toEqual([
      ['target', 0, 1, false],
      ['profit', 0, 200_000, false],
      ['sticks', 1, 43, false],
      ['bank', undefined, 4_760_000, false],
    ]);
  });

  test('stops are for people: the year end and the evaluation', () => {
    expect(stopAfter([{ kind: 'year', year: 1, callers: [] }])).toBeUndefined();
    expect(stopAfter([{ kind: 'year', year: 2, callers: [] }])).toBe('year-end');
    expect(stopAfter([{ kind: 'over', reason: 'target', winners: [0] }])).toBe('evaluation');
  });

  test('people’s own moves take a third of the time, and at once means at once', () => {
    const move = entry(1, 0, { kind: 'completed', seat: 0, contract: 'moonlit-moldau', vehicles: [] });
    expect(pauseAfter(move, new Set(), 'normal')).toBeGreaterThan(pauseAfter(move, new Set([0]), 'normal') * 2);
    expect(pauseAfter(move, new Set(), 'instant')).toBe(0);
  });

  test('a Development Bonus is new to its caller as well', () => {
    const bonus = entry(1, 0, { kind: 'development-bonus', seat: 0, cities: 3, amount: 50_000 });
    expect(pauseAfter(bonus, new Set([0]), 'normal')).toBe(pauseAfter(bonus, new Set(), 'normal'));
  });

  test('the latest sale is the last of the lots that were noted', () => {
    const first = { owner: 1, model: 'lark' };
    const second = { owner: 2, model: 'canter' };
    const { lots } = tracesOf([
      { kind: 'lots', lots: [first, second] },
      { kind: 'opened', seat: 0, lot: second, bid: 20_000 },
      { kind: 'sold', lot: second, to: 0, price: 20_000 },
      { kind: 'opened', seat: 2, lot: first, bid: 30_000 },
      { kind: 'sold', lot: first, to: 2, price: 30_000 },
    ]);
    expect(lots.map(({ lot, sold }) => [lot.owner, sold?.to])).toEqual([
      [2, 0],
      [1, 2],
    ]);
  });
});

describe('in whole games', () => {
  test.each(games(10))(
    'every line has its sentence in every language, for spectators and for the reader (game %i)',
    async (number) => {
      const texts = await Promise.all(
        LANGUAGES.map(async (language) => [language, await loadMessages(language)] as const),
      );
      const game = gameIndex(number);
      const index = contentOf(game.states[0]!.config);
      const entries = entriesOf(game, 0);
      const lines = linesOf(entries);
      expect(lines.length).toBeLessThan(game.moves.length * 1.5);
      for (const [language, text] of texts) {
        const who = (seat: number) => ({ name: `Company ${seat}`, you: seat === 0 });
        const names = namesOf(index, { text, language, naming: 'translated', who });
        for (const line of lines) {
          const said = lineText(names, line);
          expect(said, said).not.toMatch(/undefined|NaN|\[object|#(?!\w)| {2}/);
          expect(said.split('*').length % 2, said).toBe(1);
          expect(spokenLine(names, line)).not.toContain('*');
        }
      }
      expect(momentsOf(entries).at(-1)?.kind).toBe('over');
    },
  );

  test.each(games(10))('profits told by the lines lead from nothing to what the companies have (game %i)', (number) => {
    const game = gameIndex(number);
    const last = game.states.at(-1)!;
    const index = contentOf(last.config);
    const told = last.public.left.map(() => 0);
    for (const { profits } of linesOf(entriesOf(game, 'spectator'))) {
      for (const { seat, from, to } of profits) {
        expect(from).toBe(told[seat]);
        told[seat] = to;
      }
    }
    expect(told).toEqual(last.public.left.map((_, seat) => profitOf(index, last.public, seat)));
  });

  test.each(games(10))('[TOE-EOR-2] a year’s report books what the companies then have (game %i)', (number) => {
    let years = 0;
    const game = gameIndex(number);
    game.moves.forEach((move, at) => {
      const [before, after] = [game.states[at]!, game.states[at + 1]!];
      const events = trainsOfEurope.events(before, move, after, 'spectator');
      if (!events.some(({ kind }) => kind === 'settled') || before.config.options.hiddenCash) return;
      const { rows } = yearReport(
        trainsOfEurope.view(before, 'spectator'),
        trainsOfEurope.view(after, 'spectator'),
        events,
      );
      const sale = after.public.insolvent.length > 0 || events.some(({ kind }) => kind === 'saved');
      for (const { seat, cash, how } of rows) {
        if (sale || how === 'insolvent') continue;
        expect([game.name, at, seat, cash!.after]).toEqual([game.name, at, seat, after.secret.cash[seat]]);
      }
      years++;
    });
    if (!game.states[0]!.config.options.hiddenCash) expect(years).toBe(game.states.at(-1)!.public.profits.length);
  });

  test.each(games(5))('a year is told by what it changed and paid, back to its first day (game %i)', (number) => {
    const game = gameIndex(number);
    const { seats } = game.states[0]!.config;
    for (let seat = 0; seat < seats; seat++) {
      const told = entriesOf(game, seat).map(({ events }) => events);
      const begins = told.flatMap((events, at) => (events.some(({ kind }) => kind === 'year') ? [at] : []));
      begins.slice(0, -1).forEach((begin, i) => {
        const end = begins[i + 1]!;
        const [first, last] = [game.states[begin + 1]!, game.states[end + 1]!];
        if (last.public.left[seat]) return;
        const index = contentOf(first.config);
        const book = yearBook(seenBy(last, seat), seat, told.slice(0, end + 1).flat(), first.public.year);
        const held = first.public.contracts[seat]!;
        expect([game.name, seat, first.public.year, book.active.before, book.completed.before]).toEqual([
          game.name,
          seat,
          first.public.year,
          held.filter(({ complete }) => !complete).length,
          held.filter(({ complete }) => complete).length,
        ]);
        expect(book.sticks).toEqual({ before: first.public.sticks[seat], after: last.public.sticks[seat] });
        expect(book.cities.before).toBe(connectedCities(index, first.public, seat).length);
        const moved = book.payments.reduce((sum, { amount }) => sum + amount, 0);
        expect(first.secret.cash[seat]! + moved).toBe(last.secret.cash[seat]);
      });
    }
  });

  test.each([487, 497, 507])('a company that left did so in the year of its last profit (game %i)', (number) => {
    const game = gameIndex(number);
    const { left } = game.states.at(-1)!.public;
    const gone = leftIn(entriesOf(game, 'spectator'));
    expect([...gone.keys()].sort((a, b) => a - b)).toEqual(left.flatMap((isGone, seat) => (isGone ? [seat] : [])));
    for (const [seat, year] of gone) {
      const years = game.states.filter(({ public: open }) => !open.left[seat]).map(({ public: open }) => open.year);
      expect(year).toBe(Math.max(...years));
    }
  });

  test.each(games(5, 5))('the line of a closed year names every phase of it (game %i)', (number) => {
    const game = gameIndex(number);
    game.moves.forEach((move, at) => {
      const [before, after] = [game.states[at]!, game.states[at + 1]!];
      const events = trainsOfEurope.events(before, move, after, 'spectator');
      if (!events.some(({ kind }) => kind === 'settled')) return;
      const { calls, end } = closedYear(trainsOfEurope.view(before, 'spectator'), events);
      expect(calls.map(({ phase }) => phase)).not.toContain(undefined);
      expect(end.now).toBe(true);
    });
  });

  test.each(games(5))('traces remember who emptied a stand and took a card (game %i)', (number) => {
    const game = gameIndex(number);
    game.states.forEach((state, at) => {
      if (at % 9 !== 0 || state.public.year === 0) return;
      const index = contentOf(state.config);
      const events = entriesOf({ ...game, moves: game.moves.slice(0, at) }, 'spectator').flatMap((e) => e.events);
      const shown = events.findLast((event) => event.kind === 'displayed');
      if (!shown || state.public.stage.kind === 'refill' || state.public.stage.kind === 'over') return;
      const { stands } = tracesOf(events);
      const still = [...state.public.locos, ...state.public.wagons].map((no) => index.models[no]!.id);
      expect([...still, ...stands.map(({ model }) => model)].toSorted()).toEqual(
        [...shown.locos, ...shown.wagons].toSorted(),
      );
    });
  });
});
