// Which phase to call: what it would bring this company with the caller's bonus, less what would come anyway.

import { pick, type Rng } from '@branchline/core';
import { connectedCities, PHASES, type Phase } from '@branchline/trains-of-europe';
import { bestTaking, vehicleGain } from './purchases.ts';
import { isWanted, ledgerOf, worth, type Ledger } from './ledger.ts';
import { expansionGain, nextLicence } from './licensing.ts';
import { isWantedByOthers, spareVehicles } from './selling.ts';

/** How likely one of the later callers of the year calls it, and how much is lost by not being the caller. */
const ANYWAY: Readonly<Record<Phase, number>> = {
  'on-site-meeting': 0.55,
  'railroad-fair': 0.55,
  'conference-room': 0.45,
  'auction-house': 0.1,
  'government-aid': 0.15,
  'development-bonus': 0.35,
};
const SHARED: Readonly<Record<Phase, number>> = {
  'on-site-meeting': 0.75,
  'railroad-fair': 0.6,
  'conference-room': 0.7,
  'auction-house': 0.9,
  'government-aid': 0.7,
  'development-bonus': 0.8,
};

/** The caller of a meeting buys three sections, of a fair three vehicles (TOE-ONS-1, TOE-FAIR-1). */
const CALLERS_SECTIONS = 3;
/** What the first, second and third vehicle bring of their points: each leaves less money and need for the next. */
const ONE_AFTER_THE_OTHER = [1, 0.7, 0.5];
/** Income, and the point of an open contract, come about half a year sooner. */
const SOONER = 0.5;
/** A meeting that has a licence to sell is worth this much at least: it is one worry less for the years to come. */
const LEAST_OF_A_MEETING = 0.15;
/** A contract taken with fewer years to come than these may not be finished. */
const YEARS_TO_FINISH = 4;
const MAY_NOT_FINISH = 0.8;
/** A free vehicle: as such, and for each of up to three contracts that may have a use for it. */
const FREE_VEHICLE = 0.12;
const FREE_AND_OF_USE = 0.08;
const USERS = 3;
/** What a spare vehicle fetches that another company has a use for; and how much of a fair an auction is after this year's fair. */
const SPARE_PRICE = 15_000;
const AS_A_FAIR = 0.6;

/** Points of up to three of the vehicles on display. */
function fairGain(ledger: Ledger): number {
  const { index, open, cash } = ledger.company;
  const gains: number[] = [];
  for (const list of [open.locos, open.wagons]) {
    for (const model of list) {
      const { price } = index.models[model]!;
      if (price > cash || !isWanted(ledger, model)) continue;
      gains.push(vehicleGain(ledger, model, price));
    }
  }
  gains.sort((a, b) => b - a);
  let sum = 0;
  ONE_AFTER_THE_OTHER.forEach((part, at) => {
    if (gains[at]! > 0) sum += gains[at]! * part;
  });
  // Vehicles at hand can only be assigned here or in the Auction House.
  return sum + waitingVehicles(ledger);
}

/** What assigning unassigned vehicles would open: income now instead of later. */
function waitingVehicles({ company: { index, open, seat, idle }, active, atlas }: Ledger): number {
  let points = 0;
  for (const { contract } of active) {
    const held = open.contracts[seat]!.find((entry) => entry.contract === contract)!;
    const { demand, perVehicle, power } = index.contracts[contract]!;
    if (atlas.routes(contract).first > 0) continue;
    let usable = 0;
    for (const no of idle) if (demand[index.models[no]!.category]! > 0) usable++;
    const free = index.contracts[contract]!.vehicles - held.vehicles.length;
    const earning = Math.min(usable, free);
    const opens = held.vehicles.some((no) => index.models[no]!.category === power);
    const canOpen = opens || idle.some((no) => index.models[no]!.category === power);
    if (earning > 0 && canOpen) points += SOONER * ((earning * perVehicle) / 100_000) + (opens ? 0 : SOONER);
  }
  return points;
}

/** Sections that contracts still need: they come before any expansion. */
function sectionsNeeded({ active, atlas }: Ledger): number {
  const needed = new Set<number>();
  for (const { contract } of active) for (const section of atlas.routes(contract).sections) needed.add(section);
  return needed.size;
}

/** The company at its turn in the phase: one call less is to come. */
function onceCalled({ company, taste }: Ledger, phase: Phase): Ledger {
  const { open } = company;
  return ledgerOf({ ...company, open: { ...open, called: [...open.called, phase] } }, taste);
}

function gainOfPhase(ledger: Ledger, phase: Phase): number {
  const { company, taste, years } = ledger;
  const { index, open, seat } = company;
  switch (phase) {
    case 'on-site-meeting': {
      if (nextLicence(ledger, CALLERS_SECTIONS) === undefined) return 0;
      const called = worth(ledger, { sectionsNow: CALLERS_SECTIONS });
      const forContracts = Math.max(LEAST_OF_A_MEETING, called - worth(ledger, { sectionsNow: 0 }));
      return forContracts + expansionGain(ledger, CALLERS_SECTIONS - sectionsNeeded(ledger));
    }
    case 'railroad-fair':
      return fairGain(ledger);
    case 'conference-room': {
      const found = bestTaking(onceCalled(ledger, phase));
      return found ? found.gain * (years > YEARS_TO_FINISH ? 1 : MAY_NOT_FINISH) : 0;
    }
    case 'development-bonus': {
      const { perCity, caller } = index.amounts.dev;
      const cash = connectedCities(index, open, seat).length * perCity + caller;
      return worth(ledger, { cash }) - worth(ledger) + taste.bonusLove;
    }
    case 'government-aid':
      return (
        taste.aid * (FREE_VEHICLE + FREE_AND_OF_USE * Math.min(USERS, ledger.active.length) * Math.min(1, years - 1))
      );
    case 'auction-house': {
      const cash = spareVehicles(ledger).filter((no) => isWantedByOthers(ledger, no)).length * SPARE_PRICE;
      // As long as there may be a fair, that is the place to assign.
      const assigned = open.called.includes('railroad-fair') ? AS_A_FAIR * waitingVehicles(ledger) : 0;
      return taste.auctions * ((cash > 0 ? worth(ledger, { cash }) - worth(ledger) : 0) + assigned);
    }
  }
}

/** The phases that can be called, the most valuable first. */
export function phasesToCall(ledger: Ledger): Phase[] {
  const { open } = ledger.company;
  const later = open.callers.length - open.called.length - 1;
  const valued = PHASES.filter((phase) => !open.called.includes(phase)).map((phase) => {
    const anyway = ledger.taste.trust * (1 - (1 - ANYWAY[phase]) ** later);
    return { phase, value: gainOfPhase(ledger, phase) * (1 - anyway * SHARED[phase]) };
  });
  return valued.sort((a, b) => b.value - a.value).map(({ phase }) => phase);
}

export function phaseToCall(ledger: Ledger, rng: Rng): Phase {
  const { open } = ledger.company;
  if (!ledger.taste.randomCalls) return phasesToCall(ledger)[0]!;
  return pick(
    PHASES.filter((phase) => !open.called.includes(phase)),
    rng,
  );
}
