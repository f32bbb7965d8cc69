// How long the tests usually take, and the limits that follow: a limit ends a hanging test and does not judge speed.

import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './run.js';

/** Seconds by the name of a test, for both runners. Renewed by `npm run test:times`. */
export const timesPath = resolve(root, 'scripts/usual-times.json');

/** How many times its usual time a test may take. */
const PATIENCE = 10;
/** Seconds that every test may take. */
export const AT_LEAST = { unit: 20, browser: 60 };
/** Seconds below which a time is not worth a line: ten times as much is less than every test may take. */
const WORTH_A_LINE = 0.5;

/** Tests are named by their file and all their titles, in the reports and while they run. */
export const nameOf = (file, titles) => `${file}: ${titles.filter((title) => title !== '').join(' ')}`;

export const readTimes = () =>
  existsSync(timesPath) ? JSON.parse(readFileSync(timesPath, 'utf8')) : { unit: {}, browser: {} };

/** Seconds by file: the sum of what its tests take. */
export function secondsByFile(usual) {
  const sums = new Map();
  for (const [name, seconds] of Object.entries(usual)) {
    const file = name.slice(0, name.indexOf(': '));
    sums.set(file, (sums.get(file) ?? 0) + seconds);
  }
  return sums;
}

/** Seconds after which a test is ended. */
export const limitOf = (runner, name, times) => Math.max(AT_LEAST[runner], PATIENCE * (times[runner][name] ?? 0));

/** The lines of the file: what takes long, by name, in tenths of a second. */
export const timesOf = (tests) =>
  Object.fromEntries(
    tests
      .filter(({ seconds }) => seconds >= WORTH_A_LINE)
      .map(({ name, seconds }) => [name, Math.round(seconds * 10) / 10])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

const SLOWEST = 20;
/** A test that took this many times longer than the others of its run has become slower; so many seconds are noise. */
const MUCH = 3;
const NOISE = 2;

const middle = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];

/** By how much this run was slower than usual as a whole: a busy machine makes no single test slow. */
function paceOf(tests, usual) {
  const known = tests.filter(({ name }) => (usual[name] ?? 0) >= WORTH_A_LINE);
  return known.length === 0 ? 1 : Math.max(1, middle(known.map(({ name, seconds }) => seconds / usual[name])));
}

const line = ({ name, seconds }, note = '') => `  ${seconds.toFixed(1).padStart(6)} s  ${name}${note}`;

/** What a run says of its times: its slowest tests, and those that took much longer than usual. */
export function tellTimes(runs, times) {
  const all = Object.values(runs).flat();
  const slowest = all.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  const slower = Object.entries(runs).flatMap(([runner, tests]) => {
    const usual = times[runner];
    const pace = paceOf(tests, usual);
    const expected = (name) => pace * Math.max(usual[name] ?? 0, WORTH_A_LINE);
    return tests
      .filter(({ name, seconds }) => seconds > MUCH * expected(name) && seconds > expected(name) + NOISE)
      .map((test) => line(test, `, usually ${usual[test.name] ?? `less than ${WORTH_A_LINE}`} s`));
  });
  return [
    ...(slowest.length > 0 ? [`The slowest ${slowest.length}:`, ...slowest.map((test) => line(test))] : []),
    ...(slower.length > 0 ? ['Much slower than usual:', ...slower] : []),
  ];
}
