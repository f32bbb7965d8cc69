// Ordinary tables: two people who think for a moment, and two Conductors. How soon people's moves are durable, and how soon
// bots move.

import { randomUUID } from 'node:crypto';
import { fastRng, pick, type Rng } from '@branchline/core';
import { transEuropa, type View } from '@branchline/trans-europa';
import type { WebSocket } from 'ws';
import { submission, Tally, Visitor, type Position } from './visitor.ts';

/** In milliseconds. */
const THINK = { least: 50, more: 150 };
const TRY_AGAIN = 200;
const SEATS = ['open', 'open', 'bot:conductor', 'bot:conductor'];
const PEOPLE = 2;

export interface Times {
  /** From a person's move until the answer that it is durable, in milliseconds. */
  readonly moves: number[];
  /** From the question to a bot until its move is told. */
  readonly bots: number[];
  /** Moves that could not be stored at once. */
  notStored: number;
}

export const noTimes = (): Times => ({ moves: [], bots: [], notStored: 0 });

export interface Ordinary {
  readonly id: () => string;
  /** What is measured from now on. */
  measure(times: Times): void;
  /** What has not been answered yet counts as long as it has waited: an unanswered client must not look quick. */
  settle(): void;
  stop(): void;
}

interface Sent {
  readonly at: number;
  readonly after: number;
  readonly action: unknown;
}

/** Holds identity and time: hence a class. */
class OrdinaryTable implements Ordinary {
  readonly #people: readonly Visitor[];
  readonly #rng: Rng;
  readonly #sockets: WebSocket[] = [];
  #times = noTimes();
  #id = '';
  #asked: number | undefined;
  readonly #sent = new Map<string, Sent>();
  #isOver = false;
  #stopped = false;

  constructor(people: readonly Visitor[], rng: Rng) {
    this.#people = people;
    this.#rng = rng;
  }

  id = (): string => this.#id;
  measure = (times: Times): void => void (this.#times = times);

  async begin(): Promise<void> {
    const [host] = this.#people as readonly [Visitor];
    const id = await host.create(SEATS, { unlisted: true });
    if (id === undefined) throw new Error('an ordinary table was refused');
    this.#id = id;
    this.#isOver = false;
    this.#asked = undefined;
    this.#sent.clear();
    for (const each of this.#sockets.splice(0)) each.close();
    for (const person of this.#people) await person.sit(id);
    for (const [index, person] of this.#people.entries()) {
      const socket = await this.#play(person, index === 0);
      if (socket) this.#sockets.push(socket);
    }
    await host.start(id);
  }

  /** The first of the people also takes the times of the bots. */
  #play(person: Visitor, takesTimes: boolean): Promise<WebSocket | undefined> {
    const table = this.#id;
    let seat = -1;
    let latest = 0;
    let socket: WebSocket | undefined;
    const send = (id: string): void => {
      const move = this.#sent.get(id);
      if (!move || socket?.readyState !== socket?.OPEN) return;
      socket?.send(JSON.stringify(submission(move.after, move.action, id)));
    };
    const think = ({ sequence, view, turn }: Position): void => {
      if (!turn.seats?.includes(seat)) return;
      setTimeout(
        () => {
          if (latest !== sequence || this.#stopped || table !== this.#id) return;
          const id = randomUUID();
          const action = pick(transEuropa.legal(view as View, seat), this.#rng);
          this.#sent.set(id, { at: performance.now(), after: sequence, action });
          send(id);
        },
        THINK.least + this.#rng.below(THINK.more),
      );
    };
    const arriving = person.connect(table, ({ welcome, update, answer }) => {
      if (answer) this.#hearAnswer(answer, () => setTimeout(() => send(answer.id), TRY_AGAIN));
      if (welcome) seat = welcome.seat ?? -1;
      const position = update ?? welcome;
      if (!position) return;
      latest = position.sequence;
      if (takesTimes) this.#follow(position);
      think(position);
    });
    return arriving.then((opened) => {
      socket = opened;
      return opened;
    });
  }

  #hearAnswer(
    { id, ok, reason }: { readonly id: string; readonly ok: boolean; readonly reason?: string },
    again: () => void,
  ): void {
    const found = this.#sent.get(id);
    if (!found) return;
    if (!ok && reason === 'not-stored') {
      this.#times.notStored++;
      return again();
    }
    this.#sent.delete(id);
    this.#times.moves.push(performance.now() - found.at);
  }

  #follow({ turn }: Position): void {
    const now = performance.now();
    if (this.#asked !== undefined) this.#times.bots.push(now - this.#asked);
    this.#asked = turn.seats?.some((seat) => seat >= PEOPLE) ? now : undefined;
    if (turn.over && !this.#isOver && !this.#stopped) {
      this.#isOver = true;
      this.begin().catch(() => undefined);
    }
  }

  settle(): void {
    const now = performance.now();
    if (this.#asked !== undefined) this.#times.bots.push(now - this.#asked);
    for (const { at } of this.#sent.values()) this.#times.moves.push(now - at);
  }

  stop(): void {
    this.#stopped = true;
    for (const socket of this.#sockets) socket.terminate();
  }
}

export async function seatOrdinary(
  url: string,
  count: number,
  addressOf: (table: number) => string,
): Promise<readonly Ordinary[]> {
  const tables: OrdinaryTable[] = [];
  for (let table = 0; table < count; table++) {
    const people: Visitor[] = [];
    for (let index = 0; index < PEOPLE; index++) {
      const person = new Visitor({ url, address: addressOf(table), tally: new Tally() });
      if (!(await person.introduce(`Person ${index}`))) throw new Error('an ordinary person was refused');
      people.push(person);
    }
    const ordinary = new OrdinaryTable(people, fastRng(table + 1));
    await ordinary.begin();
    tables.push(ordinary);
  }
  return tables;
}
