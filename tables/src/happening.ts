// What a table tells those who watch it.

import type { Seat, SeatInfo, StorageTrouble, Update } from '@branchline/core';
import type { Role } from './ports.ts';

export type Happening =
  | { readonly kind: 'update'; readonly update: Update }
  /** The log turned out to be another one than was told: look again. */
  | { readonly kind: 'reload' }
  /** What keeps moves from being stored; nothing once all of them are. */
  | { readonly kind: 'storage'; readonly trouble: StorageTrouble | undefined }
  /** A seat changed hands. */
  | { readonly kind: 'seat'; readonly seat: Seat; readonly info: SeatInfo }
  | { readonly kind: 'role'; readonly role: Role }
  | { readonly kind: 'thinking'; readonly seats: readonly Seat[] };
