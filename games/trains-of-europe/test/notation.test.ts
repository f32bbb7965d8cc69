// Notation: what is written is read again as the same, for every move there is, and what is told never says more than it may.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pick, sameJson, verifyGame, type GameFile, type Move, type Seat } from '@branchline/core';
import { playout } from '@branchline/core/conformance';
import { fileFromRecord, formatRecord, parseRecord } from '@branchline/core/notation';
import { trainsOfEurope, type State, type TrainsOfEurope } from '../src/index.ts';
import { notation } from '../src/notation.ts';
import { MOVE_KINDS } from '../src/parse-move.ts';
import { corpusOf } from './support/corpus.ts';
import { negotiator } from './support/policies.ts';
import { configOf } from './support/scene.ts';

const WORDS: readonly (readonly [Move<TrainsOfEurope>, string])[] = [
  [{ by: 0, do: 'call', phase: 'railroad-fair' }, 'call:railroad-fair'],
  [{ by: 0, do: 'licence', section: 'porto-lisboa' }, 'licence:porto-lisboa'],
  [{ by: 0, do: 'buy', model: 'lark' }, 'buy:lark'],
  [{ by: 0, do: 'buy-blind', kind: 'loco' }, 'buy:?:loco'],
  [{ by: 0, do: 'buy-blind', kind: 'wagon' }, 'buy:?:wagon'],
  [{ by: 0, do: 'take', contract: 'iron-hills' }, 'take:iron-hills'],
  [{ by: 0, do: 'take-blind' }, 'take:?'],
  [{ by: 0, do: 'choose', model: 'lark' }, 'choose:lark'],
  [{ by: 0, do: 'offer', vehicles: [], sections: [] }, 'offer::'],
  [{ by: 0, do: 'offer', vehicles: ['lark', 'lark'], sections: ['porto-lisboa'] }, 'offer:lark,lark:porto-lisboa'],
  [{ by: 0, do: 'open', lot: { owner: 1, section: 'porto-lisboa' }, bid: 20_000 }, 'open:B:section:porto-lisboa:20k'],
  [{ by: 0, do: 'open', lot: { owner: 1, model: 'lark' }, bid: 0 }, 'open:B:model:lark:0'],
  [{ by: 0, do: 'open', lot: { owner: 3, contract: 'iron-hills' }, bid: 120_500 }, 'open:D:contract:iron-hills:120500'],
  [{ by: 0, do: 'decline' }, 'decline'],
  [{ by: 0, do: 'raise', bid: 130_000 }, 'raise:130k'],
  [{ by: 0, do: 'pass' }, 'pass'],
  [{ by: 0, do: 'assign', model: 'lark', contract: 'iron-hills' }, 'assign:lark:iron-hills'],
  [{ by: 0, do: 'unassign', model: 'lark', contract: 'iron-hills' }, 'unassign:lark:iron-hills'],
  [{ by: 0, do: 'offer-contracts', contracts: ['iron-hills'] }, 'offer-contracts:iron-hills'],
  [{ by: 0, do: 'done' }, 'done'],
  [{ by: 0, do: 'propose-target', target: 6 }, 'target:6'],
  [{ by: 0, do: 'vote', agree: true }, 'vote:yes'],
  [{ by: 0, do: 'vote', agree: false }, 'vote:no'],
  [{ by: 0, do: 'book', profit: -30_000 }, 'book:-30k'],
  [{ by: 0, do: 'audit', seat: 2 }, 'audit:C'],
  [{ by: 'chance', do: 'start-player', seat: 2 }, 'chair:C'],
  [
    {
      by: 'chance',
      do: 'setup',
      contracts: ['iron-hills'],
      locos: ['lark', 'lark'],
      wagons: [],
      hands: [
        { loco: 'lark', wagons: ['a', 'b'] },
        { loco: 'linnet', wagons: ['c', 'd'] },
      ],
      launch: ['white-marble', 'wind-turbines'],
    },
    'setup:iron-hills:lark,lark::white-marble,lark,a,b:wind-turbines,linnet,c,d',
  ],
  [{ by: 'chance', do: 'blind-vehicle', model: 'lark' }, 'vehicle:lark'],
  [{ by: 'chance', do: 'blind-contract', contract: 'iron-hills' }, 'contract:iron-hills'],
  [{ by: 'chance', do: 'aid', locos: ['lark', 'lark'], wagons: ['a', 'b'] }, 'aid:lark,lark:a,b'],
  [{ by: 'chance', do: 'refill', contracts: [], locos: ['lark'], wagons: ['a'] }, 'refill::lark:a'],
];

test.each(WORDS)('%j is written %s', (move, word) => {
  expect(notation.formatMove(move)).toBe(word);
  expect(notation.parseMove(move.by, word)).toEqual(move);
});

test('every kind of move has its word', () => {
  expect(new Set(WORDS.map(([move]) => move.do))).toEqual(new Set(MOVE_KINDS));
});

test.each([
  '',
  'call',
  'call:lunch',
  'buy:?',
  'buy:?:tram',
  'take',
  'offer:?',
  'offer:a',
  'open:B:city:paris:20k',
  'open:b:model:lark:1',
])('a seat cannot play %j', (word) => expect(notation.parseMove(0, word)).toBeUndefined());

test.each([
  'raise:-1k',
  'raise:1.5k',
  'raise:01',
  'vote:?',
  'vote:constructor',
  'done:1',
  'audit:AA',
  'constructor:a',
  'book:-0',
])('a seat cannot play %j either', (word) => expect(notation.parseMove(0, word)).toBeUndefined());

