// What one line has told of a table so far: the position its eyes were shown first, and every move after it.

import type { Viewer } from '@branchline/core';
import type { Look, Update } from '@branchline/protocol';

export class Heard {
  #look: Look | undefined;
  #updates: Update[] = [];
  #isTold = false;
  readonly #waiting = new Set<() => void>();

  readonly last = (): number | undefined => this.#updates.at(-1)?.sequence ?? this.#look?.sequence;
  readonly who = (): Viewer | undefined => this.#look?.who;
  /** How things stand, as far as it was told. */
  readonly view = (): unknown => this.#updates.at(-1)?.view ?? this.#look?.view;
  /** Whether somebody has asked for all of it; from then on news is passed on. */
  readonly isTold = (): boolean => this.#isTold;

  begin(look: Look): void {
    this.#look = look;
    this.#updates = [];
    for (const tell of this.#waiting) tell();
    this.#waiting.clear();
  }

  add(update: Update): void {
    // What has been passed on is kept there.
    this.#updates = this.#isTold ? [update] : [...this.#updates, update];
  }

  forget(): void {
    this.#look = undefined;
    this.#updates = [];
  }

  readonly since = (sequence: number): readonly Update[] =>
    this.#updates.filter((update) => update.sequence > sequence);

  /** As soon as there is something. */
  async all(): Promise<Look> {
    while (!this.#look) {
      await new Promise<void>((resolve) => {
        this.#waiting.add(resolve);
      });
    }
    this.#isTold = true;
    return { ...this.#look, pending: this.#updates };
  }
}
