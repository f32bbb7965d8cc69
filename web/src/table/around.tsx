// Additions of the surrounding screen to a table: presence at an online table, and more menu items.

import { signal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Seat } from '@branchline/core';

export type SeatSigns = {
  /** Around the sign of a seat. */
  readonly around: (seat: Seat, sign: ComponentChildren) => ComponentChildren;
  /** Beside the name of a seat. */
  readonly beside: (seat: Seat) => ComponentChildren;
};

/** There is one table on the screen: the screen that shows it says what is around it, and removes that with it. */
export const seatSigns = signal<SeatSigns | undefined>(undefined);
export const moreItems = signal<ComponentType<{ readonly id: string }> | undefined>(undefined);

type SeatProps = { readonly seat: Seat };

export function SignAt({ seat, children }: SeatProps & { readonly children: ComponentChildren }) {
  return <>{seatSigns.value?.around(seat, children) ?? children}</>;
}

export function NoteAt({ seat }: SeatProps) {
  return <>{seatSigns.value?.beside(seat)}</>;
}

export function MoreItems({ id }: { readonly id: string }) {
  const More = moreItems.value;
  return More ? <More id={id} /> : null;
}
