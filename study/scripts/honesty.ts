// Are reviews honest? Predicted chances against what happened, and losses against both turns played out again.
// node study/scripts/run.js honesty [games] [seed] [budget]

import { botById, playGame, type Bot } from '@branchline/bots';
import { POLICY_MODEL, judgeTurns, reader, turnOf, whatIsKnown } from '@branchline/bots/trans-europa/judgement';
import { seedFromText } from '@branchline/core';
import { transEuropa, type State, type TransEuropa } from '@branchline/trans-europa';
import { numberFor } from '../src/streams.ts';
import { reviewFrom, reviewSteps, type Review } from '../src/trans-europa/review.ts';
import { turnsOf, type Course, type Turn } from '../src/trans-europa/turns.ts';

const TABLES = [
  ['conductor', 'engineer', 'apprentice', 'inspector'],
  ['conductor', 'conductor', 'inspector'],
  ['engineer', 'inspector'],
  ['greedy', 'apprentice', 'conductor', 'engineer'],
] as const;
const BINS = 10;
const MISTAKE = 0.1;
const AGAIN = 1000;

function play(bots: readonly string[], name: string): Course {
  const configured = transEuropa.configure({ seats: bots.length, edition: 'classic', options: { targetScore: 6 } });
  if (!configured.ok) throw new Error('the table cannot be set up');
  const states: State[] = [transEuropa.setup(configured.value)];
  const { moves } = playGame<TransEuropa>({
    game: transEuropa,
    config: configured.value,
    bots: bots.map((id) => botById('trans-europa', id) as unknown as Bot<TransEuropa>),
    seed: seedFromText(name),
    budget: { kind: 'iterations', count: 100 },
    onMove: (_, after) => void states.push(after),
  });
  return { moves, states };
}

const bins = { known: newBins(), open: newBins() };
function newBins() {
  return Array.from({ length: BINS }, () => ({ count: 0, predicted: 0, won: 0 }));
}

/** Every turn's chances, except the last of a round: those are what happened. */
function countChances({ turns }: Review): void {
  for (const turn of turns) {
    const last = turns.findLast(({ round }) => round === turn.round)!;
    if (turn === last) continue;
    for (const kind of ['known', 'open'] as const) {
      // By what the mover knew, only the mover's own chance is a prediction somebody could have made.
      const seats = kind === 'known' ? [turn.seat] : turn.open.keys();
      for (const seat of seats) {
        const chance = turn[kind][seat]!;
        const bin = bins[kind][Math.min(BINS - 1, Math.floor(chance * BINS))]!;
        bin.count++;
        bin.predicted += chance;
        bin.won += last.open[seat]!;
      }
    }
  }
}

let mistakes = 0;
let confirmed = 0;

/** Both turns again, in a thousand other deals: does the better one still win so much more? */
function playAgain(course: Course, review: Review): void {
  const turns = turnsOf(course);
  review.turns.forEach((turn, index) => {
    if ((turn.loss?.value ?? 0) < MISTAKE) return;
    const { before, seat } = turns[index] as Turn;
    const reading = reader(POLICY_MODEL);
    for (const state of course.states.slice(0, turn.first)) reading.look(transEuropa.view(state, seat));
    const view = transEuropa.view(before, seat);
    const both = [turnOf(view, turn.actions), turnOf(view, turn.best.actions)];
    const [, best] = judgeTurns(whatIsKnown(view, reading.suspects()), both, {
      deals: AGAIN,
      seed: numberFor('again', String(turn.first)),
    });
    mistakes++;
    // Two doubtful figures differ by as much as both doubts together allow.
    const allowed = Math.hypot(turn.loss!.doubt, 2 * best!.loss.doubt);
    if (Math.abs(-best!.loss.mean - turn.loss!.value) <= allowed) confirmed++;
  });
}

const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;

export function main(args: readonly string[]): void {
  const [games = 20, seed = 1, budget = 400] = args.map(Number);
  for (let game = 0; game < games; game++) {
    const bots = TABLES[game % TABLES.length]!;
    const course = play(bots, `honesty:${seed}:${game}`);
    const review = reviewFrom(
      reviewSteps(course, { budget, seed: '1', roughFirst: false }),
      { budget, seed: '1' },
      bots.length,
    );
    countChances(review);
    playAgain(course, review);
  }
  for (const kind of ['known', 'open'] as const) {
    const all = bins[kind].reduce((sum, { count }) => sum + count, 0);
    const error = bins[kind].reduce((sum, { predicted, won }) => sum + Math.abs(predicted - won), 0) / all;
    console.log(`${kind}: ${all} chances, expected calibration error ${percent(error)}`);
    for (const { count, predicted, won } of bins[kind]) {
      if (count > 0) console.log(`  said ${percent(predicted / count)}, was ${percent(won / count)} (${count})`);
    }
  }
  console.log(`${mistakes} turns called a mistake of 10 % or more; ${confirmed} confirmed in ${AGAIN} other deals`);
}
