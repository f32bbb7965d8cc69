// npm run load-test -- [--only live,curve,…] [--seconds 120] [--save]: how many tables a server carries. The swarm is a process of
// its own (bench/scripts/swarm.ts); what is measured goes to bench/results, and the table of docs/operations.md is made from it.

import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GROUPS, SCENARIOS, type Group, type Scenario } from '../test/support/load/scenarios.ts';
import { measure, RAISED, type Measured } from '../test/support/load/measuring.ts';

const RESULTS = 'bench/results';

const load = (): string =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');

function row({ name }: Scenario, { report, inside, servers }: Measured): string {
  const { answered, shown } = report;
  const each = (say: (of: Measured['inside'][number]) => string): string =>
    inside.length === 0 ? '–' : inside.map(say).join(', ');
  const seen = report.idle > 0 ? `${report.idle} idle` : '';
  return [
    ...['', name, servers, report.tables, seen, report.perSecond, answered.p50, answered.p99, shown.p50, shown.p99],
    ...[
      shown.most,
      each(({ memory }) => `${memory} MB`),
      each(({ lag, stall }) => `${lag} · ${stall}`),
      each(({ flush }) => flush.join(' · ')),
      report.ownStall,
      each(({ busy }) => String(busy)),
    ],
    ...[report.load, ''],
  ].join(' | ');
}

/** What a server would refuse to so many who come from one address. */
const LIMITS = `Limits raised for this: ${Object.keys(RAISED).join(', ')}.`;

const HEAD = [
  '| what | processes | live tables | held besides | moves/s | answered p50 ms | p99 | on all screens p50 ms | p99 | longest | memory | loop lag p99 · longest ms | to disk p50 · p99 · longest ms | longest lag of the swarm itself ms | cores | load before, after |',
  '|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|',
];

export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: GROUPS.join(',') },
      seconds: { type: 'string', default: '30' },
      hold: { type: 'string', default: '300' },
      scale: { type: 'string', default: '1' },
      save: { type: 'boolean', default: false },
    },
  });
  const groups = values.only.split(',') as readonly Group[];
  const times = { seconds: Number(values.seconds), hold: Number(values.hold), scale: Number(values.scale) };
  const lines = [...HEAD];
  const all: object[] = [];
  console.log(`${LIMITS}\n`);
  for (const line of HEAD) console.log(line);
  for (const scenario of SCENARIOS(times).filter(({ group }) => groups.includes(group))) {
    const before = load();
    const measured = await measure(scenario);
    const report = { ...measured.report, load: `${before}, ${load()}` };
    const text = row(scenario, { ...measured, report }).trim();
    console.log(text);
    lines.push(text);
    all.push({ scenario, ...measured, report });
  }
  if (values.save) save(lines, all, values.only);
  return 0;
}

function save(lines: readonly string[], all: readonly object[], what: string): void {
  const date = new Date().toISOString();
  const machine = {
    model: cpus()[0]?.model,
    cores: cpus().length,
    memory: Math.round(totalmem() / 2 ** 30),
    node: process.version,
  };
  const name = join(RESULTS, `online-${date.slice(0, 16).replace(':', '')}`);
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(`${name}.json`, `${JSON.stringify({ date, machine, what, all }, null, 2)}\n`);
  const head = `# Online, ${date.slice(0, 16)}\n\n${machine.model}, ${machine.cores} cores, ${machine.memory} GB, Node ${machine.node}; swarm on the same machine. ${LIMITS}\n`;
  writeFileSync(`${name}.md`, `${head}\n${lines.join('\n')}\n`);
  console.log(`saved as ${name}.md and .json`);
}
