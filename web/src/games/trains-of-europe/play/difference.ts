// What has changed for a company between two views: cash, sticks, profit per contract, routes opened, contracts completed.

import type { Seat } from '@branchline/core';
import {
  completedCount,
  creditsOf,
  type ContractId,
  type Credit,
  type Money,
  type View,
} from '@branchline/trains-of-europe';
import { isByHand, officeOf, shownProfit } from './office.ts';

export interface Step<T = number> {
  readonly before: T;
  readonly after: T;
}

export interface ContractStep extends Step {
  readonly contract: ContractId;
}

export interface RouteStep {
  readonly contract: ContractId;
  readonly from: string;
  readonly to: string;
  readonly income: Money;
}

export interface Difference {
  /** Absent where the cash is hidden from the viewer. */
  readonly cash?: Step;
  /** Does not move where the players keep the books: nobody is told what they work out. */
  readonly profit: Step;
  readonly sticks: Step;
  readonly completed: Step;
  /** Contracts whose yearly result changes, new ones from 0 on; none where the players keep the books. */
  readonly contracts: readonly ContractStep[];
  readonly completes: readonly string[];
  /** Routes that begin or cease to earn. */
  readonly opens: readonly RouteStep[];
  readonly shuts: readonly RouteStep[];
}

type Books = ReadonlyMap<number, Credit>;

function earning(books: Books, view: View, seat: Seat): Map<string, RouteStep> {
  const { index } = officeOf(view, seat);
  const routes = new Map<string, RouteStep>();
  for (const { contract: no, gate, routes: held } of books.values()) {
    const { id, routes: printed } = index.contracts[no]!;
    printed.forEach(({ from, to, income }, at) => {
      if (gate && held[at])
        routes.set(`${id} ${at}`, { contract: id, from: index.cities[from]!, to: index.cities[to]!, income });
    });
  }
  return routes;
}

const onlyIn = (a: ReadonlyMap<string, RouteStep>, b: ReadonlyMap<string, RouteStep>): RouteStep[] =>
  [...a].flatMap(([key, route]) => (b.has(key) ? [] : [route]));

const booksOf = (view: View, seat: Seat): Books => {
  const { index, open } = officeOf(view, seat);
  return new Map(creditsOf(index, open, seat).map((credit) => [credit.contract, credit]));
};

export function differenceOf(before: View, after: View, seat: Seat): Difference {
  const { index } = officeOf(before, seat);
  const was = booksOf(before, seat);
  const is = booksOf(after, seat);
  const contracts = [...new Set([...was.keys(), ...is.keys()])].map((no) => ({
    contract: index.contracts[no]!.id,
    before: was.get(no)?.net ?? 0,
    after: is.get(no)?.net ?? 0,
  }));
  const earned = earning(was, before, seat);
  const earns = earning(is, after, seat);
  const cash = [before, after].map(({ companies }) => companies[seat]?.cash);
  return {
    ...(cash[0] === undefined || cash[1] === undefined ? {} : { cash: { before: cash[0], after: cash[1] } }),
    profit: { before: shownProfit(before, seat), after: shownProfit(after, seat) },
    sticks: { before: before.public.sticks[seat]!, after: after.public.sticks[seat]! },
    completed: { before: completedCount(before.public, seat), after: completedCount(after.public, seat) },
    contracts: isByHand(before) ? [] : contracts.filter((entry) => entry.before !== entry.after),
    completes: [...is.values()].flatMap(({ contract, complete }) =>
      complete && !was.get(contract)?.complete ? [index.contracts[contract]!.id] : [],
    ),
    opens: onlyIn(earns, earned),
    shuts: onlyIn(earned, earns),
  };
}
