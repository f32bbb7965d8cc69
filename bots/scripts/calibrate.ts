// Measures how good the reader of hands is: chances of cities compared with the real hands, over rounds between bots of every kind.
//
//   node bots/scripts/run.js calibrate --seed test --rounds 420
//   node bots/scripts/run.js calibrate --seed test --rounds 420 --json docs/reading.json --svg docs/pictures/reading.svg
//   node bots/scripts/run.js calibrate --seed train --set '{}' --set '{"trackNoise":0.3}'     only compares models
//
// What was chosen from the deals of one seed is to be shown on another's. --games keeps the rounds for the next run.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Seat } from '@branchline/core';
import { gridOf, transEuropa, type State } from '@branchline/trans-europa';
import { POLICY_MODEL, type PolicyModel } from '../src/trans-europa/inference/policy-model.ts';
import { reader, type SeatPosterior } from '../src/trans-europa/inference/reader.ts';
import { calibrationOf, calibrationText, type Calibration, type Saying } from './calibration.ts';
import { calibrationPlot } from './calibration-plot.ts';
import { recordedRounds, statesOf, type Recorded } from './recorded.ts';

/** After every so many moves the chances are asked for; the first time when all markers stand. */
const EVERY = 6;

interface Said extends Saying {
  /** The seat started in this city. */
  readonly isStart: boolean;
  /** Who held the hand. */
  readonly bot: string;
  readonly table: string;
}

interface Reading {
  readonly said: Said[];
  /** Bits by which the true hand gained on a blind guess, over all moves of hidden seats read so far. */
  bits: number;
  moves: number;
}

const truthIn = ({ hands }: SeatPosterior, held: readonly number[]): number => {
  for (let hand = 0; hand < hands.count; hand++) {
    if (hands.cities(hand).every((city, i) => city === held[i])) return hand;
  }
  return -1;
};

/** One viewer's estimates of all other seats at one moment. */
function say(
  reading: Reading,
  { bots, spec }: Recorded,
  { state, seats }: { state: State; seats: readonly SeatPosterior[] },
): void {
  const { cityJunction } = gridOf(state.config.board).graph;
  for (const { seat, cities } of seats) {
    const hand = state.secret.hands[seat]!;
    cities.forEach((chance, city) => {
      if (chance <= 0 || state.public.revealed[seat]!.includes(city)) return; // the rules alone say so
      reading.said.push({
        ...{ chance: Math.min(1, chance), held: hand.includes(city), bot: bots[seat]! },
        isStart: state.public.markers[seat] === cityJunction[city],
        table: `${spec.edition}/${spec.seats}`,
      });
    });
  }
}

function readRound(reading: Reading, round: Recorded, { model, viewer }: { model: PolicyModel; viewer: Seat }): void {
  const reader_ = reader(model);
  let since = EVERY - 1;
  let last: { readonly state: State; readonly seats: readonly SeatPosterior[] } | undefined;
  const moves = new Map<Seat, number>();
  const states = statesOf(round);
  states.forEach((state, i) => {
    if (state.public.rounds.length > 0) return;
    reader_.look(transEuropa.view(state, viewer));
    const { by } = round.moves[i]!;
    if (by !== 'chance' && by !== viewer) moves.set(by, (moves.get(by) ?? 0) + 1);
    if (state.public.stage.kind !== 'build' || ++since % EVERY !== 0) return;
    const seats = reader_.posterior().filter((seat) => seat !== undefined);
    last = { state, seats };
    say(reading, round, last);
  });
  for (const seat of last?.seats ?? []) {
    const truth = truthIn(seat, last!.state.secret.hands[seat.seat]!);
    reading.bits += Math.log2(seat.hands.chance(truth) * seat.hands.count);
    reading.moves += moves.get(seat.seat) ?? 0;
  }
}

function read(rounds: readonly Recorded[], model: PolicyModel): Reading {
  const reading: Reading = { said: [], bits: 0, moves: 0 };
  rounds.forEach((round, i) => readRound(reading, round, { model, viewer: i % round.spec.seats }));
  return reading;
}

