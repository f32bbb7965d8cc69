// What the place around a game adds to its table: who is here, at a table of several devices, and further lines of its menu.

import { createContext, type ComponentChildren, type ComponentType } from 'preact';
import { useContext } from 'preact/hooks';
import type { Seat } from '@branchline/core';

export type SeatSigns = {
  /** Around the sign of a seat. */
  readonly around: (seat: Seat, sign: ComponentChildren) => ComponentChildren;
  /** Beside the name of a seat. */
  readonly beside: (seat: Seat) => ComponentChildren;
};

export const SeatSignsHere = createContext<SeatSigns | undefined>(undefined);

type SeatProps = { readonly seat: Seat };

export function SignAt({ seat, children }: SeatProps & { readonly children: ComponentChildren }) {
  const signs = useContext(SeatSignsHere);
  return <>{signs ? signs.around(seat, children) : children}</>;
}

export function NoteAt({ seat }: SeatProps) {
  return <>{useContext(SeatSignsHere)?.beside(seat)}</>;
}

/** What the place around the game adds to its menu. */
export const MoreItemsHere = createContext<ComponentType<{ readonly id: string }> | undefined>(undefined);

export function MoreItems({ id }: { readonly id: string }) {
  const More = useContext(MoreItemsHere);
  return More ? <More id={id} /> : null;
}
