// Limits that end what hangs, and what a run says of its times.

import { describe, expect, test } from 'vitest';
import { limitOf, nameOf, tellTimes, timesOf } from '../lib/usual-times.js';

const usual = { unit: { 'a.test.ts: long': 7 }, browser: { 'b.spec.ts: long': 20 } };

describe('the limit of a test', () => {
  test('is ten times its usual time', () => {
    expect(limitOf('unit', 'a.test.ts: long', usual)).toBe(70);
    expect(limitOf('browser', 'b.spec.ts: long', usual)).toBe(200);
  });

  test('is 20 s for a unit test and 60 s for a browser test that is quick or new', () => {
    expect(limitOf('unit', 'a.test.ts: new', usual)).toBe(20);
    expect(limitOf('browser', 'b.spec.ts: new', usual)).toBe(60);
  });
});

test('a test has the same name wherever its groups have none', () => {
  expect(nameOf('a.test.ts', ['', 'group', 'title'])).toBe('a.test.ts: group title');
});

test('the file keeps what takes long, in tenths of a second, in the order of names', () => {
  const tests = [
    { name: 'b', seconds: 2.345 },
    { name: 'quick', seconds: 0.2 },
    { name: 'a', seconds: 1 },
  ];
  expect(Object.entries(timesOf(tests))).toEqual([
    ['a', 1],
    ['b', 2.3],
  ]);
});

describe('what a run says of its times', () => {
  const run = (seconds) => Object.entries(seconds).map(([name, each]) => ({ name, seconds: each }));
  const told = (unit, times) => tellTimes({ unit: run(unit), browser: [] }, { unit: times, browser: {} });

  test('the twenty slowest, slowest first', () => {
    const unit = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`test ${at}`, at / 100]));
    const lines = told(unit, {});
    expect(lines).toHaveLength(21);
    expect(lines[1]).toContain('test 29');
    expect(lines[20]).toContain('test 10');
  });

  test('what took much longer than usual', () => {
    const lines = told({ a: 30, b: 2, c: 4 }, { a: 5, b: 2, c: 4 });
    expect(lines.slice(lines.indexOf('Much slower than usual:') + 1)).toEqual(['    30.0 s  a, usually 5 s']);
  });

  test('nothing is slower where the whole machine is', () => {
    const lines = told({ a: 20, b: 8, c: 16 }, { a: 5, b: 2, c: 4 });
    expect(lines).not.toContain('Much slower than usual:');
  });

  test('a new test that takes long is told', () => {
    expect(told({ a: 5, b: 2, fresh: 9 }, { a: 5, b: 2 }).at(-1)).toContain('fresh, usually less than 0.5 s');
  });
});
