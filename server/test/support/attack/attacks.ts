// What a stranger may try. Each attack is bounded in count, and ends with its process.

import { fastRng, pick } from '@branchline/core';
import { submission, Visitor, type Tally } from './visitor.ts';

export interface Battlefield {
  readonly url: string;
  readonly tally: Tally;
  /** Where the attacker says it comes from. */
  readonly address: string;
  /** How many tables, sockets or requests at once. */
  readonly count: number;
  /** An ordinary table. */
  readonly table: string;
}

type Attack = (field: Battlefield) => Promise<void>;

const SIX_DIRECTORS = Array.from({ length: 6 }, () => 'bot:director');
const FIVE_DIRECTORS = ['open', ...SIX_DIRECTORS.slice(1)];
const AT_ONCE = 8;

const visitor = ({ url, tally, address }: Battlefield): Visitor => new Visitor({ url, tally, address });

async function guest(field: Battlefield): Promise<Visitor> {
  const somebody = visitor(field);
  await somebody.introduce('Mallory');
  return somebody;
}

/** So many times, a few at once. */
async function times(count: number, work: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, worker));
}

async function directors(field: Battlefield): Promise<readonly string[]> {
  const host = await guest(field);
  const tables: string[] = [];
  await times(field.count, async () => {
    const table = await host.create(SIX_DIRECTORS);
    if (table === undefined) return;
    const { status } = await host.start(table);
    if (status === 200) tables.push(table);
  });
  return tables;
}

/** The attacker is the one person at a table, and moves whenever it is asked. */
async function sitAndPlay(somebody: Visitor): Promise<void> {
  const table = await somebody.create(FIVE_DIRECTORS);
  if (table === undefined) return;
  await somebody.sit(table);
  const rng = fastRng(1);
  let seat = -1;
  const socket = await somebody.connect(table, ({ welcome, update, legal }) => {
    if (welcome) seat = welcome.seat ?? -1;
    const position = update ?? welcome;
    if (position?.turn.seats?.includes(seat)) socket?.send('{"legal":{}}');
    if (legal && legal.actions.length > 0)
      socket?.send(JSON.stringify(submission(legal.sequence, pick(legal.actions, rng))));
  });
  await somebody.start(table);
}

/** The same request again and again, as long as the process lives. */
function floodWith(field: Battlefield, request: () => Promise<unknown>): Promise<void> {
  const again = async (): Promise<void> => {
    for (;;) {
      await request();
      // A refusal comes at once; even an attacker has only so many processors.
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  };
  for (let worker = 0; worker < Math.min(AT_ONCE, field.count); worker++) void again();
  return Promise.resolve();
}

export const ATTACKS = {
  directors: async (field) => void (await directors(field)),
  watching: async (field) => {
    const tables = await directors(field);
    await times(tables.length, (index) => visitor(field).connect(tables[index]!));
  },
  sitting: async (field) => {
    const somebody = await guest(field);
    await times(field.count, () => sitAndPlay(somebody));
  },
  'sitting-many': (field) => times(field.count, async () => sitAndPlay(await guest(field))),
  lobby: async (field) => {
    const host = await guest(field);
    await floodWith(field, () => host.create(['open', 'open']));
  },
  guests: (field) => floodWith(field, () => visitor(field).introduce('Mallory')),
  chat: async (field) => {
    const host = await guest(field);
    const table = await host.create(['open', 'open'], { unlisted: true });
    if (table === undefined) return;
    await host.sit(table);
    await times(field.count, async (index) => {
      const socket = await host.connect(table, () => {}, { wants: ['chat', 'notices'] });
      const say = (line: number): void => socket?.send(JSON.stringify({ chat: { text: `line ${line} of ${index}` } }));
      for (let line = 0; line < 5; line++) say(line);
      if (socket) setInterval(() => say(5), 1000).unref();
    });
  },
  watchers: (field) =>
    times(field.count, () => visitor(field).connect(field.table, () => {}, { wants: ['notices', 'history'] })),
  'slow-readers': (field) =>
    times(field.count, async () => {
      const socket = await visitor(field).connect(field.table, () => {}, { since: 0, wants: ['notices', 'history'] });
      socket?.pause();
    }),
} satisfies Record<string, Attack>;

export type AttackName = keyof typeof ATTACKS;
