// All mutants of a run, each by the tests that reach it. First all of them by tests that take little, which finds most; then what
// is left by tests that take long. So an unfinished run already says much.

import { applied } from './mutants.js';
import { planFor } from './plan.js';
import { createWorker } from './pool.js';
import { mixed } from './sample.js';
import { readSample } from './tree.js';

const SAVE_EVERY = 10;
/** In milliseconds: steps beyond it come in the second round. */
const LONG = 2000;
/** In milliseconds: beyond it a step is never tried before others. */
const CHEAP = 250;

const nameOf = ({ file, key }) => `${file} ${key}`;

/** Test files that have found others of the same source, and cost little: likely to find the next one too. */
function createFavourites() {
  const found = new Map();
  return {
    note: (file, { test }) => found.set(file, test),
    of: (file) => (step) => found.get(file) === step.test && step.ms < CHEAP,
  };
}

export async function judgeAll(root, mutants, store, { workers, log }) {
  const { sources } = readSample(root);
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  const numbers = new Map(sources.flatMap(({ mutants: all }) => all).map((mutant, number) => [nameOf(mutant), number]));
  const favourites = createFavourites();

  /** `isLong` takes the long steps, which come after all others. A mutant that has them yet before it stays open. */
  async function judge(worker, mutant, isLong) {
    const { file } = mutant;
    const all = planFor(numbers.get(nameOf(mutant)), store.reached, favourites.of(file));
    if (all.length === 0) return { status: 'not covered' };
    const steps = all.filter(({ ms }) => ms >= LONG === isLong);
    const question = { file, text: applied(texts.get(file), mutant), steps };
    const answer = await worker.judge(
      question,
      steps.map(({ ms }) => ms),
    );
    if (answer.status === 'broken') throw new Error(`${nameOf(mutant)}: ${answer.error}`);
    if (answer.status === 'survived' && all.length > steps.length && !isLong) return { status: 'open' };
    if (answer.status === 'killed' && answer.step !== undefined) favourites.note(file, steps[answer.step]);
    return { status: answer.status, by: answer.by };
  }

  async function round(isLong) {
    const before = isLong ? 'open' : undefined;
    // Mixed, so that a part of the round represents the whole.
    const left = mixed(
      mutants.filter((mutant) => store.results[nameOf(mutant)]?.status === before),
      nameOf,
    );
    let done = mutants.length - left.length;
    const work = async () => {
      const worker = createWorker(root);
      for (let mutant = left.shift(); mutant !== undefined; mutant = left.shift()) {
        const result = await judge(worker, mutant, isLong);
        store.results[nameOf(mutant)] = result;
        done++;
        if (isLong || done % SAVE_EVERY === 0) store.save();
        const name = nameOf(mutant).slice(0, 120).replaceAll('\n', ' ');
        log(`${isLong ? 'long tests ' : ''}${done}/${mutants.length} ${result.status} ${name}`);
      }
      worker.end();
    };
    await Promise.all(Array.from({ length: workers }, work));
    store.save();
  }

  await round(false);
  await round(true);
  return resultsOf(mutants, store);
}

/** What is known so far. */
export const resultsOf = (mutants, store) =>
  mutants.map((mutant) => ({ ...mutant, status: 'open', ...store.results[nameOf(mutant)] }));
