// Books kept by hand: bookings in secret, audits, and what goes by the tokens (TOE-BOOK, TOE-VAR-4).

import { fastRng } from '@branchline/core';
import { expect, test } from 'vitest';
import { trainsOfEurope, type Action, type Event, type State } from '../src/index.ts';
import {
  asksFor,
  by,
  chance,
  legalFor,
  play,
  profit,
  refusal,
  resultOf,
  scene,
  toYearEnd,
  type CompanySketch,
  type GameMove,
  type Sketch,
} from './support/scene.ts';

/** A completed contract of 30k, and chips up to the amount. */
const earning = (amount: number, cash = 0): CompanySketch => ({
  cash,
  contracts: { 'plain-coach': { complete: true, chips: (amount - 30_000) / 10_000 } },
});
/** Another one, for a second company: 40k and chips. */
const gaining = (amount: number, cash = 0): CompanySketch => ({
  cash,
  contracts: { 'first-class': { complete: true, chips: (amount - 40_000) / 10_000 } },
});

/** The end of the year, when all companies book. */
function atBooks(companies: readonly CompanySketch[], sketch: Partial<Sketch> = {}): State {
  const called = (['development-bonus', 'government-aid', 'auction-house'] as const).slice(
    0,
    companies.filter(({ left }) => !left).length === 4 ? 3 : 2,
  );
  const options = { manualBooks: true, ...sketch.options };
  return toYearEnd(scene({ pile: [], supply: [], called, ...sketch, companies, options }));
}

const book = (seat: number, profit: number): GameMove => ({ by: seat, do: 'book', profit });
const audit = (seat: number, company: number): GameMove => ({ by: seat, do: 'audit', seat: company });
const pass = (seat: number): GameMove => ({ by: seat, do: 'pass' });

/** All companies book these amounts, in the order of the seats. */
const booked = (state: State, ...profits: readonly number[]): State =>
  play(state, ...profits.map((amount, seat) => book(seat, amount)));

const tokens = ({ public: { books } }: State): readonly number[] => books!.tokens;

/** What a viewer is told of the last of these moves. */
function told(state: State, moves: readonly GameMove[], viewer: number | 'spectator' = 'spectator'): readonly Event[] {
  const before = play(state, ...moves.slice(0, -1));
  const last = moves.at(-1)!;
  return trainsOfEurope.events(before, last, play(before, last), viewer);
}

test('[TOE-BOOK-1] tokens start at 0 and stay where they are during the year, whatever is taken or completed', () => {
  const contracts = { 'plain-coach': { vehicles: ['anise', 'mint'] } };
  const options = { manualBooks: true };
  const state = scene({ companies: [{ cash: 90_000, contracts }, {}, {}], display: { 'night-owl': 1 }, options });
  const licence = by(0, { do: 'call', phase: 'on-site-meeting' }, { do: 'licence', section: 'ash-beech' });
  expect(told(state, licence).map(({ kind }) => kind)).toEqual(['licensed', 'completed']);
  const take = by(0, { do: 'call', phase: 'conference-room' }, { do: 'take', contract: 'night-owl' });
  expect(told(state, take).map(({ kind }) => kind)).toEqual(['took']);
  const after = play(state, ...take);
  expect([profit(after, 0), tokens(after)]).toEqual([profit(state, 0) - 50_000, [0, 0, 0]]);
});

test('[TOE-BOOK-2] all remaining companies book at once, each once, in any order, also with offers in turn', () => {
  for (const offersInTurn of [false, true]) {
    const state = atBooks([earning(70_000), {}, {}], { options: { offersInTurn } });
    expect(asksFor(state)).toEqual([0, 1, 2]);
    const two = play(state, book(2, 0), book(0, 70_000));
    expect(asksFor(two)).toEqual([1]);
    expect(refusal(two, book(0, 70_000))).toMatchObject({ code: 'trains-of-europe/not-your-turn' });
    expect(tokens(two)).toEqual([0, 0, 0]);
    expect(tokens(play(two, book(1, -20_000)))).toEqual([70_000, -20_000, 0]);
    // The order leaves no trace.
    expect(play(two, book(1, 0))).toEqual(play(state, book(1, 0), book(0, 70_000), book(2, 0)));
  }
});

test('[TOE-BOOK-2] a booking is a multiple of 10k from −1,000k to 500k, and all of them are listed', () => {
  const state = atBooks([{}, {}, {}]);
  for (const amount of [510_000, -1_010_000, 5_000, -15_000])
    expect(refusal(state, book(0, amount))).toMatchObject({
      code: 'trains-of-europe/not-on-the-track',
      rule: 'TOE-BOOK-2',
      detail: { step: 10_000, least: -1_000_000, most: 500_000, profit: amount },
    });
  for (const amount of [500_000, -1_000_000, 0, -10_000]) expect(refusal(state, book(0, amount))).toBeUndefined();
  expect(legalFor(state, 0)).toHaveLength(151);
  for (const amount of ['10000', null, 0.5, -0]) {
    expect(trainsOfEurope.parseMove({ by: 0, do: 'book', profit: amount })).toBeUndefined();
  }
});

