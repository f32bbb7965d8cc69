// Setting up a table from outside: editions, boards, options, agreements; and what a game file says about them.

import { describe, expect, test } from 'vitest';
import { BOARD_IDS, boardById, boardHash } from '@branchline/boards';
import { EDITION_IDS, SPECIAL_CARDS, transEuropa } from '../src/index.ts';
import { configOf } from './support/table.ts';

const UNKNOWN_CARD = SPECIAL_CARDS.length + 1;

const problem = (spec: Parameters<typeof transEuropa.configure>[0]) => {
  const configured = transEuropa.configure(spec);
  return configured.ok ? undefined : configured.error;
};

describe('editions and boards', () => {
  test('[TE-COMP-2] every edition has its supply, whatever the board: 83, 83 and 85', () => {
    const supplies = EDITION_IDS.flatMap((edition) =>
      BOARD_IDS.flatMap((board) => {
        const configured = transEuropa.configure({ seats: 2, edition, board });
        return configured.ok ? [`${edition} ${board} ${configured.value.options.blackTracks}`] : [];
      }),
    );
    expect(supplies).toEqual([
      'classic europe 83',
      'classic usa 83',
      'classic central-europe 83',
      'ferry europe-ferries 83',
      'prestige europe 85',
      'prestige usa 85',
      'prestige central-europe 85',
    ]);
  });

  test('editions bring their board along', () => {
    expect(EDITION_IDS.map((edition) => configOf({ seats: 2, edition }).board)).toEqual([
      'europe',
      'europe-ferries',
      'central-europe',
    ]);
    expect(configOf({ seats: 2 }).edition).toBe('classic');
  });

  test('the ferry edition plays on boards with ferries, the others on boards without', () => {
    for (const edition of EDITION_IDS) {
      for (const board of BOARD_IDS) {
        const fits = boardById(board)!.ferries === (edition === 'ferry');
        expect(transEuropa.configure({ seats: 2, edition, board }).ok).toBe(fits);
      }
    }
    expect(problem({ seats: 2, edition: 'ferry', board: 'usa' })).toEqual({
      code: 'board-not-in-edition',
      field: 'board',
      value: 'usa',
      allowed: ['europe-ferries'],
    });
  });

  test('unknown editions and boards are named', () => {
    expect(problem({ seats: 2, edition: 'deluxe' })).toMatchObject({
      code: 'unknown-edition',
      field: 'edition',
      value: 'deluxe',
      allowed: EDITION_IDS,
    });
    expect(problem({ seats: 2, board: 'moon' })).toMatchObject({
      code: 'unknown-board',
      field: 'board',
      value: 'moon',
    });
  });
});

describe('options', () => {
  test.each([
    ['an unknown key', { speed: 3 }, { code: 'unknown-option', field: 'speed' }],
    ['an inherited key', { toString: 1 }, { code: 'unknown-option', field: 'toString' }],
    ['a target of nothing', { targetScore: 0 }, { code: 'bad-value', field: 'targetScore' }],
    ['a target in text', { targetScore: '13' }, { code: 'bad-value', field: 'targetScore' }],
    ['half a track', { blackTracks: 82.5 }, { code: 'bad-value', field: 'blackTracks' }],
    ['no tracks', { blackTracks: 0 }, { code: 'bad-value', field: 'blackTracks' }],
    ['a ferry at three', { halfFerryCost: 3 }, { code: 'bad-value', field: 'halfFerryCost', allowed: [1, 2] }],
    ['an unknown scoring', { scoring: 'gold' }, { code: 'bad-value', field: 'scoring' }],
    ['an unknown card mode', { specialCards: 'multiple(4)' }, { code: 'bad-value', field: 'specialCards' }],
    ['a number for yes', { memoryAid: 1 }, { code: 'bad-value', field: 'memoryAid' }],
    ['a number for claims', { manualClaim: 1 }, { code: 'bad-value', field: 'manualClaim' }],
    ['an unknown cost of a claim', { wrongClaim: 'nobody' }, { code: 'bad-value', field: 'wrongClaim' }],
    ['an unknown start player', { startPlayer: 'youngest' }, { code: 'bad-value', field: 'startPlayer' }],
  ])('%s is refused', (_name, options, expected) => {
    expect(problem({ seats: 2, edition: 'prestige', options })).toMatchObject(expected);
  });

  test('[TE-START-3] sharing a start junction is an option of the ferry edition alone', () => {
    expect(problem({ seats: 2, edition: 'ferry', options: { sharedStart: true } })).toBeUndefined();
    expect(problem({ seats: 2, options: { sharedStart: true } })).toMatchObject({
      code: 'not-in-edition',
      field: 'sharedStart',
    });
    expect(problem({ seats: 2, options: { sharedStart: false } })).toBeUndefined();
  });

  test('[TE-BUILD-3] passing is an option of the prestige edition alone', () => {
    expect(problem({ seats: 2, edition: 'prestige', options: { allowPass: true } })).toBeUndefined();
    expect(problem({ seats: 2, edition: 'ferry', options: { allowPass: true } })).toMatchObject({
      code: 'not-in-edition',
      field: 'allowPass',
    });
  });

  test('[TP-CARD-A] special cards belong to the prestige edition', () => {
    for (const edition of ['classic', 'ferry']) {
      expect(problem({ seats: 2, edition, options: { specialCards: 'random' } })).toMatchObject({
        code: 'not-in-edition',
        field: 'specialCards',
      });
    }
  });

  test('[TP-CARD-E] agreements must make sense', () => {
    const options = { specialCards: 'fixedPerRound' };
    for (const agreed of [
      'x',
      { cards: 5 },
      { cards: [[]] },
      { cards: [[UNKNOWN_CARD]] },
      { cards: [[3, 3]] },
      { cards: [1] },
    ]) {
      expect(problem({ seats: 2, edition: 'prestige', options, agreed })).toMatchObject({ code: 'bad-value' });
    }
    expect(configOf({ seats: 2, edition: 'prestige', options, agreed: { cards: [] } }).agreed).toBeUndefined();
    expect(configOf({ seats: 2, edition: 'prestige', agreed: { cards: [[1]] } }).agreed).toBeUndefined();
    expect(
      configOf({ seats: 2, edition: 'prestige', options: { specialCards: 'fixedGame' }, agreed: { cards: [[1], [2]] } })
        .agreed,
    ).toEqual({ cards: [[1]] });
  });
});

