// A run of all tests on sources that tell where they are: which test reaches which mutant of the sample, and how long it takes.

import { telling } from './mutants.js';
import { createWorker } from './pool.js';
import { testsOf } from './sources.js';

/** Numbers of mutants in the sample, in its order. */
const numbered = (sample) =>
  sample.sources.flatMap(({ mutants }) => mutants).map(({ file, key }, number) => [`${file} ${key}`, number]);

/** Adds to `store.reached` what is not known yet, by test file. */
export async function findReached(root, sample, store, { workers, log }) {
  const tests = testsOf(root).filter((test) => store.reached[test] === undefined);
  if (tests.length === 0) return;
  const { texts, numbers } = await telling(sample.sources);
  const oursOf = new Map(numbered(sample).map(([name, number]) => [numbers.get(name), number]));
  if (oursOf.has(undefined)) throw new Error('a mutant of the sample is none that Stryker makes; draw again');
  const translated = (ids) => ids.flatMap((id) => oursOf.get(id) ?? []);
  const size = Math.max(...numbers.values()) + 1;
  const failures = [];
  const work = async () => {
    const worker = createWorker(root);
    await worker.ask({ ask: 'tell', texts });
    for (let test = tests.shift(); test !== undefined; test = tests.shift()) {
      const { failure, stray, error, times, ms, inFile, inTests } = await worker.ask({ ask: 'reach', test, size });
      if (failure ?? stray ?? error) failures.push(`${test} > ${failure}: ${error ?? stray}`);
      else
        store.reached[test] = {
          times: times.map(Math.ceil),
          inFile: translated(inFile),
          inTests: inTests.map(translated),
        };
      store.save();
      log(`${test}: ${(ms / 1000).toFixed(1)} s`);
    }
    worker.end();
  };
  await Promise.all(Array.from({ length: workers }, work));
  if (failures.length > 0) throw new Error(`tests fail without any mutant:\n${failures.join('\n')}`);
}
