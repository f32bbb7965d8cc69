// What each phase would mean for a company if it were called now: open facts for the tiles, never advice.

import type { BySeat, Seat } from '@branchline/core';
import {
  buyableSections,
  checkAssign,
  clockwiseFrom,
  connectedCities,
  PHASES,
  remainingCount,
  remainingSeats,
  type ContractId,
  type Money,
  type Phase,
  type SectionIndex,
  type View,
} from '@branchline/trains-of-europe';
import { standingsOf } from './contract/standing.ts';
import { deskFor } from './contract/vehicles.ts';
import { fitsOf, isOfUse } from './fit.ts';
import { activeContracts, officeOf, type Office } from './office.ts';
import { bonusSum } from './sums/company.ts';

export type PhaseFacts =
  | {
      readonly phase: 'on-site-meeting';
      /** The cheapest way to a missing route of mine. */
      readonly cheapest?: Money;
      /** Sections I can pay that touch my network, and all I can pay. */
      readonly near: number;
      readonly affordable: number;
    }
  | {
      readonly phase: 'railroad-fair';
      /** Displayed models that fit a contract of mine and that I can pay. */
      readonly fitting: readonly string[];
      /** Vehicles in my yard that could be assigned. */
      readonly waiting: readonly string[];
    }
  | {
      readonly phase: 'conference-room';
      readonly open: number;
      readonly chips: number;
      /** Those with the most chips, where any has one. */
      readonly most?: { readonly contracts: readonly ContractId[]; readonly chips: number };
    }
  | {
      readonly phase: 'auction-house';
      /** Models of which I must offer at least one. */
      readonly mine: readonly string[];
      /** Others that must offer a vehicle. */
      readonly others: readonly Seat[];
    }
  | { readonly phase: 'government-aid'; readonly vehicles: number; readonly order: readonly Seat[] }
  | {
      readonly phase: 'development-bonus';
      /** By seat what each would receive; 0 for those that left. */
      readonly amounts: BySeat<Money>;
    };

export interface PhaseTile {
  readonly phase: Phase;
  /** Who called it this year. */
  readonly caller?: Seat;
  readonly facts: PhaseFacts;
}

/** Own sections and free ones share a city. */
export function nearNetwork({ index, open, seat }: Office, sections: readonly SectionIndex[]): number[] {
  const cities = new Set(connectedCities(index, open, seat));
  return sections.filter((no) => cities.has(index.sections[no]!.a) || cities.has(index.sections[no]!.b));
}

function factsOf(office: Office, phase: Phase): PhaseFacts {
  const { view, index, open, seat, idle = [], cash = 0 } = office;
  const id = (no: number): string => index.models[no]!.id;
  switch (phase) {
    case 'on-site-meeting': {
      const sections = buyableSections(deskFor(office));
      const ways = standingsOf(view, seat).contracts.flatMap(({ routes }) =>
        routes.flatMap(({ missing }) => (missing ? [missing.price] : [])),
      );
      return {
        phase,
        ...(ways.length > 0 ? { cheapest: Math.min(...ways) } : {}),
        near: nearNetwork(office, sections).length,
        affordable: sections.length,
      };
    }
    case 'railroad-fair': {
      const stands = [...new Set([...open.locos, ...open.wagons])].filter((no) => index.models[no]!.price <= cash);
      const desk = deskFor(office);
      return {
        phase,
        // What the yard already holds for the same place is no reason to call a Fair.
        fitting: stands.filter((no) => isOfUse(fitsOf(view, seat, no))).map(id),
        waiting: idle
          .filter((no) => activeContracts(office).some(({ contract }) => !checkAssign(desk, no, contract)))
          .map(id),
      };
    }
    case 'conference-room': {
      const most = Math.max(0, ...open.display.map(({ chips }) => chips));
      const richest = open.display.filter(({ chips }) => chips === most);
      return {
        phase,
        open: open.display.length,
        chips: open.display.reduce((sum, { chips }) => sum + chips, 0),
        ...(most > 0
          ? { most: { contracts: richest.map(({ contract }) => index.contracts[contract]!.id), chips: most } }
          : {}),
      };
    }
    case 'auction-house':
      return {
        phase,
        mine: idle.map(id),
        others: remainingSeats(open).filter(
          (other) => other !== seat && open.idleLocos[other]! + open.idleWagons[other]! > 0,
        ),
      };
    case 'government-aid':
      return { phase, vehicles: 2 + remainingCount(open), order: clockwiseFrom(open, seat) };
    case 'development-bonus':
      return {
        phase,
        amounts: open.left.map((gone, other) => (gone ? 0 : bonusSum(view, other, seat).amount)),
      };
  }
}

/** All six in their fixed order, as this seat sees them. */
export function tilesOf(view: View, seat: Seat): PhaseTile[] {
  const office = officeOf(view, seat);
  const { called, callers } = view.public;
  return PHASES.map((phase) => {
    const at = called.indexOf(phase);
    return { phase, ...(at >= 0 ? { caller: callers[at]! } : {}), facts: factsOf(office, phase) };
  });
}
