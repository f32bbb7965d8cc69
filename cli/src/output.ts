// The output of commands: plain text and tables to standard output, one JSON document with --json.

import { EXIT, systemText } from './fail.ts';
import { printable, printableJson } from './text/plain.ts';

export const print = (text: string): void => void process.stdout.write(`${printable(text)}\n`);

/** One document, one line: easy for programs, and the hash of a board needs no particular layout. */
export const printJson = (document: unknown): void => print(printableJson(JSON.stringify(document)));

export const warn = (text: string): void => void process.stderr.write(`branchline: ${printable(text)}\n`);

/** A reader that stops reading (`| head`) is no error; a full disk behind a redirection is one. */
export function guardStandardOutput(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(process.exitCode ?? EXIT.ok);
    warn(`cannot write to standard output: ${systemText(error) ?? error.message}`);
    process.exit(EXIT.bad);
  });
  process.stderr.on('error', () => undefined);
}

export type Cell = string | number;

/** Columns two blanks apart; numbers and the cells of number columns to the right. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const right = head.map((_, column) => rows.length > 0 && rows.every((row) => isFigure(row[column] ?? '')));
  const texts = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...texts.map((row) => width(row[column] ?? ''))));
  return texts
    .map((row) =>
      row
        .map((cell, column) => {
          const blanks = ' '.repeat(widths[column]! - width(cell));
          return right[column] ? blanks + cell : cell + blanks;
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const width = (text: string): number => Array.from(text).length;

const isFigure = (cell: Cell): boolean =>
  typeof cell === 'number' || /^[–-]?$|^[+−-]?\d[\d.,]*k?( ?[%±].*)?$/.test(cell);

const LINE_WIDTH = 100;

/** Breaks running text into lines of readable length. */
export const wrapped = (text: string): string => {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line !== '' && width(line) + 1 + width(word) > LINE_WIDTH) {
        lines.push(line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    lines.push(line);
  }
  return lines.join('\n');
};

export const fixed = (value: number, digits: number): string => (Number.isFinite(value) ? value.toFixed(digits) : '–');

export const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${fixed((100 * part) / whole, 1)} %`;
