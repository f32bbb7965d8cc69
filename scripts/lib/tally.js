// The summary of a run: its slowest tests, its failures and how to repeat them, and how many passed.

import { browserReport, lostTests, testsIn, unitTests } from './reports.js';
import { seed } from './seed.js';
import { readTimes, tellTimes } from './usual-times.js';

/** A runner whose process ended under its tests reports neither a failure nor these tests. */
const SILENT = '  something failed outside of any test: see above';

/** A word for a POSIX shell. */
const quoted = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const asPattern = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** How one test is called by its titles. */
const ASKED_BY = { unit: '-t', browser: '-g' };

/** The command that runs one test again, with everything drawn by chance as it was. */
export function repeatOf({ runner, file, titles }) {
  const title = titles.filter((each) => each !== '').join(' ');
  const command = `TEST_SEED=${seed} npm run ${runner} -- ${file}`;
  return title === '' ? command : `${command} ${ASKED_BY[runner]} ${quoted(asPattern(title))}`;
}

/** The failures of a run, each with the command that repeats it. */
export const tellFailures = (tests) =>
  tests.flatMap((test) => [`  ${test.name}${test.reason ?? ''}`, `    ${repeatOf(test)}`]);

/** The summary of the last run of both runners, with its closing line `N passed, N failed`: tests, and every failed step without tests. */
export function tally(failedSteps) {
  const runs = { unit: unitTests(), browser: testsIn(browserReport) };
  const all = Object.values(runs).flat();
  const failed = [...all.filter(({ isFailed }) => isFailed), ...lostTests()];
  const failures = tellFailures(failed);
  if (failures.length === 0 && failedSteps > 0) failures.push(SILENT);
  const passed = all.filter(({ isPassed }) => isPassed).length;
  return [
    ...tellTimes(runs, readTimes()),
    ...(failures.length > 0 ? ['Failed:', ...failures] : []),
    `${passed} passed, ${Math.max(failed.length, failedSteps)} failed`,
  ].join('\n');
}
