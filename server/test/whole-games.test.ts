// Whole games of both games over real sockets, with everything hidden that can be: every byte any client is sent, asked for or
// provoked, is kept and searched for what this viewpoint may not know.

import {
  parseGameFile,
  pick,
  verifyGame,
  type Game,
  type GameFile,
  type GameTypes,
  type Replay,
} from '@branchline/core';
import { trainsOfEurope } from '@branchline/trains-of-europe';
import { transEuropa } from '@branchline/trans-europa';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, Guest, Seated, type Json } from './support/client.ts';
import { overheardBy, provoke, publicAnswers, walk, waysTo, type Overheard } from './support/overhearing.ts';
import { party, playOut, QUICK_TRANS_EUROPA, type Playing } from './support/play.ts';
import { startServer, type Running } from './support/server.ts';
import { folderForFile } from './support/storages.ts';

let server: Running;
const data = folderForFile();

beforeAll(async () => {
  server = await startServer({ data });
});
afterAll(async () => void (await server.end('SIGKILL')));

async function fileOf(url: string, id: string, game: Game<GameTypes>) {
  const { status, body } = await call(url, `/api/tables/${id}/file`);
  expect(status).toBe(200);
  const file = parseGameFile(JSON.stringify(body));
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const verdict = verifyGame(game, file.value);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.error));
  return { file: file.value, replay: verdict.value };
}

interface Told {
  readonly sequence: number;
  readonly by: unknown;
  readonly events: unknown;
  readonly view: unknown;
}

/** What this viewpoint should have been told, move by move, computed from the file: not a word more, not a word less. */
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

interface Recorded {
  readonly file: GameFile;
  readonly replay: Replay<GameTypes>;
  readonly clients: readonly Seated[];
  /** Everything that was sent to any client before the game was over. */
  readonly all: readonly Overheard[];
}

/** With any deal, a company calls the auctions: without them nobody makes an offer that others may not see. */
const choose: NonNullable<Playing['choose']> = (actions, rng) =>
  actions.find(({ phase }) => phase === 'auction-house') ?? pick(actions, rng);

/** Plays a table to its end while all clients ask, provoke, leave and come back; checks what holds of any game. */
async function recorded(game: Game<GameTypes>, people: number, table: Json): Promise<Recorded> {
  const { url, output } = server;
  const { id, clients, guests } = await party([url], people, table);
  const stranger = await (await Guest.named(url, 'Mallory')).connect(id, { wants: ['chat', 'notices', 'history'] });
  const listening = [...clients, stranger, await Seated.open(url, id, { wants: ['chat', 'notices'] })];
  const asked: Overheard[] = [];
  // Three times in between: near the beginning, where most is hidden, and later.
  for (const told of [4, 12, 40]) {
    await playOut(clients, { choose, stop: () => clients[0]!.position!.sequence >= told });
    if (clients.some((client) => client.isOver())) break;
    asked.push(...(await publicAnswers(url, id, told)));
    for (const [index, guest] of guests.entries()) asked.push(...(await provoke(clients[index]!, guest, id)));
    // A client that comes later, or back, is told everything again from the beginning: from its own viewpoint.
    listening.push(await Seated.open(url, id, { since: 0, wants: ['history', 'chat'] }));
    listening.push(await guests[0]!.connect(id, { since: 0, wants: ['history', 'notices'] }));
  }
  await playOut(clients, { choose });
  await Promise.all(listening.map((each) => each.until(() => each.isOver() || each.closed !== undefined)));
  const { file, replay } = await fileOf(url, id, game);
  for (const client of listening) {
    expect(client.gap()).toBe('');
    expectOnlyItsOwn(client, game, replay);
  }
  const all = [...listening.flatMap(overheardBy), ...asked];
  const text = `${all.map((each) => each.text).join('\n')}\n${output()}`;
  expect(text).not.toContain(file.seed);
  for (const { entropy, token } of guests) {
    expect(text).not.toContain(entropy);
    expect(text).not.toContain(token);
  }
  const last = replay.states.length - 1;
  return { file, replay, clients, all: all.filter(({ sequence }) => sequence < last) };
}