test.each(['chair:c', 'setup:a:b', 'setup:a:b:c:d', 'vehicle:?', 'aid:a', 'refill:a:b', 'done'])(
  'chance cannot do %j',
  (word) => {
    const move = notation.parseMove('chance', word);
    expect(move).toBeUndefined();
  },
);

test('whatever is read is written as the same move again', () => {
  const verbs = [...new Set(WORDS.map(([, word]) => word.split(':')[0]!))];
  const part = fc.oneof(fc.constantFrom('lark', 'a,b', '', '?', 'B', '20k', '-7', 'section', 'yes'), fc.string());
  const words = fc.oneof(
    fc.string(),
    fc
      .tuple(fc.constantFrom(...verbs), fc.array(part, { maxLength: 6 }))
      .map(([verb, parts]) => [verb, ...parts].join(':')),
  );
  fc.assert(
    fc.property(words, fc.constantFrom<Seat | 'chance'>(0, 3, 'chance'), (word, by) => {
      const move = notation.parseMove(by, word);
      if (move === undefined) return;
      expect(trainsOfEurope.parseMove(move)).toEqual(move);
      expect(notation.parseMove(by, notation.formatMove(move))).toEqual(move);
    }),
    { numRuns: 3000, seed: 29 },
  );
});

const VARIANTS = [
  {},
  { hiddenVehicles: true, hiddenCash: true },
  { selfManagedInsolvency: true, manualBooks: true },
  { allowRetarget: true, assignInTurn: true, offersInTurn: true },
];

test('random games: every move, and what every viewer is told of it', () => {
  const tables = fc.record({
    options: fc.constantFrom(...VARIANTS),
    seats: fc.integer({ min: 2, max: 4 }),
    seed: fc.nat(1_000_000),
    guided: fc.boolean(),
  });
  fc.assert(
    fc.property(tables, ({ options, seats, seed, guided }) => {
      const states: State[] = [];
      const { moves } = playout({
        game: trainsOfEurope,
        config: configOf({ seats, options: { ...options, target: 3 } }),
        seed,
        policy: guided ? negotiator : (_view, _seat, legal, rng) => pick(legal, rng),
        maxMoves: 60_000,
        visit: ({ state }) => void states.push(state),
      });
      expect(moves.filter((move) => !sameJson(notation.parseMove(move.by, notation.formatMove(move)), move))).toEqual(
        [],
      );
      for (const who of [0, 'spectator'] as const) expectTold(moves, states, who);
    }),
    { numRuns: 8, seed: 29 },
  );
});

/** What is chosen in secret is a secret in the log too, even to those who chose: its events do not say it. */
const SECRET: readonly string[] = ['offer', 'vote', 'book'];

/** A viewer reads the very words of the game, with a question mark for what is hidden. */
function expectTold(moves: readonly Move<TrainsOfEurope>[], states: readonly State[], who: Seat | 'spectator'): void {
  const told = moves.map((move, index) => ({
    sequence: index + 1,
    by: move.by,
    events: trainsOfEurope.events(states[index]!, move, states[index + 1]!, who),
  }));
  const words = notation.formatTold(told, trainsOfEurope.view(states.at(-1)!, who));
  const wrong = moves.filter((move, index) => {
    const whole = notation.formatMove(move);
    const seen = words[index]!;
    if (SECRET.includes(move.do)) return seen !== `${move.do}:?`;
    return move.do === 'setup' || move.do === 'blind-vehicle' ? !matches(seen, whole) : seen !== whole;
  });
  expect(wrong).toEqual([]);
}

/** Part by part; a question mark replaces the rest of its part. */
const matches = (seen: string, whole: string): boolean => {
  const parts = whole.split(':');
  return seen.split(':').every((part, index) => {
    const shown = part.endsWith('?') ? part.slice(0, -1) : undefined;
    return shown === undefined ? part === parts[index] : parts[index]!.startsWith(shown);
  });
};

/** Every fifteenth game on record, and those with rulings and books by hand. */
const onRecord = corpusOf('2.2').filter(
  ({ place }, index) => index % 15 === 0 || /rulings|bound|books.jsonl:1$/.test(place),
);

test.each(onRecord.map(({ place, file }) => [place, file] as const))(
  '%s is the same game after writing and reading',
  (_, file) => {
    const { hashes: _hashes, ...said } = file;
    const read = reread(file);
    expect(read).toEqual(said);
  },
);

test('a record that names neither versions nor a commitment is a game of the newest, and can be verified', () => {
  const { file } = onRecord.find(({ file: { conceded, entropy, binding } }) => !conceded && !entropy && !binding)!;
  const { commitment: _c, seed: _s, boardHash: _b, rulesVersion: _r, hashes: _h, ...said } = file;
  const text = formatRecord(notation, said as GameFile);
  const record = parseRecord(
    text.replace(/: (human|bot:\S+) "(.*)"$/gmu, ': $2').replace('\n\n', '\n\n# told by hand\n'),
  );
  const read = fileFromRecord(trainsOfEurope, notation, record.ok ? record.value : expect.fail());
  expect(read.ok && verifyGame(trainsOfEurope, read.value).ok).toBe(true);
  expect(read.ok && read.value.result).toEqual(file.result);
});

function reread(file: GameFile): GameFile {
  const record = parseRecord(formatRecord(notation, file));
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  const read = fileFromRecord(trainsOfEurope, notation, record.value);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}
