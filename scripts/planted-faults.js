// npm run planted-faults: plants faults in a copy of the project, one at a time, and shows which of them the tests find.
//   npm run planted-faults                                all faults (scripts/planted-faults)
//   npm run planted-faults -- --only=curtain-opens-with-same-key,clock-stands-still
//   npm run planted-faults -- --kind=server               those of one room: web or server
//   npm run planted-faults -- --thorough                  what no test finds that should is tried with all tests there are
//   npm run planted-faults -- --out=FILE --resume         results go to FILE after every fault; those in it are not tried again
//   npm run planted-faults -- --check                     only whether every fault can still be planted
// LOST_SECONDS: after which a wait is lost, 30 unless said otherwise; more of them beside other work.
// A fault is found when a test fails with it that passes without it. A run that its limit has ended finds nothing.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyProject, plant, roomOf, troubleWith } from './lib/planting.js';
import { root } from './lib/run.js';
import { buildPage, named, prepareTests, runTests } from './lib/trial-tests.js';
import { FAULTS } from './planted-faults/index.js';

const given = process.argv.slice(2);
const has = (name) => given.includes(`--${name}`);
const valueOf = (name) =>
  given.map((word, at) => (word === `--${name}` ? given[at + 1] : word.split(`--${name}=`)[1])).find(Boolean);

const only = valueOf('only')?.split(',');
const kind = valueOf('kind');
const out = valueOf('out');
const isThorough = has('thorough');

function checkAll() {
  const troubles = FAULTS.flatMap((fault) => {
    const trouble = troubleWith(fault, root);
    return trouble === undefined ? [] : [`${fault.id}: ${trouble}`];
  });
  for (const trouble of troubles) console.error(trouble);
  if (troubles.length > 0) process.exit(1);
}

const keyOf = ({ file, title }) => `${file}: ${title}`;
/** Looks for a fault with one test after the other; holds a copy of the project and what passes there without any fault. */
class Trial {
  #place;
  #clean;
  /** Whether the page in the copy is built from the sources as they are there now. */
  #isBuilt = false;

