// What a licence would do for a company: one figure, wherever its section is named.

import type { Seat } from '@branchline/core';
import { contentOf, type ContractId, type Money, type SectionId, type View } from '@branchline/trains-of-europe';
import { standingsOf } from './contract/standing.ts';
import { isByHand, shownProfit } from './office.ts';
import { whatIf } from './what-if.ts';

export interface SectionWorth {
  /** Routes for which this one licence is all that is missing; what they wait for may still keep them from earning. */
  readonly opens: readonly { readonly contract: ContractId; readonly from: string; readonly to: string }[];
  /** What the company then earns more a year: routes, the vehicles that waited for them, a condition that is met. */
  readonly gain: Money;
}

/** For any section of a position. */
export function sectionWorths(view: View, seat: Seat): (section: SectionId) => SectionWorth {
  const { sectionIndex } = contentOf(view.config);
  const before = shownProfit(view, seat);
  const opens = new Map<string, SectionWorth['opens'][number][]>();
  for (const { contract, routes } of standingsOf(view, seat).contracts)
    for (const { from, to, missing } of routes) {
      if (missing?.sections.length !== 1) continue;
      const [section] = missing.sections;
      opens.set(section!, [...(opens.get(section!) ?? []), { contract, from, to }]);
    }
  return (section) => ({
    opens: opens.get(section) ?? [],
    // Where the players keep the books, nobody is told what a licence adds to them.
    gain: isByHand(view)
      ? 0
      : shownProfit(whatIf(view, seat, { sections: [sectionIndex.get(section)!] }), seat) - before,
  });
}