/** A list of numbers anywhere in a message. */
function hasList(text: string, list: readonly number[]): boolean {
  let found = false;
  walk(text, (_, value) => (found ||= Array.isArray(value) && JSON.stringify(value) === JSON.stringify(list)));
  return found;
}

describe('Trans Europa', () => {
  interface Position {
    readonly public: unknown;
    readonly secret: { readonly hands: readonly (readonly number[])[] };
  }

  const withCard = (card: number): Json => ({
    ...{ game: 'trans-europa', edition: 'prestige', agreed: { cards: [[card]] } },
    options: { specialCards: 'fixedGame', scoring: 'penalty', targetScore: 1 },
  });
  const TABLES: readonly (readonly [string, number, Json])[] = [
    ['plain', 2, QUICK_TRANS_EUROPA],
    ['cards are dropped', 3, withCard(8)],
    ['cards go round one by one', 3, withCard(13)],
    ['cards are passed on at once', 3, withCard(16)],
  ];

  test.each(TABLES)('verifies, and nobody was sent another hand: %s', async (_, people, table) => {
    const { file, replay, all } = await recorded(transEuropa, people, table);
    expect(all.length).toBeGreaterThan(30);
    let searched = 0;
    for (const { who, sequence, text } of all) {
      const { public: open, secret } = replay.states[sequence] as Position;
      for (const [seat, hand] of secret.hands.entries()) {
        const isOpen = JSON.stringify(open).includes(JSON.stringify(hand));
        if (seat === who || hand.length < 2 || isOpen) continue;
        searched++;
        expect(hasList(text, hand)).toBe(false);
      }
    }
    expect(searched).toBeGreaterThan(30);
    expect(
      waysTo(
        ['secret', 'hands', 'choices', 'seed', 'token'],
        all.filter(({ who }) => who === 'spectator'),
      ),
    ).toEqual([]);
    expect(waysTo(['secret', 'choices', 'seed', 'token', 'deck'], all)).toEqual([]);
    expect(waysTo(['hand', 'choice'], all).filter((path) => !OWN.test(path))).toEqual([]);
    // By their names too: until the round is scored, no city of another hand as it was dealt is in any message, unless it
    // has come into one's own.
    const deal = (file.moves as { hands?: string[][] }[]).find(({ hands }) => hands)!.hands!;
    const first = (file.moves as { do: string }[]).findIndex((move) => move.do === 'pass-card');
    const until = first < 0 ? roundEnd(replay) : first;
    for (const { who, sequence, text } of all.filter((each) => each.sequence < until)) {
      const others = deal.flatMap((hand, seat) => (seat === who ? [] : hand));
      for (const city of others) expect(text, `told at ${sequence}`).not.toContain(`"${city}"`);
    }
  });

  /** The own hand in the own view, and as it was dealt or came round. */
  const OWN = /^((update|welcome)\.view\.own|update\.events\.\*|welcome\.history\.\*\.events\.\*)\.(hand|choice)$/;

  const roundEnd = ({ states }: Replay<GameTypes>): number =>
    states.findIndex((state) => (state as { public: { rounds: unknown[] } }).public.rounds.length > 0);
});