  /** `known`: tests that are known to pass without any fault. */
  constructor(folder, known) {
    this.#clean = new Map(known.map((key) => [key, true]));
    this.#place = { copy: join(folder, 'project'), work: join(folder, 'work') };
    copyProject(this.#place.copy);
    prepareTests(this.#place);
  }

  /** False where the page cannot be built. */
  async #ready(isBrowser) {
    if (!isBrowser || this.#isBuilt) return true;
    return (this.#isBuilt = await buildPage(this.#place));
  }

  async #run(wish) {
    if (!(await this.#ready(wish.isBrowser))) return { status: 'not built', passed: [], failed: [] };
    return runTests(this.#place, wish);
  }

  clean = () => [...this.#clean].flatMap(([key, passes]) => (passes ? [key] : []));

  /** What is named without a title counts as known with any test of its file. */
  #isKnown = ({ file, title = '' }) => this.clean().some((key) => key.startsWith(file) && key.includes(title));

  /** Every test that is named, once without any fault; answers with those that fail. */
  async control(faults) {
    const all = faults.flatMap(({ tests: names }) => names).map(named);
    const tests = all.filter((test) => !this.#isKnown(test));
    const filesOf = (some) => [...new Set(some.map(({ file }) => file))];
    const units = filesOf(tests.filter(({ isBrowser }) => !isBrowser));
    const browser = tests.filter(({ isBrowser }) => isBrowser);
    const titles = browser.map(({ file, title = '' }) => ({ of: file.replace('e2e/', ''), title }));
    const runs = [
      { files: units, isBrowser: false },
      { files: filesOf(browser), titles, isBrowser: true },
    ];
    const failed = [];
    for (const run of runs.filter(({ files }) => files.length > 0)) {
      const outcome = await this.#run({ ...run, all: true });
      for (const test of outcome.passed) this.#clean.set(keyOf(test), true);
      for (const test of outcome.failed) {
        const passes = test.isWait && (await this.#alone(test));
        this.#clean.set(keyOf(test), passes);
        if (!passes) failed.push(test);
      }
      if (outcome.status !== 0 && outcome.failed.length === 0)
        failed.push({ file: run.files.join(' '), title: '', message: `the run ended with ${outcome.status}` });
    }
    return failed;
  }

  async #alone({ file, title }) {
    const outcome = await this.#run({ files: [file], titles: title === '' ? undefined : [title], ...named(file) });
    return outcome.status === 0;
  }

  /** Whether a test passes without the fault that is planted now; what was not run before is run for it. */
  async #passesClean(test, { undo, redo }) {
    const key = keyOf(test);
    if (!this.#clean.has(key)) {
      undo();
      this.#isBuilt = false;
      this.#clean.set(key, await this.#alone(test));
      redo();
      this.#isBuilt = false;
    }
    return this.#clean.get(key);
  }

  /** What should find it first, then every unit test that uses the file, then all that there are. */
  #stages({ tests, ...fault }) {
    const room = roomOf(fault);
    return [
      ...tests.map((test) => {
        const { file, title, isBrowser } = named(test);
        return { files: [file], titles: title === undefined ? undefined : [title], isBrowser };
      }),
      { files: [fault.file], isRelated: true, isBrowser: false },
      ...(isThorough ? [{ files: [`${room}/test`] }, { files: [], isBrowser: true }] : []),
    ];
  }

  async #stage(stage, planted) {
    let outcome = await this.#run(stage);
    // A title that was changed since: the whole file then.
    if (stage.titles && outcome.status === 0 && outcome.passed.length === 0)
      outcome = await this.#run({ ...stage, titles: undefined });
    if (outcome.status === 0) return undefined;
    if (outcome.status === 'not built') return { state: 'not built' };
    for (const test of outcome.failed) {
      if (test.isWait && (await this.#alone(test))) continue;
      if (await this.#passesClean(test, planted)) return { state: 'found', by: keyOf(test), message: test.message };
    }
    if (outcome.status === 'limit') return { state: 'ended by the limit' };
    if (outcome.failed.length > 0) return undefined;
    // Every test passed, and still the runner was not content: an error that reached no test.
    return { state: 'found', by: `${stage.files.join(' ')}: an error outside of any test`, message: '' };
  }

  async look(fault) {
    const begin = Date.now();
    let undo = plant(fault, this.#place.copy);
    this.#isBuilt = false;
    const planted = { undo: () => undo(), redo: () => (undo = plant(fault, this.#place.copy)) };
    let ended;
    try {
      for (const stage of this.#stages(fault)) {
        const found = await this.#stage(stage, planted);
        ended = found ?? ended;
        if (found && found.state !== 'ended by the limit') break;
      }
    } finally {
      undo();
      this.#isBuilt = false;
    }
    const { id, file, what } = fault;
    const seconds = Math.round((Date.now() - begin) / 1000);
    return { id, file, what, ...(ended ?? { state: 'not found' }), seconds };
  }
}

const row = ({ id, file, what, state, by, seconds }) =>
  `| ${[id, file, what, state === 'found' ? by : `**${state}**`, seconds].map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;

function tell(results) {
  console.log(['\n| fault | file | what one would notice | found by | seconds |', '|---|---|---|---|---|'].join('\n'));
  for (const result of results) console.log(row(result));
  for (const room of ['web', 'server']) {
    const own = results.filter((result) => roomOf(result) === room);
    const count = (state) => own.filter((result) => result.state === state).length;
    const others = ['not found', 'ended by the limit', 'not built'].map((state) => `${count(state)} ${state}`);
    console.log(`${room}: ${own.length} planted, ${count('found')} found, ${others.join(', ')}`);
  }
}

checkAll();
if (has('check')) {
  console.log(`All ${FAULTS.length} faults can be planted.`);
  process.exit(0);
}

const wanted = FAULTS.filter(
  (fault) => (!only || only.includes(fault.id)) && (kind === undefined || roomOf(fault) === kind),
);
const tree = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout.trim();
/** Of the same sources, as far as they are committed. */
const before =
  has('resume') && out !== undefined && existsSync(out) ? JSON.parse(readFileSync(out, 'utf8')) : undefined;
const { results, clean } = before?.tree === tree ? before : { results: before?.results ?? [], clean: [] };
const left = wanted.filter(({ id }) => !results.some((result) => result.id === id));
const keep = () =>
  out !== undefined &&
  writeFileSync(resolve(out), `${JSON.stringify({ tree, clean: trial.clean(), results }, undefined, 2)}\n`);
const folder = mkdtempSync(join(tmpdir(), 'branchline-planted-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const sign of ['SIGINT', 'SIGTERM']) process.once(sign, () => process.exit(1));

const trial = new Trial(folder, clean);
console.log(`${left.length} faults; first their tests without any fault …`);
const failed = await trial.control(left);
if (failed.length > 0) {
  console.error('These fail without any fault:');
  for (const test of failed) console.error(`  ${keyOf(test)}  ${test.message}`);
  process.exit(1);
}
keep();
for (const [at, fault] of left.entries()) {
  const result = await trial.look(fault);
  results.push(result);
  const { id, state, by = '', seconds } = result;
  console.log(`${at + 1}/${left.length} ${id}: ${state} ${by} (${seconds} s)`);
  keep();
}
tell(results);
