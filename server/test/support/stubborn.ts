// A person who plays whatever happens to the server: reconnects with what it knows, and repeats what was not answered.

import { type Guest, type Seated } from './client.ts';

export interface Confirmed {
  readonly table: string;
  readonly sequence: number;
  readonly action: string;
}

const ATTEMPTS = 5;

/** Holds identity and time: hence a class. */
export class Stubborn {
  readonly guest: Guest;
  readonly table: string;
  readonly #choose: <T>(items: readonly T[]) => T;
  #client: Seated | undefined;
  #pending:
    | { readonly id: string; readonly after: number; readonly action: Readonly<Record<string, unknown>> }
    | undefined;
  /** The last entry it has been told. */
  known = 0;
  over = false;

  constructor(guest: Guest, table: string, choose: <T>(items: readonly T[]) => T) {
    this.guest = guest;
    this.table = table;
    this.#choose = choose;
  }

  async connect(url: string): Promise<void> {
    this.#client?.socket.terminate();
    const hello = { url, ...(this.known > 0 ? { since: this.known } : {}) };
    for (let attempt = 1; ; attempt++) {
      try {
        this.#client = await this.guest.connect(this.table, hello);
        return;
      } catch (fault) {
        // On a busy machine even this person can be too slow for the server's patience.
        if (!String(fault).includes('408') || attempt === ATTEMPTS) throw fault;
      }
    }
  }

  /** One turn of thought; false once the connection is gone. */
  async act(confirmed: Map<string, Confirmed>): Promise<boolean> {
    const client = this.#client;
    if (!client || client.closed !== undefined) return false;
    if (client.gap() !== '') throw new Error(`gap: ${client.gap()}`);
    this.known = client.position?.sequence ?? this.known;
    this.over = client.isOver();
    if (this.over) return true;
    if (!this.#pending) {
      if (!client.isAsked()) return true;
      const actions = await client.legal();
      if (client.closed !== undefined || actions === undefined || actions.length === 0) return true;
      const after = client.position!.sequence;
      this.#pending = { id: crypto.randomUUID(), after, action: this.#choose(actions) };
    }
    const { id, after, action } = this.#pending;
    const answer = await client.submit(action, { id, after });
    if (answer.reason === 'closed') return false;
    if (answer.ok) confirmed.set(id, { table: this.table, sequence: answer.sequence!, action: JSON.stringify(action) });
    if (answer.ok || answer.reason !== 'not-stored') this.#pending = undefined;
    return true;
  }

  /** Its position, for the report of a stuck table. */
  told(): string {
    const { turn } = this.#client?.position ?? {};
    const pending = this.#pending ? `, unanswered ${this.#pending.id}` : '';
    return `${this.table} at ${this.known}, seat ${this.#client?.seat}, turn of ${JSON.stringify(turn)}${pending}`;
  }

  leave(): void {
    this.#client?.socket.terminate();
  }
}
