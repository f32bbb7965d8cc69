// Files nobody meant well: each is refused with a reason or is a game, none throws, none is half kept.

import { expect, test } from 'vitest';
import { memoryRecords } from '../src/index.ts';
import { exportGame, importGame } from '../src/later.ts';
import { libraryFor, playedOut } from './support.ts';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

const ODD_VALUES: readonly (readonly [string, string])[] = [
  ['null', 'null'],
  ['a number', '7'],
  ['a huge number', '1e999'],
  ['text', '"x"'],
  ['long text', JSON.stringify('x'.repeat(100_000))],
  ['an empty list', '[]'],
  ['an empty object', '{}'],
  ['a list of nothing', '[null,null]'],
  ['a list of lists', nested(5)],
  ['a deep list', nested(20_000)],
  ['a very deep list', nested(100_000)],
  ['a prototype', '{"__proto__":{"polluted":true}}'],
  ['a constructor', '{"constructor":{"prototype":{"polluted":true}}}'],
  ['right-to-left text', JSON.stringify('\u202Eabc\u0000\uD800')],
];

const WHOLE_TEXTS: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['white space', ' \n '],
  ['no JSON', '{'],
  ['a page', '<!doctype html><p>no game</p>'],
  ['a list', '[]'],
  ['a number', '1'],
  ['a deep file', nested(100_000)],
  ['a deep object', '{"a":'.repeat(50_000) + '1' + '}'.repeat(50_000)],
  ['a byte order mark', '\uFEFF{}'],
  ['binary', '\u0000\u0001\u0002'],
];

async function validFile(): Promise<Readonly<Record<string, unknown>>> {
  const records = memoryRecords();
  return JSON.parse((await exportGame(libraryFor(records), await playedOut(records)))!) as Record<string, unknown>;
}

/** The file with one field replaced by a piece of JSON, unchanged. */
function withField(file: Readonly<Record<string, unknown>>, field: string, value: string): string {
  const { [field]: _, ...rest } = file;
  return `${JSON.stringify(rest).slice(0, -1)},${JSON.stringify(field)}:${value}}`;
}

test('over two hundred kinds of hostile files are answered, and nothing of them stays', async () => {
  const file = await validFile();
  const fields = [...Object.keys(file), 'toString', 'constructor', 'hasOwnProperty', 'unknown'];
  const kinds = [
    ...WHOLE_TEXTS,
    ...fields.flatMap((field) =>
      ODD_VALUES.map(([name, value]) => [`${field}: ${name}`, withField(file, field, value)] as const),
    ),
    ...Object.keys(file).map((field) => {
      const { [field]: _, ...rest } = file;
      return [`without ${field}`, JSON.stringify(rest)] as const;
    }),
  ];
  expect(kinds.length).toBeGreaterThan(200);
  const records = memoryRecords();
  const accepted: string[] = [];
  for (const [name, text] of kinds) {
    const answer = await importGame(libraryFor(records), text);
    if ('id' in answer) accepted.push(name);
    else expect(['not-a-game', 'unknown-game', 'wrong'], name).toContain(answer.problem);
  }
  // What may be left out, may be left out, and this game has no boards that a name could be wrong for.
  expect(
    accepted.filter(
      (name) => !/^(without )?(edition|options|hashes|result|seed|entropy|board: (text|right))/.test(name),
    ),
  ).toEqual([]);
  expect((await records.list()).length).toBeLessThanOrEqual(accepted.length);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});
