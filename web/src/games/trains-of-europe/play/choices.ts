// Everything there is to choose from in a phase, with price and with the reason where it is shut: for acting and for planning.

import type { Illegal, Seat } from '@branchline/core';
import {
  areSaleable,
  checkAssign,
  checkBuy,
  checkBuyBlind,
  checkInUse,
  checkLicence,
  checkTake,
  checkTakeBlind,
  checkTaker,
  companiesOn,
  holds,
  isInStage,
  licenceFee,
  lotId,
  minimumBid,
  sectionsOf,
  type Auction,
  type ContractId,
  type Lot,
  type LotId,
  type ModelId,
  type ModelIndex,
  type Money,
  type SectionId,
  type Stage,
  type VehicleKind,
  type View,
} from '@branchline/trains-of-europe';
import { nearNetwork } from './calling.ts';
import { deskFor } from './contract/vehicles.ts';
import { activeContracts, contractsOf, marketOf, officeOf, type Office } from './office.ts';

type Shut = { readonly illegal?: Illegal };
const shut = (illegal: Illegal | undefined): Shut => (illegal ? { illegal } : {});

export interface SectionChoice extends Shut {
  readonly section: SectionId;
  readonly price: Money;
  /** Companies on it that count for the fee: the next one is one more. */
  readonly companies: number;
  readonly tracks: number;
  readonly holders: readonly Seat[];
  /** `near`: can be paid and touches the own network. */
  readonly state: 'near' | 'free' | 'dear' | 'full' | 'sticks' | 'held';
}

const STATES: Readonly<Record<string, SectionChoice['state']>> = {
  'already-licensed': 'held',
  'sticks-short': 'sticks',
  'tracks-taken': 'full',
  'cash-short': 'dear',
};

const codeOf = ({ code }: Illegal): string => code.slice(code.indexOf('/') + 1);

export function sectionChoices(view: View, seat: Seat): SectionChoice[] {
  const office = officeOf(view, seat);
  const { index, open } = office;
  const desk = deskFor(office);
  const near = new Set(
    nearNetwork(
      office,
      index.sections.map((_, no) => no),
    ),
  );
  return index.sections.map(({ id, tracks }, no) => {
    const illegal = checkLicence(desk, no);
    return {
      section: id,
      price: licenceFee(marketOf(office), no),
      companies: companiesOn(marketOf(office), no),
      tracks,
      holders: open.left.flatMap((_, other) => (holds(open.holders, no, other) ? [other] : [])),
      state: illegal ? STATES[codeOf(illegal)]! : near.has(no) ? 'near' : 'free',
      ...shut(illegal),
    };
  });
}

export interface StandChoice extends Shut {
  readonly model: ModelId;
  readonly price: Money;
  /** Copies of it on display. */
  readonly copies: number;
}

export interface BlindChoice extends Shut {
  readonly vehicle: VehicleKind;
  readonly price: Money;
  readonly left: number;
}

export interface Stands {
  readonly locos: readonly StandChoice[];
  readonly wagons: readonly StandChoice[];
  readonly blind: readonly BlindChoice[];
}

export function standChoices(view: View, seat: Seat): Stands {
  const office = officeOf(view, seat);
  const { index, open } = office;
  const desk = deskFor(office);
  const standsOf = (models: readonly ModelIndex[]): StandChoice[] =>
    [...new Set(models)].map((no) => ({
      model: index.models[no]!.id,
      price: index.models[no]!.price,
      copies: models.filter((other) => other === no).length,
      ...shut(checkBuy(desk, no)),
    }));
  return {
    locos: standsOf(open.locos),
    wagons: standsOf(open.wagons),
    blind: (['loco', 'wagon'] as const).map((vehicle) => ({
      vehicle,
      price: index.amounts.blind[vehicle],
      left: vehicle === 'loco' ? open.supplyLocos : open.supplyWagons,
      ...shut(checkBuyBlind(desk, vehicle)),
    })),
  };
}

export interface ContractChoices {
  readonly open: readonly ({ readonly contract: ContractId; readonly chips: number } & Shut)[];
  readonly blind: { readonly left: number; readonly cash: Money } & Shut;
}

export function contractChoices(view: View, seat: Seat): ContractChoices {
  const office = officeOf(view, seat);
  const { index, open } = office;
  const desk = deskFor(office);
  return {
    open: open.display.map(({ contract, chips }) => ({
      contract: index.contracts[contract]!.id,
      chips,
      ...shut(checkTake(desk, contract)),
    })),
    blind: {
      left: open.pile.length + open.queue.length,
      cash: index.amounts.blind.contractCash,
      ...shut(checkTakeBlind(desk)),
    },
  };
}

