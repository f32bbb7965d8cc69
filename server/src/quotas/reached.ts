// How a quota refuses: 429, what is counted for whom, when to try again, and a sentence for people.

import type { QuotaName, QuotaReached } from '@branchline/protocol/online';
import { Problem } from '../problem.ts';

export type Scope = QuotaReached['by'];

export interface Quota {
  readonly name: QuotaName;
  readonly by: Scope;
  readonly limit: number;
}

type Sentences = Readonly<Partial<Record<Scope, (most: string) => string>>>;

const SENTENCES: Readonly<Record<QuotaName, Sentences>> = {
  'waiting-tables': {
    guest: (most) => `Too many of your tables are waiting for players (${most}). Start or close one first.`,
    address: (most) => `Too many tables from your network are waiting for players (${most}). Start or close one first.`,
  },
  'bot-tables': {
    guest: (most) => `Too many of your games between bots are running (${most}). Close one, or wait until one is over.`,
    address: (most) => `Too many games between bots are running from your network (${most}). Wait until one is over.`,
  },
  'new-tables': {
    guest: (most) => `You have made too many tables within an hour (${most}). Try again later.`,
    address: (most) => `Too many tables were made from your network within an hour (${most}). Try again later.`,
  },
  'new-guests': {
    address: (most) => `Too many new guests have come from your network within an hour (${most}). Try again later.`,
  },
  'new-links': {
    address: (most) => `Too many links were made from your network within an hour (${most}). Try again later.`,
  },
  pictures: {
    address: (most) =>
      `Too many pictures of games were drawn for your network within an hour (${most}). Try again later.`,
  },
  sessions: {
    guest: (most) => `You are signed in on too many devices (${most}). Sign out on one of them first.`,
  },
  sockets: {
    guest: (most) => `You are connected too many times (${most}). Close another window first.`,
    address: (most) => `Too many connections come from your network (${most}). Try again later.`,
    table: (most) => `Too many people are connected to this table (${most}). Try again later.`,
  },
  chat: {
    guest: (most) => `You have written too many lines within a minute (${most}). Wait a little.`,
  },
  rulings: {
    guest: (most) => `You have asked the others too often within ten minutes (${most}). Wait a little.`,
  },
};

/** `retryAfter` in seconds. */
export function reached({ name, by, limit }: Quota, retryAfter: number): Problem {
  const sentence = SENTENCES[name][by]?.(`at most ${limit}`) ?? 'You have reached a limit of this server.';
  return new Problem(429, 'quota', sentence, { retryAfter, quota: { name, by, limit, retryAfter } });
}
