// The two vehicle supplies: bags, with a discard pile each (TOE-COMP-8). What a draw may bring, and what it leaves.

import { invariant, type Rng } from '@branchline/core';
import { ascending } from './changes.ts';
import { withPublic, withSecret } from './position.ts';
import type { ContentIndex } from './content-index.ts';
import { contentOf } from './contents.ts';
import type { VehicleKind } from './content/types.ts';
import type { ModelIndex, State } from './types.ts';

/** At most so many identical cards in one draw: TOE-SETUP-3, TOE-GOV-2; hands and blind purchases have no limit. */
export const DISPLAY_LIMIT = 2;
export const AID_LIMIT = 1;
export const NO_LIMIT = Infinity;

/** One draw: how many cards of a kind, how many of a model at most. */
export interface Draw {
  readonly kind: VehicleKind;
  readonly count: number;
  readonly limit: number;
}

/** The bags of both kinds as a draw finds them, by model. */
export interface Bags {
  readonly supply: readonly number[];
  readonly discards: readonly number[];
}

export const bagsOf = (state: State): Bags => ({ supply: state.secret.supply, discards: state.public.discards });

/** What can be drawn before the discards have to be shuffled in. */
function servedBySupply(index: ContentIndex, { supply }: Bags, { kind, limit }: Draw): number {
  let served = 0;
  for (const model of index.modelsOf[kind]) served += Math.min(supply[model]!, limit);
  return served;
}

function cardsOf(index: ContentIndex, kind: VehicleKind, counts: readonly number[]): number {
  let cards = 0;
  for (const model of index.modelsOf[kind]) cards += counts[model]!;
  return cards;
}

/** Draws card by card: within the limit as long as supply, then supply and discards, allow it; then without. */
export function drawModels(index: ContentIndex, bags: Bags, { draw, rng }: { draw: Draw; rng: Rng }): ModelIndex[] {
  const models = index.modelsOf[draw.kind];
  const supply = bags.supply.slice();
  const drawn: ModelIndex[] = [];
  const copies = new Map<ModelIndex, number>();
  let limit = draw.limit;
  let shuffledIn = false;
  const cards = (model: ModelIndex): number => ((copies.get(model) ?? 0) < limit ? supply[model]! : 0);
  while (drawn.length < draw.count) {
    let candidates = 0;
    for (const model of models) candidates += cards(model);
    if (candidates === 0) {
      if (!shuffledIn) {
        for (const model of models) supply[model]! += bags.discards[model]!;
        shuffledIn = true;
      } else if (limit !== NO_LIMIT) limit = NO_LIMIT;
      else break;
      continue;
    }
    let card = rng.below(candidates);
    const found = models.find((model) => (card -= cards(model)) < 0);
    invariant(found !== undefined, 'a card is drawn among the candidates');
    drawn.push(found);
    supply[found]!--;
    copies.set(found, (copies.get(found) ?? 0) + 1);
  }
  return drawn.sort(ascending);
}

/** How often each model is among these cards; undefined where one of them is of another kind. */
function copiesOf(
  index: ContentIndex,
  kind: VehicleKind,
  models: readonly ModelIndex[],
): ReadonlyMap<ModelIndex, number> | undefined {
  const copies = new Map<ModelIndex, number>();
  for (const model of models) {
    if (index.models[model]?.kind !== kind) return undefined;
    copies.set(model, (copies.get(model) ?? 0) + 1);
  }
  return copies;
}

/** Cards that a question is asked about, and the draw they are said to come from. */
export interface Drawn {
  readonly draw: Draw;
  readonly models: readonly ModelIndex[];
}

/** Whether a draw can bring exactly these cards, in whatever order. */
export function isPossibleDraw(index: ContentIndex, bags: Bags, { draw, models }: Drawn): boolean {
  const { supply, discards } = bags;
  const { kind, count, limit } = draw;
  const copies = copiesOf(index, kind, models);
  if (!copies) return false;
  const all = cardsOf(index, kind, supply) + cardsOf(index, kind, discards);
  if (models.length !== Math.min(count, all)) return false;
  const fromSupply = servedBySupply(index, bags, draw);
  let fromBoth = 0;
  for (const model of index.modelsOf[kind]) fromBoth += Math.min(supply[model]! + discards[model]!, limit);
  return index.modelsOf[kind].every((model) => {
    const drawn = copies.get(model) ?? 0;
    const both = supply[model]! + discards[model]!;
    if (count <= fromSupply) return drawn <= Math.min(supply[model]!, limit);
    // What the supply can serve within the limit is drawn before the discards are shuffled in.
    if (count <= fromBoth) return drawn >= Math.min(supply[model]!, limit) && drawn <= Math.min(both, limit);
    return drawn >= Math.min(both, limit) && drawn <= both;
  });
}

/** Puts the discards of a kind back into its supply. */
export function shuffleIn(state: State, kind: VehicleKind): State {
  const { modelsOf } = contentOf(state.config);
  const supply = state.secret.supply.slice();
  const discards = state.public.discards.slice();
  let cards = 0;
  for (const model of modelsOf[kind]) {
    cards += discards[model]!;
    supply[model]! += discards[model]!;
    discards[model] = 0;
  }
  return countSupply(withPublic(withSecret(state, { supply }), { discards }), kind, cards);
}

const countSupply = (state: State, kind: VehicleKind, cards: number): State =>
  kind === 'loco'
    ? withPublic(state, { supplyLocos: state.public.supplyLocos + cards })
    : withPublic(state, { supplyWagons: state.public.supplyWagons + cards });

/** Takes drawn cards out of the supply, shuffling the discards in where the draw has needed them (TOE-EOR-7). */
export function takeFromSupply(state: State, draw: Draw, models: readonly ModelIndex[]): State {
  const isShort = models.length > servedBySupply(contentOf(state.config), bagsOf(state), draw);
  const before = isShort ? shuffleIn(state, draw.kind) : state;
  const supply = before.secret.supply.slice();
  for (const model of models) supply[model]!--;
  return countSupply(withSecret(before, { supply }), draw.kind, -models.length);
}
