// The game file as it comes from outside: every field judged, nothing taken over unknown, nothing walked that is too deep.

import { describe, expect, test } from 'vitest';
import { formatGameFile, gameFileFrom, MAX_DEPTH, parseGameFile, specOf, type FileProblem } from '../src/index.ts';
import { toyFile } from './toy-file.ts';

const sound = (): Record<string, unknown> => JSON.parse(formatGameFile(toyFile())) as Record<string, unknown>;

const problem = (raw: unknown): FileProblem | undefined => {
  const file = gameFileFrom(raw);
  return file.ok ? undefined : file.error;
};

const parseProblem = (text: string): FileProblem | undefined => {
  const file = parseGameFile(text);
  return file.ok ? undefined : file.error;
};

/** Text of a game file in which one field is replaced by other text. */
const textWith = (field: string, text: string): string => {
  const { [field]: _, ...rest } = sound();
  return `${JSON.stringify(rest).slice(0, -1)},${JSON.stringify(field)}:${text}}`;
};

test('a file survives writing and reading; options may be left out', () => {
  const file = toyFile();
  expect(parseGameFile(formatGameFile(file))).toEqual({ ok: true, value: file });
  const { options: _, ...rest } = file;
  expect(gameFileFrom(rest)).toEqual({ ok: true, value: rest });
});

test('what the table of a file is set up from, in the versions it names', () => {
  const { seats, board, boardHash, rulesVersion, options } = toyFile();
  const spec = { seats: seats.length, board, boardHash, rulesVersion, options };
  expect(specOf(toyFile(), undefined)).toEqual(spec);
  expect(specOf({ ...toyFile(), edition: 'gold' }, [1])).toEqual({ ...spec, edition: 'gold', agreed: [1] });
});

describe('refused with the field', () => {
  test('a text or document that is no game file', () => {
    expect(parseProblem('{"format":')).toEqual({ code: 'not-json' });
    for (const raw of [[], null, 5, 'x', {}, { format: 1 }]) expect(problem(raw)).toEqual({ code: 'not-a-game-file' });
    expect(problem({ ...sound(), format: 'branchline-game/9' })).toEqual({
      code: 'unknown-format',
      field: 'branchline-game/9',
    });
  });

  test.each(['game', 'board', 'boardHash', 'rulesVersion', 'seats', 'commitment', 'moves'])('%s missing', (field) => {
    const { [field]: _, ...rest } = sound();
    expect(problem(rest)).toEqual({ code: 'missing', field });
  });

  test.each(Object.keys(toyFile()).filter((field) => field !== 'format'))('%s of another kind', (field) => {
    expect(problem({ ...sound(), [field]: 5 })).toEqual({ code: 'malformed', field });
    expect(problem({ ...sound(), [field]: null })).toEqual({ code: 'malformed', field });
  });

  test.each(['extra', 'toString', 'constructor', 'hasOwnProperty', '__proto__'])('a field named %s', (field) => {
    expect(parseProblem(textWith(field, '{}'))).toEqual({ code: 'unknown-field', field });
  });

  test('a field that is only inherited', () => {
    const { game, ...rest } = sound();
    expect(problem(Object.assign(Object.create({ game }) as object, rest))).toEqual({ code: 'missing', field: 'game' });
  });
});

describe('seats', () => {
  const withSeat = (seat: unknown): FileProblem | undefined =>
    problem({ ...sound(), seats: [{ name: 'Ada', kind: 'human' }, seat] });

  test.each(['human', 'bot:director', 'bot:greedy-2', 'bot:Rules.v1'])('a seat may be %s', (kind) => {
    expect(withSeat({ name: '', kind })).toBeUndefined();
  });

  test.each(['', 'ghost', 'Human', 'human ', 'bot', 'bot:', 'bot: x', 'bot:a b', 'bot:a\n', 7, null])(
    'a seat may not be %j',
    (kind) => {
      expect(withSeat({ name: 'Ben', kind })).toEqual({ code: 'malformed', field: 'seats[1].kind' });
    },
  );

  test('has a name, a kind and nothing else', () => {
    expect(withSeat({ kind: 'human' })).toEqual({ code: 'missing', field: 'seats[1].name' });
    expect(withSeat({ name: 'Ben' })).toEqual({ code: 'missing', field: 'seats[1].kind' });
    expect(withSeat({ name: 1, kind: 'human' })).toEqual({ code: 'malformed', field: 'seats[1].name' });
    expect(withSeat('Ben')).toEqual({ code: 'malformed', field: 'seats[1]' });
    const strange = { name: 'Ben', kind: 'human', colour: 'red' };
    expect(withSeat(strange)).toEqual({ code: 'unknown-field', field: 'seats[1].colour' });
    const seats = '[{"name":"Ada","kind":"human","__proto__":{}}]';
    expect(parseProblem(textWith('seats', seats))).toEqual({ code: 'unknown-field', field: 'seats[0].__proto__' });
    expect(problem({ ...sound(), seats: [] })).toEqual({ code: 'malformed', field: 'seats' });
  });
});

describe('depth', () => {
  const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

  test('is allowed up to the limit, the file itself and its list of moves counted', () => {
    const move = (levels: number): string => `[{"by":0,"do":${nested(levels)}}]`;
    expect(parseProblem(textWith('moves', move(MAX_DEPTH - 3)))).toBeUndefined();
    expect(parseProblem(textWith('moves', move(MAX_DEPTH - 2)))).toEqual({ code: 'too-deep', field: 'moves' });
  });

  test.each(['moves', 'options', 'result', 'seats', 'extra'])(
    'of millions is refused in %s without a walk',
    (field) => {
      expect(parseProblem(textWith(field, nested(1_000_000)))).toEqual({ code: 'too-deep', field });
      expect(parseProblem(textWith(field, '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000)))).toEqual({
        code: 'too-deep',
        field,
      });
    },
  );

  test('of a document that is no game file is refused for what it is', () => {
    expect(parseProblem(nested(1_000_000))).toEqual({ code: 'not-a-game-file' });
  });
});
