// A server at the other end of a socket, as the tests want it: says what it is told to, and keeps what it hears.

import type { ToPage } from '@branchline/protocol/online';

type Listener = (event: never) => void;

export class FakeSocket {
  static readonly OPEN = 1;
  static readonly all: FakeSocket[] = [];
  static latest = (): FakeSocket => FakeSocket.all.at(-1)!;
  readonly url: string;
  readonly heard: Record<string, unknown>[] = [];
  readyState = 0;
  readonly #listeners = new Map<string, Listener[]>();

  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }

  addEventListener(kind: string, listener: Listener): void {
    this.#listeners.set(kind, [...(this.#listeners.get(kind) ?? []), listener]);
  }

  #tell(kind: string, event: unknown): void {
    for (const listener of this.#listeners.get(kind) ?? []) listener(event as never);
  }

  /** The connection is open; the client opens the table. */
  accept(): this {
    this.readyState = FakeSocket.OPEN;
    this.#tell('open', {});
    return this;
  }

  say(message: ToPage): this {
    this.#tell('message', { data: JSON.stringify(message) });
    return this;
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text) as Record<string, unknown>);
  }

  /** The line breaks, or the server hangs up with this code. */
  break(code = 1006): void {
    this.readyState = 3;
    this.#tell('close', { code });
  }

  close(): void {
    this.readyState = 3;
  }
}
