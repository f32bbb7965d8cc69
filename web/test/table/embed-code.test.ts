// What is copied into another page.

import { expect, test } from 'vitest';
import { embedCode } from '../../src/table/embed-code.ts';

const base = 'https://play.example/#/replay/abcdef';

test('five lines show a game that the server keeps', () => {
  const { page } = embedCode({ base, source: { kept: 'table/abc123' }, move: 0, language: 'de' });
  expect(page.split('\n')).toEqual([
    '<!doctype html>',
    '<html lang="de">',
    '<title>Branchline</title>',
    '<script type="module" src="https://play.example/embed/replay.js"></script>',
    '<branchline-replay src="https://play.example/embed/table/abc123"></branchline-replay>',
  ]);
});

test('a game that no server keeps is in the lines itself, at the move that is looked at', () => {
  const { page, frame } = embedCode({ base, source: { packed: 'PACKED-_' }, move: 12, language: 'en' });
  expect(page).toContain('<branchline-replay game="PACKED-_" move="12"></branchline-replay>');
  expect(frame).toContain('src="https://play.example/embed/?move=12#PACKED-_"');
});

test('a frame names the table or the link, and the move', () => {
  const frameOf = (kept: string, move: number) => embedCode({ base, source: { kept }, move, language: 'en' }).frame;
  expect(frameOf('table/abc123', 0)).toContain('src="https://play.example/embed/?table=abc123"');
  expect(frameOf('link/abcdefghjk', 7)).toContain('src="https://play.example/embed/?link=abcdefghjk&amp;move=7"');
});
