// Railroad Fair: vehicles at their printed price or blind from the supply (TOE-FAIR).

import type { Illegal, Seat } from '@branchline/core';
import type { VehicleKind } from './content/types.ts';
import { cashShort, type Desk } from './desk.ts';
import { addIdle, pay, without, type Work } from './draft.ts';
import { limitOf } from './phase.ts';
import { NO_LIMIT, takeFromSupply, type Draw } from './supplies.ts';
import type { Action, ModelIndex, Public } from './types.ts';

export const KINDS = ['loco', 'wagon'] as const satisfies readonly VehicleKind[];

export const blindDraw = (kind: VehicleKind): Draw => ({ kind, count: 1, limit: NO_LIMIT });

/** A blind purchase is served from the supply or, failing that, from the discards. */
function canServeBlind({ index, open }: Desk, kind: VehicleKind): boolean {
  const supply = kind === 'loco' ? open.supplyLocos : open.supplyWagons;
  return supply > 0 || index.modelsOf[kind].some((no) => open.discards[no]! > 0);
}

const displayed = (open: Public, model: ModelIndex): boolean =>
  open.locos.includes(model) || open.wagons.includes(model);

export function checkBuy({ index, open, cash }: Desk, model: ModelIndex): Illegal | undefined {
  const { id, price } = index.models[model]!;
  if (!displayed(open, model)) return { code: 'trains-of-europe/not-on-display', rule: 'TOE-FAIR-2', at: id };
  return price > cash ? { ...cashShort(price, cash), at: id } : undefined;
}

export function checkBuyBlind(desk: Desk, kind: VehicleKind): Illegal | undefined {
  if (!canServeBlind(desk, kind)) return { code: 'trains-of-europe/supply-empty', rule: 'TOE-FAIR-2', at: kind };
  const price = desk.index.amounts.blind[kind];
  return price > desk.cash ? cashShort(price, desk.cash) : undefined;
}

export function legalPurchases(desk: Desk): Action[] {
  const { index, open, cash } = desk;
  const models = [...new Set([...open.locos, ...open.wagons])].filter((no) => index.models[no]!.price <= cash);
  return [
    ...models.map((no): Action => ({ do: 'buy', model: index.models[no]!.id })),
    ...KINDS.filter((kind) => !checkBuyBlind(desk, kind)).map((kind): Action => ({ do: 'buy-blind', kind })),
  ];
}

/** TOE-FAIR-1: whether a (further) purchase is possible. */
export function mayBuy(desk: Desk, used: number): boolean {
  const { index, open, cash, seat } = desk;
  if (used >= limitOf(open, 'railroad-fair', seat)) return false;
  const affordable = (no: ModelIndex): boolean => index.models[no]!.price <= cash;
  return (
    open.locos.some(affordable) || open.wagons.some(affordable) || KINDS.some((kind) => !checkBuyBlind(desk, kind))
  );
}

/** TOE-FAIR-3: the gap in the display stays. */
export function buyVehicle(work: Work, seat: Seat, model: ModelIndex, used: number): void {
  const { kind, price } = work.index.models[model]!;
  pay(work, seat, price);
  if (kind === 'loco') work.public.locos = without(work.public.locos, model);
  else work.public.wagons = without(work.public.wagons, model);
  addIdle(work, seat, model);
  work.public.stage = { kind: 'railroad-fair', seat, used: used + 1 };
}

/** Paid and counted before the card is known (TOE-FAIR-2). */
export function buyBlind(work: Work, seat: Seat, kind: VehicleKind, used: number): void {
  pay(work, seat, work.index.amounts.blind[kind]);
  work.public.stage = { kind: 'blind-vehicle', seat, used: used + 1, vehicle: kind };
}

export function drawBlindVehicle(work: Work, seat: Seat, model: ModelIndex, used: number): void {
  takeFromSupply(work, blindDraw(work.index.models[model]!.kind), [model]);
  addIdle(work, seat, model);
  work.public.stage = { kind: 'railroad-fair', seat, used };
}
