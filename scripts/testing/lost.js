// A reporter for vitest that ends a run in which a test never comes back: a loop without an end lets no limit inside its
// own thread pass. It says which files were still running and ends the whole run, which nothing else could.

import { spawnSync } from 'node:child_process';
import { relative, sep } from 'node:path';
import { reportLost } from '../lib/reports.js';
import { root } from '../lib/run.js';
import { limitOf, readTimes } from '../lib/usual-times.js';

/** Seconds beyond the limit of a file's slowest test in which that limit, or that of what is set up before, could have been heard of. */
const GRACE = 90;
/** Milliseconds between two looks. */
const LOOK = 5000;

/** Seconds after which a file that says nothing is lost. */
function patienceWith(file, times) {
  const names = Object.keys(times.unit).filter((name) => name.startsWith(`${file}: `));
  return Math.max(limitOf('unit', '', times), ...names.map((name) => limitOf('unit', name, times))) + GRACE;
}

const fromRoot = (path) => relative(root, path).split(sep).join('/');

/** Processes that a process has started, and theirs. */
function descendantsOf(pid) {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = (stdout ?? '').split('\n').map((row) => row.trim().split(/\s+/).map(Number));
  const below = (parent) => pairs.filter(([, of]) => of === parent).flatMap(([child]) => [child, ...below(child)]);
  return below(pid);
}

function endEverything() {
  if (process.platform === 'win32') spawnSync('taskkill', ['/T', '/F', '/PID', String(process.pid)]);
  for (const pid of descendantsOf(process.pid)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
  process.exit(1);
}

export default class Lost {
  #times = readTimes();
  /** When a file was last heard of. */
  #heard = new Map();
  /** The last result of a file may be told after its end. */
  #ended = new Set();
  #timer;

  onTestRunStart() {
    this.#timer = setInterval(() => this.#look(), LOOK);
    this.#timer.unref();
  }

  #hear({ moduleId }) {
    if (!this.#ended.has(moduleId)) this.#heard.set(moduleId, Date.now());
  }

  onTestModuleStart(testModule) {
    this.#hear(testModule);
  }

  onTestCaseResult({ module }) {
    this.#hear(module);
  }

  onTestModuleEnd({ moduleId }) {
    this.#ended.add(moduleId);
    this.#heard.delete(moduleId);
  }

  onTestRunEnd() {
    clearInterval(this.#timer);
  }

  #look() {
    const now = Date.now();
    const silent = Array.from(this.#heard, ([moduleId, at]) => ({ file: fromRoot(moduleId), for: (now - at) / 1000 }));
    const lost = silent.filter((each) => each.for > patienceWith(each.file, this.#times)).map(({ file }) => file);
    if (lost.length === 0) return;
    const reason = ' (never came back; the run was ended)';
    const tests = lost.map((file) => ({ runner: 'unit', file, titles: [], name: file, reason }));
    console.error(`\nNever came back: ${lost.join(', ')}`);
    reportLost(tests);
    endEverything();
  }
}
