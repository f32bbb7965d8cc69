// The chat of one table: earlier lines, new ones, and one's own.

import { computed, signal } from '@preact/signals';
import type { Seat } from '@branchline/core';
import type { ChatLine, QuotaReached } from '@branchline/protocol/online';
import type { Line } from '../../link/line.ts';
import { fetchChat } from './api.ts';

export class RoomChat {
  readonly #all = signal<readonly ChatLine[]>([]);
  /** Whose lines this person does not want to read; the server keeps it. */
  readonly muted = signal<ReadonlySet<Seat>>(new Set());
  readonly lines = computed(() =>
    this.#all.value.filter(({ seat }) => seat === undefined || !this.muted.value.has(seat)),
  );
  /** The last line that was read here, or was said before one came; undefined until that is known. */
  readonly read = signal<number | undefined>(undefined);
  /** Why the last line was not taken: which limit it went over, or the operator has closed the chat for this person. */
  readonly refused = signal<QuotaReached | 'too-many' | 'muted' | undefined>(undefined);
  readonly #table: string;
  readonly #line: Line;

  constructor(table: string, line: Line) {
    this.#table = table;
    this.#line = line;
  }

  /** In order, each once: a line may come both ways. */
  hear(heard: readonly ChatLine[]): void {
    const known = new Set(this.#all.value.map(({ number }) => number));
    const added = heard.filter(({ number }) => !known.has(number));
    if (added.length > 0) this.#all.value = [...this.#all.value, ...added].toSorted((a, b) => a.number - b.number);
  }

  /** After unmuting a player, the lines written meanwhile are loaded. */
  hearMuted(seats: readonly Seat[]): void {
    const before = this.muted.value;
    this.muted.value = new Set(seats);
    if ([...before].some((seat) => !seats.includes(seat))) void this.catchUp();
  }

  mute(seat: Seat, muted: boolean): void {
    this.#line.send({ mute: { seat, muted } });
  }

  /** What was said while one was not here; what the operator has removed meanwhile goes. */
  async catchUp(): Promise<void> {
    const known = this.#all.value;
    const lines = await fetchChat(this.#table).catch(() => undefined);
    if (lines) this.#forgetMissing(known, lines);
    this.hear(lines ?? []);
    this.read.value ??= lines?.at(-1)?.number ?? 0;
  }

  /** The server sends the latest lines only: what is older than all of them may still be there. */
  #forgetMissing(known: readonly ChatLine[], stored: readonly ChatLine[]): void {
    const oldest = stored[0]?.number ?? 0;
    const kept = new Set(stored.map(({ number }) => number));
    const gone = new Set(known.filter(({ number }) => number >= oldest && !kept.has(number)));
    if (gone.size > 0) this.#all.value = this.#all.value.filter((line) => !gone.has(line));
  }

  markRead(): void {
    this.read.value = this.lines.value.at(-1)?.number ?? 0;
  }

  /** False where the line is broken: nothing was said. */
  say(text: string): boolean {
    this.refused.value = undefined;
    return this.#line.send({ chat: { text } });
  }
}
