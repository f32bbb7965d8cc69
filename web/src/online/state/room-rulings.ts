// What the people at one table are asked: to take back a turn, or to let somebody give up; and what came of it.

import { signal } from '@preact/signals';
import type { Seat } from '@branchline/core';
import type { OnlineNotice } from '@branchline/protocol/online';
import type { Line } from '../../link/line.ts';

type Asked = Extract<OnlineNotice, { readonly kind: 'ruling-asked' }>;
export type Settled = Extract<OnlineNotice, { readonly kind: 'ruling-settled' }>;

export type OpenRequest = Pick<Asked, 'id' | 'ruling' | 'by' | 'asked'> & {
  /** In milliseconds since 1970, by this device's own time. */
  readonly until: number;
};

export class RoomRulings {
  readonly open = signal<OpenRequest | undefined>(undefined);
  readonly settled = signal<Settled | undefined>(undefined);
  readonly #line: Pick<Line, 'send'>;

  constructor(line: Pick<Line, 'send'>) {
    this.#line = line;
  }

  hear(notice: Asked | Settled): void {
    if (notice.kind === 'ruling-settled') {
      if (this.open.value?.id === notice.id) this.open.value = undefined;
      this.settled.value = notice;
      return;
    }
    const { id, ruling, by, asked, seconds } = notice;
    this.settled.value = undefined;
    this.open.value = { id, ruling, by, asked, until: Date.now() + seconds * 1000 };
  }

  /** What is still open is told again after every welcome. */
  forget(): void {
    this.open.value = undefined;
  }

  /** Whoever asked withdraws by not agreeing. */
  answer(seat: Seat, agree: boolean): void {
    const { value: request } = this.open;
    if (!request || !this.#line.send({ consent: { id: request.id, agree } })) return;
    // The others may take their time; this one has nothing more to say.
    this.open.value = { ...request, asked: request.asked.filter((other) => other !== seat) };
  }
}
