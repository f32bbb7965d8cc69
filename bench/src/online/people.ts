// People at tables of a server, over real sockets: they think as long as people do, and do something legal.

import { randomBytes, randomUUID } from 'node:crypto';
import { entropyCommitmentOf, pick, type Rng } from '@branchline/core';
import { transEuropa, type View } from '@branchline/trans-europa';
import { WebSocket } from 'ws';
import type { Moves } from './moves-under-way.ts';

export interface Pace {
  /** In milliseconds: least time to think, and how much more it may be. */
  readonly least: number;
  readonly more: number;
}

export interface Crew {
  /** Servers, taken in turn: people of one table sit at different ones where there are several. */
  readonly urls: readonly string[];
  readonly moves: Moves;
  readonly pace: Pace;
  readonly rng: Rng;
  /** Whether a third seat of the table is a bot's. */
  readonly hasBot: (table: number) => boolean;
}

const SCREENS = 2;

async function post(url: string, path: string, body: object, token?: string): Promise<Record<string, string>> {
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, string>;
}

interface Position {
  readonly sequence: number;
  readonly view: View;
  readonly turn: { readonly seats?: readonly number[]; readonly over?: true };
}

interface Said {
  readonly welcome?: Position & { readonly seat?: number };
  readonly update?: Position;
  readonly answer?: { readonly ok: boolean; readonly sequence?: number };
  readonly reveal?: unknown;
}

interface Person {
  readonly url: string;
  readonly token: string;
  readonly entropy: string;
}

async function newPerson(url: string): Promise<Person> {
  const { token } = await post(url, '/api/guests', { name: 'Somebody' });
  return { url, token: token!, entropy: randomBytes(32).toString('hex') };
}

/** One person at one table until the game is over. */
function sitAt(crew: Crew, id: string, { url, token, entropy }: Person, onOver: () => void): Promise<WebSocket> {
  const { moves, pace, rng } = crew;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${id}/socket`, { perMessageDeflate: false });
  let seat = -1;
  let at = 0;

  const think = ({ sequence, view, turn }: Position): void => {
    if (turn.over) return onOver();
    if (!turn.seats?.includes(seat)) return;
    setTimeout(
      () => {
        if (at !== sequence || socket.readyState !== WebSocket.OPEN) return;
        const action = pick(transEuropa.legal(view, seat), rng);
        moves.send(`${id} ${sequence + 1}`, SCREENS);
        socket.send(JSON.stringify({ submit: { id: randomUUID(), after: sequence, action } }));
      },
      pace.least + rng.below(pace.more + 1),
    );
  };

  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => socket.send(JSON.stringify({ hello: { version: 1, token } })));
    socket.on('message', (data: Buffer) => {
      const { welcome, update, answer, reveal } = JSON.parse(data.toString()) as Said;
      if (answer?.sequence !== undefined) moves.answer(`${id} ${answer.sequence}`);
      if (reveal !== undefined) socket.send(JSON.stringify({ reveal: { entropy } }));
      if (welcome) {
        seat = welcome.seat ?? -1;
        resolve(socket);
      }
      const position = update ?? welcome;
      if (!position) return;
      at = position.sequence;
      if (update) moves.show(`${id} ${at}`);
      think(position);
    });
  });
}

/** Two people play one game after the other. */
export async function playForEver(crew: Crew, table: number, isUp: () => boolean): Promise<void> {
  const { urls, hasBot } = crew;
  const people: Person[] = [];
  for (let index = 0; index < SCREENS; index++) people.push(await newPerson(urls[(table + index) % urls.length]!));
  const [host] = people as [Person];
  const next = async (): Promise<void> => {
    const seats = [{ kind: 'open' }, { kind: 'open' }, ...(hasBot(table) ? [{ kind: 'bot:conductor' }] : [])];
    const { id } = await post(host.url, '/api/tables', { game: 'trans-europa', seats, unlisted: true }, host.token);
    for (const { url, token, entropy } of people) {
      await post(url, `/api/tables/${id}/seats`, { entropy: entropyCommitmentOf(entropy) }, token);
    }
    const sockets: WebSocket[] = [];
    let isOver = false;
    const over = (): void => {
      if (isOver) return;
      isOver = true;
      for (const socket of sockets) socket.close();
      if (!isUp()) next().catch(() => undefined);
    };
    for (const person of people) sockets.push(await sitAt(crew, id!, person, over));
    await post(host.url, `/api/tables/${id}/start`, {}, host.token);
  };
  await next();
}
