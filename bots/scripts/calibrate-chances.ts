// Measures how honest chances of winning are: `chancesAt` during rounds between bots of every kind, compared with the winners.
//
//   node bots/scripts/run.js calibrate-chances --seed test --rounds 420
//   node bots/scripts/run.js calibrate-chances --seed train --mix '{"nearest":1,"patient":0,"remote":0,"sociable":0,"whim":0}'

import { parseArgs } from 'node:util';
import { transEuropa } from '@branchline/trans-europa';
import {
  allHandsOpen,
  ANY_MANNERS,
  chancesAt,
  POLICY_MODEL,
  reader,
  whatIsKnown,
  type Manners,
} from '../src/trans-europa/judgement.ts';
import { calibrationOf, calibrationText, type Saying } from './calibration.ts';
import { recordedRounds, statesOf, type Recorded } from './recorded.ts';

/** Chances are asked for after every so many moves. */
const EVERY = 9;

interface Said {
  readonly known: Saying[];
  readonly open: Saying[];
}

interface Asking {
  readonly manners: Manners;
  readonly deals: number;
  /** The viewpoint. */
  readonly viewer: number;
}

function follow(said: Said, round: Recorded, { manners, deals, viewer }: Asking): void {
  const states = statesOf(round);
  const { missing } = states.at(-1)!.public.rounds[0]!;
  const least = Math.min(...missing);
  const isShared = missing.filter((count) => count === least).length > 1;
  if (isShared) return; // won or not: a share is neither
  const reading = reader(POLICY_MODEL);
  states.forEach((state, i) => {
    if (state.public.rounds.length > 0) return;
    const view = transEuropa.view(state, viewer);
    reading.look(view);
    if (i % EVERY !== 0) return;
    const sample = { deals, seed: i, manners };
    const standpoints = { known: whatIsKnown(view, reading.suspects()), open: allHandsOpen(state) };
    for (const name of ['known', 'open'] as const) {
      chancesAt(standpoints[name], sample)?.forEach(({ mean }, seat) =>
        // One more deal in which all seats are equally likely: a hundred deals never make a certainty.
        said[name].push({ chance: (mean * deals + 1 / missing.length) / (deals + 1), held: missing[seat] === least }),
      );
    }
  });
}

export function main(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: 'test' },
      rounds: { type: 'string', default: '420' },
      iterations: { type: 'string', default: '60' },
      deals: { type: 'string', default: '100' },
      seconds: { type: 'string', default: 'Infinity' },
      games: { type: 'string' },
      mix: { type: 'string', multiple: true },
    },
  });
  const rounds = recordedRounds({
    ...{ seed: values.seed, file: values.games },
    ...{ rounds: Number(values.rounds), iterations: Number(values.iterations), seconds: Number(values.seconds) },
  });
  const mixes = values.mix?.map((text): Manners => {
    const mix = JSON.parse(text) as Manners['own'];
    return { own: mix, others: mix, varied: true };
  });
  for (const manners of mixes ?? [ANY_MANNERS]) {
    const said: Said = { known: [], open: [] };
    rounds.forEach((round, i) =>
      follow(said, round, { manners, deals: Number(values.deals), viewer: i % round.spec.seats }),
    );
    for (const name of ['known', 'open'] as const) {
      const calibration = calibrationOf(said[name]);
      const { error, logLoss } = calibration;
      if (values.mix === undefined) console.log(`${rounds.length} rounds, ${name}\n${calibrationText(calibration)}`);
      else console.log(JSON.stringify(manners.others), name, error.toFixed(4), logLoss.toFixed(4));
    }
  }
}
