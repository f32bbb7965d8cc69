// A socket to one table of a server that heals itself: it says hello, and comes back with growing patience when the line breaks.

import { signal, type ReadonlySignal } from '@preact/signals';
import { socket as wire, type FromPlayer, type ToPlayer } from '@branchline/protocol/online';
import * as v from 'valibot';

/** `lost`: it will be tried again. `refused`: the server will not have us; trying again would change nothing. */
export type LineState = 'connecting' | 'open' | 'lost' | 'refused';

export type Hello = Extract<FromPlayer, { readonly hello: unknown }>['hello'];

export type Line = {
  readonly state: ReadonlySignal<LineState>;
  /** Milliseconds since 1970; undefined while the line is open, or has never been. */
  readonly lostSince: ReadonlySignal<number | undefined>;
  /** Why the server will not have us. */
  readonly refusal: ReadonlySignal<string | undefined>;
  /** False where the line is not open: whoever needs an answer says it again after the next welcome. */
  send(message: FromPlayer): boolean;
  onMessage(listener: (message: ToPlayer) => void): () => void;
  /** Hangs up and calls again at once. */
  again(): void;
  close(): void;
};

export type LineSetup = {
  readonly url: string;
  /** What is said first on every new connection; what has been heard so far may have changed it. */
  readonly hello: () => Hello;
  /** The table was read anew: what has been heard of it is void. */
  readonly onVoid: () => void;
  readonly connect?: (url: string) => WebSocket;
};

/** All in milliseconds. */
const PATIENCE = [300, 700, 1500, 3000, 6000, 10_000] as const;
const CONNECT_WITHIN = 10_000;
/** The server's word that a table was read anew; coming back at once is right. */
const READ_ANEW = 4001;
const REFUSED = 1008;

export function openLine({ url, hello, onVoid, connect = (to) => new WebSocket(to) }: LineSetup): Line {
  const state = signal<LineState>('connecting');
  const lostSince = signal<number | undefined>(undefined);
  const refusal = signal<string | undefined>(undefined);
  const listeners = new Set<(message: ToPlayer) => void>();
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  let closed = false;

  function hear(text: unknown): void {
    const parsed = understood(text);
    if (!parsed) return;
    if ('welcome' in parsed) {
      attempts = 0;
      state.value = 'open';
      lostSince.value = undefined;
    }
    if ('error' in parsed && state.value !== 'open') refusal.value = parsed.error.code;
    for (const listener of [...listeners]) listener(parsed);
  }

  function drop(): void {
    clearTimeout(timer);
    const old = socket;
    socket = undefined;
    old?.close();
  }

  function lose(code: number): void {
    drop();
    if (closed) return;
    lostSince.value ??= Date.now();
    if (code === REFUSED && refusal.value !== undefined && refusal.value !== 'too-many') {
      state.value = 'refused';
      return;
    }
    state.value = 'lost';
    if (code === READ_ANEW) onVoid();
    if (!navigator.onLine) return; // the browser says when it is worth a try
    const pause = code === READ_ANEW ? 0 : PATIENCE[Math.min(attempts++, PATIENCE.length - 1)]!;
    timer = setTimeout(dial, pause * (0.75 + Math.random() / 2));
  }

  function dial(): void {
    drop();
    refusal.value = undefined;
    if (state.value !== 'connecting') state.value = 'lost';
    const mine = connect(url);
    socket = mine;
    const isCurrent = (): boolean => socket === mine;
    timer = setTimeout(() => isCurrent() && state.value !== 'open' && lose(0), CONNECT_WITHIN);
    mine.addEventListener('open', () => isCurrent() && mine.send(JSON.stringify({ hello: hello() })));
    mine.addEventListener('message', ({ data }: MessageEvent<unknown>) => isCurrent() && hear(data));
    mine.addEventListener('close', ({ code }) => isCurrent() && lose(code));
  }

  const again = (): void => {
    if (closed) return;
    attempts = 0;
    dial();
  };
  const onOnline = (): void => again();
  const onOffline = (): void => lose(0);
  addEventListener('online', onOnline);
  addEventListener('offline', onOffline);
  dial();

  return {
    ...{ state, lostSince, refusal, again },
    send(message) {
      if (state.value !== 'open' || socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    onMessage(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      closed = true;
      removeEventListener('online', onOnline);
      removeEventListener('offline', onOffline);
      drop();
    },
  };
}

function understood(text: unknown): ToPlayer | undefined {
  try {
    const parsed = v.safeParse(wire.toPlayer, JSON.parse(String(text)));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