describe('the header of a game file', () => {
  test('names edition, board and its hash, and options only where they differ from the default', () => {
    expect(transEuropa.header(configOf({ seats: 4 }))).toEqual({
      edition: 'classic',
      board: 'europe',
      boardHash: boardHash(boardById('europe')!),
      rulesVersion: transEuropa.rulesVersion,
      options: {},
    });
    const options = { targetScore: 20, blackTracks: 85, memoryAid: false, scoring: 'edition' };
    expect(transEuropa.header(configOf({ seats: 4, edition: 'prestige', options })).options).toEqual({
      targetScore: 20,
      memoryAid: false,
    });
  });

  test('a header gives the same config again', () => {
    for (const edition of EDITION_IDS) {
      const config = configOf({ seats: 5, edition, options: { targetScore: 8, startPlayer: 'host', blackTracks: 40 } });
      expect(transEuropa.configure({ seats: 5, ...transEuropa.header(config) })).toEqual({ ok: true, value: config });
    }
  });
});

describe('moves from outside', () => {
  test.each([
    { by: 0, do: 'marker', at: '17,8' },
    { by: 5, do: 'lay', line: '17,8-18,9', piece: 'own' },
    { by: 1, do: 'end-turn' },
    { by: 2, do: 'claim' },
    { by: 1, do: 'drop-card', city: 'paris' },
    { by: 1, do: 'pass-card', city: 'paris' },
    { by: 'chance', do: 'start-player', seat: 3 },
    { by: 'chance', do: 'deal', hands: [['a'], ['b']] },
    { by: 'chance', do: 'special-card', cards: [1, 3] },
    { by: 'chance', do: 'draw-extra', city: 'paris' },
  ])('%j is well formed', (move) => {
    expect(transEuropa.parseMove(move)).toEqual(move);
  });

  test.each([
    null,
    7,
    'lay',
    [],
    {},
    { by: 0 },
    { do: 'end-turn' },
    { by: -1, do: 'end-turn' },
    { by: 6, do: 'end-turn' },
    { by: 0.5, do: 'end-turn' },
    { by: 'chance', do: 'end-turn' },
    { by: 0, do: 'start-player', seat: 0 },
    { by: 0, do: 'marker' },
    { by: 0, do: 'marker', at: 17 },
    { by: 0, do: 'lay', line: '17,8-18,9' },
    { by: 0, do: 'lay', line: '17,8-18,9', piece: 'red' },
    { by: 0, do: 'lay', line: '17,8-18,9', piece: 'black', extra: 1 },
    { by: 0, do: 'end-turn', at: '17,8' },
    { by: 'chance', do: 'start-player', seat: '0' },
    { by: 'chance', do: 'deal', hands: [['a'], 'b'] },
    { by: 'chance', do: 'special-card', cards: ['1'] },
    { by: 'chance', do: 'special-card', cards: [1.5] },
    { by: 'chance', do: 'draw-extra' },
  ])('%j is not', (raw) => {
    expect(transEuropa.parseMove(raw)).toBeUndefined();
  });
});
