// Every sum the page shows, beside what the engine makes of the same position, in whole games played at random: the profit
// and cash of a year's statement, what a licence, a lot, a contract and a vehicle are said to bring, and the ways out of an
// insolvency. Each figure is worked out again here from the engine alone.

import { describe, expect, test } from 'vitest';
import type { Seat } from '@branchline/core';
import {
  contentOf,
  lotId,
  minimumBid,
  profitOf,
  trainsOfEurope,
  type Action,
  type Event,
  type Lot,
  type Public,
  type State,
} from '@branchline/trains-of-europe';
import { toldSoFar } from '../../../src/games/trains-of-europe/play/happenings/told-so-far.ts';
import { yearBook } from '../../../src/games/trains-of-europe/play/happenings/year-book.ts';
import { yearReport } from '../../../src/games/trains-of-europe/play/happenings/year-end.ts';
import { ifTaken } from '../../../src/games/trains-of-europe/play/if-taken.ts';
import { lotWorth } from '../../../src/games/trains-of-europe/play/lot-worth.ts';
import { sectionWorths } from '../../../src/games/trains-of-europe/play/section-worth.ts';
import { cashSum } from '../../../src/games/trains-of-europe/play/sums/cash.ts';
import { profitSum } from '../../../src/games/trains-of-europe/play/sums/profit.ts';
import { usesOf } from '../../../src/games/trains-of-europe/play/vehicle-use.ts';
import { waysAfter } from '../../../src/games/trains-of-europe/screens/phases/ways-out.ts';
import { remainsAfter } from '../../../src/games/trains-of-europe/screens/phases/what-remains.ts';
import { decisions, entriesOf, gameIndex, games, playedGame, type Played } from './support/played.ts';

/** Companies that play at random lose money and are sold up. */
const RUINED = playedGame('ruin', {
  seats: 3,
  options: { selfManagedInsolvency: true, openEnd: true },
  bots: ['random', 'conductor', 'random'],
});
const ALL: readonly Played[] = [...games(10).map(gameIndex), RUINED];

/** What each seat was told, worked out once. */
const TOLD = ALL.map((game) => game.states[0]!.public.left.map((_, seat) => entriesOf(game, seat)));

/** The engine's profit of a position. */
const earned = (state: State, open: Public, seat: number): number => profitOf(contentOf(state.config), open, seat);

const legalOf = (state: State, seat: number): readonly Action[] =>
  trainsOfEurope.legal(trainsOfEurope.view(state, seat), seat);

/** The move that settles a year, and the first position of the next one or of the end. */
function* turns({ states, moves }: Played): Generator<{ readonly from: number; readonly to: number }> {
  for (let at = 0; at < moves.length; at++) {
    const years = (no: number): number => states[no]!.public.profits.length;
    if (years(at + 1) === years(at)) continue;
    let to = at + 1;
    while (to < moves.length && !['call', 'over'].includes(states[to]!.public.stage.kind)) to++;
    yield { from: at, to };
  }
}

