// A store that keeps games going when its storage does not. What cannot be stored is held here, for all who open,
// replays or saves the game, and offered again with each batch and by itself until it is stored.

import type { Appended, Entry, Log, StorageTrouble } from '@branchline/core';
import { isAppended } from './appended.ts';
import type { Clock } from './ports.ts';
import type { Records } from './records.ts';
import { retry, type Retry } from './retry.ts';

type HearTrouble = (why: StorageTrouble | undefined) => void;

export function patientRecords(real: Records, clock: Clock): Records {
  const games = new Map<string, HeldMoves>();
  const gameOf = (id: string): HeldMoves => {
    const game = games.get(id) ?? new HeldMoves(real.log(id), clock);
    games.set(id, game);
    return game;
  };
  return {
    ...real,
    log: (id) => gameOf(id).log(),
    onTrouble: (id, hear) => gameOf(id).onTrouble(hear),
    remove(id) {
      games.get(id)?.forget();
      games.delete(id);
      return real.remove(id);
    },
  };
}

/** The moves of one game that its log has refused: they follow those that are stored. */
class HeldMoves {
  readonly #real: Log;
  readonly #retry: Retry;
  readonly #listeners = new Set<HearTrouble>();
  #held: readonly Entry[] = [];
  #why: StorageTrouble | undefined;
  /** How often moves had to be given up, because another writer had continued from what was stored. */
  #voided = 0;

  constructor(real: Log, clock: Clock) {
    this.#real = real;
    this.#retry = retry(clock, () => this.#offer());
  }

  /** For one reader. Where moves it has read were given up it must read everything again before it may write. */
  log(): Log {
    let knows = this.#voided;
    return {
      append: async (expected, entries) => (knows === this.#voided ? this.#append(expected, entries) : 'taken'),
      read: async (from) => {
        const [voided, held] = [this.#voided, this.#held];
        // A reader that has diverged is told everything, which does not continue what it knows.
        const start = knows === voided ? from : 0;
        const stored = await this.#real.read(start).catch((fault: unknown) => {
          // A reader that continues can use what is held; one that starts again must not take it for everything.
          if (start === 0) throw fault;
          return [];
        });
        if (from === 0) knows = voided;
        return [...stored, ...held.filter(({ sequence }) => sequence > start + stored.length)];
      },
    };
  }

  onTrouble(hear: HearTrouble): () => void {
    this.#listeners.add(hear);
    if (this.#why) hear(this.#why);
    return () => void this.#listeners.delete(hear);
  }

  forget(): void {
    this.#voided++;
    this.#hold([], undefined);
  }

  /** Answers may come late, and another batch may have come between: what is held then is the truth. */
  async #append(expected: number, entries: readonly Entry[]): Promise<Appended> {
    const [voided, held] = [this.#voided, this.#held];
    if ((held.at(-1)?.sequence ?? expected) !== expected) return 'taken';
    const batch = [...held, ...entries];
    const appended = await this.#real.append(expected - held.length, batch);
    if (voided !== this.#voided || !isAppended(appended)) return appended;
    if (appended === 'taken') {
      this.forget(); // theirs is the game
      return appended;
    }
    const left = this.#held.filter((entry) => !batch.includes(entry));
    if (appended === 'ok') this.#hold(left, left.length > 0 ? this.#why : undefined);
    else if (left.length > 0) return appended;
    else this.#hold([...this.#held, ...entries], appended.failed);
    return 'ok';
  }

  #hold(held: readonly Entry[], why: StorageTrouble | undefined): void {
    this.#held = held;
    if (why === this.#why) return;
    if (!why) this.#retry.end();
    else if (!this.#why) this.#retry.later();
    this.#why = why;
    for (const hear of this.#listeners) hear(why);
  }

  #offer(): void {
    // Planned first: an offer may fail in any way, or hang.
    this.#retry.later();
    const last = this.#held.at(-1);
    if (last) this.#append(last.sequence, []).catch(() => {});
  }
}
