// The two vehicle supplies: bags, with a discard pile each (TOE-COMP-8). What a draw may bring, and what it leaves.

import { invariant, type Rng } from '@branchline/core';
import type { ContentIndex } from './content-index.ts';
import type { VehicleKind } from './content/types.ts';
import type { Work } from './draft.ts';
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
  for (const no of index.modelsOf[kind]) served += Math.min(supply[no]!, limit);
  return served;
}

function cardsOf(index: ContentIndex, kind: VehicleKind, counts: readonly number[]): number {
  let cards = 0;
  for (const no of index.modelsOf[kind]) cards += counts[no]!;
  return cards;
}

/** Draws card by card: within the limit as long as supply, then supply and discards, allow it; then without. */
export function drawModels(index: ContentIndex, bags: Bags, draw: Draw, rng: Rng): ModelIndex[] {
  const models = index.modelsOf[draw.kind];
  const supply = bags.supply.slice();
  const drawn: ModelIndex[] = [];
  const copies = new Map<ModelIndex, number>();
  let limit = draw.limit;
  let shuffledIn = false;
  const cards = (no: ModelIndex): number => ((copies.get(no) ?? 0) < limit ? supply[no]! : 0);
  while (drawn.length < draw.count) {
    let candidates = 0;
    for (const no of models) candidates += cards(no);
    if (candidates === 0) {
      if (!shuffledIn) {
        for (const no of models) supply[no]! += bags.discards[no]!;
        shuffledIn = true;
      } else if (limit !== NO_LIMIT) limit = NO_LIMIT;
      else break;
      continue;
    }
    let card = rng.below(candidates);
    const model = models.find((no) => (card -= cards(no)) < 0);
    invariant(model !== undefined, 'a card is drawn among the candidates');
    drawn.push(model);
    supply[model]!--;
    copies.set(model, (copies.get(model) ?? 0) + 1);
  }
  return drawn.sort((a, b) => a - b);
}

/** Whether a draw can bring exactly these cards, in whatever order. */
export function isPossibleDraw(index: ContentIndex, bags: Bags, draw: Draw, models: readonly ModelIndex[]): boolean {
  const { supply, discards } = bags;
  const { kind, count, limit } = draw;
  const copies = new Map<ModelIndex, number>();
  for (const model of models) {
    if (index.models[model]?.kind !== kind) return false;
    copies.set(model, (copies.get(model) ?? 0) + 1);
  }
  const all = cardsOf(index, kind, supply) + cardsOf(index, kind, discards);
  if (models.length !== Math.min(count, all)) return false;
  const fromSupply = servedBySupply(index, bags, draw);
  let fromBoth = 0;
  for (const no of index.modelsOf[kind]) fromBoth += Math.min(supply[no]! + discards[no]!, limit);
  return index.modelsOf[kind].every((no) => {
    const drawn = copies.get(no) ?? 0;
    const both = supply[no]! + discards[no]!;
    if (count <= fromSupply) return drawn <= Math.min(supply[no]!, limit);
    // What the supply can serve within the limit is drawn before the discards are shuffled in.
    if (count <= fromBoth) return drawn >= Math.min(supply[no]!, limit) && drawn <= Math.min(both, limit);
    return drawn >= Math.min(both, limit) && drawn <= both;
  });
}

/** Puts the discards of a kind back into its supply. */
export function shuffleIn(work: Work, kind: VehicleKind): void {
  for (const no of work.index.modelsOf[kind]) {
    work.secret.supply[no]! += work.public.discards[no]!;
    addToSupply(work, kind, work.public.discards[no]!);
    work.public.discards[no] = 0;
  }
}

function addToSupply(work: Work, kind: VehicleKind, cards: number): void {
  if (kind === 'loco') work.public.supplyLocos += cards;
  else work.public.supplyWagons += cards;
}

/** Takes drawn cards out of the supply, shuffling the discards in where the draw has needed them (TOE-EOR-7). */
export function takeFromSupply(work: Work, draw: Draw, models: readonly ModelIndex[]): void {
  const bags = { supply: work.secret.supply, discards: work.public.discards };
  if (models.length > servedBySupply(work.index, bags, draw)) shuffleIn(work, draw.kind);
  for (const no of models) work.secret.supply[no]!--;
  addToSupply(work, draw.kind, -models.length);
}