describe('at every turn of a year', () => {
  test('[TOE-SMI-5] the statement and “My year” add up to the profit and the cash in hand, also after sales', () => {
    let sales = 0;
    let rows = 0;
    for (const [no, game] of ALL.entries())
      for (const { from, to } of turns(game)) {
        const [before, after] = [game.states[from]!, game.states[to]!];
        for (let seat = 0; seat < before.config.seats; seat++) {
          const entries = TOLD[no]![seat]!.slice(0, to);
          const told = entries.flatMap(({ events }) => events);
          const since = entries.slice(from).flatMap(({ events }) => events);
          const view = trainsOfEurope.view(after, seat);
          const report = yearReport(trainsOfEurope.view(before, seat), view, since);
          const row = report.rows.find((entry) => entry.seat === seat);
          if (!row) continue;
          const where = [game.name, report.year, seat];
          expect([...where, row.cash!.after]).toEqual([...where, after.secret.cash[seat]]);
          expect([...where, row.profitAfter]).toEqual([...where, earned(after, after.public, seat)]);
          // The contracts of "My year" add up to the sum above them.
          const parts = profitSum(view, seat).parts.reduce((sum, { amount }) => sum + amount, 0);
          expect([...where, parts]).toEqual([...where, row.profitAfter]);
          const { payments } = yearBook(view, seat, told, report.year);
          const moved = payments.reduce((sum, { amount }) => sum + amount, 0);
          const yearBefore = game.states.find(({ public: { year } }) => year === report.year)!;
          expect([...where, yearBefore.secret.cash[seat]! + moved]).toEqual([...where, row.cash!.after]);
          if (row.sold !== 0 || row.repaid !== 0) sales++;
          rows++;
        }
      }
    expect(rows).toBeGreaterThan(200);
    expect(sales).toBeGreaterThan(5);
  });

  test('[TOE-DEV-1] a Development Bonus that ends the year is told before the payout', () => {
    let bonuses = 0;
    for (const [no, game] of ALL.entries())
      for (const { from } of turns(game)) {
        const before = game.states[from]!;
        for (let seat = 0; seat < before.config.seats; seat++) {
          const entries = TOLD[no]![seat]!.slice(0, from + 1);
          const last: readonly Event[] = entries.at(-1)!.events;
          const bonus = last.find((event) => event.kind === 'development-bonus' && event.seat === seat);
          if (bonus?.kind !== 'development-bonus' || last.some(({ kind }) => kind === 'over')) continue;
          const view = trainsOfEurope.view(game.states[from + 1]!, seat);
          expect(cashSum(view, seat, toldSoFar(entries)).amount).toBe(before.secret.cash[seat]! + bonus.amount);
          bonuses++;
        }
      }
    expect(bonuses).toBeGreaterThan(2);
  });
});

describe('at every decision', () => {
  test('[TOE-CRED-9] a licence is worth the same in the list, on the map and in the sheet: what the engine then adds', () => {
    let compared = 0;
    for (const game of ALL)
      for (const { before, move } of decisions(game, 6)) {
        const sections = legalOf(before, move.by).filter((action) => action.do === 'licence');
        if (sections.length === 0) continue;
        const worthOf = sectionWorths(trainsOfEurope.view(before, move.by), move.by);
        const now = earned(before, before.public, move.by);
        for (const action of sections) {
          const after = trainsOfEurope.apply(before, { ...action, by: move.by });
          const gain = earned(after, after.public, move.by) - now;
          expect([game.name, action.section, worthOf(action.section).gain]).toEqual([game.name, action.section, gain]);
          compared++;
        }
      }
    expect(compared).toBeGreaterThan(1500);
  });

  test('[TOE-CON-3] a contract taken does to the profit what “If I take it” says', () => {
    let compared = 0;
    for (const game of ALL)
      for (const { before, move } of decisions(game)) {
        if (move.do !== 'take') continue;
        const view = trainsOfEurope.view(before, move.by);
        const { profit } = ifTaken(view, move.by, contentOf(before.config).contractIndex.get(move.contract)!);
        const after = trainsOfEurope.apply(before, move);
        expect(profit).toEqual({
          before: earned(before, before.public, move.by),
          after: earned(after, after.public, move.by),
        });
        compared++;
      }
    expect(compared).toBeGreaterThan(50);
  });

  test('[TOE-CRED-4] a vehicle of the yard brings a contract what is said beside it', () => {
    let compared = 0;
    for (const game of ALL)
      for (const { before, move } of decisions(game)) {
        if (before.public.stage.kind !== 'assignment') continue;
        const index = contentOf(before.config);
        const view = trainsOfEurope.view(before, move.by);
        const now = earned(before, before.public, move.by);
        for (const action of legalOf(before, move.by)) {
          if (action.do !== 'assign') continue;
          const uses = usesOf(view, move.by, index.modelIndex.get(action.model)!, { owned: true });
          const { gain } = uses.find(({ contract }) => contract === action.contract)!;
          const after = trainsOfEurope.apply(before, { ...action, by: move.by });
          expect(gain).toBe(earned(after, after.public, move.by) - now);
          compared++;
        }
      }
    expect(compared).toBeGreaterThan(200);
  });
});