interface Report {
  readonly name: string;
  readonly bitsPerMove: number;
  readonly all: Calibration;
  readonly starts: Calibration;
  readonly byBot: Readonly<Record<string, { readonly error: number; readonly logLoss: number }>>;
  readonly byTable: Readonly<Record<string, { readonly error: number; readonly logLoss: number }>>;
}

function by(said: readonly Said[], key: 'bot' | 'table') {
  const names = [...new Set(said.map((saying) => saying[key]))].sort();
  return Object.fromEntries(
    names.map((name) => {
      const { error, logLoss } = calibrationOf(said.filter((saying) => saying[key] === name));
      return [name, { error, logLoss }];
    }),
  );
}

const reportOf = (name: string, { said, bits, moves }: Reading): Report => ({
  name,
  bitsPerMove: bits / moves,
  all: calibrationOf(said),
  starts: calibrationOf(said.filter(({ isStart }) => isStart)),
  byBot: by(said, 'bot'),
  byTable: by(said, 'table'),
});

function print({ name, bitsPerMove, all, starts, byBot, byTable }: Report): void {
  console.log(`\n== ${name}: ${bitsPerMove.toFixed(3)} bits a move\nall cities\n${calibrationText(all)}`);
  console.log(`cities in which their seat started\n${calibrationText(starts)}`);
  for (const group of [byBot, byTable]) {
    console.log(
      Object.entries(group)
        .map(([key, { error, logLoss }]) => `${key} ${(100 * error).toFixed(1)} % ${logLoss.toFixed(3)}`)
        .join(' · '),
    );
  }
}

/** One kind of player, and starts nearly always on a good own city: as it was before the reader was fitted to many kinds. */
const BEFORE: PolicyModel = {
  markerNoise: 0.1,
  markerTemperature: 2,
  markerAny: 0,
  markerBeside: 0.15,
  besideTemperature: 3,
  kinds: [{ share: 1, noise: 0.15, temperature: 0.8 }],
  detour: [1, 0.1, 0.03],
};

const MODELS: Readonly<Record<string, PolicyModel>> = { before: BEFORE, now: POLICY_MODEL };

export function main(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: 'test' },
      rounds: { type: 'string', default: '420' },
      iterations: { type: 'string', default: '60' },
      seconds: { type: 'string', default: 'Infinity' },
      games: { type: 'string' },
      set: { type: 'string', multiple: true },
      json: { type: 'string' },
      svg: { type: 'string' },
    },
  });
  const rounds = recordedRounds({
    ...{ seed: values.seed, file: values.games },
    ...{ rounds: Number(values.rounds), iterations: Number(values.iterations), seconds: Number(values.seconds) },
  });
  console.log(`${rounds.length} rounds of seed "${values.seed}"`);
  if (values.set !== undefined) {
    for (const set of values.set) {
      const model = { ...POLICY_MODEL, ...(JSON.parse(set) as Partial<PolicyModel>) };
      const { bitsPerMove, all, starts } = reportOf(set, read(rounds, model));
      const figures = {
        bits: bitsPerMove,
        ece: all.error,
        loss: all.logLoss,
        startEce: starts.error,
        startLoss: starts.logLoss,
        // Mean of what was said, and share held, at both ends.
        least: [all.bins[0]!.said, all.bins[0]!.held],
        most: [all.bins.at(-1)!.said, all.bins.at(-1)!.held],
      };
      console.log(
        set,
        JSON.stringify(figures, (_, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(4)) : value)),
      );
    }
    return;
  }
  const reports = Object.entries(MODELS).map(([name, model]) => {
    const report = reportOf(name, read(rounds, model));
    print(report);
    return report;
  });
  if (values.json !== undefined) {
    writeFileSync(
      values.json,
      `${JSON.stringify({ seed: values.seed, rounds: rounds.length, reports }, undefined, 2)}\n`,
    );
  }
  if (values.svg !== undefined) writeFileSync(values.svg, calibrationPlot(reports));
}
