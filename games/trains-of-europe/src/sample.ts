// A state that a view may stem from: what is hidden is drawn at random from what it can be.

import { pick, type Rng, type Seat } from '@branchline/core';
import { contentOf } from './contents.ts';
import type { ContentIndex } from './content-index.ts';
import type { VehicleKind } from './content/types.ts';
import { legalOffers } from './auction-house.ts';
import { bookings, rightBooking } from './books.ts';
import { ascending } from './changes.ts';
import type { Lot } from './stage.ts';
import type { Company, ModelIndex, Money, Public, Secret, State, View } from './types.ts';

/** Vehicles a hidden company is known to have: those it has put up for sale. */
const shownLots = (open: Public): readonly Lot[] => {
  const { stage } = open;
  if (stage.kind === 'offers') return stage.lots;
  return stage.kind === 'opening' || stage.kind === 'bidding' ? stage.auction.lots : [];
};

/** Copies of every model that lie nowhere in sight. */
function unseen(index: ContentIndex, { public: open, companies }: View): number[] {
  const left = index.models.map(({ copies }, model) => copies - open.discards[model]!);
  const inSight = (models: readonly ModelIndex[]): void => {
    for (const model of models) left[model]!--;
  };
  inSight(open.locos);
  inSight(open.wagons);
  if (open.stage.kind === 'choose') inSight(open.stage.selection);
  for (const held of open.contracts.flat()) inSight(held.vehicles);
  for (const { idle } of companies) if (idle) inSight(idle);
  return left;
}

/** One sampling at work: where it draws from. `left` are the copies of each model not yet given a place. */
interface Sampling {
  readonly index: ContentIndex;
  readonly view: View;
  readonly rng: Rng;
  readonly left: number[];
}

function takeAny({ index, left, rng }: Sampling, kind: VehicleKind): ModelIndex {
  const models = index.modelsOf[kind];
  let card = rng.below(models.reduce((sum, model) => sum + left[model]!, 0));
  const taken = models.find((model) => (card -= left[model]!) < 0)!;
  left[taken]!--;
  return taken;
}

/** The vehicles of a hidden company that it has shown itself. */
const shownModels = (open: Public, seat: Seat): ModelIndex[] =>
  shownLots(open).flatMap((lot) => (lot.owner === seat && lot.item === 'model' ? [lot.no] : []));

function sampleIdle(sampling: Sampling): (readonly ModelIndex[])[] {
  const { index, left } = sampling;
  const { public: open, companies } = sampling.view;
  const known = companies.map(({ idle }, seat) => {
    if (idle) return [...idle];
    const shown = shownModels(open, seat);
    for (const model of shown) left[model]!--;
    return shown;
  });
  return known.map((models, seat) => {
    const counts = { loco: open.idleLocos[seat]!, wagon: open.idleWagons[seat]! };
    for (const model of models) counts[index.models[model]!.kind]--;
    for (const kind of ['loco', 'wagon'] as const) {
      for (let i = 0; i < counts[kind]; i++) models.push(takeAny(sampling, kind));
    }
    return models.sort(ascending);
  });
}

/** Hidden cash: anything the company could have, and enough for the bid it holds. */
function sampleCash({ index, view, rng }: Sampling): Money[] {
  const { stage } = view.public;
  const { bidStep, startCash } = index.amounts;
  return view.companies.map(({ cash }: Company, seat) => {
    if (cash !== undefined) return cash;
    const least = stage.kind === 'bidding' && stage.high === seat ? stage.bid : 0;
    return least + bidStep * rng.below((3 * startCash) / bidStep + 1);
  });
}

/** Offers made and not yet shown: any that the sampled company could have made. */
function sampleOffers({ index, view, rng }: Sampling, { idle, cash }: Pick<Secret, 'idle' | 'cash'>): Secret['offers'] {
  const { config, public: open, viewer, offer } = view;
  if (open.stage.kind !== 'offers' || config.options.offersInTurn) return [];
  const { waiting } = open.stage;
  return view.companies.flatMap((_, seat: Seat): Secret['offers'] => {
    if (open.left[seat] || waiting.includes(seat)) return [];
    if (seat === viewer) return offer ? [{ seat, offer }] : [];
    const offers = legalOffers({ index, options: config.options, open, seat, cash: cash[seat]!, idle: idle[seat]! });
    const { vehicles, sections } = pick(offers, rng);
    // A seat that has neither vehicle nor saleable section was never asked.
    if (offers.length === 1 && vehicles.length + sections.length === 0) return [];
    const made = {
      vehicles: vehicles.map((id) => index.modelIndex.get(id)!),
      sections: sections.map((id) => index.sectionIndex.get(id)!),
    };
    return [{ seat, offer: made }];
  });
}

function sampleVotes({ config, public: open, viewer, vote }: View, rng: Rng): Secret['votes'] {
  if (open.stage.kind !== 'vote') return [];
  const { by, waiting } = open.stage;
  const votes: { seat: Seat; agree: boolean }[] = [];
  for (let seat = 0; seat < config.seats; seat++) {
    if (seat === by || open.left[seat] || waiting.includes(seat)) continue;
    votes.push({ seat, agree: seat === viewer && vote !== undefined ? vote : rng.below(2) === 1 });
  }
  return votes;
}

/** Bookings made and not yet revealed: right ones more often than not. */
function sampleBookings({ index, view, rng }: Sampling): Required<Secret>['bookings'] {
  const { config, public: open, viewer, booking } = view;
  if (open.stage.kind !== 'books') return [];
  const { waiting } = open.stage;
  const made: { seat: Seat; profit: Money }[] = [];
  for (let seat = 0; seat < config.seats; seat++) {
    if (open.left[seat] || waiting.includes(seat)) continue;
    const guess = rng.below(4) === 0 ? pick(bookings(index), rng) : rightBooking(index, open, seat);
    made.push({ seat, profit: seat === viewer && booking !== undefined ? booking : guess });
  }
  return made;
}

export function sample(view: View, rng: Rng): State {
  const { config, public: open } = view;
  const index = contentOf(config);
  const sampling: Sampling = { index, view, rng, left: unseen(index, view) };
  const idle = sampleIdle(sampling);
  const cash = sampleCash(sampling);
  return {
    config,
    public: open,
    secret: {
      bank: view.bank ?? index.money - cash.reduce((sum, amount) => sum + amount, 0),
      cash,
      idle,
      supply: sampling.left,
      cashes: view.cashes ?? open.profits.map(() => cash),
      offers: sampleOffers(sampling, { idle, cash }),
      votes: sampleVotes(view, rng),
      ...(config.options.manualBooks ? { bookings: sampleBookings(sampling) } : {}),
    },
  };
}
