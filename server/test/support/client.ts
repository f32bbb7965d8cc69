// A client as an outside program would write one, from docs/protocol.md alone. It keeps every byte it was sent.

import { randomBytes, randomUUID } from 'node:crypto';
import { entropyCommitmentOf } from '@branchline/core';
import { WebSocket } from 'ws';

export interface Answer {
  readonly id: string;
  readonly ok: boolean;
  readonly sequence?: number;
  readonly reason?: string;
  readonly illegal?: { readonly rule: string };
}

export interface Position {
  readonly sequence: number;
  readonly view: Record<string, unknown>;
  readonly turn: { readonly seats?: readonly number[]; readonly over?: true };
}

export type Json = Readonly<Record<string, unknown>>;

export async function call(
  url: string,
  path: string,
  {
    method = 'GET',
    token,
    body,
    headers = {},
  }: { method?: string; token?: string; body?: unknown; headers?: Json } = {},
): Promise<{
  readonly status: number;
  readonly body: Json & { readonly error?: { readonly code: string; readonly message?: string } };
}> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(headers as Record<string, string>),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Json) };
}

/** A guest with a token, and a separate number for each table. */
export class Guest {
  readonly url: string;
  readonly token: string;
  readonly id: string;
  entropy = randomBytes(32).toString('hex');

  private constructor(url: string, { id, token }: { id: string; token: string }) {
    this.url = url;
    this.id = id;
    this.token = token;
  }

  static async named(url: string, name: string): Promise<Guest> {
    const { body } = await call(url, '/api/guests', { method: 'POST', body: { name } });
    return new Guest(url, body as never);
  }

  async create(table: Json): Promise<string> {
    const { status, body } = await call(this.url, '/api/tables', { method: 'POST', token: this.token, body: table });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return String(body['id']);
  }

  sit(table: string, seat?: number) {
    const body = { entropy: entropyCommitmentOf(this.entropy), ...(seat === undefined ? {} : { seat }) };
    return call(this.url, `/api/tables/${table}/seats`, { method: 'POST', token: this.token, body });
  }

  post(path: string, body?: unknown) {
    return call(this.url, path, { method: 'POST', token: this.token, ...(body === undefined ? {} : { body }) });
  }

  connect(
    table: string,
    more: { readonly since?: number; readonly wants?: readonly string[]; readonly url?: string } = {},
  ) {
    return Seated.open(more.url ?? this.url, table, { ...more, token: this.token, entropy: this.entropy });
  }
}

export interface Hello {
  readonly token?: string;
  readonly entropy?: string;
  readonly since?: number;
  readonly wants?: readonly string[];
}

/** Milliseconds after which nobody waits any longer for one thing, however busy the machine. */
const LOST = 120_000;

/** A socket at a table. */
export class Seated {
  readonly bytes: string[] = [];
  readonly messages: Json[] = [];
  seat: number | undefined;
  position: Position | undefined;
  closed: number | undefined;
  readonly socket: WebSocket;
  readonly #entropy: string | undefined;
  readonly #waiting = new Set<() => void>();
  readonly #sent = new Map<string, number>();
  #gap = '';

  private constructor(socket: WebSocket, entropy?: string) {
    this.socket = socket;
    this.#entropy = entropy;
    socket.on('message', (data) => this.#hear(String(data)));
    socket.on('close', (code) => {
      this.closed = code;
      this.#wake();
    });
    socket.on('error', () => {});
  }

  static async open(url: string, table: string, { token, entropy, since, wants }: Hello = {}): Promise<Seated> {
    const client = Seated.raw(url, table, entropy);
    await new Promise((resolve, reject) => {
      client.socket.once('open', resolve);
      client.socket.once('error', reject);
    });
    client.send({
      hello: {
        version: 1,
        ...(token === undefined ? {} : { token }),
        ...(since === undefined ? {} : { since }),
        ...(wants === undefined ? {} : { wants }),
      },
    });
    await client.until(() => client.position !== undefined || client.closed !== undefined);
    return client;
  }

  static raw(url: string, table: string, entropy?: string): Seated {
    return new Seated(new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket`), entropy);
  }

  #wake(): void {
    for (const waiting of [...this.#waiting]) waiting();
  }

  #hear(text: string): void {
    this.bytes.push(text);
    const message = JSON.parse(text) as Json;
    this.messages.push(message);
    const { welcome, update, reveal } = message as {
      welcome?: Position & { seat?: number };
      update?: Position;
      reveal?: unknown;
    };
    if (welcome) {
      this.position = welcome;
      this.seat = welcome.seat;
    }
    if (update) {
      const at = this.position?.sequence ?? -1;
      if (update.sequence !== at + 1) this.#gap ||= `update ${update.sequence} after ${at}`;
      this.position = update;
    }
    if (reveal !== undefined && this.#entropy !== undefined) this.send({ reveal: { entropy: this.#entropy } });
    this.#wake();
  }

  /** Empty while every update followed the one before it. */
  gap = (): string => this.#gap;

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Waits until something holds; looked at after every message. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        clearInterval(polling);
        this.#waiting.delete(look);
        reject(new Error(`waited in vain; last: ${this.bytes.at(-1)?.slice(0, 300)}`));
      }, LOST);
      const look = (): void => {
        if (!holds()) return;
        clearTimeout(timer);
        clearInterval(polling);
        this.#waiting.delete(look);
        resolve();
      };
      // Conditions may also hold without our own message.
      const polling = setInterval(() => look(), 50);
      this.#waiting.add(look);
      look();
    });
  }

  async next(key: string, from = this.messages.length): Promise<Record<string, unknown>> {
    const found = (): Json | undefined => this.messages.slice(from).find((message) => key in message);
    await this.until(() => found() !== undefined || this.closed !== undefined);
    return (found()?.[key] ?? {}) as Record<string, unknown>;
  }

  async legal(): Promise<readonly Json[]> {
    const from = this.messages.length;
    this.send({ legal: {} });
    return (await this.next('legal', from))['actions'] as readonly Json[];
  }

  async submit(
    action: unknown,
    { id = randomUUID(), after = this.position!.sequence }: { readonly id?: string; readonly after?: number } = {},
  ): Promise<Answer> {
    if (action === undefined) throw new Error('nothing can be done here');
    const nth = (this.#sent.get(id) ?? 0) + 1;
    this.#sent.set(id, nth);
    this.send({ submit: { id, after, action } });
    // Every submission has a separate answer, even if ids are repeated.
    const find = (): Answer | undefined =>
      this.messages.flatMap((message) => {
        const answer = message['answer'] as Answer | undefined;
        return answer?.id === id ? [answer] : [];
      })[nth - 1];
    await this.until(() => find() !== undefined || this.closed !== undefined);
    return find() ?? { id, ok: false, reason: 'closed' };
  }

  isAsked = (): boolean => this.seat !== undefined && this.position?.turn.seats?.includes(this.seat) === true;
  isOver = (): boolean => this.position?.turn.over === true;

  close(): void {
    this.socket.close();
  }
}
