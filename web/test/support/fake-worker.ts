// A worker as the tests want it: keeps what it is asked, says what it is told to. Set in the place of the browser's own.

type Listener = (event: never) => void;

export class FakeWorker {
  static readonly all: FakeWorker[] = [];
  static latest = (): FakeWorker => FakeWorker.all.at(-1)!;
  /** What each new one answers by itself. */
  static answers: (question: unknown, worker: FakeWorker) => void = () => {};
  readonly heard: unknown[] = [];
  ended = false;
  readonly #listeners = new Map<string, Listener[]>();

  constructor() {
    FakeWorker.all.push(this);
  }

  addEventListener(kind: string, listener: Listener): void {
    this.#listeners.set(kind, [...(this.#listeners.get(kind) ?? []), listener]);
  }

  postMessage(message: unknown): void {
    this.heard.push(message);
    FakeWorker.answers(message, this);
  }

  terminate(): void {
    this.ended = true;
  }

  #tell(kind: string, event: unknown): void {
    for (const listener of this.#listeners.get(kind) ?? []) listener(event as never);
  }

  say(data: unknown): void {
    this.#tell('message', { data: structuredClone(data) });
  }

  breakDown(message = ''): void {
    this.#tell('error', { message, preventDefault() {} });
  }
}

Object.assign(globalThis, { Worker: FakeWorker });
