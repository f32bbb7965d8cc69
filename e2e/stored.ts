// Storage that an earlier build of the page left in a browser, and browsers that start with it.

import { readFileSync } from 'node:fs';
import { test } from './page.ts';

/** A game as the page showed it when the dump was made. No two games have the same players. */
export type ShownGame = {
  readonly players: readonly string[];
  readonly state: 'running' | 'finished' | 'imported';
  /** How many moves it has. */
  readonly moves: number;
  /** What the table asks for when it is opened; a table of bots asks for nothing. */
  readonly asks?: 'act' | 'curtain' | 'round';
  /** How many tracks the acting seat has planned, on the way to the last city still open. */
  readonly planned?: number;
  /** All scores after the last move. */
  readonly scores?: readonly string[];
};

/** A database as Playwright writes it down: its version, its stores and all they hold. */
export type StoredDatabase = { readonly name: string; readonly version: number; readonly stores: readonly object[] };

export type StoredOrigin = {
  readonly origin: string;
  readonly localStorage: { name: string; value: string }[];
  readonly indexedDB: readonly StoredDatabase[];
};

export type Stored = {
  readonly games: readonly ShownGame[];
  /** In Playwright's own form, as `browserContext.storageState({ indexedDB: true })` gives it. */
  readonly origins: readonly StoredOrigin[];
};

export const storedPath = (version: number): URL => new URL(`fixtures/stored-v${version}.json`, import.meta.url);

export const readStored = (version: number): Stored => JSON.parse(readFileSync(storedPath(version), 'utf8')) as Stored;

/** What the dump says, for a page of this origin. */
export const storedAt = ({ origins }: Stored, origin: string) => ({
  cookies: [],
  origins: origins.map((stored) => ({ ...stored, origin })),
});

/**
 * Tests whose browser holds what the dump says before the page starts: the database is opened with the dump's version
 * and its stores are created as they were.
 */
export const testWith = (dump: Stored) =>
  test.extend({
    storageState: async ({ baseURL }, use) => {
      await use(storedAt(dump, new URL(baseURL!).origin));
    },
  });
