// A state that a view may stem from: what is hidden is drawn at random from what it can be.

import { pick, type Rng, type Seat } from '@branchline/core';
import { contentOf } from './contents.ts';
import type { ContentIndex } from './content-index.ts';
import type { VehicleKind } from './content/types.ts';
import { legalOffers } from './auction-house.ts';
import type { Desk } from './desk.ts';
import type { Company, Lot, ModelIndex, Money, Offer, Public, Secret, State, View } from './types.ts';

/** Vehicles a hidden company is known to have: those it has put up for sale. */
const shownLots = (open: Public): readonly Lot[] => {
  const { stage } = open;
  if (stage.kind === 'offers') return stage.lots;
  return stage.kind === 'opening' || stage.kind === 'bidding' ? stage.auction.lots : [];
};

/** Copies of every model that lie nowhere in sight. */
function unseen(index: ContentIndex, { public: open, companies }: View): number[] {
  const left = index.models.map(({ copies }, no) => copies - open.discards[no]!);
  const inSight = (models: readonly ModelIndex[]): void => {
    for (const no of models) left[no]!--;
  };
  inSight(open.locos);
  inSight(open.wagons);
  if (open.stage.kind === 'choose') inSight(open.stage.selection);
  for (const held of open.contracts.flat()) inSight(held.vehicles);
  for (const { idle } of companies) if (idle) inSight(idle);
  return left;
}

function takeAny(index: ContentIndex, left: number[], kind: VehicleKind, rng: Rng): ModelIndex {
  const models = index.modelsOf[kind];
  let card = rng.below(models.reduce((sum, no) => sum + left[no]!, 0));
  const model = models.find((no) => (card -= left[no]!) < 0)!;
  left[model]!--;
  return model;
}

function sampleIdle(index: ContentIndex, view: View, left: number[], rng: Rng): (readonly ModelIndex[])[] {
  const { public: open, companies } = view;
  const known = companies.map(({ idle }, seat) => {
    if (idle) return [...idle];
    const shown = shownLots(open).filter((lot) => lot.owner === seat && lot.item === 'model');
    for (const { no } of shown) left[no]!--;
    return shown.map(({ no }) => no);
  });
  return known.map((models, seat) => {
    const counts = { loco: open.idleLocos[seat]!, wagon: open.idleWagons[seat]! };
    for (const no of models) counts[index.models[no]!.kind]--;
    for (const kind of ['loco', 'wagon'] as const) {
      for (let i = 0; i < counts[kind]; i++) models.push(takeAny(index, left, kind, rng));
    }
    return models.sort((a, b) => a - b);
  });
}

/** Hidden cash: anything the company could have, and enough for the bid it holds. */
function sampleCash({ index, view, rng }: { index: ContentIndex; view: View; rng: Rng }): Money[] {
  const { stage } = view.public;
  const { bidStep, startCash } = index.amounts;
  return view.companies.map(({ cash }: Company, seat) => {
    if (cash !== undefined) return cash;
    const least = stage.kind === 'bidding' && stage.high === seat ? stage.bid : 0;
    return least + bidStep * rng.below((3 * startCash) / bidStep + 1);
  });
}

/** Offers made and not yet shown: any that the sampled company could have made. */
function sampleOffers(
  index: ContentIndex,
  view: View,
  idle: Secret['idle'],
  cash: readonly Money[],
  rng: Rng,
): Secret['offers'] {
  const { config, public: open, viewer, offer } = view;
  if (open.stage.kind !== 'offers' || config.options.offersInTurn) return [];
  const { waiting } = open.stage;
  const made: { seat: Seat; offer: Offer }[] = [];
  for (let seat = 0; seat < config.seats; seat++) {
    if (open.left[seat] || waiting.includes(seat)) continue;
    if (seat === viewer) {
      if (offer) made.push({ seat, offer });
      continue;
    }
    const desk: Desk = { index, options: config.options, open, seat, cash: cash[seat]!, idle: idle[seat]! };
    const offers = legalOffers(desk);
    const some = pick(offers, rng);
    // A seat that has neither vehicle nor saleable section was never asked.
    if (some.do !== 'offer' || (offers.length === 1 && some.vehicles.length + some.sections.length === 0)) continue;
    const numbers = (from: ReadonlyMap<string, number>, ids: readonly string[]): number[] =>
      ids.map((id) => from.get(id)!);
    made.push({
      seat,
      offer: {
        vehicles: numbers(index.modelIndex, some.vehicles),
        sections: numbers(index.sectionIndex, some.sections),
      },
    });
  }
  return made;
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

export function sample(view: View, rng: Rng): State {
  const { config, public: open } = view;
  const index = contentOf(config);
  const supply = unseen(index, view);
  const idle = sampleIdle(index, view, supply, rng);
  const cash = sampleCash({ index, view, rng });
  const bank = view.bank ?? index.money - cash.reduce((sum, amount) => sum + amount, 0);
  return {
    config,
    public: open,
    secret: {
      bank,
      cash,
      idle,
      supply,
      cashes: view.cashes ?? open.profits.map(() => cash),
      offers: sampleOffers(index, view, idle, cash, rng),
      votes: sampleVotes(view, rng),
    },
  };
}
