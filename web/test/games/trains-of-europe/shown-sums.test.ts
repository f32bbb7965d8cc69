// Every sum the page shows, beside what the engine makes of the same position, in whole games played at random: the profit
// and cash of a year's statement, what a licence, a lot, a contract and a vehicle are said to bring, and the ways out of an
// insolvency. Each figure is worked out again here from the engine alone.

import { describe, expect, test } from 'vitest';
import {
  contentOf,
  lotOf,
  profitOf,
  trainsOfEurope,
  type Action,
  type Event,
  type Public,
  type State,
} from '@branchline/trains-of-europe';
import { toldSoFar } from '../../../src/games/trains-of-europe/play/happenings/told-so-far.ts';
import { yearBook } from '../../../src/games/trains-of-europe/play/happenings/year-book.ts';
import { yearReport } from '../../../src/games/trains-of-europe/play/happenings/year-end.ts';
import { ifTaken } from '../../../src/games/trains-of-europe/play/if-taken.ts';
import { lotWorth } from '../../../src/games/trains-of-europe/play/lot-worth.ts';
import { auctionOf } from '../../../src/games/trains-of-europe/play/rehearse.ts';
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
          // What the contracts of "My year" add up to is what stands above them.
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

/** The position with the yard of a company put where it fits, as the engine's own moves would do it. */
function withYardAssigned(state: State, seat: number): State {
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

const withIdle = ({ secret, ...state }: State, seat: number, model: number): State => ({
  ...state,
  secret: {
    ...secret,
    idle: secret.idle.with(
      seat,
      [...secret.idle[seat]!, model].toSorted((a, b) => a - b),
    ),
  },
});

describe('at every lot', () => {
  test('[TOE-AUC-10] “If I win this lot” compares like with like: both profits with the yard in its place', () => {
    let compared = 0;
    let idle = 0;
    for (const game of ALL)
      for (const { before, move } of decisions(game)) {
        const auction = auctionOf({ public: before.public } as Parameters<typeof auctionOf>[0]);
        if (!auction) continue;
        const index = contentOf(before.config);
        const { stage } = before.public;
        // Every lot that the company could bid for now, whichever it chose.
        for (const bid of legalOf(before, move.by)) {
          if (bid.do !== 'open' && bid.do !== 'raise') continue;
          const lot = bid.do === 'open' ? lotOf(index, bid.lot)! : stage.kind === 'bidding' ? stage.lot : undefined;
          if (lot?.item !== 'model' || auction.lots.some(({ owner }) => owner === move.by)) continue;
          const worth = lotWorth(trainsOfEurope.view(before, move.by), move.by, lot, bid.bid);
          const yard = withYardAssigned(before, move.by);
          const alone = earned(yard, yard.public, move.by);
          expect([game.name, worth.profit.before]).toEqual([game.name, alone]);
          expect(worth.today ?? worth.profit.before).toBe(earned(before, before.public, move.by));
          const won = withIdle(yard, move.by, lot.no);
          const gains = legalOf(won, move.by).flatMap((action) => {
            if (action.do !== 'assign' || action.model !== index.models[lot.no]!.id) return [];
            const after = trainsOfEurope.apply(won, { ...action, by: move.by });
            return [earned(after, after.public, move.by) - alone];
          });
          const swaps = worth.uses.some(({ fits, replaces }) => fits && replaces !== undefined);
          const gain = worth.profit.after - worth.profit.before;
          if (swaps) expect(gain).toBeGreaterThanOrEqual(Math.max(0, ...gains));
          else expect(gain).toBe(Math.max(0, ...gains));
          if (worth.today !== undefined) idle++;
          compared++;
        }
      }
    expect(compared).toBeGreaterThan(50);
    expect(idle).toBeGreaterThan(3);
  });

  test('[TOE-SMI-7] what a sale is said to leave an insolvent company is what it leaves', () => {
    let sold = 0;
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
        sold++;
      }
    expect(sold).toBeGreaterThan(5);
  });
});
