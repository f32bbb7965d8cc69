// A client of a server with a separate address, and counts how they are answered.

import { randomBytes, randomUUID } from 'node:crypto';
import { entropyCommitmentOf } from '@branchline/core';
import { WebSocket } from 'ws';

export type Json = Readonly<Record<string, unknown>>;

/** Answers by what they say: `201`, `429 too-many-tables`, `closed 1008`. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(answer: string): void {
    this.#counts.set(answer, (this.#counts.get(answer) ?? 0) + 1);
  }

  counts(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#counts);
  }
}

export interface Position {
  readonly sequence: number;
  readonly view: unknown;
  readonly turn: { readonly seats?: readonly number[]; readonly over?: true };
}

export interface Said {
  readonly welcome?: Position & { readonly seat?: number };
  readonly update?: Position & { readonly by?: number | 'chance' };
  readonly answer?: { readonly id: string; readonly ok: boolean; readonly reason?: string };
  readonly legal?: { readonly sequence: number; readonly actions: readonly unknown[] };
  readonly error?: { readonly code: string };
  readonly reveal?: unknown;
}

interface Answered {
  readonly status: number;
  readonly body: Json & { readonly error?: { readonly code?: string } };
}

interface VisitorSetup {
  readonly url: string;
  /** As a proxy in front of the server tells it. */
  readonly address: string;
  readonly tally: Tally;
}

/** In milliseconds: later answers are not waited for. */
const LOST = 20_000;

export class Visitor {
  readonly #at: VisitorSetup;
  readonly entropy = randomBytes(32).toString('hex');
  token: string | undefined;

  constructor(setup: VisitorSetup) {
    this.#at = setup;
  }

  get #headers(): Record<string, string> {
    return { 'x-forwarded-for': this.#at.address };
  }

  async ask(method: 'GET' | 'POST', path: string, body: Json = {}): Promise<Answered> {
    const { url, tally } = this.#at;
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          ...this.#headers,
          ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
          ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
        },
        ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(LOST),
      });
      const text = await response.text();
      const said = (text === '' ? {} : JSON.parse(text)) as Answered['body'];
      tally.add([response.status, said.error?.code].filter((part) => part !== undefined).join(' '));
      return { status: response.status, body: said };
    } catch {
      tally.add('no answer');
      return { status: 0, body: {} };
    }
  }

  async introduce(name: string): Promise<boolean> {
    const { status, body } = await this.ask('POST', '/api/guests', { name });
    if (status === 201) this.token = String(body['token']);
    return status === 201;
  }

  /** Answers with the new table, unless it is refused. */
  async create(seats: readonly string[], more: Json = {}): Promise<string | undefined> {
    const { status, body } = await this.ask('POST', '/api/tables', {
      game: 'trans-europa',
      seats: seats.map((kind) => ({ kind })),
      ...more,
    });
    return status === 201 ? String(body['id']) : undefined;
  }

  sit(table: string): Promise<Answered> {
    return this.ask('POST', `/api/tables/${table}/seats`, { entropy: entropyCommitmentOf(this.entropy) });
  }

  start(table: string): Promise<Answered> {
    return this.ask('POST', `/api/tables/${table}/start`);
  }

  /** Resolves once the server has spoken, or refused. A number that was promised is shown when asked for. */
  connect(table: string, hear: (said: Said) => void = () => {}, hello: Json = {}): Promise<WebSocket | undefined> {
    const { url, tally } = this.#at;
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket`, {
      perMessageDeflate: false,
      headers: this.#headers,
    });
    return new Promise((resolve) => {
      const give = (open: WebSocket | undefined): void => {
        clearTimeout(timer);
        resolve(open);
      };
      const timer = setTimeout(() => give(undefined), LOST);
      socket.once('unexpected-response', (_, response) => {
        tally.add(`${response.statusCode} upgrade`);
        response.destroy();
        give(undefined);
      });
      socket.on('error', () => give(undefined));
      socket.once('close', (code) => {
        tally.add(`closed ${code}`);
        give(undefined);
      });
      socket.once('open', () => {
        const token = this.token === undefined ? {} : { token: this.token };
        socket.send(JSON.stringify({ hello: { version: 1, ...token, ...hello } }));
      });
      socket.on('message', (data: Buffer) => {
        const said = JSON.parse(data.toString()) as Said;
        if (said.welcome) {
          tally.add('welcome');
          give(socket);
        }
        if (said.error) tally.add(said.error.code);
        if (said.reveal !== undefined) socket.send(JSON.stringify({ reveal: { entropy: this.entropy } }));
        hear(said);
      });
    });
  }
}

export const submission = (after: number, action: unknown, id: string = randomUUID()) => ({
  submit: { id, after, action },
});
