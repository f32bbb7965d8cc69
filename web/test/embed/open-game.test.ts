// From a text to a replay: games of both kinds in both forms, and a sentence's reason for everything else.

import { formatRecord } from '@branchline/core/notation';
import { parseGameFile } from '@branchline/core';
import { notation } from '@branchline/trans-europa/notation';
import { expect, test, vi } from 'vitest';
import earlier from '../../../games/trains-of-europe/test/corpus/1.1/ends.jsonl?raw';
import companies from '../../../games/trains-of-europe/test/corpus/2.2/ends.jsonl?raw';
import europa from '../../../games/trans-europa/test/corpus/1.0.0/as-played.jsonl?raw';
import { embeddedGames } from '../../src/embed/games.ts';
import { openGame, type Opened } from '../../src/embed/open-game.ts';
import { LANGUAGES } from '../../src/prefs/languages.ts';

// What draws the maps asks the window whether it may move.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));

const EUROPA = europa.split('\n').find((line) => line.includes('"board":"europe"'))!;
const [COMPANIES, EARLIER] = [companies, earlier].map((lines) => lines.split('\n', 1)[0]!) as [string, string];

const opened = async (text: string): Promise<Opened> => {
  const found = await openGame(text, embeddedGames);
  if (typeof found === 'string') throw new Error(found);
  return found;
};

const changed = (text: string, changes: object): string =>
  JSON.stringify({ ...(JSON.parse(text) as object), ...changes });

const spoken = ({ game, names, at }: Opened, language: (typeof LANGUAGES)[number]) =>
  game.speak({ language, view: at(0).view, who: (seat) => ({ name: names[seat]!, you: false }) });

test.each([
  ['Trans Europa', EUROPA],
  ['Trains of Europe', COMPANIES],
  ['Trains of Europe with an earlier content', EARLIER],
])('a game file of %s opens at any move, and is told in five languages', async (_, text) => {
  const found = await opened(text);
  const { moves, result } = JSON.parse(text) as { readonly moves: readonly unknown[]; readonly result: object };
  expect(found.moves).toBe(moves.length);
  const [start, end] = [found.at(0), found.at(found.moves)];
  expect(start.entries).toEqual([]);
  expect(end.entries.length).toBe(moves.length);
  expect(end.open.length).toBe(found.names.length);
  const said = await Promise.all(LANGUAGES.map((language) => spoken(found, language)));
  const logs = said.map((words) => words.log(end.entries).map((line) => line.text));
  expect(new Set(logs.map((lines) => lines.join('\n'))).size).toBe(LANGUAGES.length);
  for (const words of said) {
    expect(words.standings(end).map(({ figure }) => figure.length > 0)).toEqual(found.names.map(() => true));
    const parts = words.parts(end);
    expect(parts.length).toBeGreaterThan(0);
    expect(words.parts(start)).toEqual([]);
    expect(words.chapter(start)).toContain('1');
    expect(words.chapter(end)).toContain(String(parts.length));
  }
  expect(result).toBeDefined();
});

test('the same game in notation is the same replay', async () => {
  const file = parseGameFile(EUROPA);
  if (!file.ok) throw new Error('no file');
  const [read, written] = await Promise.all([opened(EUROPA), opened(formatRecord(notation, file.value))]);
  expect(written.at(written.moves)).toEqual(read.at(read.moves));
});

test('of a game that is not over nobody’s hand is shown', async () => {
  const { seed: _, result: __, moves, hashes: ___, ...rest } = JSON.parse(EUROPA) as Record<string, unknown>;
  const running = await opened(JSON.stringify({ ...rest, moves: (moves as unknown[]).slice(0, 9) }));
  expect(running.at(9).open).toEqual([]);
  expect((running.at(9).view as { readonly own?: object }).own).toBeUndefined();
  expect((await opened(EUROPA)).at(9).open.length).toBe(2);
});

test.each([
  ['no game at all', 'hello', 'not-a-game'],
  ['another document', '{"format":"something/1"}', 'not-a-game'],
  ['a file without its moves', changed(EUROPA, { moves: undefined }), 'damaged'],
  ['a move that was not legal', changed(EUROPA, { moves: [{ by: 0, do: 'end-turn' }], hashes: undefined }), 'damaged'],
  ['another result', changed(EUROPA, { result: { rounds: [], scores: [], winners: [] } }), 'damaged'],
  ['another game', changed(EUROPA, { game: 'chess' }), 'unknown-game'],
  ['a name that every object knows', changed(EUROPA, { game: 'constructor' }), 'unknown-game'],
  ['another board', changed(EUROPA, { board: 'atlantis' }), 'unknown-board'],
  ['rules to come', changed(EUROPA, { rulesVersion: '99.0.0' }), 'other-version'],
  ['a board to come', changed(EUROPA, { boardHash: `sha256:${'1'.repeat(64)}` }), 'other-version'],
  ['notation of another game', 'branchline-notation/1\ngame: chess\n', 'unknown-game'],
  ['notation with a wrong word', 'branchline-notation/1\ngame: trans-europa\n\n1. A nonsense', 'damaged'],
])('%s is told as such', async (_, text, trouble) => {
  expect(await openGame(text, embeddedGames)).toBe(trouble);
});
