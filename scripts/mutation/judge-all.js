// All mutants of a run, each by the tests that reach it.

import { applied } from './mutants.js';
import { planFor } from './plan.js';
import { createWorker } from './pool.js';
import { mixed } from './sample.js';
import { readSample } from './tree.js';

const SAVE_EVERY = 10;

/** Steps that have found others of the same file, and cost little: likely to find the next one too. */
function createFavourites() {
  const found = new Map();
  return {
    note: (file, { test, only }) => found.set(file, { test, only: only.join() }),
    of: (file) => (step) => found.get(file)?.test === step.test && step.ms < 250,
  };
}

export async function judgeAll(root, mutants, store, { workers, log }) {
  const { sources } = readSample(root);
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  const numbers = new Map(
    sources.flatMap(({ mutants: all }) => all).map(({ file, key }, number) => [`${file} ${key}`, number]),
  );
  const nameOf = ({ file, key }) => `${file} ${key}`;
  const favourites = createFavourites();
  // Mixed, so that a part of the run stands for the whole.
  const left = mixed(
    mutants.filter((mutant) => store.results[nameOf(mutant)] === undefined),
    nameOf,
  );
  let done = mutants.length - left.length;

  async function judge(worker, mutant) {
    const { file } = mutant;
    const steps = planFor(numbers.get(nameOf(mutant)), store.reached, favourites.of(file));
    if (steps.length === 0) return { status: 'not covered' };
    const question = { file, text: applied(texts.get(file), mutant), steps };
    const answer = await worker.judge(
      question,
      steps.map(({ ms }) => ms),
    );
    if (answer.status === 'broken') throw new Error(`${nameOf(mutant)}: ${answer.error}`);
    if (answer.status === 'killed' && answer.step !== undefined) favourites.note(file, steps[answer.step]);
    return { status: answer.status, by: answer.by };
  }

  const work = async () => {
    const worker = createWorker(root);
    for (let mutant = left.shift(); mutant !== undefined; mutant = left.shift()) {
      const result = await judge(worker, mutant);
      store.results[nameOf(mutant)] = result;
      done++;
      if (done % SAVE_EVERY === 0) store.save();
      log(`${done}/${mutants.length} ${result.status} ${nameOf(mutant).slice(0, 120).replaceAll('\n', ' ')}`);
    }
    worker.end();
  };
  await Promise.all(Array.from({ length: workers }, work));
  store.save();
  return mutants.map((mutant) => ({ ...mutant, ...store.results[nameOf(mutant)] }));
}
