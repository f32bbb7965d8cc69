// What viewers see happen, for log, animation, sound and screen reader. Everything is named by its id.

import type { Seat } from '@branchline/core';
import type { VehicleKind } from './content/types.ts';
import type { EndReason, LotId, Money, Phase } from './types.ts';

/** How a company came out of a year end (TOE-EOR-2, 3, TOE-INS). */
export type Settlement = 'paid-out' | 'nothing' | 'paid' | 'forgiven' | 'insolvent';

export type Event =
  | { readonly kind: 'chair'; readonly seat: Seat }
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly loco?: string; readonly wagons?: readonly string[] }
  | { readonly kind: 'launch'; readonly seat: Seat; readonly contract: string }
  | {
      readonly kind: 'displayed';
      readonly contracts: readonly string[];
      readonly locos: readonly string[];
      readonly wagons: readonly string[];
    }
  | { readonly kind: 'year'; readonly year: number; readonly callers: readonly Seat[] }
  | { readonly kind: 'called'; readonly seat: Seat; readonly phase: Phase }
  | {
      readonly kind: 'licensed';
      readonly seat: Seat;
      readonly section: string;
      readonly fee: Money;
      readonly company: number;
    }
  | { readonly kind: 'bought'; readonly seat: Seat; readonly model: string; readonly price: Money }
  | { readonly kind: 'bought-blind'; readonly seat: Seat; readonly vehicle: VehicleKind; readonly price: Money }
  | { readonly kind: 'drew-vehicle'; readonly seat: Seat; readonly model?: string }
  | {
      readonly kind: 'took';
      readonly seat: Seat;
      readonly contract: string;
      readonly tax: Money;
      readonly chips: number;
      /** Given for a blind contract: the cash that comes with it. */
      readonly cash?: Money;
    }
  | { readonly kind: 'aid'; readonly locos: readonly string[]; readonly wagons: readonly string[] }
  | { readonly kind: 'chose'; readonly seat: Seat; readonly model: string }
  | { readonly kind: 'development-bonus'; readonly seat: Seat; readonly cities: number; readonly amount: Money }
  | { readonly kind: 'offered'; readonly seat: Seat }
  | { readonly kind: 'lots'; readonly lots: readonly LotId[] }
  | { readonly kind: 'offered-contracts'; readonly seat: Seat; readonly contracts: readonly string[] }
  | { readonly kind: 'opened'; readonly seat: Seat; readonly lot: LotId; readonly bid: Money }
  | { readonly kind: 'declined'; readonly seat: Seat }
  | { readonly kind: 'raised'; readonly seat: Seat; readonly bid: Money }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'sold'; readonly lot: LotId; readonly to: Seat; readonly price: Money }
  | { readonly kind: 'assigned'; readonly seat: Seat; readonly model: string; readonly contract: string }
  | { readonly kind: 'unassigned'; readonly seat: Seat; readonly model: string; readonly contract: string }
  | { readonly kind: 'done'; readonly seat: Seat }
  | { readonly kind: 'completed'; readonly seat: Seat; readonly contract: string; readonly vehicles: readonly string[] }
  | { readonly kind: 'profit'; readonly seat: Seat; readonly from: Money; readonly to: Money }
  | { readonly kind: 'last-year'; readonly reason: 'target' | 'sticks' | 'profit' }
  | { readonly kind: 'target-proposed'; readonly seat: Seat; readonly target: number }
  | { readonly kind: 'voted'; readonly seat: Seat }
  | { readonly kind: 'target-kept'; readonly target: number }
  | { readonly kind: 'target-raised'; readonly target: number }
  | { readonly kind: 'settled'; readonly seat: Seat; readonly profit: Money; readonly how: Settlement }
  | { readonly kind: 'saved'; readonly seat: Seat; readonly how: 'profit' | 'paid' }
  | { readonly kind: 'left'; readonly seat: Seat }
  | { readonly kind: 'subsidised'; readonly contract: string; readonly chips: number }
  | { readonly kind: 'under-the-pile'; readonly contract: string }
  | { readonly kind: 'reshuffled'; readonly vehicle: VehicleKind }
  | { readonly kind: 'over'; readonly reason: EndReason; readonly winners: readonly Seat[] };