test('[TOE-BOOK-2] a booking is secret until all have booked; then all tokens move together', () => {
  const state = atBooks([earning(70_000), {}, {}]);
  const [one, other] = [play(state, book(0, 70_000)), play(state, book(0, 80_000))];
  expect(trainsOfEurope.view(one, 0).booking).toBe(70_000);
  for (const viewer of [1, 2, 'spectator'] as const) {
    expect(trainsOfEurope.view(one, viewer)).toEqual(trainsOfEurope.view(other, viewer));
    expect(told(state, [book(0, 70_000)], viewer)).toEqual([{ kind: 'booked', seat: 0 }]);
  }
  expect(told(state, [book(0, 70_000), book(1, 0), book(2, -10_000)])).toEqual([
    { kind: 'booked', seat: 2 },
    { kind: 'profit', seat: 0, from: 0, to: 70_000 },
    { kind: 'profit', seat: 2, from: 0, to: -10_000 },
  ]);
  // A guess of what others have booked keeps the own booking and gives the same view.
  for (let seed = 0; seed < 20; seed++) {
    const guess = trainsOfEurope.sample(trainsOfEurope.view(one, 0), fastRng(seed));
    expect(guess.secret.bookings).toEqual([{ seat: 0, profit: 70_000 }]);
  }
});

test('[TOE-BOOK-3] audits go round once from the Chairperson, each company at most once, nobody its own', () => {
  const state = booked(atBooks([{}, {}, {}, {}], { chair: 2 }), 0, 0, 0, 0);
  expect(asksFor(state)).toEqual([2]);
  expect(legalFor(state, 2)).toEqual<Action[]>([
    { do: 'audit', seat: 3 },
    { do: 'audit', seat: 0 },
    { do: 'audit', seat: 1 },
    { do: 'pass' },
  ]);
  expect(refusal(state, audit(2, 2))).toMatchObject({ code: 'trains-of-europe/own-books', rule: 'TOE-BOOK-3' });
  expect(refusal(state, audit(2, 9))).toMatchObject({ code: 'trains-of-europe/no-such-company' });
  const one = play(state, audit(2, 0));
  expect(asksFor(one)).toEqual([3]);
  expect(refusal(one, audit(3, 0))).toMatchObject({ code: 'trains-of-europe/already-audited', rule: 'TOE-BOOK-3' });
  const all = play(one, pass(3), pass(0));
  expect(asksFor(all)).toEqual([1]);
  expect(play(all, pass(1)).public.stage.kind).toBe('refill');
});

test('[TOE-BOOK-3] a company with nobody left to audit is not asked', () => {
  const state = booked(atBooks([{}, {}, {}]), 0, 0, 0);
  const two = play(state, audit(0, 1), audit(1, 0));
  // Seat 2 could audit 0 and 1, and both have been audited.
  expect(two.public.stage.kind).toBe('refill');
  expect(asksFor(play(state, audit(0, 1), audit(1, 2)))).toEqual([2]);
  // Next year all companies may be audited again.
  const pair = booked(atBooks([{}, {}]), 0, 0);
  expect(asksFor(play(pair, audit(0, 1)))).toEqual([1]);
});

test('[TOE-BOOK-3] an audit takes effect before the next company is asked', () => {
  const state = booked(atBooks([{}, earning(70_000, 50_000), {}]), 0, 90_000, 0);
  const after = play(state, audit(0, 1));
  expect([after.secret.cash, tokens(after), asksFor(after)]).toEqual([[20_000, 30_000, 0], [0, 70_000, 0], [1]]);
});

test('[TOE-BOOK-4] [TOE-VAR-4] a wrong token, too high or too low, costs the difference, paid to the auditor', () => {
  const state = atBooks([{}, earning(70_000, 50_000), gaining(60_000, 10_000)]);
  const { bank } = state.secret;
  const after = play(booked(state, 0, 90_000, 20_000), audit(0, 2), audit(1, 0), pass(2));
  // Seat 2 had booked 40k too little and had 10k; seat 1 was never audited and is paid what it booked.
  expect(after.public.books!.audits).toEqual([
    { seat: 0, company: 2, booked: 20_000, right: 60_000, paid: 10_000 },
    { seat: 1, company: 0, booked: 0, right: 0, paid: 0 },
  ]);
  expect(after.secret.cash).toEqual([10_000, 50_000 + 90_000, 60_000]);
  expect(after.secret.bank).toBe(bank - 150_000);
});

