// What an item under the hammer is worth: the position with it and without it, compared.

import type { Seat } from '@branchline/core';
import { contentOf, type Lot, type Money, type State } from '@branchline/trains-of-europe';

/** The position as if this seat had bought the lot for that price. */
export function asBought(state: State, seat: Seat, lot: Lot, price: Money): State {
  const { secret, public: open } = state;
  const cash = secret.cash.map((own, other) => own - (other === seat ? price : 0) + (other === lot.owner ? price : 0));
  if (lot.item === 'model') {
    const idle = secret.idle.map((own, other) => {
      if (other === seat) return [...own, lot.no].sort((a, b) => a - b);
      return other === lot.owner ? without(own, lot.no) : own;
    });
    return { ...state, secret: { ...secret, cash, idle } };
  }
  if (lot.item === 'section') {
    const holders = open.holders.with(lot.no, (open.holders[lot.no]! & ~(1 << lot.owner)) | (1 << seat));
    const { segments } = contentOf(state.config).sections[lot.no]!;
    const sticks = open.sticks.map(
      (own, other) => own + (other === lot.owner ? segments : 0) - (other === seat ? segments : 0),
    );
    return { ...state, public: { ...open, holders, sticks }, secret: { ...secret, cash } };
  }
  const held = open.contracts[lot.owner]!.find(({ contract }) => contract === lot.no)!;
  const contracts = open.contracts.map((own, other) => {
    if (other === seat) return [...own, held];
    return other === lot.owner ? own.filter(({ contract }) => contract !== lot.no) : own;
  });
  return { ...state, public: { ...open, contracts }, secret: { ...secret, cash } };
}

/** The position as if this seat had given the vehicle away for nothing. */
export function withoutVehicle(state: State, seat: Seat, model: number): State {
  const idle = state.secret.idle.map((own, other) => (other === seat ? without(own, model) : own));
  return { ...state, secret: { ...state.secret, idle } };
}

function without(models: readonly number[], model: number): readonly number[] {
  const at = models.indexOf(model);
  return at < 0 ? models : models.toSpliced(at, 1);
}
