// Contents for ever: what was published once stays loadable by its hash, and the newest is what new tables are played with.

import { readdirSync, readFileSync } from 'node:fs';
import { documentHash } from '@branchline/core';
import { describe, expect, test } from 'vitest';
import { archive } from '../src/archive/index.ts';
import { checkShape } from '../src/content/check-shape.ts';
import {
  contentHash,
  contentOf,
  DEFAULT_CONTENT,
  places,
  PUBLISHED,
  registerArchive,
  trainsOfEurope,
  type Content,
} from '../src/index.ts';
import { configOf } from './support/scene.ts';

const FOLDER = new URL('../src/archive/', import.meta.url);
const frozen = (version: string): Content =>
  JSON.parse(readFileSync(new URL(`${version}.json`, FOLDER), 'utf8')) as Content;

const [newest, ...older] = PUBLISHED;
const unknown = `sha256:${'0'.repeat(64)}`;

describe('with the archive', () => {
  test('a new table still takes the newest', () => {
    registerArchive(archive);
    expect(configOf({ seats: 2 })).toMatchObject({ board: DEFAULT_CONTENT, boardHash: newest!.hash });
  });

  test.each(PUBLISHED)('a table with version $version is played with it', ({ hash, version }) => {
    registerArchive(archive);
    const config = configOf({ seats: 3, boardHash: hash });
    expect(trainsOfEurope.header(config)).toMatchObject({ board: DEFAULT_CONTENT, boardHash: hash });
    expect(contentOf(config).content).toEqual(frozen(version));
    // A state is plain data: it finds its content wherever it is read again.
    const copy = JSON.parse(JSON.stringify(trainsOfEurope.setup(config))) as ReturnType<typeof trainsOfEurope.setup>;
    expect(contentOf(copy.config)).toBe(contentOf(config));
    expect(copy.secret.supply).toEqual(frozen(version).vehicles.map(({ copies }) => copies));
  });

  test('an unknown hash is refused with all that are known', () => {
    registerArchive(archive);
    expect(trainsOfEurope.configure({ seats: 2, boardHash: unknown })).toEqual({
      ok: false,
      error: {
        code: 'unknown-version',
        field: 'boardHash',
        value: unknown,
        allowed: PUBLISHED.map(({ hash }) => hash),
      },
    });
    expect(trainsOfEurope.configure({ seats: 2, rulesVersion: '0.1.0' })).toMatchObject({
      error: { code: 'unknown-version', field: 'rulesVersion', allowed: ['1.0.0'] },
    });
  });
});

describe('what is frozen', () => {
  test.each(PUBLISHED)('version $version has the hash it was published under', ({ version, hash }) => {
    expect(documentHash(frozen(version))).toBe(hash);
  });

  test.each(PUBLISHED)('version $version has the shapes of a content', ({ version }) => {
    expect(checkShape(frozen(version))).toEqual([]);
  });

  test.each(PUBLISHED)('every city of version $version has a place on earth', ({ version }) => {
    const known = new Set(places.cities.map(({ id }) => id));
    expect(frozen(version).map.cities.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  test('is every published content, and nothing else', () => {
    const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
    expect(files.sort()).toEqual(PUBLISHED.map(({ version }) => `${version}.json`).sort());
    expect(new Set(PUBLISHED.map(({ hash }) => hash)).size).toBe(PUBLISHED.length);
  });

  test('and all of it but the newest is in the archive', () => {
    expect(archive.map(({ hash }) => hash)).toEqual(older.map(({ hash }) => hash));
    for (const [index, { version }] of older.entries()) expect(archive[index]!.content).toEqual(frozen(version));
  });

  test('the present content is published (else: node games/trains-of-europe/scripts/run.js publish)', () => {
    expect(contentHash()).toBe(newest!.hash);
  });
});
