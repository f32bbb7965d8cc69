// Tuning by play: a level with changed settings in one seat against another bot in all others, all variants on the same deals.
//
//   node bots/scripts/run.js tune --level director --seats 4,6 --board usa --rounds 1200 --set '{}' --set '{"marginWeight":0.03}'
//   node bots/scripts/run.js tune --steps '{"marginWeight":[0.003,0.03],"model.trackNoise":[0.08,0.25]}'
//
// With --steps every parameter in turn tries its values beside what has been found so far, and keeps one that wins more
// often by more than the standard error of the difference. What comes out is to be confirmed with --set and another --seed.

import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { transEuropa, type TransEuropa } from '@branchline/trans-europa';
import { botById, poolBotById, type Bot } from '../src/index.ts';
import { DIRECTOR, ENGINEER, INSPECTOR } from '../src/trans-europa/levels.ts';
import { searcher, type SearchSettings } from '../src/trans-europa/search/searcher.ts';
import { percent, playDeal, type Table } from './tables.ts';

const LOG = fileURLToPath(new URL('../tuning/play.jsonl', import.meta.url));
const LEVELS: Readonly<Record<string, SearchSettings>> = {
  engineer: ENGINEER,
  inspector: INSPECTOR,
  director: DIRECTOR,
};

/** Deals between signs of life. */
const REPORT_EVERY = 20;

/** Settings by path, `model.trackNoise` for example, or whole groups of them. */
type Changes = Readonly<Record<string, unknown>>;

function settingsWith(base: SearchSettings, changes: Changes): SearchSettings {
  const settings: Record<string, unknown> = { ...base };
  for (const [path, value] of Object.entries(changes)) {
    const [group, name] = path.split('.') as [string, string | undefined];
    if (!(group in settings)) throw new Error(`no setting ${group}`);
    settings[group] = name === undefined ? value : { ...(settings[group] as object), [name]: value };
  }
  return settings as unknown as SearchSettings;
}

interface Comparison {
  readonly base: SearchSettings;
  readonly tables: readonly Table[];
  readonly rounds: number;
  /** After so many seconds no further deal is begun. */
  readonly seconds: number;
  /** Common to all lines of log. */
  readonly remarks: object;
}

interface Verdict {
  readonly set: Changes;
  /** Against the first variant, on the same deals; in per cent, with its 95 % interval. */
  readonly gain: { readonly mean: number; readonly plusMinus: number };
}

/** Plays every variant on the same deals at every table, and notes a line for each. */
function compare({ base, tables, rounds, seconds, remarks }: Comparison, sets: readonly Changes[]): readonly Verdict[] {
  const bots = sets.map((set) => searcher(settingsWith(base, set)));
  const times = sets.map((): number[] => []);
  /** By variant and table: the share of the wins on every deal. */
  const won = sets.map(() => tables.map((): number[] => []));
  tables.forEach((table, at) => {
    const end = performance.now() + (1000 * seconds) / tables.length;
    for (let deal = 0; deal * table.config.seats < rounds && performance.now() < end; deal++) {
      bots.forEach((bot, i) => won[i]![at]!.push(playDeal(table, { bot, deal, times: times[i]! })));
      if (deal % REPORT_EVERY === REPORT_EVERY - 1) {
        console.error(deal + 1, 'deals:', won.map((by) => percent(by[at]!).mean).join(' '));
      }
    }
  });
  return sets.map((set, i) => {
    const gain = percent(won[i]!.flatMap((deals, at) => deals.map((share, deal) => share - won[0]![at]![deal]!)));
    const took = times[i]!.sort((a, b) => a - b);
    const line = {
      set,
      ...remarks,
      deals: won[i]!.map((deals) => deals.length),
      won: Object.fromEntries(
        tables.map(({ config }, at) => [`${config.board} ${config.seats}`, percent(won[i]![at]!)]),
      ),
      gain,
      meanMs: Math.round((10 * took.reduce((sum, time) => sum + time, 0)) / took.length) / 10,
      p95Ms: Math.round(took[Math.floor(took.length * 0.95)]!),
    };
    console.log(JSON.stringify(line));
    mkdirSync(dirname(LOG), { recursive: true });
    appendFileSync(LOG, `${JSON.stringify(line)}\n`);
    return { set, gain };
  });
}

function climb(comparison: Comparison, steps: Readonly<Record<string, readonly unknown[]>>): Changes {
  let found: Changes = {};
  for (const [path, values] of Object.entries(steps)) {
    const [, ...tried] = compare(comparison, [found, ...values.map((value) => ({ ...found, [path]: value }))]);
    for (const { set, gain } of tried.sort((a, b) => a.gain.mean - b.gain.mean)) {
      if (gain.mean > gain.plusMinus / 1.96) found = set;
    }
  }
  return found;
}

export function main(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      level: { type: 'string', default: 'director' },
      seats: { type: 'string', default: '4' },
      board: { type: 'string', default: 'europe' },
      edition: { type: 'string', default: 'classic' },
      rounds: { type: 'string', default: '800' },
      iterations: { type: 'string', default: '150' },
      against: { type: 'string', default: 'conductor' },
      seed: { type: 'string', default: '1' },
      seconds: { type: 'string', default: 'Infinity' },
      set: { type: 'string', multiple: true, default: ['{}'] },
      steps: { type: 'string' },
      note: { type: 'string' },
    },
  });
  const { level, rounds, seed, note, edition } = values;
  const base = LEVELS[level];
  const against = (botById('trans-europa', values.against) ?? poolBotById('trans-europa', values.against)) as
    | Bot<TransEuropa>
    | undefined;
  if (base === undefined || against === undefined) throw new Error('unknown level or bot');
  const iterations = Number(values.iterations);
  const tables = values.board.split(',').flatMap((board) =>
    values.seats.split(',').map((seats): Table => {
      const configured = transEuropa.configure({ seats: Number(seats), board, edition: values.edition });
      if (!configured.ok) throw new Error(JSON.stringify(configured.error));
      return { config: configured.value, against, iterations, seed };
    }),
  );
  const remarks = {
    level,
    edition,
    against: against.id,
    iterations,
    rounds: Number(rounds),
    seed,
    ...(note ? { note } : {}),
  };
  const comparison = { base, tables, rounds: Number(rounds), seconds: Number(values.seconds), remarks };
  if (values.steps === undefined) {
    compare(
      comparison,
      values.set.map((set) => JSON.parse(set) as Changes),
    );
  } else console.log('found', JSON.stringify(climb(comparison, JSON.parse(values.steps) as Record<string, unknown[]>)));
}
