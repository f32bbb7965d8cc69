// A socket to one table of a server that heals itself: it opens the table, and comes back with growing patience when the line breaks.

import { signal, type ReadonlySignal } from '@preact/signals';
import { parseAnswer, PROTOCOL_VERSION } from '@branchline/protocol';
import type { Ask, Opened, Question } from '@branchline/protocol';
import { socket as wire, type FromPage, type QuotaReached, type ToPage } from '@branchline/protocol/online';
import * as v from 'valibot';

/**
 * `lost`: it will be tried again. `refused`: the server will not have us; trying again would change nothing. `closed`: there
 * is no such table any more.
 */
export type LineState = 'connecting' | 'open' | 'lost' | 'refused' | 'closed';

/** What the server says, its answer to the opening judged. */
export type Said = ToPage | { readonly opened: Opened };

export type Line = {
  readonly state: ReadonlySignal<LineState>;
  /** The limit of the server that keeps us out; undefined where none does. */
  readonly quota: ReadonlySignal<QuotaReached | undefined>;
  /** Milliseconds since 1970; undefined while the line is open, or has never been. */
  readonly lostSince: ReadonlySignal<number | undefined>;
  /** False where the line is not open: whoever needs an answer says it again once the table is open again. */
  readonly send: (message: Question | FromPage) => boolean;
  readonly onMessage: (listener: (message: Said) => void) => () => void;
  /** Hangs up and calls again at once. */
  readonly again: () => void;
  readonly close: () => void;
};

export type LineSetup = {
  readonly url: string;
  /** What is asked first on every new connection; what has been heard so far may have changed it. */
  readonly open: () => Ask<'open'>;
  /** The table was read anew: what has been heard of it is void. */
  readonly onVoid: () => void;
};

/** All in milliseconds. */
const PATIENCE = [300, 700, 1500, 3000, 6000, 10_000] as const;
const CONNECT_WITHIN = 10_000;
/** A line on which nothing was heard for so long is tried: a broken one may look open for hours. */
const QUIET = 30_000;
/** After a sleep, or a while in another tab, it is tried at once. */
const QUIET_WHILE_HIDDEN = 3000;
const ANSWER_WITHIN = 8000;

/** Questions of the line itself; others count on from there. */
const OPENING = 0;
const TRIAL = 1;
export const FIRST_NUMBER = 2;

/** The server's word that a table was read anew; coming back at once is right. */
const READ_ANEW = 4001;
/** The server's word that the table is closed for good. */
const CLOSED = 4002;
/** The server's word that it will not have us. */
const REFUSED = 1008;
/** What a server refuses only just now. */
const FOR_NOW: ReadonlySet<string> = new Set(['too-many', 'unavailable']);
/** Ours, where the browser said it first. */
const NO_CODE = 0;

export const openLine = (setup: LineSetup): Line => new SocketLine(setup);

/** Holds a socket and timers: hence a class. */
class SocketLine implements Line {
  readonly state = signal<LineState>('connecting');
  readonly quota = signal<QuotaReached | undefined>(undefined);
  readonly lostSince = signal<number | undefined>(undefined);
  readonly #setup: LineSetup;
  readonly #listeners = new Set<(message: Said) => void>();
  #socket: WebSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #heardAt = 0;
  #attempts = 0;
  #isRefused = false;
  #isGone = false;
  #closed = false;