const askedIn = (state: State): Seat | undefined => {
  const turn = trainsOfEurope.turn(trainsOfEurope.view(state, 'spectator'));
  return turn.kind === 'seats' ? turn.seats[0] : undefined;
};

const isOffer = (action: Action): action is Extract<Action, { do: 'offer' }> => action.do === 'offer';

/** The positions in which lots may be opened if an auction is called now and each company offers as much as it may. */
function* auctionsFrom(state: State): Generator<State> {
  const caller = askedIn(state);
  if (state.public.stage.kind !== 'call' || caller === undefined) return;
  const call = legalOf(state, caller).find((action) => action.do === 'call' && action.phase === 'auction-house');
  if (!call) return;
  let now = trainsOfEurope.apply(state, { ...call, by: caller });
  while (now.public.stage.kind === 'offers') {
    const by = askedIn(now)!;
    const sizes = ({ vehicles, sections }: Extract<Action, { do: 'offer' }>): number =>
      vehicles.length + sections.length;
    const [most] = legalOf(now, by)
      .filter(isOffer)
      .toSorted((a, b) => sizes(b) - sizes(a));
    now = trainsOfEurope.apply(now, { ...most!, by });
  }
  while (now.public.stage.kind === 'opening') {
    yield now;
    const { stage } = now.public.stage.auction;
    while (now.public.stage.kind === 'opening' && now.public.stage.auction.stage === stage)
      now = trainsOfEurope.apply(now, { do: 'decline', by: now.public.stage.auction.right });
  }
}

/** The yard of a company without these vehicles, or with others. */
function withIdle(state: State, seat: Seat, change: (idle: readonly number[]) => readonly number[]): State {
  const { models } = contentOf(state.config);
  const idle = change(state.secret.idle[seat]!).toSorted((a, b) => a - b);
  const count = (kind: string): number => idle.filter((no) => models[no]!.kind === kind).length;
  return {
    ...state,
    public: {
      ...state.public,
      idleLocos: state.public.idleLocos.with(seat, count('loco')),
      idleWagons: state.public.idleWagons.with(seat, count('wagon')),
    },
    secret: { ...state.secret, idle: state.secret.idle.with(seat, idle) },
  };
}

/** The position with the yard of a company put where it fits, as the engine's own moves would do it. */
function withYardAssigned(state: State, seat: Seat): State {
  let now: State = { ...state, public: { ...state.public, stage: { kind: 'assignment', waiting: [seat] } } };
  const held = now.public.contracts[seat]!.filter(({ complete }) => !complete);
  for (const { contract } of held) {
    const id = contentOf(state.config).contracts[contract]!.id;
    for (;;) {
      const next = legalOf(now, seat).find((action) => action.do === 'assign' && action.contract === id);
      if (!next) break;
      now = trainsOfEurope.apply(now, { ...next, by: seat });
    }
  }
  return now;
}

/** All others pass. */
function sold(state: State, action: Action, by: Seat): State {
  let now = trainsOfEurope.apply(state, { ...action, by });
  while (now.public.stage.kind === 'bidding')
    now = trainsOfEurope.apply(now, { do: 'pass', by: now.public.stage.seat });
  return now;
}

type AtLot = { readonly state: State; readonly seat: Seat; readonly lot: Lot; readonly where: string };

/** Every lot of an auction that is called at some position of some game, as each of the others sees it. */
function* lots(): Generator<AtLot> {
  for (const game of ALL)
    for (const { before } of decisions(game))
      for (const state of auctionsFrom(before)) {
        const { stage } = state.public;
        if (stage.kind !== 'opening') continue;
        for (const lot of stage.auction.lots)
          for (let seat = 0; seat < state.config.seats; seat++)
            if (lot.owner !== seat && !state.public.left[seat])
              yield {
                state,
                seat,
                lot,
                where: `${game.name}, year ${state.public.year}, ${JSON.stringify(lot)} ${seat}`,
              };
      }
}