test('[TOE-BOOK-4] right is the true profit within the ends of the track', () => {
  const rich = atBooks([{}, earning(620_000, 90_000), {}]);
  expect(play(booked(rich, 0, 500_000, 0), audit(0, 1)).public.books!.audits).toEqual([
    { seat: 0, company: 1, booked: 500_000, right: 500_000, paid: 0 },
  ]);
});

test('[TOE-BOOK-4] what an audit has found is told to everybody, also with hidden cash', () => {
  const state = booked(atBooks([{}, earning(70_000, 50_000), {}], { options: { hiddenCash: true } }), 0, 90_000, 0);
  for (const viewer of [0, 1, 2, 'spectator'] as const)
    expect(told(state, [audit(0, 1)], viewer)).toEqual([
      { kind: 'audited', seat: 0, company: 1, booked: 90_000, right: 70_000, paid: 20_000 },
      { kind: 'profit', seat: 1, from: 90_000, to: 70_000 },
    ]);
  expect(told(state, [pass(0)])).toEqual([{ kind: 'audit-waived', seat: 0 }]);
});

test('[TOE-BOOK-4] an audit is never taken back, a pass and an early booking are', () => {
  const state = atBooks([{}, {}, {}]);
  const reveals = (from: State, move: GameMove): boolean => trainsOfEurope.reveals(from, move, play(from, move));
  expect(reveals(state, book(0, 0))).toBe(false);
  const two = play(state, book(0, 0), book(1, 0));
  expect(reveals(two, book(2, 0))).toBe(true);
  const all = play(two, book(2, 0));
  expect([reveals(all, audit(0, 1)), reveals(all, pass(0))]).toEqual([true, false]);
});

test('[TOE-BOOK-5] payment, forgiveness and the year’s record go by the token', () => {
  const state = atBooks([earning(70_000), { cash: 20_000 }, gaining(60_000, 10_000)]);
  const after = play(booked(state, 250_000, -30_000, -10_000), pass(0), pass(1), pass(2));
  expect(after.secret.cash).toEqual([200_000, 0, 0]);
  expect(after.public.marked).toEqual([false, true, false]);
  expect(after.public.profits).toEqual([[250_000, -30_000, -10_000]]);
});

test('[TOE-BOOK-6] a false 500k that nobody audits pays and ends the game', () => {
  const state = booked(atBooks([{}, {}, {}]), 500_000, 0, 0);
  const moves = [pass(0), pass(1), pass(2)];
  expect(told(state, moves)).toContainEqual({ kind: 'last-year', reason: 'profit' });
  const over = play(state, ...moves);
  expect(over.public.stage).toEqual({ kind: 'over', reason: 'profit' });
  expect(over.secret.cash[0]).toBe(200_000);
});

test('[TOE-BOOK-6] the trigger is tested after the last audit alone, against tokens alone', () => {
  const found = play(booked(atBooks([{}, {}, {}]), 500_000, 0, 0), pass(0), audit(1, 0), pass(2));
  expect([found.public.topProfit, found.public.stage.kind]).toEqual([false, 'refill']);
  // A true profit of 500k that is not booked ends nothing, neither during the year nor at its end.
  const rich = atBooks([earning(620_000), {}, {}]);
  expect(rich.public.topProfit).toBe(false);
  const low = play(booked(rich, 100_000, 0, 0), pass(0), pass(1), pass(2));
  expect([low.public.topProfit, low.public.stage.kind]).toEqual([false, 'refill']);
});

test('[TOE-BOOK-6] the 500k are known before the companies are asked for a higher target', () => {
  const done = {
    'plain-coach': { complete: true },
    'first-class': { complete: true },
    'short-hop': { complete: true },
  };
  const state = atBooks([{ contracts: done }, {}, {}], { options: { allowRetarget: true } });
  const passes = [pass(0), pass(1), pass(2)];
  expect(play(booked(state, 0, 0, 0), ...passes).public.stage.kind).toBe('new-target');
  expect(play(booked(state, 500_000, 0, 0), ...passes).public.stage).toEqual({ kind: 'over', reason: 'target' });
});

test('[TOE-BOOK-7] before the evaluation every token is set right, at no cost', () => {
  const state = booked(atBooks([earning(70_000), gaining(60_000), {}], { year: 100 }), 90_000, 60_000, -10_000);
  const moves = [pass(0), pass(1), pass(2)];
  const over = play(state, ...moves);
  expect(tokens(over)).toEqual([70_000, 60_000, 0]);
  expect(over.secret.cash).toEqual([90_000, 60_000, 0]);
  expect(resultOf(over).years[0]!.profit).toEqual([90_000, 60_000, -10_000]);
  // Points are those of the true profits: one for each started 100k.
  expect(resultOf(over).evaluation.map((points) => points.profit)).toEqual([6, 6, 0]);
  expect(told(state, moves)).toEqual(
    expect.arrayContaining([
      { kind: 'checked', seat: 0, booked: 90_000, right: 70_000 },
      { kind: 'profit', seat: 0, from: 90_000, to: 70_000 },
      { kind: 'checked', seat: 2, booked: -10_000, right: 0 },
    ]),
  );
});

