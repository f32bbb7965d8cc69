// The benchmarks as a table for the terminal, for a page and for programs, with the machine they ran on.

import { cpus, loadavg, totalmem, type } from 'node:os';
import { isMet, type Row } from '@branchline/bench';
import { table } from '../output.ts';

export interface Machine {
  readonly date: string;
  readonly processor: string;
  readonly cores: number;
  readonly memory: string;
  readonly platform: string;
  readonly node: string;
  /** Processes that wanted to run in the minute before: figures of a busy machine are low. */
  readonly load: number;
}

export const machine = (): Machine => ({
  date: new Date().toISOString(),
  processor: (cpus()[0]?.model ?? 'unknown').replace(/\s+/g, ' ').trim(),
  cores: cpus().length,
  memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
  platform: `${type()} ${process.arch}`,
  node: process.version,
  load: loadavg()[0] ?? 0,
});

/** `512,000`, `41.3`, `0.082` */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 1 ? 1 : 3;
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** How many times the target: above 1 means met, in either direction. */
const timesBar = ({ value, bar, less }: Row): string =>
  bar === undefined ? '' : `${(less ? bar / value : value / bar).toFixed(2)} ×`;

const HEAD = ['', 'what', 'measured', 'unit', 'bar', 'times the bar', '', 'remark'] as const;

const cells = (row: Row): string[] => [
  row.group,
  row.what,
  figure(row.value),
  row.unit,
  row.bar === undefined ? '' : `${row.less ? '≤' : '≥'} ${row.bar.toLocaleString('en-US')}`,
  timesBar(row),
  { true: 'met', false: 'MISSED', undefined: '' }[String(isMet(row)) as 'true'],
  row.remark ?? '',
];

const machineLine = ({ date, processor, cores, memory, platform, node, load }: Machine): string =>
  `${processor}, ${cores} cores, ${memory}, ${platform}, Node ${node}, load ${load.toFixed(1)}, ${date.slice(0, 16).replace('T', ' ')} UTC`;

export const benchText = (rows: readonly Row[], where: Machine): string =>
  [machineLine(where), '', table([...HEAD], rows.map(cells))].join('\n');

export const benchJson = (rows: readonly Row[], where: Machine): object => ({
  machine: where,
  rows: rows.map((row) => ({
    ...row,
    ...(Number.isFinite(row.value) ? {} : { value: null }),
    ...(row.bar === undefined ? {} : { met: isMet(row) }),
  })),
});

export const benchPage = (rows: readonly Row[], where: Machine): string =>
  [
    '# Benchmarks',
    '',
    `\`npx branchline bench --save\` on ${machineLine(where)}. Rates are per second of processor time on one core.`,
    '',
    `| ${HEAD.join(' | ')} |`,
    `|${HEAD.map(() => '---').join('|')}|`,
    ...rows.map((row) => `| ${cells(row).join(' | ')} |`),
    '',
  ].join('\n');

/** `2026-11-15-intel-xeon` */
export const fileName = ({ date, processor }: Machine): string =>
  `${date.slice(0, 10)}-${processor
    .replace(/\(\w+\)|processor|cpu|@.*/gi, '')
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')}`;