  constructor(setup: LineSetup) {
    this.#setup = setup;
    addEventListener('online', this.again);
    addEventListener('offline', this.#onOffline);
    document.addEventListener('visibilitychange', this.#onLook);
    this.#dial();
  }

  readonly #onOffline = (): void => this.#lose(NO_CODE);

  readonly #onLook = (): void => {
    if (document.visibilityState === 'visible' && Date.now() - this.#heardAt > QUIET_WHILE_HIDDEN) this.#try();
  };

  #try(): void {
    const { id } = this.#setup.open();
    if (!this.send({ version: PROTOCOL_VERSION, number: TRIAL, call: 'ping', ask: { id } })) return;
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(this.again, ANSWER_WITHIN);
  }

  #dial(): void {
    this.#drop();
    this.#isRefused = false;
    this.#isGone = false;
    if (this.state.value !== 'connecting') this.state.value = 'lost';
    const socket = new WebSocket(this.#setup.url);
    this.#socket = socket;
    // What an abandoned socket still says is no longer heard.
    const ifCurrent = (act: () => void): void => {
      if (this.#socket === socket) act();
    };
    this.#timer = setTimeout(() => {
      if (this.state.value !== 'open') this.#lose(NO_CODE);
    }, CONNECT_WITHIN);
    socket.addEventListener('open', () => ifCurrent(() => socket.send(JSON.stringify(this.#opening()))));
    socket.addEventListener('message', ({ data }) => ifCurrent(() => this.#hear(String(data))));
    socket.addEventListener('close', ({ code }) => ifCurrent(() => this.#lose(code)));
  }

  #opening = (): Question => ({
    ...{ version: PROTOCOL_VERSION, number: OPENING, call: 'open' },
    ask: this.#setup.open(),
  });

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    const old = this.#socket;
    this.#socket = undefined;
    old?.close();
  }

  #hear(text: string): void {
    this.#heardAt = Date.now();
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => this.#try(), QUIET);
    const message = understood(text);
    if (!message) return;
    if ('opened' in message) {
      this.#attempts = 0;
      this.state.value = 'open';
      this.quota.value = undefined;
      this.lostSince.value = undefined;
    } else if ('error' in message && typeof message.error === 'object' && this.state.value !== 'open') {
      this.#judge(message.error);
    }
    for (const listener of [...this.#listeners]) listener(message);
  }

  /** A hello that is refused. What is refused only for now is tried again. */
  #judge({ code, quota }: Extract<ToPage, { error: object }>['error']): void {
    this.quota.value = quota;
    this.#isGone = code === 'unknown-table';
    this.#isRefused = !FOR_NOW.has(code) && !quota;
  }

  #stateAfter(code: number): LineState {
    if (code === CLOSED || (code === REFUSED && this.#isGone)) return 'closed';
    return code === REFUSED && this.#isRefused ? 'refused' : 'lost';
  }

  #lose(code: number): void {
    this.#drop();
    if (this.#closed) return;
    this.lostSince.value ??= Date.now();
    this.state.value = this.#stateAfter(code);
    if (code === READ_ANEW) this.#setup.onVoid();
    // Without a network the browser says when it is worth a try.
    if (this.state.value !== 'lost' || !navigator.onLine) return;
    const pause = code === READ_ANEW ? 0 : this.#patience();
    // Not all at once: many lines break together when a server stops.
    this.#timer = setTimeout(() => this.#dial(), pause * (0.75 + Math.random() / 2));
  }

  #patience(): number {
    const usual = PATIENCE[Math.min(this.#attempts++, PATIENCE.length - 1)]!;
    return Math.max(usual, 1000 * (this.quota.value?.retryAfter ?? 0));
  }

  readonly send = (message: Question | FromPage): boolean => {
    if (this.state.value !== 'open' || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  };

  readonly onMessage = (listener: (message: Said) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly again = (): void => {
    if (this.#closed) return;
    this.#attempts = 0;
    this.#dial();
  };

  readonly close = (): void => {
    this.#closed = true;
    removeEventListener('online', this.again);
    removeEventListener('offline', this.#onOffline);
    document.removeEventListener('visibilitychange', this.#onLook);
    this.#drop();
  };
}

function understood(text: string): Said | undefined {
  try {
    const parsed = v.safeParse(wire.toPage, JSON.parse(text));
    if (!parsed.success) return undefined;
    const said = parsed.output;
    if (!('answer' in said) || said.number !== OPENING) return said;
    const opened = parseAnswer('open', said.answer);
    return opened && !('problem' in opened) ? { opened } : undefined;
  } catch {
    return undefined;
  }
}
