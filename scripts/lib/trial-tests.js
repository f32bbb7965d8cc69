// Running some tests in a copy of the project, up to the first failure, and what came of it. A wait that is lost is given up
// much sooner there than in the project itself: with a fault many waits are.

import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from './browser.js';
import { entryOf } from './run.js';

/**
 * All in milliseconds: a lost wait unless a caller wants to wait longer, a whole test, and a run that its runner does not end,
 * of the tests of one file or of many. */
const LOST = Number(process.env.LOST_SECONDS ?? 30) * 1000;
const TEST = 8 * LOST;
const RUN = { some: 2 * TEST, many: 1_800_000 };

const CONFIG = 'e2e/planted.config.ts';
const LIMITS = `import config from './playwright.config.ts';

export default {
  ...config,
  timeout: ${TEST},
  expect: { ...config.expect, timeout: ${LOST} },
  workers: 2,
  use: { ...config.use, actionTimeout: ${LOST}, navigationTimeout: ${LOST} },
};
`;

/** Limits that files of tests keep for themselves: `const LOST = 120_000`. */
const OWN_LIMIT = /\b((?:\w+_)?(?:LOST|STANDSTILL)) = (\d[\d_]*)/g;

const testFilesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

/** Makes waits short in a copy of the project, and a place for reports beside it. */
export function prepareTests({ copy, work }) {
  mkdirSync(work, { recursive: true });
  writeFileSync(resolve(copy, CONFIG), LIMITS);
  for (const path of [...testFilesIn(resolve(copy, 'e2e')), ...testFilesIn(resolve(copy, 'server/test'))]) {
    const text = readFileSync(path, 'utf8');
    const short = text.replaceAll(OWN_LIMIT, (whole, name, own) => {
      const milliseconds = Number(own.replaceAll('_', ''));
      return milliseconds > 4 * LOST ? `${name} = ${2 * LOST}` : milliseconds > LOST ? `${name} = ${LOST}` : whole;
    });
    if (short !== text) writeFileSync(path, short);
  }
}

/** `file -g title` in its parts. */
export function named(test) {
  const [file, title] = test.split(' -g ');
  return { file, title, isBrowser: file.startsWith('e2e/') };
}

const escaped = (title) => title.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const anyOf = (titles) => titles.map(escaped).join('|');
/** Playwright looks for a title behind the name of its file: `of` says which one is meant, where several files are run. */
const anyIn = (titles) =>
  titles.map((title) => (title.of ? `${escaped(title.of)} .*${escaped(title.title)}` : escaped(title))).join('|');

function unitRun(report, { files, titles, all, isRelated }) {
  const limits = [`--testTimeout=${TEST}`, `--hookTimeout=${TEST}`, `--expect.poll.timeout=${LOST}`];
  return {
    args: [
      ...[entryOf('vitest'), ...(isRelated ? ['related', '--run'] : ['run']), ...files],
      ...['--reporter=json', `--outputFile.json=${report}`, '--passWithNoTests'],
      ...limits,
      ...(all ? [] : ['--bail=1']),
      ...(titles ? ['-t', anyOf(titles)] : []),
    ],
    env: {},
  };
}

function browserRun(report, { files, titles, all }) {
  return {
    args: [
      ...[entryOf('playwright'), 'test', '-c', CONFIG, ...files.map((file) => escaped(file.replace('e2e/', '')))],
      ...['--reporter=json', '--pass-with-no-tests', ...(all ? [] : ['-x'])],
      ...(titles ? ['-g', anyIn(titles)] : []),
    ],
    env: { BROWSER_PATH: findBrowser() ?? '', PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  };
}

/** Ends a runner with everything it has started. */
function end(child) {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL'); // it has gone, or there are no groups of processes here
  }
}

const underWay = new Set();

/** An interrupted run leaves no process behind. */
process.once('exit', () => underWay.forEach(end));

/** Answers with its status, or `limit` where it had to be ended. */
const ended = (args, { cwd, env = {}, log, limit = RUN.some }) =>
  new Promise((done) => {
    const output = openSync(log, 'a');
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', output, output],
      detached: process.platform !== 'win32',
    });
    underWay.add(child);
    const timer = setTimeout(() => end(child), limit);
    child.once('exit', (status) => {
      clearTimeout(timer);
      underWay.delete(child);
      closeSync(output);
      done(status ?? 'limit');
    });
  });

/** Waits are short here: what says so may come from a busy machine alone. */
const WAITED = /time(?:d )?out|in time|in vain|ended after|\blost\b/i;

function complaint(text) {
  const plain = stripVTControlCharacters(text ?? '');
  const lines = plain.split('\n').filter((line) => line.trim() !== '');
  return { message: lines.slice(0, 3).join(' ').slice(0, 300), isWait: WAITED.test(plain.split('Call log')[0]) };
}

const inCopy = (copy, path) => relative(copy, path).split(sep).join('/');

function unitResults(copy, { testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = inCopy(copy, name);
    const told = assertionResults.map((each) => ({
      file,
      title: each.fullName,
      state: each.status,
      ...complaint(each.failureMessages?.[0]),
    }));
    // A file that could not even be loaded has failed as a whole.
    const isSilent = status === 'failed' && !told.some(({ state }) => state === 'failed');
    return isSilent ? [...told, { file, title: '', state: 'failed', ...complaint(message) }] : told;
  });
}

const BROWSER_STATES = { passed: 'passed', failed: 'failed', timedOut: 'failed' };

function browserResults({ specs = [], suites = [], title = '', file }, above = []) {
  // The outermost suite is called as its file.
  const path = title === '' || title === file ? above : [...above, title];
  const own = specs.map((spec) => {
    const result = spec.tests[0]?.results.at(-1);
    return {
      file: `e2e/${spec.file}`,
      title: [...path, spec.title].join(' '),
      state: BROWSER_STATES[result?.status] ?? 'skipped',
      ...complaint(result?.error?.message),
    };
  });
  return [...own, ...suites.flatMap((suite) => browserResults(suite, path))];
}

function resultsIn(copy, report) {
  if (!existsSync(report)) return [];
  const told = JSON.parse(readFileSync(report, 'utf8'));
  return 'testResults' in told
    ? unitResults(copy, told)
    : told.suites.flatMap((suite) => browserResults({ ...suite, title: '' }));
}

/**
 * Runs tests of one runner, to the first failure or `all` of them. Answers with what passed and what failed; `status` is
 * `limit` where the runner had to be ended, and another one than 0 where something failed.
 */
export async function runTests({ copy, work }, wish) {
  const report = resolve(work, 'report.json');
  rmSync(report, { force: true });
  const { args, env } = (wish.isBrowser ? browserRun : unitRun)(report, wish);
  const limit = wish.files.length === 1 && !wish.isRelated && !wish.all ? RUN.some : RUN.many;
  const status = await ended(args, { cwd: copy, env, limit, log: resolve(work, 'log.txt') });
  const results = resultsIn(copy, report);
  return {
    status,
    passed: results.filter(({ state }) => state === 'passed'),
    failed: results.filter(({ state }) => state === 'failed'),
  };
}

/** The page as it is built for players, but neither compressed nor weighed. */
export async function buildPage({ copy, work }) {
  const args = [entryOf('vite'), 'build', '--logLevel', 'error'];
  return (await ended(args, { cwd: resolve(copy, 'web'), log: resolve(work, 'log.txt') })) === 0;
}
