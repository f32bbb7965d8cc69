// Connections of this process, counted by network, guest and table.

import type { Quota, Scope } from './reached.ts';

/** Ends the counting; once, however often it is called. */
export type Uncount = () => void;

/** Things of a kind, counted by name; what is counted no longer leaves nothing behind. */
export function tally(): { readonly of: (name: string) => number; readonly add: (name: string) => Uncount } {
  const counts = new Map<string, number>();
  return {
    of: (name) => counts.get(name) ?? 0,
    add(name) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      let isCounted = true;
      return () => {
        if (!isCounted) return;
        isCounted = false;
        const left = counts.get(name)! - 1;
        if (left > 0) counts.set(name, left);
        else counts.delete(name);
      };
    },
  };
}

export interface Arriving {
  readonly table: string;
  readonly guest: string | undefined;
  /** Who sits at the table finds room, however many watch. */
  readonly isSeated: boolean;
}

export interface Connections {
  /** A socket that is opened. */
  open(network: string | undefined): Uncount;
  /** It says who it is, and for which table. */
  arrive(arriving: Arriving): Uncount;
}

export interface ConnectionLimits {
  readonly address: number;
  readonly guest: number;
  readonly table: number;
}

export function connectionsOf(limits: ConnectionLimits, refuse: (quota: Quota) => never): Connections {
  const counted = { address: tally(), guest: tally(), table: tally() };
  const expectRoom = (by: Scope, name: string): void => {
    if (counted[by].of(name) >= limits[by]) refuse({ name: 'sockets', by, limit: limits[by] });
  };
  return {
    open(network) {
      if (network === undefined) return () => {};
      expectRoom('address', network);
      return counted.address.add(network);
    },
    arrive({ table, guest, isSeated }) {
      if (guest !== undefined) expectRoom('guest', guest);
      if (!isSeated) expectRoom('table', table);
      const uncounts = [counted.table.add(table), ...(guest === undefined ? [] : [counted.guest.add(guest)])];
      return () => uncounts.forEach((uncount) => uncount());
    },
  };
}
