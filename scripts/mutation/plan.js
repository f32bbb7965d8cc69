// Which tests are run on a mutant, and in which order: what reaches it, quick tests first, at last the others of these files.

/** In milliseconds: quick tests of a file are run together, others each for itself. */
const QUICK = 250;
const FEW = 3;

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
 * `reached` is what the run without mutants has told, by test file: `{ times, inFile, inTests }`. A test may stand on what an
 * earlier test of its file has had computed and kept, so the others of these files come too, last: all quick ones, and the slow
 * ones where so few tests reach the mutant that it may well be about something kept. `favourite` steps come before all.
 */
export function planFor(id, reached, favourite = () => false) {
  const first = [];
  const last = [];
  for (const [test, { times, inFile, inTests }] of Object.entries(reached)) {
    const isInFile = inFile.includes(id);
    const direct = inTests.flatMap((ids, number) => (isInFile || ids.includes(id) ? [number] : []));
    if (direct.length === 0) continue;
    first.push(...stepsOf(test, direct, times));
    const others = [...times.keys()].filter((number) => !direct.includes(number));
    last.push(...stepsOf(test, direct.length > FEW ? others.filter((number) => times[number] < QUICK) : others, times));
  }
  const steps = [...byTime(first), ...byTime(last)];
  return [...steps.filter(favourite), ...steps.filter((step) => !favourite(step))];
}
