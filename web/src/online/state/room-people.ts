// Who is at one table just now: those who sit there, since when a player is away, and how many watch.

import { batch, signal, type ReadonlySignal } from '@preact/signals';
import type { Seat } from '@branchline/core';
import type { OnlineNotice, PublicTable } from '@branchline/protocol/online';

type PresenceNotice = Extract<OnlineNotice, { readonly kind: 'presence' }>;

export class RoomPeople {
  readonly present = signal<ReadonlySet<Seat>>(new Set());
  /** Since when a player is away, in milliseconds since 1970. */
  readonly away = signal<ReadonlyMap<Seat, number>>(new Map());
  readonly spectators = signal(0);
  readonly #table: ReadonlySignal<PublicTable>;

  constructor(table: ReadonlySignal<PublicTable>) {
    this.#table = table;
  }

  hear({ present, spectators, away = [] }: PresenceNotice): void {
    const here = new Set(present);
    const { seats } = this.#table.value;
    const gone = [...seats.keys()].filter((seat) => seats[seat]!.kind === 'open' && !here.has(seat));
    const now = Date.now();
    const told = new Map(away.map(({ seat, seconds }) => [seat, now - seconds * 1000]));
    batch(() => {
      this.present.value = here;
      this.spectators.value = spectators;
      this.away.value = new Map(gone.map((seat) => [seat, told.get(seat) ?? this.away.value.get(seat) ?? now]));
    });
  }
}
