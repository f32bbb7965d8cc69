// Tuning by play: the Director with changed settings in one seat against another bot in all others, and a line of log for each.
//
//   node bots/scripts/run.js tune --seats 4 --board europe --rounds 800 --iterations 150 --set '{"marginWeight":0.03}'

import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { fastRng, rngForMove, seedFromText, type Move } from '@branchline/core';
import { transEuropa, type Config, type TransEuropa } from '@branchline/trans-europa';
import { botById, type Bot } from '../src/index.ts';
import { DIRECTOR } from '../src/trans-europa/levels.ts';
import { searcher, type SearchSettings } from '../src/trans-europa/search/searcher.ts';

const LOG = fileURLToPath(new URL('../tuning/play.jsonl', import.meta.url));

interface Table {
  readonly config: Config;
  readonly bot: Bot<TransEuropa>;
  readonly against: Bot<TransEuropa>;
  readonly iterations: number;
  readonly seed: string;
}

/** One round; the share of the win of the seat that is tested, and how long its decisions took. */
function playRound({ config, bot, against, iterations, seed }: Table, round: number, times: number[]): number {
  const seat = round % config.seats;
  const deal = seedFromText(`tune:${seed}:${Math.floor(round / config.seats)}`);
  const players = Array.from({ length: config.seats }, (_, place) =>
    (place === seat ? bot : against).start({
      game: transEuropa,
      config,
      seat: place,
      rng: fastRng(round * 10 + place),
      budget: { kind: 'iterations', count: iterations },
    }),
  );
  let state = transEuropa.setup(config);
  for (let count = 0; state.public.rounds.length === 0; count++) {
    const turn = transEuropa.turn(state);
    const before = state;
    let move: Move<TransEuropa>;
    if (turn.kind === 'seats') {
      const by = turn.seats[0]!;
      const start = performance.now();
      const action = players[by]!.decide(transEuropa.view(before, by));
      if (by === seat) times.push(performance.now() - start);
      move = { by, ...action };
    } else move = { by: 'chance', ...transEuropa.draw(before, rngForMove(deal, count)) };
    state = transEuropa.apply(before, move);
    const after = state;
    players.forEach((player, place) =>
      player.observe?.(transEuropa.events(before, move, after, place), () => transEuropa.view(after, place)),
    );
  }
  const { missing } = state.public.rounds[0]!;
  const least = Math.min(...missing);
  return missing[seat] === least ? 1 / missing.filter((count) => count === least).length : 0;
}

function settingsWith(changes: Partial<SearchSettings>): SearchSettings {
  const model = changes.model && DIRECTOR.model ? { ...DIRECTOR.model, ...changes.model } : DIRECTOR.model;
  return { ...DIRECTOR, ...changes, ...(model ? { model } : {}) };
}

export function main(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seats: { type: 'string', default: '4' },
      board: { type: 'string', default: 'europe' },
      rounds: { type: 'string', default: '800' },
      iterations: { type: 'string', default: '150' },
      against: { type: 'string', default: 'conductor' },
      seed: { type: 'string', default: '1' },
      set: { type: 'string', multiple: true, default: ['{}'] },
      note: { type: 'string', default: '' },
    },
  });
  const seats = Number(values.seats);
  const configured = transEuropa.configure({ seats, board: values.board, edition: 'classic' });
  const against = botById('trans-europa', values.against) as Bot<TransEuropa> | undefined;
  if (!configured.ok || against === undefined) throw new Error('unknown table or bot');
  for (const set of values.set) {
    const bot = searcher(settingsWith(JSON.parse(set) as Partial<SearchSettings>));
    const table = { config: configured.value, bot, against, iterations: Number(values.iterations), seed: values.seed };
    const times: number[] = [];
    const wins = Array.from({ length: Number(values.rounds) }, (_, round) => playRound(table, round, times));
    const mean = wins.reduce((sum, win) => sum + win, 0) / wins.length;
    const spread = Math.sqrt(wins.reduce((sum, win) => sum + (win - mean) ** 2, 0)) / wins.length;
    times.sort((a, b) => a - b);
    const line = {
      ...{ set: JSON.parse(set) as unknown, seats, board: values.board, against: values.against },
      ...{ iterations: table.iterations, rounds: wins.length, seed: values.seed },
      ...{ won: Number((100 * mean).toFixed(1)), plusMinus: Number((196 * spread).toFixed(1)) },
      ...{ meanMs: Number((times.reduce((sum, time) => sum + time, 0) / times.length).toFixed(1)) },
      ...{ p95Ms: Number(times[Math.floor(times.length * 0.95)]!.toFixed(0)) },
      ...(values.note === '' ? {} : { note: values.note }),
    };
    console.log(JSON.stringify(line));
    appendFileSync(LOG, `${JSON.stringify(line)}\n`);
  }
}
