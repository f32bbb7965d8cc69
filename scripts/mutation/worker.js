// A process that runs tests on mutants, one after the other. Whoever started it ends it when a mutant hangs.

import { createSession } from './session.js';

const [root] = process.argv.slice(2);
const session = await createSession(root);

/** Runs every test of a file and tells which of the counted mutants each one reaches; what is reached outside of tests, all do. */
async function reach({ test }) {
  const counted = { mutantCoverage: { static: {}, perTest: {} } };
  globalThis.__stryker__ = counted;
  const around = (number) => (counted.currentTestId = number === undefined ? undefined : String(number));
  const result = await session.run(test, { around });
  const { static: inFile, perTest } = counted.mutantCoverage;
  const inTests = result.names.map((_, number) => Object.keys(perTest[number] ?? {}));
  return { ...result, inFile: Object.keys(inFile), inTests };
}

/** Runs the steps on one mutant until a test fails. */
async function judge({ file, text, steps }) {
  session.exchange(file, text);
  try {
    for (const [index, { test, only }] of steps.entries()) {
      process.send({ step: index });
      const { failure, error, stray } = await session.run(test, { only: new Set(only) });
      if (failure !== undefined) return { status: 'killed', by: `${test} > ${failure}`, step: index, error };
      if (stray !== undefined)
        return { status: 'stray', by: `${test} > outside of its tests`, step: index, error: stray };
    }
    return { status: 'survived' };
  } finally {
    session.exchange(file, undefined);
  }
}

/** Takes sources that count; from then on this process only tells what is reached. */
async function count({ texts }) {
  for (const [file, text] of Object.entries(texts)) session.exchange(file, text);
}

const answers = { reach, judge, count };
process.on('message', async ({ ask, ...question }) => {
  const answer = await answers[ask](question).catch((error) => ({
    status: 'broken',
    error: String(error?.stack ?? error),
  }));
  process.send({ answer });
});
process.send({ ready: true });
