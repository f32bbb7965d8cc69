// What a player leaves to the page in an auction: bids up to a limit, passing on the rest, a window with nothing to assign.

import { storage } from '../../support/browser.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { fastRng, pick } from '@branchline/core';
import { trainsOfEurope, type Action, type State, type View } from '@branchline/trains-of-europe';
import {
  auctionKey,
  biddingKey,
  isEmpty,
  lasting,
  NO_ORDERS,
  ordered,
  type Orders,
} from '../../../src/games/trains-of-europe/play/orders.ts';
import { nothingToAssign } from '../../../src/games/trains-of-europe/play/nothing-to-assign.ts';
import { keptOrders } from '../../../src/games/trains-of-europe/state/orders-shelf.ts';
import { playAt } from '../../../src/games/trains-of-europe/state/play.ts';
import { polite } from '../../../src/ui/live.ts';
import { play as played, sketch } from './support/sketch.ts';
import { tableAt, until } from './support/tables.ts';

beforeEach(() => storage.clear());

const STEP = 10_000;

/** Mara calls the Auction House; Inês puts up two equal wagons and a coach. */
const offered = (): State => {
  const start = sketch({
    companies: [{ cash: 150_000 }, { cash: 90_000, idle: ['strongbox', 'strongbox', 'nocturne'] }, { cash: 120_000 }],
  });
  const auction = played(start, 0, { do: 'call', phase: 'auction-house' });
  return played(auction, 1, { do: 'offer', vehicles: ['strongbox', 'strongbox'], sections: [] });
};
const wagon = { owner: 1, model: 'strongbox' } as const;
/** Mara has opened one of the wagons at its lowest bid, and Otto is asked. */
const opened = (): State => played(offered(), 0, { do: 'open', lot: wagon, bid: leastBid() });
const leastBid = (): number => {
  const bids = trainsOfEurope.legal(trainsOfEurope.view(offered(), 0), 0);
  return Math.min(...bids.flatMap((action) => (action.do === 'open' ? [action.bid] : [])));
};
const seen = (state: State, seat = 0): View => trainsOfEurope.view(state, seat);
const cashOf = (state: State, seat: number): number => seen(state, seat).companies[seat]!.cash!;
const upTo = (state: State, most: number): Orders => ({ limit: { bidding: biddingKey(seen(state))!, most } });

describe('a limit', () => {
  test('bids the smallest step that leads, and hands the decision back where that would be too much', () => {
    const bid = leastBid();
    const state = opened();
    for (const [most, expected] of [
      [bid, { reached: bid }],
      [bid + STEP, { action: { do: 'raise', bid: bid + STEP } }],
      [bid + 5 * STEP, { action: { do: 'raise', bid: bid + STEP } }],
    ] as const)
      expect(ordered(seen(state, 2), 2, upTo(state, most))).toEqual(expected);
  });

  test('against another limit the price is the lower one and a step at most, and nobody pays beyond their own', () => {
    for (const [mine, theirs] of [
      [60_000, 40_000],
      [40_000, 60_000],
      [50_000, 50_000],
    ] as const) {
      let state = opened();
      const limits = { 0: upTo(state, mine), 2: upTo(state, theirs) };
      while (state.public.stage.kind === 'bidding') {
        const { seat } = state.public.stage;
        const { action } = ordered(seen(state, seat), seat, limits[seat as 0 | 2]);
        state = played(state, seat, action ?? { do: 'pass' });
      }
      const paid = [150_000, 120_000].map((cash, at) => cash - cashOf(state, at * 2));
      const price = Math.max(...paid);
      expect(paid.filter((amount) => amount > 0)).toHaveLength(1);
      expect(price).toBeLessThanOrEqual(Math.min(mine, theirs) + STEP);
      expect(paid[0]).toBeLessThanOrEqual(mine);
      expect(paid[1]).toBeLessThanOrEqual(theirs);
    }
  });

  test('ends with its bidding, also where an equal lot comes next', () => {
    const first = opened();
    const limit = upTo(first, 80_000);
    expect(lasting(seen(first), limit)).toEqual(limit);
    const sold = played(first, 2, { do: 'pass' });
    expect(lasting(seen(sold), limit)).toEqual(NO_ORDERS);
    const again = played(sold, 2, { do: 'open', lot: wagon, bid: leastBid() });
    expect(ordered(seen(again), 0, limit)).toEqual({});
  });

  test('never asks for what the rules refuse, wherever a game goes', () => {
    const rng = fastRng(7);
    let asked = 0;
    for (let game = 0; game < 12; game++) {
      const config = trainsOfEurope.configure({ seats: 2 + (game % 3), options: { fixedSteps: game % 2 === 1 } });
      if (!config.ok) throw new Error('no table');
      let state = trainsOfEurope.setup(config.value);
      for (let move = 0; move < 400; move++) {
        const turn = trainsOfEurope.turn(state);
        if (turn.kind === 'over') break;
        if (turn.kind === 'chance') {
          state = trainsOfEurope.apply(state, { ...trainsOfEurope.draw(state, rng), by: 'chance' });
          continue;
        }
        const seat = turn.seats[0]!;
        const view = seen(state, seat);
        const kind = state.public.stage.kind;
        if (kind === 'bidding' || kind === 'opening') {
          asked++;
          const limit = kind === 'bidding' ? upTo(state, state.public.stage.bid + 3 * STEP) : NO_ORDERS;
          for (const orders of [limit, { passing: auctionKey(view)! }]) {
            const { action } = ordered(view, seat, orders);
            if (action) expect(trainsOfEurope.check(view, seat, action)).toBeUndefined();
            expect(isEmpty(orders) || action !== undefined || kind === 'bidding').toBe(true);
          }
        }
        const legal = trainsOfEurope.legal(view, seat);
        // Auctions are what this is about, and nobody assigns to and fro for ever.
        const call = legal.find((action) => action.do === 'call' && action.phase === 'auction-house');
        const open = legal.find((action) => action.do === 'open');
        const end = kind === 'assignment' ? legal.find((action) => action.do === 'done') : undefined;
        state = trainsOfEurope.apply(state, { ...(call ?? open ?? end ?? pick(legal, rng)), by: seat });
      }
    }
    expect(asked).toBeGreaterThan(40);
  });
});

