// npm run attack-test -- [--only directors,watching,…] [--seconds 8] [--tables 200]: hostile scenarios beside ordinary tables, each
// against a separate server on this machine; one row each. The table of docs/security.md is made from it.

import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { scenariosFor, type Scenario } from '../test/support/attack/scenarios.ts';
import { trialOf, type Phase, type Trial } from '../test/support/attack/trial.ts';

const HEAD = [
  "| attack | quotas | people's moves p50 · p99 ms: quiet → attacked | p99, times | Conductors p50 · p95 ms: quiet → attacked | p95, times | longest /healthz ms: quiet → attacked | main loop held p99 · longest · longest work ms: quiet → attacked | how the attacker was answered | load |",
  '|---|---|---|---|---|---|---|---|---|---|',
];

function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Infinity;
}

const shown = (milliseconds: number): string =>
  Number.isFinite(milliseconds) ? milliseconds.toFixed(milliseconds < 10 ? 1 : 0) : '–';

const pair = (times: readonly number[], high: number): string =>
  `${shown(quantile(times, 0.5))} · ${shown(quantile(times, high))}`;

const ratio = (quiet: readonly number[], attacked: readonly number[], share: number): string =>
  (quantile(attacked, share) / quantile(quiet, share)).toFixed(1);

/** How often each, the most frequent first. */
function answersOf({ answers, attacked, readyAfter }: Trial): string {
  const told = Object.entries(answers)
    .sort(([, a], [, b]) => b - a)
    .map(([answer, count]) => `${answer} × ${count}`);
  if (attacked.notStored > 0) told.push(`people: not-stored × ${attacked.notStored}`);
  if (readyAfter !== undefined) {
    if (readyAfter === 0) told.push('ready all the time');
    else told.push(Number.isFinite(readyAfter) ? `ready again after ${readyAfter.toFixed(1)} s` : 'not ready again');
    told.push(`longest move ${(Math.max(...attacked.moves) / 1000).toFixed(1)} s`);
  }
  return told.join(', ');
}

function rowOf({ what, isRaised }: Scenario, trial: Trial): string {
  const { quiet, attacked } = trial;
  const both = (say: (phase: Phase) => string): string => `${say(quiet)} → ${say(attacked)}`;
  return [
    ...['', what, isRaised ? 'raised' : 'as set'],
    both(({ moves }) => pair(moves, 0.99)),
    ratio(quiet.moves, attacked.moves, 0.99),
    both(({ bots }) => pair(bots, 0.95)),
    ratio(quiet.bots, attacked.bots, 0.95),
    both(({ health }) => shown(Math.max(...health))),
    both(({ held }) => `${shown(held.p99)} · ${shown(held.longest)} · ${shown(held.work)}`),
    answersOf(trial),
    loadavg()[0]!.toFixed(1),
    '',
  ]
    .join(' | ')
    .trim();
}

export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: '' },
      seconds: { type: 'string', default: '8' },
      tables: { type: 'string', default: '200' },
      ordinary: { type: 'string', default: '4' },
      /** All clients come from one address. */
      together: { type: 'boolean', default: false },
      /** NAME=VALUE: further settings of the server. */
      set: { type: 'string', multiple: true, default: [] },
    },
  });
  const scenarios = scenariosFor(Number(values.tables));
  const names = values.only === '' ? scenarios.map(({ name }) => name) : values.only.split(',');
  const unknown = names.filter((name) => !scenarios.some((scenario) => scenario.name === name));
  if (unknown.length > 0) {
    console.error(`Unknown: ${unknown.join(', ')}. Known: ${scenarios.map(({ name }) => name).join(', ')}.`);
    return 2;
  }
  const setup = {
    seconds: Number(values.seconds),
    ordinaryTables: Number(values.ordinary),
    isTogether: values.together,
    env: Object.fromEntries(values.set.map((each) => each.split('=', 2))) as Record<string, string>,
  };
  for (const line of HEAD) console.log(line);
  for (const scenario of scenarios.filter(({ name }) => names.includes(name))) {
    console.log(rowOf(scenario, await trialOf(scenario, setup)));
  }
  return 0;
}
