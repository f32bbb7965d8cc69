// Places for vehicles on a contract: their vehicles, the vehicles in the yard that fit, and whether the condition holds.

import {
  CATEGORIES,
  checkAssign,
  POWER_UNITS,
  type ContractIndex,
  type Desk,
  type HeldContract,
  type ModelId,
  type ModelIndex,
  type VehicleCategory,
} from '@branchline/trains-of-europe';
import { heldContract, marketOf, type Office } from '../office.ts';
import { whatIf } from '../what-if.ts';

export interface Slot {
  readonly category: VehicleCategory;
  /** The vehicle there; absent on an empty place. */
  readonly model?: ModelId;
  /** Whether it earns at present. */
  readonly earns: boolean;
  /** Whether the vehicle there satisfies the additional condition; always true without one. */
  readonly suits: boolean;
  /** For an empty place: models in the yard that may be put there. */
  readonly fits: readonly string[];
}

export const deskFor = (office: Office): Desk => ({
  ...marketOf(office),
  seat: office.seat,
  cash: office.cash ?? 0,
  idle: office.idle ?? [],
});

/** TOE-CRED-8 for one vehicle: speed concerns all of them, sleepers only the wagons. */
export function suits({ index }: Office, contract: ContractIndex, model: ModelIndex): boolean {
  const { extra } = index.contracts[contract]!;
  const { speed, sleeper, category } = index.models[model]!;
  if (!extra) return true;
  return extra.type === 'speed' ? speed >= extra.min : category < POWER_UNITS || sleeper;
}

/** Models in the yard that may be put on a contract now, whatever the phase. */
export const fitting = (office: Office, contract: ContractIndex): ModelIndex[] => {
  const desk = deskFor(office);
  return [...new Set(desk.idle)].filter((model) => !checkAssign(desk, model, contract));
};

/** Places in the order of the card; wagons beyond the pulling power are the last to earn. */
export function slotsOf(office: Office, held: HeldContract, credit: { gate: boolean; pulled: number }): Slot[] {
  const { index } = office;
  const { demand } = index.contracts[held.contract]!;
  const spare = fitting(office, held.contract);
  let pulled = credit.pulled;
  const slots: Slot[] = [];
  demand.forEach((count, category) => {
    const here = held.vehicles.filter((no) => index.models[no]!.category === category);
    const fits = spare.filter((no) => index.models[no]!.category === category).map((no) => index.models[no]!.id);
    for (let at = 0; at < count; at++) {
      const model = here[at];
      const earns = model !== undefined && credit.gate && (category < POWER_UNITS || pulled-- > 0);
      slots.push({
        category: CATEGORIES[category]!,
        ...(model === undefined ? {} : { model: index.models[model]!.id }),
        earns,
        suits: model === undefined || suits(office, held.contract, model),
        fits: model === undefined ? fits : [],
      });
    }
  });
  return slots;
}

/** What the yard could put on the free places, those that satisfy the condition first, then the strongest and dearest. */
export function yardFor(office: Office, contract: ContractIndex): ModelIndex[] {
  const { index, view, seat } = office;
  if (!heldContract(office, contract)) return [];
  const chosen: ModelIndex[] = [];
  let now = office;
  for (;;) {
    const value = (no: ModelIndex): number =>
      (suits(now, contract, no) ? 1e9 : 0) + index.models[no]!.pull * 1e6 + index.models[no]!.price;
    const [best] = fitting(now, contract).sort((a, b) => value(b) - value(a));
    if (best === undefined) return chosen;
    chosen.push(best);
    const after = whatIf(view, seat, { assign: chosen.map((model) => ({ model, contract })) });
    now = { ...office, view: after, open: after.public, ...after.companies[seat] };
  }
}
