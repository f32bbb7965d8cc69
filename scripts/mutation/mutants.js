// All mutants of a source, as Stryker makes them, and a source with one of them in place.

import { Instrumenter } from '@stryker-mutator/instrumenter';

const silent = () => {};
const logger = { isDebugEnabled: () => false, debug: silent, info: silent, warn: silent, error: silent };
const options = { plugins: null, excludedMutations: [], ignorers: [] };

/** Stryker counts lines from 0, a mutant of ours from 1, as editors do. Columns begin with 1 too. */
const ours = ({ location: { start, end }, mutatorName, replacement }) => ({
  at: `${start.line + 1}:${start.column + 1}-${end.line + 1}:${end.column + 1}`,
  mutator: mutatorName,
  replacement,
});

export const keyOf = ({ at, mutator, replacement }) => `${at} ${mutator} ${replacement}`;

/** The reverse of `keyOf`. */
export function parseKey(key) {
  const [at, mutator] = key.split(' ', 2);
  return { at, mutator, replacement: key.slice(at.length + mutator.length + 2) };
}

/** Numbers of a place, both ends. */
const numbersOf = (at) => at.split(/[:-]/).map(Number);

export const lineOf = ({ at }) => numbersOf(at)[0];

/** All mutants of a text, in their order in it, none twice. */
export async function mutantsOf(name, text) {
  const { mutants } = await new Instrumenter(logger).instrument([{ name, content: text, mutate: true }], options);
  return [...new Map(mutants.map(ours).map((mutant) => [keyOf(mutant), mutant])).values()];
}

/** Where a mutant begins and ends in its text. */
function rangeOf(text, { at }) {
  const [line, column, endLine, endColumn] = numbersOf(at);
  const starts = [0];
  for (let index = text.indexOf('\n'); index !== -1; index = text.indexOf('\n', index + 1)) starts.push(index + 1);
  return [starts[line - 1] + column - 1, starts[endLine - 1] + endColumn - 1];
}

export const originalOf = (text, mutant) => text.slice(...rangeOf(text, mutant));

/** What is no expression: blocks, and cases of a switch. */
const isStatement = ({ mutator, replacement }) =>
  mutator === 'BlockStatement' || /^(case\b|default:)/.test(replacement);

/** The text with one mutant in place; in parentheses, so that `a && b` in `a && b && c` becomes `(a || b) && c`. */
export function applied(text, mutant) {
  const [start, end] = rangeOf(text, mutant);
  const replacement = isStatement(mutant) ? mutant.replacement : `(${mutant.replacement})`;
  return text.slice(0, start) + replacement + text.slice(end);
}

/** In front of a text that tells what it reaches. */
const HEADER = 'const stryCov_9fa48 = globalThis.__reach;\n';

/**
 * Stryker's text with a switch at every place, by the names it gives: no mutant is ever on, and a place only tells of the mutants
 * of interest. What is left costs next to nothing, so that tests take about as long as they always do.
 */
const withoutSwitches = (text, isOfInterest) =>
  HEADER +
  text
    .replaceAll(/stryMutAct_9fa48\("\d+"\)/g, 'false')
    .replaceAll(/stryCov_9fa48\(("\d+"(?:, "\d+")*)\)/g, (_, listed) => {
      const numbers = listed.match(/\d+/g).filter(isOfInterest);
      return numbers.length > 0 ? `stryCov_9fa48(${numbers.join(', ')})` : '0';
    });

/**
 * Texts that call `globalThis.__reach` with the numbers of the mutants at the place they have come to. Takes sources with the
 * mutants of interest; gives back texts by file, and the numbers by file and key.
 */
export async function telling(sources) {
  const files = sources.map(({ file, text, mutants }) => ({
    name: file,
    content: text,
    mutate: mutants.map(({ at }) => {
      const [line, column, endLine, endColumn] = numbersOf(at);
      return { start: { line: line - 1, column: column - 1 }, end: { line: endLine - 1, column: endColumn - 1 } };
    }),
  }));
  const result = await new Instrumenter(logger).instrument(files, { ...options, noHeader: true });
  const wanted = new Set(sources.flatMap(({ file, mutants }) => mutants.map((mutant) => `${file} ${keyOf(mutant)}`)));
  const named = result.mutants.map((mutant) => [`${mutant.fileName} ${keyOf(ours(mutant))}`, mutant.id]);
  const numbers = new Map(named.filter(([name]) => wanted.has(name)).map(([name, id]) => [name, Number(id)]));
  const ids = new Set(numbers.values());
  const tell = (text) => withoutSwitches(text, (id) => ids.has(Number(id)));
  return { texts: Object.fromEntries(result.files.map(({ name, content }) => [name, tell(content)])), numbers };
}
