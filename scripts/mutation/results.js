// The results of the mutants: a table per package, and those that no test has found.

import { ROOMS, roomOf } from './sources.js';

const KINDS = ['killed', 'survived', 'timed out', 'not covered', 'open'];

const row = (cells) => `| ${cells.join(' | ')} |`;

/** Share of mutants that a test has found; one that runs for ever is found too. Open ones have not met every test yet. */
function line(name, results) {
  const counts = KINDS.map((kind) => results.filter(({ status }) => status === kind).length);
  const found = counts[0] + counts[2];
  const share = results.length ? `${((100 * found) / results.length).toFixed(1)}%` : '';
  return row([name, results.length, ...counts, share]);
}

const oneLine = (text) => text.replaceAll(/\s+/g, ' ').trim();
const short = (text) => (text.length > 100 ? `${text.slice(0, 97)}...` : text);
const shown = (text) => `\`${short(oneLine(text))}\``;

export const formatMutant = ({ file, line: at, mutator, original, replacement }) =>
  `${file}:${at} ${mutator} ${shown(original)} → ${shown(replacement)}`;

export function formatResults(results) {
  const table = [
    row(['room', 'mutants', ...KINDS, 'found']),
    row(['---', ...Array.from({ length: KINDS.length + 2 }, () => '--:')]),
    ...ROOMS.map((room) => [room, results.filter(({ file }) => roomOf(file) === room)])
      .filter(([, of]) => of.length > 0)
      .map(([room, of]) => line(room, of)),
    line('all', results),
  ];
  const lists = ['survived', 'not covered', 'timed out', 'open'].map((kind) => {
    const of = results.filter(({ status }) => status === kind);
    return of.length ? `\n${kind}:\n${of.map(formatMutant).join('\n')}` : '';
  });
  return [...table, ...lists].filter(Boolean).join('\n');
}
