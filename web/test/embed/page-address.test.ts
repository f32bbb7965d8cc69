// What the page for frames reads from its address.

import { expect, test } from 'vitest';
import { attributesOf } from '../../src/embed/page-address.ts';

test.each([
  ['?table=abc123', { src: './table/abc123' }],
  ['?link=abcdefghjk&move=7&lang=de&theme=dark', { src: './link/abcdefghjk', move: '7', lang: 'de', theme: 'dark' }],
  ['?src=../games/one.json', { src: '../games/one.json' }],
  ['#PACKED-game_', { game: 'PACKED-game_' }],
  ['?move=3#PACKED', { game: 'PACKED', move: '3' }],
  ['', {}],
])('%s', (rest, attributes) => {
  expect(attributesOf(new URL(`https://play.example/embed/${rest}`))).toEqual(attributes);
});

test.each([
  '?table=../../api/guests',
  '?table=a%2fb',
  '?link=%2e%2e',
  '?src=https://elsewhere.example/game.json',
  '?src=//elsewhere.example/game.json',
  '?src=javascript:alert(1)',
  '?src=data:application/json,{}',
])('%s names no game of this server', (rest) => {
  expect(attributesOf(new URL(`https://play.example/embed/${rest}`))).toEqual({});
});
