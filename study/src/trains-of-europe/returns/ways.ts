// Which licences carry a route: the shortest way over the company's own sections, and their shares of its income.

import type { Seat } from '@branchline/core';
import {
  holds,
  type CityIndex,
  type ContentIndex,
  type Money,
  type Public,
  type SectionIndex,
} from '@branchline/trains-of-europe';

export interface Share {
  readonly section: SectionIndex;
  readonly amount: Money;
}

type Trip = { readonly from: CityIndex; readonly to: CityIndex };

/** Fewest segments; of equal ways the one over the sections that come first. Empty where the cities are not connected. */
function shortestWay(index: ContentIndex, { holders }: Public, seat: Seat, { from, to }: Trip): SectionIndex[] {
  const own = index.sections.flatMap((_, no) => (holds(holders, no, seat) ? [no] : []));
  const reached = new Map<CityIndex, { readonly length: number; readonly by: readonly SectionIndex[] }>([
    [from, { length: 0, by: [] }],
  ]);
  const open = new Set([from]);
  while (open.size > 0) {
    const city = [...open].reduce((a, b) => (reached.get(b)!.length < reached.get(a)!.length ? b : a));
    if (city === to) break;
    open.delete(city);
    for (const no of own) {
      const { a, b, segments } = index.sections[no]!;
      if (a !== city && b !== city) continue;
      const next = a === city ? b : a;
      const here = reached.get(city)!;
      const length = here.length + segments;
      if (length >= (reached.get(next)?.length ?? Infinity)) continue;
      reached.set(next, { length, by: [...here.by, no] });
      open.add(next);
    }
  }
  return [...(reached.get(to)?.by ?? [])];
}

/** Whole euros by segments, the largest remainders rounded up: the shares sum up to the income exactly. */
function shared(index: ContentIndex, way: readonly SectionIndex[], income: Money): Share[] {
  const length = way.reduce((sum, no) => sum + index.sections[no]!.segments, 0);
  const exact = way.map((section) => ({ section, part: (income * index.sections[section]!.segments) / length }));
  let left = income - exact.reduce((sum, { part }) => sum + Math.floor(part), 0);
  const rests = exact.map(({ part }, at) => ({ at, rest: part - Math.floor(part) }));
  rests.sort((a, b) => b.rest - a.rest || a.at - b.at);
  const amounts = exact.map(({ part }) => Math.floor(part));
  for (const { at } of rests) if (left-- > 0) amounts[at]!++;
  return exact.map(({ section }, at) => ({ section, amount: amounts[at]! }));
}

export const carriersOf = (
  index: ContentIndex,
  open: Public,
  seat: Seat,
  route: Trip & { readonly income: Money },
): readonly Share[] => shared(index, shortestWay(index, open, seat, route), route.income);
