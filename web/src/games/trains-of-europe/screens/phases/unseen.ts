// Blind cards and what they may be: all copies that are not visible are equally likely.

import type { Seat } from '@branchline/core';
import { contentOf, type VehicleKind, type View } from '@branchline/trains-of-europe';
import { usesOf } from '../../play/vehicle-use.ts';

/** By model: copies that are neither on a stand, on a contract, in a yard in sight nor on a discard pile. */
export function unseenCopies(view: View): number[] {
  const { models } = contentOf(view.config);
  const { locos, wagons, contracts, discards, stage } = view.public;
  const left = models.map(({ copies }, no) => copies - discards[no]!);
  const seen = [
    ...locos,
    ...wagons,
    ...contracts.flat().flatMap(({ vehicles }) => vehicles),
    ...view.companies.flatMap(({ idle = [] }) => idle),
    ...(stage.kind === 'choose' ? stage.selection : []),
  ];
  for (const no of seen) left[no]!--;
  return left;
}

export interface BlindOdds {
  readonly unseen: number;
  /** Of these, copies of models that would serve a contract of the company. */
  readonly fitting: number;
}

export function blindOdds(view: View, seat: Seat, kind: VehicleKind): BlindOdds {
  const { models } = contentOf(view.config);
  const copies = unseenCopies(view);
  const own = models.flatMap((model, no) => (model.kind === kind && copies[no]! > 0 ? [no] : []));
  const count = (list: readonly number[]): number => list.reduce((sum, no) => sum + copies[no]!, 0);
  return {
    unseen: count(own),
    fitting: count(own.filter((no) => usesOf(view, seat, no).some(({ fits }) => fits))),
  };
}