describe('at the open table', () => {
  /** Otto raises up to this bid. */
  const rival =
    (most: number) =>
    (state: State, seat: number): Action | undefined => {
      const { stage } = state.public;
      if (stage.kind === 'bidding')
        return stage.bid + STEP <= most ? { do: 'raise', bid: stage.bid + STEP } : { do: 'pass' };
      if (stage.kind === 'opening') return { do: 'decline' };
      if (stage.kind === 'assignment') return { do: 'done' };
      return seat === -1 ? { do: 'done' } : undefined;
    };
  const at = (state: State, most: number) => {
    // Kept like a game, not like a lesson.
    const table = { ...tableAt(state, rival(most)), id: 'a-game' };
    return { table, play: playAt(table) };
  };
  const ownBids = ({ entries }: ReturnType<typeof tableAt>): readonly number[] =>
    entries.value.flatMap(({ by, events }) =>
      by === 0 ? events.flatMap((event) => (event.kind === 'raised' ? [event.bid] : [])) : [],
    );

  test('the page bids step by step and stops as soon as nobody raises', async () => {
    const { table, play } = at(opened(), 50_000);
    play.standing.order(upTo(opened(), 90_000));
    table.resume();
    await until(() => table.view.value.public.stage.kind !== 'bidding');
    expect(Math.max(...ownBids(table))).toBeLessThanOrEqual(60_000);
    expect(150_000 - cashOf(table.state(), 0)).toBe(Math.max(...ownBids(table)));
    expect(play.standing.orders.value).toEqual(NO_ORDERS);
    play.close();
  });

  test('a limit that is reached asks the player again', async () => {
    const { table, play } = at(opened(), 90_000);
    play.standing.order(upTo(opened(), 50_000));
    table.resume();
    await until(() => play.standing.reached.value !== undefined);
    expect(table.acting.value).toBe(0);
    expect(Math.max(...ownBids(table))).toBeLessThanOrEqual(50_000);
    expect(polite.value.text).toContain('50k');
    play.close();
  });

  test('it survives a reload of the page, and is taken back with one press', () => {
    const first = at(opened(), 50_000);
    first.play.standing.order(upTo(opened(), 90_000));
    first.play.close();
    const second = at(opened(), 50_000);
    expect(second.play.standing.orders.value).toEqual(upTo(opened(), 90_000));
    second.play.standing.order(NO_ORDERS);
    expect(keptOrders('a-game', 0)).toEqual(NO_ORDERS);
    second.play.close();
  });

  test('who passes on the rest is asked nothing more until the auction is over', async () => {
    const { table, play } = at(offered(), 30_000);
    const passing = auctionKey(table.view.value)!;
    play.standing.order({ passing });
    await until(() => auctionKey(table.view.value) === undefined);
    expect(ownBids(table)).toEqual([]);
    expect(play.standing.orders.value).toEqual(NO_ORDERS);
    play.close();
  });

  test('in a lesson every move is asked for', () => {
    const table = tableAt(offered(), rival(30_000));
    const play = playAt(table);
    play.standing.order({ passing: auctionKey(table.view.value)! });
    expect(table.acting.value).toBe(0);
    play.close();
  });
});

describe('an assignment window', () => {
  const girders = { 'caledonian-girders': { vehicles: ['badger'] } };
  /** After a Fair in which nobody bought: the window of all who could assign vehicles. */
  const window = (company: Parameters<typeof sketch>[0]['companies'][number]): State => {
    let state = played(sketch({ companies: [company, { cash: 100_000 }] }), 0, { do: 'call', phase: 'railroad-fair' });
    for (const seat of [0, 1]) state = played(state, seat, { do: 'done' });
    return state;
  };

  test('leaves nothing to do where no vehicle has another place', () => {
    const state = window({ cash: 100_000, contracts: girders });
    expect(state.public.stage.kind).toBe('assignment');
    expect(nothingToAssign(seen(state), 0)).toBe(true);
  });

  test('is asked for where one in the yard has a place, or one of a contract would fit into another', () => {
    const spare = window({ cash: 100_000, contracts: girders, idle: ['raft'] });
    expect(nothingToAssign(seen(spare), 0)).toBe(false);
    const second = window({ cash: 100_000, contracts: { ...girders, 'lowland-shuttle': { vehicles: ['linnet'] } } });
    expect(nothingToAssign(seen(second), 0)).toBe(
      !trainsOfEurope
        .legal(seen(played(second, 0, { do: 'unassign', model: 'badger', contract: 'caledonian-girders' })), 0)
        .some((action) => action.do === 'assign' && action.contract === 'lowland-shuttle'),
    );
  });

  test('is left without a question where there is nothing to do, and asked for again by who takes that back', async () => {
    const state = window({ cash: 100_000, contracts: girders });
    const table = { ...tableAt(state), id: 'a-game' };
    const play = playAt(table);
    await until(() => table.view.value.public.stage.kind !== 'assignment');
    await table.rule('takeback', 0);
    expect(table.view.value.public.stage.kind).toBe('assignment');
    expect(table.acting.value).toBe(0);
    play.close();
  });
});
