// Whole games of both games over real sockets: two people and somebody who watches; every byte is kept and searched.

import { parseGameFile, verifyGame, type Game, type GameFile, type GameTypes, type Replay } from '@branchline/core';
import { trainsOfEurope } from '@branchline/trains-of-europe';
import { transEuropa } from '@branchline/trans-europa';
import { expect, test } from 'vitest';
import { call, Seated, type Guest } from './support/client.ts';
import { party, playOut, QUICK_TRANS_EUROPA } from './support/play.ts';
import { serverForTest } from './support/server.ts';
import { temporaryFolder } from './support/storages.ts';

async function fileOf(url: string, id: string, game: Game<GameTypes>) {
  const { status, body } = await call(url, `/api/tables/${id}/file`);
  expect(status).toBe(200);
  const file = parseGameFile(JSON.stringify(body));
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const verdict = verifyGame(game, file.value);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.error));
  return { file: file.value, replay: verdict.value };
}

/** What these eyes should have been told, move by move, computed from the file: not a word more, not a word less. */
function expectOnlyItsOwn(client: Seated, game: Game<GameTypes>, { moves, states }: Replay<GameTypes>): void {
  const who = client.seat ?? 'spectator';
  const updates = client.messages.flatMap(({ update }) => (update === undefined ? [] : [update as Told]));
  expect(updates.length).toBeGreaterThan(10);
  for (const { sequence, events, view, by } of updates) {
    const [before, after] = [states[sequence - 1], states[sequence]];
    const wanted = { by: moves[sequence - 1]!.by, events: game.events(before, moves[sequence - 1]!, after, who) };
    expect({ by, events }).toEqual(JSON.parse(JSON.stringify(wanted)));
    expect(view).toEqual(JSON.parse(JSON.stringify(game.view(after, who))));
  }
}

interface Told {
  readonly sequence: number;
  readonly by: unknown;
  readonly events: unknown;
  readonly view: unknown;
}

/** Words that belong to nobody at the table. */
function expectNoSecrets(client: Seated, { seed }: GameFile, guests: readonly Guest[]): void {
  const text = client.bytes.join('\n');
  expect(text).not.toContain(seed);
  for (const { entropy, token } of guests) {
    expect(text).not.toContain(entropy);
    expect(text).not.toContain(token);
  }
}

test('a game of Trans Europa by two people verifies, and nobody was sent what they may not know', async () => {
  const { url } = await serverForTest({ data: temporaryFolder() });
  const { id, clients, guests } = await party([url], 2, QUICK_TRANS_EUROPA);
  expect((await call(url, `/api/tables/${id}/file`)).status).toBe(409);
  const spectator = await Seated.open(url, id);
  await playOut(clients);
  await spectator.until(() => spectator.isOver());
  const { file, replay } = await fileOf(url, id, transEuropa);
  expect(file.entropy?.map((own) => own?.value)).toEqual(guests.map(({ entropy }) => entropy));
  expect(file.seats.map(({ kind }) => kind)).toEqual(['human', 'human']);

  const deal = (file.moves as { hands?: string[][] }[]).find(({ hands }) => hands)!.hands!;
  for (const client of [...clients, spectator]) {
    expect(client.gap()).toBe('');
    expectOnlyItsOwn(client, transEuropa, replay);
    expectNoSecrets(client, file, guests);
    // And by plain search: until the round is scored, the cities of other hands are in no message at all.
    const scored = client.bytes.findIndex((line) => line.includes('"round-scored"'));
    expect(scored).toBeGreaterThan(3);
    const others = deal.flatMap((hand, seat) => (seat === client.seat ? [] : hand));
    for (const line of client.bytes.slice(0, scored)) {
      for (const city of others) expect(line).not.toContain(`"${city}"`);
    }
  }
});

test('a game of Trains of Europe with hidden cash and vehicles by two people and a bot verifies, and keeps its secrets', async () => {
  const { url } = await serverForTest({ data: temporaryFolder() });
  const { id, clients, guests } = await party([url], 2, {
    game: 'trains-of-europe',
    options: { hiddenCash: true, hiddenVehicles: true },
    seats: [{ kind: 'open' }, { kind: 'bot:conductor' }, { kind: 'open' }],
  });
  const spectator = await Seated.open(url, id);
  await playOut(clients);
  await spectator.until(() => spectator.isOver());
  const { file, replay } = await fileOf(url, id, trainsOfEurope);
  expect(file.entropy?.map((own) => own === null)).toEqual([false, true, false]);
  const offers = (file.moves as { do: string; by: number; vehicles?: string[]; sections?: string[] }[]).flatMap(
    (move, at) => (move.do === 'offer' ? [{ ...move, sequence: at + 1 }] : []),
  );
  expect(offers.length).toBeGreaterThan(0);
  for (const client of [...clients, spectator]) {
    expect(client.gap()).toBe('');
    expectOnlyItsOwn(client, trainsOfEurope, replay);
    expectNoSecrets(client, file, guests);
    // And by plain search: nobody else's cash is in any message before the evaluation.
    for (const { update } of client.messages as { update?: Told }[]) {
      const companies = (update?.view as { companies?: { cash?: number }[] } | undefined)?.companies ?? [];
      const isOver = JSON.stringify(update?.view ?? '').includes('"kind":"over"');
      for (const [seat, company] of companies.entries()) {
        if (seat !== client.seat && !isOver) expect(company).not.toHaveProperty('cash');
      }
    }
  }
});