test('[TOE-BOOK-7] a tie is broken by the true profit', () => {
  const options = { tieBreak: 'profit-completed-cash', bankLimit: false };
  const state = booked(
    atBooks([earning(70_000), gaining(80_000), {}], { year: 100, options }),
    ...[100_000, 70_000, 0],
  );
  expect(resultOf(play(state, pass(0), pass(1), pass(2))).winners).toEqual([1]);
});

test('[TOE-BOOK-8] no view and no event tells the true profit, except through an audit', () => {
  // −130k: an amount that is on no card.
  const contracts = { 'night-owl': {}, 'box-and-back': {} };
  let state = atBooks([{ cash: 90_000, contracts }, {}, {}]);
  expect(profit(state, 0)).toBe(-130_000);
  const moves = [book(0, 10_000), book(1, 0), book(2, 0), pass(0), pass(1), pass(2)];
  for (const move of moves) {
    const after = play(state, move);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const seen = [trainsOfEurope.view(after, viewer), trainsOfEurope.events(state, move, after, viewer)];
      expect(JSON.stringify(seen)).not.toContain('130000');
    }
    state = after;
  }
  const audited = play(booked(atBooks([{ cash: 90_000, contracts }, {}, {}]), 10_000, 0, 0), pass(0), audit(1, 0));
  expect(JSON.stringify(trainsOfEurope.view(audited, 2))).toContain('-130000');
});

test('[TOE-BOOK-9] a company that has left neither books nor audits nor is audited; its token stays', () => {
  const state = atBooks([{}, { left: true, contracts: { 'night-owl': {} } }, {}, {}]);
  expect(asksFor(state)).toEqual([0, 2, 3]);
  const all = play(state, book(0, 10_000), book(2, 0), book(3, 0));
  expect(tokens(all)).toEqual([10_000, 0, 0, 0]);
  expect(refusal(all, audit(0, 1))).toMatchObject({ code: 'trains-of-europe/no-such-company', rule: 'TOE-BOOK-9' });
  expect(asksFor(play(all, pass(0)))).toEqual([2]);
  const over = play(all, pass(0), pass(2), pass(3), chance({ do: 'refill', contracts: [], locos: [], wagons: [] }));
  expect(over.public.profits).toEqual([[10_000, 0, 0, 0]]);
});

test('[TOE-BOOK-9] [TOE-SMI-5] a contract sold moves the seller’s token by its tax less its income and chips', () => {
  const insolvent = { cash: 20_000, marked: true, contracts: { 'night-owl': { chips: 1 }, 'first-class': {} } };
  const rich = { cash: 60_000, sections: ['larch-oak'] };
  const options = { selfManagedInsolvency: true };
  const state = atBooks([insolvent, {}, rich], { options });
  expect(profit(state, 0)).toBe(-80_000);
  const offered = play(
    booked(state, -70_000, 0, 0),
    ...[pass(0), pass(1), pass(2)],
    ...by(0, { do: 'offer-contracts', contracts: ['night-owl'] }),
  );
  const bid = by(2, { do: 'open', lot: { owner: 0, contract: 'night-owl' }, bid: 30_000 });
  // −70k as booked, and +50k for the contract: −20k, which 50k in hand can pay.
  const after = play(offered, ...bid);
  expect(tokens(after)).toEqual([-20_000, 0, 0]);
  expect(after.secret.cash[0]).toBe(20_000 + 30_000 - 20_000);
  expect(told(offered, bid)).toContainEqual({ kind: 'saved', seat: 0, how: 'paid' });
  expect(profit(after, 2)).not.toBe(0);
});

test('[TOE-BOOK-9] a sale in the last year is told by the token of the sale, not by the check after it', () => {
  const insolvent = { cash: 20_000, marked: true, contracts: { 'night-owl': { chips: 1 }, 'first-class': {} } };
  const options = { selfManagedInsolvency: true };
  const state = atBooks([insolvent, {}, { cash: 60_000 }], { year: 100, options });
  const offered = play(
    booked(state, -50_000, 0, 0),
    ...[pass(0), pass(1), pass(2)],
    ...by(0, { do: 'offer-contracts', contracts: ['night-owl'] }),
  );
  const bid = by(2, { do: 'open', lot: { owner: 0, contract: 'night-owl' }, bid: 30_000 });
  expect(told(offered, bid)).toEqual(
    expect.arrayContaining([
      { kind: 'saved', seat: 0, how: 'profit' },
      { kind: 'checked', seat: 0, booked: 0, right: -30_000 },
    ]),
  );
});
