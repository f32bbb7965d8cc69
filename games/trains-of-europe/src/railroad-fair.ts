// Railroad Fair: vehicles at their printed price or blind from the supply (TOE-FAIR).

import type { Illegal } from '@branchline/core';
import { addIdle, pay, without } from './changes.ts';
import { atStage, withPublic } from './position.ts';
import { contentOf } from './contents.ts';
import type { VehicleKind } from './content/types.ts';
import type { Desk } from './desk.ts';
import { cashShort, illegal } from './illegal.ts';
import { limitOf } from './phase.ts';
import { NO_LIMIT, takeFromSupply, type Draw } from './supplies.ts';
import type { StageOf } from './stage.ts';
import type { Action, ModelIndex, Public, State } from './types.ts';

export const KINDS = ['loco', 'wagon'] as const satisfies readonly VehicleKind[];

export const blindDraw = (kind: VehicleKind): Draw => ({ kind, count: 1, limit: NO_LIMIT });

/** A blind purchase is served from the supply or, failing that, from the discards. */
function canServeBlind({ index, open }: Desk, kind: VehicleKind): boolean {
  const supply = kind === 'loco' ? open.supplyLocos : open.supplyWagons;
  return supply > 0 || index.modelsOf[kind].some((model) => open.discards[model]! > 0);
}

const displayed = (open: Public, model: ModelIndex): boolean =>
  open.locos.includes(model) || open.wagons.includes(model);

export function checkBuy({ index, open, cash }: Desk, model: ModelIndex): Illegal | undefined {
  const { id: at, price } = index.models[model]!;
  if (!displayed(open, model)) return illegal('not-on-display', 'TOE-FAIR-2', { at });
  return price > cash ? cashShort(price, cash, { at }) : undefined;
}

export function checkBuyBlind(desk: Desk, kind: VehicleKind): Illegal | undefined {
  if (!canServeBlind(desk, kind)) return illegal('supply-empty', 'TOE-FAIR-2', { at: kind });
  const price = desk.index.amounts.blind[kind];
  return price > desk.cash ? cashShort(price, desk.cash) : undefined;
}

export function legalPurchases(desk: Desk): Action[] {
  const { index, open, cash } = desk;
  const models = [...new Set([...open.locos, ...open.wagons])].filter((model) => index.models[model]!.price <= cash);
  return [
    ...models.map((model): Action => ({ do: 'buy', model: index.models[model]!.id })),
    ...KINDS.filter((kind) => !checkBuyBlind(desk, kind)).map((kind): Action => ({ do: 'buy-blind', kind })),
  ];
}

/** TOE-FAIR-1: whether a (further) purchase is possible. */
export function mayBuy(desk: Desk, used: number): boolean {
  const { index, open, cash, seat } = desk;
  if (used >= limitOf(open, 'railroad-fair', seat)) return false;
  const affordable = (model: ModelIndex): boolean => index.models[model]!.price <= cash;
  return (
    open.locos.some(affordable) || open.wagons.some(affordable) || KINDS.some((kind) => !checkBuyBlind(desk, kind))
  );
}

/** TOE-FAIR-3: the gap in the display stays. */
export function buyVehicle(state: State, { seat, used }: StageOf<'railroad-fair'>, model: ModelIndex): State {
  const { kind, price } = contentOf(state.config).models[model]!;
  const { locos, wagons } = state.public;
  const taken = withPublic(
    state,
    kind === 'loco' ? { locos: without(locos, model) } : { wagons: without(wagons, model) },
  );
  return atStage(addIdle(pay(taken, seat, price), seat, model), { kind: 'railroad-fair', seat, used: used + 1 });
}

/** Paid and counted before the card is known (TOE-FAIR-2). */
export function buyBlind(state: State, { seat, used }: StageOf<'railroad-fair'>, vehicle: VehicleKind): State {
  const paid = pay(state, seat, contentOf(state.config).amounts.blind[vehicle]);
  return atStage(paid, { kind: 'blind-vehicle', seat, used: used + 1, vehicle });
}

export function drawBlindVehicle(state: State, stage: StageOf<'blind-vehicle'>, model: ModelIndex): State {
  const { seat, used, vehicle } = stage;
  const drawn = takeFromSupply(state, blindDraw(vehicle), [model]);
  return atStage(addIdle(drawn, seat, model), { kind: 'railroad-fair', seat, used });
}
