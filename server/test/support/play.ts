// Playing tables over sockets: all players take their seats, the game starts, and each client takes a legal action when asked.

import { fastRng, pick, type Rng } from '@branchline/core';
import type { Seated } from './client.ts';
import { Guest, type Json } from './client.ts';

export const QUICK_TRANS_EUROPA: Json = { game: 'trans-europa', edition: 'classic', options: { targetScore: 1 } };

export interface Party {
  readonly id: string;
  readonly guests: readonly Guest[];
  readonly clients: readonly Seated[];
}

/** A table of so many people, started; all have the first position before it is returned. */
export async function party(urls: readonly string[], people: number, table: Json): Promise<Party> {
  const urlOf = (index: number): string => urls[index % urls.length]!;
  const guests: Guest[] = [];
  for (let index = 0; index < people; index++) guests.push(await Guest.named(urlOf(index), `Person ${index}`));
  const id = await guests[0]!.create({ seats: guests.map(() => ({ kind: 'open' })), ...table });
  for (const guest of guests) {
    const { status, body } = await guest.sit(id);
    if (status !== 200) throw new Error(JSON.stringify(body));
  }
  const clients = await Promise.all(guests.map((guest) => guest.connect(id)));
  const started = await guests[0]!.post(`/api/tables/${id}/start`);
  if (started.status !== 200) throw new Error(JSON.stringify(started.body));
  await Promise.all(clients.map((client) => client.until(() => (client.position!.turn.seats?.length ?? 1) > 0)));
  return { id, guests, clients };
}

export interface Playing {
  readonly rng?: Rng;
  readonly stop?: () => boolean;
  readonly choose?: (actions: readonly Json[], rng: Rng) => Json;
}

/** Acts until the game is over or the caller stops it. */
export async function playOut(
  clients: readonly Seated[],
  { rng = fastRng(1), stop = () => false, choose = pick }: Playing = {},
): Promise<void> {
  const act = async (client: Seated): Promise<void> => {
    for (;;) {
      await client.until(() => client.isAsked() || client.isOver() || client.closed !== undefined || stop());
      if (client.isOver() || client.closed !== undefined || stop()) return;
      const actions = await client.legal();
      if (actions.length > 0 && client.isAsked()) {
        const answer = await client.submit(choose(actions, rng));
        if (!answer.ok && !['stale', 'not-your-turn', 'closed'].includes(answer.reason ?? '')) {
          throw new Error(JSON.stringify(answer));
        }
        if (answer.ok)
          await client.until(() => client.position!.sequence >= answer.sequence! || client.closed !== undefined);
      }
    }
  };
  await Promise.all(clients.map(act));
}
