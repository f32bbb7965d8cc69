// People whose time is up or who are away: a bot moves in, and they get their seat back.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, Guest, type Seated } from './support/client.ts';
import { party, QUICK_TRANS_EUROPA } from './support/play.ts';
import { startServer, type Running } from './support/server.ts';
import { folderForFile } from './support/storages.ts';

let server: Running;
const data = folderForFile();

beforeAll(async () => {
  server = await startServer({ data, env: { AWAY_SECONDS: '1' } });
});
afterAll(async () => void (await server.end('SIGKILL')));

const seats = async (id: string): Promise<{ standIn?: string }[]> =>
  (await call(server.url, `/api/tables/${id}`)).body['seats'] as { standIn?: string }[];

/** Both put their markers down, so that turns go round. */
async function begun(table: object): Promise<{ id: string; guests: readonly Guest[]; clients: readonly Seated[] }> {
  return party([server.url], 2, { ...QUICK_TRANS_EUROPA, ...table });
}

const asked = (clients: readonly Seated[]): Seated => clients.find((client) => client.isAsked())!;

test('whoever is away when asked is replaced on a table with clocks, its moves say so, and it gets the seat back', async () => {
  const { id, guests, clients } = await begun({ clock: { bank: 600, increment: 5 }, standIn: 'greedy' });
  const gone = asked(clients);
  const here = clients.find((client) => client !== gone)!;
  gone.close();
  await here.until(() =>
    here.messages.some(({ update }) => (update as { as?: string } | undefined)?.as === 'bot:greedy'),
  );
  expect((await seats(id))[gone.seat!]?.standIn).toBe('greedy');
  const back = await guests[gone.seat!]!.connect(id);
  // At its next turn: the stand-in finishes the one it is in.
  const standIn = async (): Promise<string | undefined> => {
    const [action] = here.isAsked() ? await here.legal() : [];
    if (action) await here.submit(action);
    return (await seats(id))[gone.seat!]?.standIn;
  };
  await expect.poll(standIn).toBeUndefined();
  await back.until(() => back.isAsked() || here.isAsked());
  // What the stand-in did last may still be on its way to the one who came back.
  const moves = async (): Promise<boolean> => {
    const [action] = back.isAsked() ? await back.legal() : [];
    return action === undefined || (await back.submit(action)).ok;
  };
  await expect.poll(moves).toBe(true);
});

test('whoever sits there but lets the time run out is replaced too, after the last message could have come', async () => {
  const { id, clients } = await begun({ clock: { bank: 10, increment: 0 } });
  const slow = asked(clients);
  const { clocks } = slow.position as unknown as { clocks: { left: number[]; running: number[] } };
  expect(clocks.running).toEqual([slow.seat]);
  await slow.until(() => slow.messages.some(({ update }) => (update as { as?: string } | undefined)?.as !== undefined));
  const before = slow.messages.filter(({ update }) => update !== undefined).length;
  expect(before).toBeGreaterThan(0);
  expect(id).toBeTruthy();
});

test('on a table without clocks nobody is replaced unasked; those at the table may ask for it', async () => {
  const { id, guests, clients } = await begun({});
  const gone = asked(clients);
  const here = clients.find((client) => client !== gone)!;
  const ask = () => guests[here.seat!]!.post(`/api/tables/${id}/stand-in`, { seat: gone.seat });
  expect((await ask()).body.error?.code).toBe('not-away');
  const stranger = await Guest.named(server.url, 'Mallory');
  gone.close();
  await gone.until(() => gone.closed !== undefined);
  const at = here.position!.sequence;
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(here.position!.sequence).toBe(at);
  expect((await stranger.post(`/api/tables/${id}/stand-in`, { seat: gone.seat })).status).toBe(403);
  await expect.poll(async () => (await ask()).status).toBe(204);
  await here.until(() => here.position!.sequence > at);
});
