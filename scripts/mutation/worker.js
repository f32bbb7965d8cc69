// A process that runs tests on mutants, one after the other. The process that started it ends it when a mutant hangs.

import { createSession } from './session.js';

const [root] = process.argv.slice(2);
const session = await createSession(root);

/** Marks of what is reached at the moment, by number. */
let marks = new Uint8Array();
globalThis.__reach = (...numbers) => {
  for (const number of numbers) marks[number] = 1;
};

/** Runs every test of a file and tells which mutants each one reaches; what is reached outside of tests, all do. */
async function reach({ test, size }) {
  const inFile = new Uint8Array(size);
  const inTests = [];
  marks = inFile;
  const around = (number) => (marks = number === undefined ? inFile : (inTests[number] ??= new Uint8Array(size)));
  const result = await session.run(test, { around });
  const numbersOf = (marked = []) => [...marked].flatMap((mark, number) => (mark ? number : []));
  return { ...result, inFile: numbersOf(inFile), inTests: result.names.map((_, number) => numbersOf(inTests[number])) };
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

/** Takes texts that tell what they reach; from then on this process answers nothing else. */
async function tell({ texts }) {
  for (const [file, text] of Object.entries(texts)) session.exchange(file, text);
}

const answers = { reach, judge, tell };
process.on('message', async ({ ask, ...question }) => {
  const answer = await answers[ask](question).catch((error) => ({
    status: 'broken',
    error: String(error?.stack ?? error),
  }));
  process.send({ answer });
});
process.on('disconnect', () => process.exit());
process.send({ ready: true });
