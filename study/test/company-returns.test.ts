// What everything returned, against the accounts that the game itself keeps.

import { contentOf, creditsOf, SIXTHS, trainsOfEurope } from '@branchline/trains-of-europe';
import { describe, expect, test } from 'vitest';
import type { Course } from '../src/trains-of-europe/course.ts';
import { returnsOf } from '../src/trains-of-europe/returns/index.ts';
import type { CompanyReturns } from '../src/trains-of-europe/returns/types.ts';
import { companyGame } from './company-game.ts';
import { companyFixtures } from './company-games.ts';

const BOTS = ['conductor', 'random', 'conductor', 'random'] as const;
const OPTIONS = [
  {},
  { selfManagedInsolvency: true },
  { hiddenCash: true, hiddenVehicles: true },
  { forgiveOncePerGame: true, releaseLicences: true },
  { manualBooks: true, selfManagedInsolvency: true },
] as const;

const botGames = OPTIONS.flatMap((options, at) =>
  [2, 3, 4].map((seats) => companyGame(BOTS.slice(0, seats), { seed: `returns ${at}`, options })),
);
const games: readonly Course[] = [
  ...botGames,
  ...[2, 3, 4].flatMap((seats) => [
    ...companyFixtures(`ends-${seats}-players`),
    ...companyFixtures(`variants-${seats}-players`),
  ]),
];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const balance = ({ flows }: CompanyReturns): number =>
  flows.start +
  (flows.payouts + flows.bonuses + flows.blindContracts + flows.sales + flows.audits) -
  (flows.licences + flows.vehicles + flows.bids + flows.losses);

describe.each(games.map((game, at) => ({ game, name: `game ${at}` })))('$name', ({ game }) => {
  const returns = returnsOf(game);
  const end = game.states.at(-1)!;

  test('the books come to the cash that every company has', () => {
    expect(returns.map(balance)).toEqual(end.secret.cash);
  });

  test('[TOE-BOOK-5] income less tax plus subsidies, and what was misbooked, is the profit of every year', () => {
    for (const { seat, years } of returns) {
      for (const { year, income, tax, subsidy, misbooked = 0, profit } of years) {
        expect(income - tax + subsidy + misbooked).toBe(profit);
        expect(end.config.options.manualBooks || misbooked === 0).toBe(true);
        expect(profit).toBe(end.public.profits[year - 1]![seat]);
      }
    }
  });

  test('contracts earn what the years say, and licences and vehicles no more than that', () => {
    for (const { contracts, licences, vehicles, years } of returns) {
      expect(sum(contracts.map(({ income }) => income))).toBe(sum(years.map(({ income }) => income)));
      expect(sum(contracts.map(({ tax }) => tax))).toBe(sum(years.map(({ tax }) => tax)));
      const parts = sum([...licences, ...vehicles].map(({ income }) => income));
      expect(parts).toBeLessThanOrEqual(sum(contracts.map(({ income }) => income)));
    }
  });

  test('what is left in the end is what the position shows', () => {
    const index = contentOf(end.config);
    for (const { seat, contracts, licences, vehicles } of returns) {
      const held = end.public.contracts[seat]!;
      const kept = contracts.filter(({ sold }) => !sold);
      expect(kept.map(({ contract }) => contract)).toEqual(held.map(({ contract }) => index.contracts[contract]!.id));
      expect(kept.map(({ completed }) => completed !== undefined)).toEqual(held.map(({ complete }) => complete));
      const sections = end.public.holders.filter((bits) => (bits >> seat) & 1).length;
      expect(licences.filter(({ sold }) => !sold)).toHaveLength(sections);
      const idle = vehicles.filter((vehicle) => vehicle.end === 'idle').map(({ model }) => model);
      expect(idle.toSorted()).toEqual(end.secret.idle[seat]!.map((model) => index.models[model]!.id).toSorted());
    }
  });

  test('points of contracts are those of the evaluation', () => {
    const result = trainsOfEurope.result(end);
    for (const { seat, contracts } of returns) {
      const points = sum(contracts.map((contract) => contract.points ?? 0));
      const { completed = 0, partial = 0, idle = 0 } = result?.evaluation[seat] ?? {};
      expect(points * SIXTHS).toBe(completed + partial + idle);
    }
  });
});

test('all income of routes and vehicles has a licence or a vehicle that earned it', () => {
  for (const game of botGames) {
    const index = contentOf(game.states[0]!.config);
    const expected = game.states[0]!.public.left.map(() => 0);
    game.moves.forEach((move, at) => {
      const events = trainsOfEurope.events(game.states[at]!, move, game.states[at + 1]!, 'spectator');
      for (const event of events) {
        if (event.kind !== 'settled') continue;
        for (const credit of creditsOf(index, game.states[at + 1]!.public, event.seat)) {
          expected[event.seat]! += credit.routeIncome + credit.vehicleIncome;
        }
      }
    });
    const earned = returnsOf(game).map(({ licences, vehicles }) =>
      sum([...licences, ...vehicles].map(({ income }) => income)),
    );
    expect(earned).toEqual(expected);
  }
});