describe('at every lot', () => {
  test('[TOE-AUC-10] “If I win this lot” compares like with like: both profits with the yard in its place', () => {
    let compared = 0;
    let idle = 0;
    for (const { state, seat, lot, where } of lots()) {
      if (lot.item !== 'model' || state.public.stage.kind !== 'opening') continue;
      const index = contentOf(state.config);
      const worth = lotWorth(trainsOfEurope.view(state, seat), seat, lot, minimumBid(index, lot));
      // What is up for auction oneself is no longer there.
      const own = state.public.stage.auction.lots.filter(({ owner, item }) => owner === seat && item === 'model');
      const kept = own.reduce(
        (rest, { no }) => withIdle(rest, seat, (models) => models.toSpliced(models.indexOf(no), 1)),
        state,
      );
      const yard = withYardAssigned(kept, seat);
      const alone = earned(yard, yard.public, seat);
      expect([where, worth.profit.before]).toEqual([where, alone]);
      expect([where, worth.today ?? worth.profit.before]).toEqual([where, earned(state, state.public, seat)]);
      const won = withIdle(yard, seat, (models) => [...models, lot.no]);
      const gains = legalOf(won, seat).flatMap((action) => {
        if (action.do !== 'assign' || action.model !== index.models[lot.no]!.id) return [];
        const after = trainsOfEurope.apply(won, { ...action, by: seat });
        return [earned(after, after.public, seat) - alone];
      });
      const swaps = worth.uses.some(({ fits, replaces }) => fits && replaces !== undefined);
      const gain = worth.profit.after - worth.profit.before;
      if (swaps) expect([where, gain >= Math.max(0, ...gains)]).toEqual([where, true]);
      else expect([where, gain]).toEqual([where, Math.max(0, ...gains)]);
      if (worth.today !== undefined) idle++;
      compared++;
    }
    expect(compared).toBeGreaterThan(500);
    expect(idle).toBeGreaterThan(20);
  });

  test('[TOE-AUC-6] a licence that is won does to cash and profit what is said before', () => {
    let compared = 0;
    for (const { state, seat, lot, where } of lots()) {
      const index = contentOf(state.config);
      const open = legalOf(state, seat).find(
        (action) => action.do === 'open' && JSON.stringify(action.lot) === JSON.stringify(lotId(index, lot)),
      );
      if (lot.item !== 'section' || askedIn(state) !== seat || open?.do !== 'open') continue;
      const { profit, cash } = lotWorth(trainsOfEurope.view(state, seat), seat, lot, open.bid);
      const after = sold(state, open, seat);
      expect([where, profit]).toEqual([
        where,
        { before: earned(state, state.public, seat), after: earned(after, after.public, seat) },
      ]);
      expect([where, cash]).toEqual([where, { before: state.secret.cash[seat], after: after.secret.cash[seat] }]);
      compared++;
    }
    expect(compared).toBeGreaterThan(50);
  });

  test('[TOE-SMI-7] what a sale is said to leave an insolvent company is what it leaves', () => {
    let sales = 0;
    for (const game of ALL)
      for (const { before, after, move } of decisions(game)) {
        const { stage, insolvent } = before.public;
        const [seat] = insolvent;
        if (seat === undefined || !('auction' in stage) || stage.auction.stage !== 'insolvency') continue;
        const events = trainsOfEurope.events(before, move, after, seat);
        const sale = events.find((event) => event.kind === 'sold');
        if (sale?.kind !== 'sold') continue;
        const view = trainsOfEurope.view(before, seat);
        const ways = waysAfter(view, sale.lot, sale.price)!;
        const remains = remainsAfter(view, seat, { id: sale.lot, bid: sale.price });
        expect([game.name, ways.profit]).toEqual([game.name, earned(after, after.public, seat)]);
        expect([game.name, remains.cash]).toEqual([game.name, after.secret.cash[seat]]);
        expect(ways.saved).toBe(events.some((event) => event.kind === 'saved' && event.seat === seat));
        sales++;
      }
    expect(sales).toBeGreaterThan(5);
  });
});
