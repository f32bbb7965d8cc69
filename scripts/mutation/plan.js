// Which tests are run on a mutant, and in which order: what reaches it, quick tests first, at last the others of these files.

/** In milliseconds: quick tests of a file are run together, others each for itself. */
const QUICK = 250;

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** Tests of one file as steps: the quick ones, then each slow one. */
function stepsOf(test, numbers, times) {
  const quick = numbers.filter((number) => times[number] < QUICK);
  const slow = numbers.filter((number) => times[number] >= QUICK);
  return [quick, ...slow.map((number) => [number])]
    .filter((only) => only.length > 0)
    .map((only) => ({ test, only, ms: sum(only.map((number) => times[number])) }));
}

const byTime = (steps) => steps.toSorted((a, b) => a.ms - b.ms);

/**
 * `reached` is what the counting run has told, by test file: `{ times, inFile, inTests }`. A test may stand on what an earlier
 * test of its file has had computed, so the others of the file come too, last. `favourite` is tried before all.
 */
export function planFor(id, reached, favourite) {
  const first = [];
  const last = [];
  for (const [test, { times, inFile, inTests }] of Object.entries(reached)) {
    const isInFile = inFile.includes(id);
    const direct = inTests.flatMap((ids, number) => (isInFile || ids.includes(id) ? [number] : []));
    if (direct.length === 0) continue;
    first.push(...stepsOf(test, direct, times));
    last.push(
      ...stepsOf(
        test,
        [...times.keys()].filter((number) => !direct.includes(number)),
        times,
      ),
    );
  }
  const steps = [...byTime(first), ...byTime(last)];
  if (favourite === undefined) return steps;
  const [before, rest] = [true, false].map((is) => steps.filter((step) => favourite(step) === is));
  return [...before, ...rest];
}
