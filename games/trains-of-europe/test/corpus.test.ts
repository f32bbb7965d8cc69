// Games on record for ever: every game of the corpus is replayed with all checks on, and the corpus covers what there is.

import { specOf, verifyGame, type GameFile } from '@branchline/core';
import { acceptedValues, unseenValues } from '@branchline/core/conformance';
import { describe, expect, test } from 'vitest';
import {
  contentByHash,
  defaultOptions,
  END_REASONS,
  OPTION_NAMES,
  PUBLISHED,
  RULES_VERSIONS,
  trainsOfEurope,
  type Event,
  type GameResult,
} from '../src/index.ts';
import { MOVE_KINDS } from '../src/parse-move.ts';
import { ALL_RULINGS, rulingsIn } from '../../../core/test/ruled-game.ts';
import { corpusOf, corpusVersions } from './support/corpus.ts';
import { lostPieces } from './support/books.ts';
import { configOf, type GameMove } from './support/scene.ts';

const SEATS = Array.from(
  { length: trainsOfEurope.maxSeats - trainsOfEurope.minSeats + 1 },
  (_, more) => trainsOfEurope.minSeats + more,
);

/** A game that was given up has none. */
const reasonOf = (file: GameFile): string | undefined => (file.result as GameResult | undefined)?.reason;

/** The last content of each map version is covered by everything, those it soon replaced by what is common. */
const lasting = PUBLISHED.filter(({ version }, index) => {
  const newer = PUBLISHED[index - 1];
  return newer?.version.split('.')[0] !== version.split('.')[0];
});

/** The compiler asks for one that is missing. */
const EVENT_KINDS: Readonly<Record<Event['kind'], true>> = {
  chair: true,
  dealt: true,
  launch: true,
  displayed: true,
  year: true,
  called: true,
  licensed: true,
  bought: true,
  'bought-blind': true,
  'drew-vehicle': true,
  took: true,
  aid: true,
  chose: true,
  'development-bonus': true,
  offered: true,
  lots: true,
  'offered-contracts': true,
  opened: true,
  declined: true,
  raised: true,
  passed: true,
  sold: true,
  assigned: true,
  unassigned: true,
  done: true,
  completed: true,
  profit: true,
  booked: true,
  audited: true,
  'audit-waived': true,
  checked: true,
  'last-year': true,
  'target-proposed': true,
  voted: true,
  'target-kept': true,
  'target-raised': true,
  settled: true,
  saved: true,
  left: true,
  subsidised: true,
  'under-the-pile': true,
  reshuffled: true,
  over: true,
};

test('there is a corpus for every published content', () => {
  expect(corpusVersions().sort()).toEqual(PUBLISHED.map(({ version }) => version).sort());
});

test('there are games of every version of the rules', () => {
  const met = new Set(corpusVersions().flatMap((version) => corpusOf(version).map(({ file }) => file.rulesVersion)));
  expect([...met].sort()).toEqual([...RULES_VERSIONS].sort());
});

describe.each(PUBLISHED)('content $version', ({ version, hash }) => {
  const corpus = corpusOf(version);

  test.each(corpus)('$place verifies', ({ file }) => {
    expect(file.boardHash).toBe(hash);
    const verified = verifyGame(trainsOfEurope, file);
    if (!verified.ok) throw new Error(JSON.stringify(verified.error));
    expect(verified.value.drawsChecked).toBe(true);
    expect(lostPieces(verified.value.states.at(-1)!)).toBeUndefined();
  });

  test('covers every number of players with the common ends', () => {
    const met = new Set(corpus.map(({ file }) => `${file.seats.length} ${reasonOf(file)}`));
    for (const seats of SEATS) for (const reason of ['target', 'players']) expect(met).toContain(`${seats} ${reason}`);
  });
});

describe.each(lasting)('content $version, the last of its map version', ({ version, hash }) => {
  const files = corpusOf(version).map(({ file }) => file);
  const presets = defaultOptions(contentByHash(hash)!);

  test('[TOE-END-1] covers every end of the game', () => {
    const met = new Set(files.map(reasonOf));
    for (const reason of END_REASONS) expect(met).toContain(reason);
  });

  test.each(OPTION_NAMES)('covers every value of the option %s, with every number of players', (option) => {
    const accepted = acceptedValues(trainsOfEurope, { seats: 2, boardHash: hash }, option);
    expect(accepted.length).toBeGreaterThan(0);
    for (const seats of SEATS) {
      const played = files.filter((file) => file.seats.length === seats);
      const unseen = unseenValues(accepted, { option, preset: presets[option], files: played });
      // Two players alone can choose their launch contracts (TOE-2P-2).
      expect(unseen.filter((value) => seats === 2 || value !== 'choose')).toEqual([]);
    }
  });

  test('covers every kind of event', () => {
    const met = new Set<string>();
    for (const file of files) {
      let state = trainsOfEurope.setup(configOf(specOf(file, trainsOfEurope.agreedIn(file.moves))));
      for (const move of file.moves as GameMove[]) {
        const after = trainsOfEurope.apply(state, move);
        for (const { kind } of trainsOfEurope.events(state, move, after, 'spectator')) met.add(kind);
        state = after;
      }
    }
    expect([...met].sort()).toEqual(Object.keys(EVENT_KINDS).sort());
  });

  test('covers every kind of move', () => {
    const met = new Set(files.flatMap((file) => file.moves.map((move) => (move as { do: string }).do)));
    expect([...met].sort()).toEqual([...MOVE_KINDS].sort());
  });
});

test('the content that new tables take covers what a table does beside the moves', () => {
  const met = new Set(corpusOf(PUBLISHED[0]!.version).flatMap(({ file }) => rulingsIn(file)));
  expect([...met].sort()).toEqual([...ALL_RULINGS].sort());
});
