// What waits for one socket: handed over as fast as it is taken. A slow reader is waited for, one that takes nothing is not.

/** In bytes. So much is on its way at once, or one message where it is larger. */
const ON_ITS_WAY = 64 * 1024;
/** With so much waiting, the client is not read from until it has read: its answers would only wait too. */
export const MOST_UNREAD = 1024 * 1024;
/** The end of all patience: what others say at a table comes to this only where a reader takes next to nothing. */
const MOST_WAITING = 4 * MOST_UNREAD;

/** The part of a socket that is written to. */
interface Sink {
  send(text: string, taken: () => void): void;
  pause(): void;
  resume(): void;
}

interface OutboxSetup {
  readonly sink: Sink;
  /** Milliseconds in which something must be taken, once for every 64 KiB that are on their way. */
  readonly patience: number;
  /** Nothing was taken for too long. */
  readonly onStuck: () => void;
}

/** Holds what waits, and a timer: hence a class. */
export class Outbox {
  readonly #setup: OutboxSetup;
  readonly #waiting: string[] = [];
  #unread = 0;
  #onItsWay = 0;
  #isDeaf = false;
  #closed = false;
  #takenAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #readiness: { readonly promise: Promise<void>; readonly resolve: () => void } | undefined;

  constructor(setup: OutboxSetup) {
    this.#setup = setup;
  }

  /** Whether something is on its way that the reader has not taken. */
  isBusy = (): boolean => this.#onItsWay > 0;

  send(text: string): void {
    if (this.#closed) return;
    this.#waiting.push(text);
    this.#unread += text.length;
    this.#handOver();
    if (this.#unread > MOST_WAITING) return this.#setup.onStuck();
    if (this.#unread > MOST_UNREAD && !this.#isDeaf) {
      this.#isDeaf = true;
      this.#setup.sink.pause();
    }
  }

  /** Undefined where more can be handed over at once; else a promise for the moment in which it can, or all is over. */
  ready(): Promise<void> | undefined {
    if (this.#closed || this.#onItsWay < ON_ITS_WAY) return undefined;
    this.#readiness ??= later();
    return this.#readiness.promise;
  }

  close(): void {
    this.#closed = true;
    this.#waiting.length = 0;
    clearTimeout(this.#timer);
    this.#tellReady();
  }

  #tellReady(): void {
    this.#readiness?.resolve();
    this.#readiness = undefined;
  }

  #handOver(): void {
    while (this.#waiting.length > 0 && this.#onItsWay < ON_ITS_WAY && !this.#closed) {
      const text = this.#waiting.shift()!;
      if (this.#onItsWay === 0) this.#takenAt = performance.now();
      this.#onItsWay += text.length;
      this.#watch();
      this.#setup.sink.send(text, () => this.#taken(text.length));
    }
  }

  #taken(length: number): void {
    this.#onItsWay -= length;
    this.#unread -= length;
    this.#takenAt = performance.now();
    if (this.#closed) return;
    this.#handOver();
    if (this.#isDeaf && this.#unread <= MOST_UNREAD) {
      this.#isDeaf = false;
      this.#setup.sink.resume();
    }
    if (this.#onItsWay < ON_ITS_WAY) this.#tellReady();
  }

  /** One timer for as long as something is on its way, set again for what is left of the patience. */
  #watch(): void {
    this.#timer ??= setTimeout(() => this.#judge(), this.#setup.patience);
    this.#timer.unref();
  }

  #judge(): void {
    this.#timer = undefined;
    if (this.#onItsWay === 0 || this.#closed) return;
    const patience = this.#setup.patience * Math.ceil(this.#onItsWay / ON_ITS_WAY);
    const rest = this.#takenAt + patience - performance.now();
    if (rest <= 0) return this.#setup.onStuck();
    this.#timer = setTimeout(() => this.#judge(), rest);
    this.#timer.unref();
  }
}

function later(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
