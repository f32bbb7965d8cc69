// The model of the embedded replay: where it stands, and how it goes on.

import { expect, test } from 'vitest';
import { commandOf, PACE, playbackOf } from '../../src/embed/playback.ts';

/** Time that passes when the test says so. */
function clock() {
  const due: (() => void)[] = [];
  return {
    after: (milliseconds: number, call: () => void) => {
      expect(milliseconds).toBe(PACE);
      due.push(call);
      return () => void due.splice(due.indexOf(call), 1);
    },
    tick: () => due.shift()?.(),
    waiting: () => due.length,
  };
}

test('it never leaves the game, whatever it is told', () => {
  const replay = playbackOf(5, 3);
  expect(replay.at.value).toBe(3);
  for (const [move, at] of [
    [9, 5],
    [-4, 0],
    [2.9, 2],
    [Number.NaN, 0],
    [Infinity, 5],
  ] as const) {
    replay.goTo(move);
    expect(replay.at.value).toBe(at);
  }
  expect(playbackOf(5, 99).at.value).toBe(5);
});

test('it plays to the end, stops there, and begins again', () => {
  const time = clock();
  const replay = playbackOf(2, 0, time.after);
  replay.play();
  time.tick();
  expect([replay.at.value, replay.playing.value]).toEqual([1, true]);
  time.tick();
  expect([replay.at.value, replay.playing.value, time.waiting()]).toEqual([2, false, 0]);
  replay.play();
  expect([replay.at.value, replay.playing.value]).toEqual([0, true]);
});

test('a step by hand ends the playing, and playing twice is playing once', () => {
  const time = clock();
  const replay = playbackOf(9, 0, time.after);
  replay.play();
  replay.play();
  expect(time.waiting()).toBe(1);
  replay.step(2);
  expect([replay.at.value, replay.playing.value, time.waiting()]).toEqual([2, false, 0]);
});

test('a game without moves does not play', () => {
  const replay = playbackOf(0);
  replay.play();
  expect(replay.playing.value).toBe(false);
});

test.each([
  ['ArrowRight', 4],
  ['ArrowLeft', 2],
  ['Home', 0],
  ['End', 7],
])('the key %s leads to move %i', (key, move) => {
  const replay = playbackOf(7, 3);
  commandOf(key, replay)!();
  expect(replay.at.value).toBe(move);
});

test('Space plays and pauses, and other keys are left to the page', () => {
  const replay = playbackOf(7, 3, clock().after);
  commandOf(' ', replay)!();
  expect(replay.playing.value).toBe(true);
  commandOf(' ', replay)!();
  expect(replay.playing.value).toBe(false);
  for (const key of ['Tab', 'Enter', 'a', 'ArrowUp']) expect(commandOf(key, replay)).toBeUndefined();
});
