// Games on record for ever: every game of the corpus is replayed with all checks on, and the corpus covers what there is.

import { BOARD_IDS } from '@branchline/boards';
import { verifyGame, type GameFile } from '@branchline/core';
import { acceptedValues, unseenValues } from '@branchline/core/conformance';
import { describe, expect, test } from 'vitest';
import {
  defaultOptions,
  EDITION_IDS,
  EDITIONS,
  END_REASONS,
  RULES_VERSIONS,
  SPECIAL_CARDS,
  transEuropa,
  type EditionId,
  type GameResult,
  type Options,
} from '../src/index.ts';
import { ALL_RULINGS, rulingsIn } from '../../../core/test/ruled-game.ts';
import { corpusOf, corpusVersions } from './support/corpus.ts';

test('there is a corpus for every version of the rules', () => {
  expect(corpusVersions().sort()).toEqual([...RULES_VERSIONS].sort());
});

describe.each([...RULES_VERSIONS])('rules version %s', (version) => {
  const corpus = corpusOf(version);
  const files = corpus.map(({ file }) => file);
  const editionOf = ({ edition }: GameFile): EditionId => edition as EditionId;
  const seen = (facts: (file: GameFile) => readonly string[]): Set<string> => new Set(files.flatMap(facts));

  test.each(corpus)('$place verifies', ({ file }) => {
    expect(file.rulesVersion).toBe(version);
    const verified = verifyGame(transEuropa, file);
    expect(verified.ok || verified.error).toBe(true);
    expect(verified.ok && verified.value.drawsChecked).toBe(true);
  });

  test('covers every edition with every number of players', () => {
    const met = seen((file) => [`${file.edition} ${file.seats.length}`]);
    for (const edition of EDITION_IDS) {
      for (let seats = transEuropa.minSeats; seats <= transEuropa.maxSeats; seats++) {
        expect(met).toContain(`${edition} ${seats}`);
      }
    }
  });

  test('covers every board in every edition that is played on it', () => {
    const met = seen((file) => [`${file.edition} ${file.board}`]);
    for (const edition of EDITION_IDS) {
      for (const board of BOARD_IDS) {
        if (transEuropa.configure({ seats: 2, edition, board }).ok) expect(met).toContain(`${edition} ${board}`);
      }
    }
  });

  test('covers every end of a round with every number of players', () => {
    const met = seen((file) =>
      // A game that was given up has no result.
      ((file.result as GameResult | undefined)?.rounds ?? []).map(({ reason }) => `${file.seats.length} ${reason}`),
    );
    for (const reason of END_REASONS) {
      for (let seats = transEuropa.minSeats; seats <= transEuropa.maxSeats; seats++) {
        expect(met).toContain(`${seats} ${reason}`);
      }
    }
  });

  test('covers every special card on every board it is played on', () => {
    const met = seen((file) =>
      file.moves.flatMap((move) => {
        const { do: what, cards } = move as { do: string; cards: readonly number[] };
        return what === 'special-card' ? cards.map((card) => `${file.board} ${card}`) : [];
      }),
    );
    for (const { number } of SPECIAL_CARDS) {
      for (const board of BOARD_IDS) {
        if (transEuropa.configure({ seats: 2, edition: 'prestige', board }).ok)
          expect(met).toContain(`${board} ${number}`);
      }
    }
  });

  test.each(Object.keys(defaultOptions(EDITIONS.classic)))('covers every value of the option %s', (option) => {
    const accepted = acceptedValues(transEuropa, { seats: 2 }, option);
    expect(accepted.length).toBeGreaterThan(0);
    const unseen = EDITION_IDS.map((edition) => {
      const preset = defaultOptions(EDITIONS[edition])[option as keyof Options];
      const played = files.filter((file) => editionOf(file) === edition);
      return unseenValues(accepted, { option, preset, files: played });
    });
    // An option that only some editions have is covered by the games of those.
    expect(accepted.filter((value) => unseen.every((values) => values.includes(value)))).toEqual([]);
  });

  test('every kind of move of the format occurs', () => {
    const met = seen((file) => file.moves.map((move) => (move as { do: string }).do));
    const kinds = [
      'start-player',
      'deal',
      'special-card',
      'marker',
      'lay',
      'end-turn',
      'claim',
      'drop-card',
      'pass-card',
    ];
    expect([...met].sort()).toEqual([...kinds, 'draw-extra'].sort());
  });

  test('[TE-CLAIM-3] covers every end of a round with claims by hand, with every number of players and of rounds up to four', () => {
    const claimed = files.filter(({ options }) => options?.['manualClaim'] === true);
    const met = new Set(
      claimed.flatMap(({ result, seats }) => {
        const { rounds } = result as GameResult;
        return [`${rounds.length} rounds`, ...rounds.map(({ reason }) => `${seats.length} ${reason}`)];
      }),
    );
    for (const reason of END_REASONS) {
      for (let seats = transEuropa.minSeats; seats <= transEuropa.maxSeats; seats++)
        expect(met).toContain(`${seats} ${reason}`);
    }
    for (const rounds of [1, 2, 3, 4]) expect(met).toContain(`${rounds} rounds`);
    const silent = claimed.flatMap(({ result }) => (result as GameResult).rounds);
    expect(silent.some(({ reason, complete }) => reason === 'supply' && complete.length > 0)).toBe(true);
  });

  test('covers what a table does beside the moves', () => {
    const met = seen(rulingsIn);
    expect([...met].sort()).toEqual([...ALL_RULINGS].sort());
  });
});