export interface OfferChoices {
  /** One entry per copy in the yard. */
  readonly vehicles: readonly { readonly model: ModelId; readonly minimum: Money }[];
  readonly sections: readonly ({ readonly section: SectionId; readonly minimum: Money } & Shut)[];
  readonly mustOfferVehicle: boolean;
}

export function offerChoices(view: View, seat: Seat): OfferChoices {
  const { index, open, idle = [] } = officeOf(view, seat);
  const least = (item: Lot['item'], no: number): Money => minimumBid(index, { owner: seat, item, no });
  return {
    vehicles: idle.map((no) => ({ model: index.models[no]!.id, minimum: least('model', no) })),
    sections: sectionsOf(index, open, seat).map((no) => {
      const { id } = index.sections[no]!;
      const inUse: Illegal = { code: 'trains-of-europe/section-in-use', rule: 'TOE-AUC-11', at: id };
      return {
        section: id,
        minimum: least('section', no),
        ...shut(areSaleable({ index, open, seat }, [no]) ? undefined : inUse),
      };
    }),
    mustOfferVehicle: idle.length > 0,
  };
}

export interface LotChoice extends Shut {
  readonly lot: LotId;
  readonly minimum: Money;
  /** Of the stage that is on; licences come before vehicles. */
  readonly inStage: boolean;
}

export function lotChoices(view: View, seat: Seat, auction: Auction): LotChoice[] {
  const office = officeOf(view, seat);
  const { index } = office;
  const desk = deskFor(office);
  return auction.lots.map((lot) => {
    const minimum = minimumBid(index, lot);
    const dear: Illegal | undefined =
      minimum > desk.cash
        ? { code: 'trains-of-europe/cash-short', rule: 'TOE-MONEY-5', detail: { needs: minimum, has: desk.cash } }
        : undefined;
    return {
      lot: lotId(index, lot),
      minimum,
      inStage: isInStage(auction.stage, lot),
      ...shut(checkTaker(desk, lot) ?? checkInUse(desk, lot) ?? dear),
    };
  });
}

export type BidderState = 'leads' | 'asked' | 'waits' | 'out' | 'owner';

export interface Bidding {
  readonly lot: LotId;
  readonly bid: Money;
  readonly high: Seat;
  /** The least next bid, and the most this seat can pay; absent where it cannot raise any more. */
  readonly next?: Money;
  readonly most?: Money;
  /** Bids for buttons: the next one and two above it, as far as cash and `fixedSteps` allow. */
  readonly quick: readonly Money[];
  readonly seats: readonly { readonly seat: Seat; readonly state: BidderState }[];
}

export function biddingOf(view: View, seat: Seat, stage: Extract<Stage, { kind: 'bidding' }>): Bidding {
  const { index, options, open, cash = 0 } = officeOf(view, seat);
  const step = index.amounts.bidStep;
  const next = stage.bid + step;
  const isIn = seat !== stage.high && !stage.out.includes(seat) && cash >= next;
  const most = options.fixedSteps ? next : cash - (cash % step);
  const stateOf = (other: Seat): BidderState => {
    if (other === stage.lot.owner) return 'owner';
    if (other === stage.high) return 'leads';
    if (stage.out.includes(other)) return 'out';
    return other === stage.seat ? 'asked' : 'waits';
  };
  return {
    lot: lotId(index, stage.lot),
    bid: stage.bid,
    high: stage.high,
    ...(isIn ? { next, most } : {}),
    quick: isIn ? [next, next + step, next + 2 * step].filter((bid) => bid <= most) : [],
    seats: open.left.flatMap((gone, other) => (gone ? [] : [{ seat: other, state: stateOf(other) }])),
  };
}

export interface AssignChoices {
  /** Every model in the yard and where it may go. */
  readonly yard: readonly {
    readonly model: ModelId;
    readonly copies: number;
    readonly targets: readonly ({ readonly contract: ContractId } & Shut)[];
  }[];
  /** What may be taken off again. */
  readonly assigned: readonly { readonly model: ModelId; readonly contract: ContractId }[];
}

export function assignChoices(view: View, seat: Seat): AssignChoices {
  const office: Office = officeOf(view, seat);
  const { index, idle = [] } = office;
  const desk = deskFor(office);
  return {
    yard: [...new Set(idle)].map((no) => ({
      model: index.models[no]!.id,
      copies: idle.filter((other) => other === no).length,
      targets: activeContracts(office).map(({ contract }) => ({
        contract: index.contracts[contract]!.id,
        ...shut(checkAssign(desk, no, contract)),
      })),
    })),
    assigned: contractsOf(office).flatMap(({ contract, vehicles }) =>
      vehicles.map((no) => ({ model: index.models[no]!.id, contract: index.contracts[contract]!.id })),
    ),
  };
}
