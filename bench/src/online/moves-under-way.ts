// Moves that have been sent and not yet seen on every screen of their table.

import { spreadOf, type Spread } from './times.ts';

export interface MovesMeasured {
  /** From the press to the answer that the move is durable, in milliseconds. */
  readonly answered: Spread;
  /** From the press until every screen of the table has it. */
  readonly shown: Spread;
  readonly perSecond: number;
  /** The same as `shown`, for every ten seconds: a mean hides when it was slow. */
  readonly slices: readonly Spread[];
}

/** In milliseconds. */
const SLICE = 10_000;

interface UnderWay {
  readonly sent: number;
  waiting: number;
  isAnswered: boolean;
}

/** Holds what is measured: hence a class. */
export class Moves {
  readonly #underWay = new Map<string, UnderWay>();
  #answered: number[] = [];
  #shown: number[] = [];
  readonly #slices = new Map<number, number[]>();
  #since = performance.now();

  /** `place`: the table and the number that the move is going to have there. */
  send(place: string, screens: number): void {
    this.#underWay.set(place, { sent: performance.now(), waiting: screens, isAnswered: false });
  }

  answer(place: string): void {
    const found = this.#underWay.get(place);
    if (!found) return;
    this.#answered.push(performance.now() - found.sent);
    found.isAnswered = true;
    this.#settle(place, found);
  }

  show(place: string): void {
    const found = this.#underWay.get(place);
    if (!found || --found.waiting > 0) return;
    const now = performance.now();
    this.#shown.push(now - found.sent);
    const slice = Math.floor((now - this.#since) / SLICE);
    const times = this.#slices.get(slice) ?? [];
    times.push(now - found.sent);
    this.#slices.set(slice, times);
    this.#settle(place, found);
  }

  /** Answer and news come in any order. */
  #settle(place: string, { waiting, isAnswered }: UnderWay): void {
    if (waiting <= 0 && isAnswered) this.#underWay.delete(place);
  }

  /** Measurements while people were still joining do not count. */
  begin(): void {
    this.#answered = [];
    this.#shown = [];
    this.#slices.clear();
    this.#since = performance.now();
  }

  measured(): MovesMeasured {
    const seconds = (performance.now() - this.#since) / 1000;
    return {
      answered: spreadOf(this.#answered),
      shown: spreadOf(this.#shown),
      perSecond: Math.round(this.#shown.length / seconds),
      slices: [...this.#slices.values()].map(spreadOf),
    };
  }
}
