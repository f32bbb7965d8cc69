// What a place around the game shows at a player's sign and name: at a table of several devices, who is here.

import { createContext, type ComponentChildren } from 'preact';
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