describe('Trains of Europe', () => {
  interface Position {
    readonly public: { readonly stage: { readonly kind: string; readonly auction?: { readonly stage: string } } };
    readonly secret: {
      readonly cash: readonly number[];
      readonly idle: readonly (readonly number[])[];
      readonly offers: readonly { readonly seat: number; readonly offer: unknown }[];
    };
  }
  type Company = { readonly cash?: number; readonly idle?: readonly number[] };
  type Seen = { readonly viewer: number | string; readonly companies: readonly Company[]; readonly offer?: unknown };

  const viewsIn = (text: string): readonly Seen[] => {
    const { update, welcome } = JSON.parse(text) as Record<string, { view?: Seen } | undefined>;
    const view = (update ?? welcome)?.view;
    return view ? [view] : [];
  };

  test('[TOE-BOOK-2] with books by hand and a bot verifies, and a booking is told to nobody before all have booked', async () => {
    const { file, replay, all } = await recorded(trainsOfEurope, 2, {
      game: 'trains-of-europe',
      options: { manualBooks: true },
      seats: [{ kind: 'open' }, { kind: 'bot:conductor' }, { kind: 'open' }],
    });
    type Booked = { readonly by: number; readonly do: string; readonly profit: number };
    let early = 0;
    for (const [at, move] of (file.moves as Booked[]).entries()) {
      const { stage } = (replay.states[at + 1] as Position).public;
      if (move.do !== 'book' || stage.kind !== 'books') continue;
      for (const { who, text } of all) {
        if (who === move.by || !text.startsWith(`{"update":{"sequence":${at + 1},`)) continue;
        const { update } = JSON.parse(text) as { update: { events: object[]; view: { booking?: number } } };
        expect(update.events).toEqual([{ kind: 'booked', seat: move.by }]);
        const own = (file.moves.slice(0, at) as Booked[]).findLast(({ by, do: did }) => by === who && did === 'book');
        expect([undefined, own?.profit]).toContain(update.view.booking);
        early++;
      }
    }
    expect(early).toBeGreaterThan(3);
    expect(waysTo(['secret', 'bookings'], all)).toEqual([]);
  });

  test('with hidden cash and vehicles, secret offers and a bot verifies, and keeps its secrets', async () => {
    const { file, replay, all } = await recorded(trainsOfEurope, 2, {
      game: 'trains-of-europe',
      options: { hiddenCash: true, hiddenVehicles: true, selfManagedInsolvency: true },
      seats: [{ kind: 'open' }, { kind: 'bot:conductor' }, { kind: 'open' }],
    });
    expect(file.entropy?.map((own) => own === null)).toEqual([false, true, false]);
    expect(file).toMatchObject({
      binding: 1,
      seats: [{ kind: 'human' }, { kind: 'bot:conductor' }, { kind: 'human' }],
    });
    expect((file.moves as { do: string }[]).some((move) => move.do === 'offer')).toBe(true);
    let searched = 0;
    for (const { who, sequence, text } of all) {
      const { public: open, secret } = replay.states[sequence] as Position;
      const isSale = open.stage.auction?.stage === 'insolvency';
      for (const [seat, idle] of secret.idle.entries()) {
        const isOwn = typeof who === 'number' && JSON.stringify(secret.idle[who]) === JSON.stringify(idle);
        if (seat === who || isOwn || isSale || idle.length < 3) continue;
        searched++;
        expect(hasList(text, idle)).toBe(false);
      }
      if (!text.startsWith('{"update"') && !text.startsWith('{"welcome"')) continue;
      for (const { viewer, companies, offer } of viewsIn(text)) {
        expect(viewer).toBe(who);
        for (const [seat, company] of companies.entries()) if (seat !== who) expect(company).not.toHaveProperty('cash');
        const own = secret.offers.find(({ seat }) => seat === who);
        expect(offer).toEqual(own && JSON.parse(JSON.stringify(own.offer)));
      }
    }
    expect(searched).toBeGreaterThan(30);
    const sensitive = ['secret', 'offers', 'votes', 'supply', 'seed', 'token', 'bank', 'cashes', 'launch', 'hands'];
    expect(waysTo(sensitive, all)).toEqual([]);
    // An offer that is made while others still ponder says who made it, and nothing of what is in it.
    for (const [at, move] of (file.moves as { do: string; by: number }[]).entries()) {
      const { secret } = replay.states[at + 1] as Position;
      if (move.do !== 'offer' || secret.offers.length === 0) continue;
      const others = all.filter(
        ({ who, text }) => who !== move.by && text.startsWith(`{"update":{"sequence":${at + 1},`),
      );
      for (const { text } of others) {
        const { events } = (JSON.parse(text) as { update: { events: object[] } }).update;
        for (const event of events) expect(Object.keys(event)).not.toContain('offer');
        expect(JSON.stringify(events)).not.toMatch(/"(vehicles|sections)"/);
      }
    }
  });
});
