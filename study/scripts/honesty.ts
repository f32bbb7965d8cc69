// Are reviews honest? Bot games are reviewed, one line a game: every chance beside what came of it, and every mistake of 10 %
// and more beside the same two turns played out a thousand times. Goes on where it was stopped.
//
//   node study/scripts/run.js honesty --out FILE --to 500 --budget 400
//   node study/scripts/run.js honesty --out OPEN --to 500 --budget 2500 --open      only chances with all hands face up: quick
//   node study/scripts/run.js honesty-report FILE --svg docs/pictures/honesty.svg

import { appendFileSync } from 'node:fs';
import { botById, playGame, poolBotById, poolIds, type Bot } from '@branchline/bots';
import { POLICY_MODEL, judgeTurns, reader, turnOf, whatIsKnown } from '@branchline/bots/trans-europa/judgement';
import { pick, seedFromText } from '@branchline/core';
import { transEuropa, type State, type TransEuropa } from '@branchline/trans-europa';
import { numberFor, streamOf } from '../src/streams.ts';
import { reviewFrom, reviewSteps, type Review, type TurnReview } from '../src/trans-europa/review.ts';
import { turnsOf, type Course, type Turn } from '../src/trans-europa/turns.ts';
import { openChances, outcomeOf } from '../src/trans-europa/verdict.ts';
import { gamesToDo, short, type Line, type Mistake, type Saying } from './honesty-lines.ts';

/** All bots that may play at a table: the levels, and opponents that are unrelated to the search. */
const KINDS = ['apprentice', 'conductor', 'engineer', 'inspector', 'director', ...poolIds('trans-europa')];
const TABLES = [
  { seats: 4, board: 'europe' },
  { seats: 2, board: 'europe' },
  { seats: 3, board: 'usa' },
  { seats: 5, board: 'usa' },
] as const;
const MISTAKE = 0.1;
const AGAIN = 1000;
const SEED = '1';

type Bots = Bot<TransEuropa>;

function play(
  seats: number,
  board: string,
  name: string,
): { readonly bots: readonly string[]; readonly course: Course } {
  const configured = transEuropa.configure({ seats, edition: 'classic', board, options: { targetScore: 1 } });
  if (!configured.ok) throw new Error('the table cannot be set up');
  const rng = streamOf(name, 'bots');
  const bots = Array.from({ length: seats }, () => pick(KINDS, rng));
  const states: State[] = [transEuropa.setup(configured.value)];
  const { moves } = playGame<TransEuropa>({
    game: transEuropa,
    config: configured.value,
    bots: bots.map((id) => (botById('trans-europa', id) ?? poolBotById('trans-europa', id)) as unknown as Bots),
    seed: seedFromText(name),
    budget: { kind: 'iterations', count: 60 },
    onMove: (_, after) => void states.push(after),
  });
  return { bots, course: { moves, states } };
}

/** Every turn's chances beside what came of them, except the last turn of a round: that is what happened. */
function sayings({ turns }: Review, kind: 'known' | 'open'): readonly Saying[] {
  const ends = new Map(turns.map((turn) => [turn.round, turn]));
  const said = (turn: TurnReview, seat: number): Saying => [
    short(turn[kind][seat]!),
    short(ends.get(turn.round)!.open[seat]!),
  ];
  return turns
    .filter((turn) => ends.get(turn.round) !== turn)
    .flatMap((turn) =>
      // By what the mover knew, only the mover's own chance is a prediction a player could have made.
      kind === 'known' ? [said(turn, turn.seat)] : turn.open.map((_, seat) => said(turn, seat)),
    );
}

/** The same with all hands face up alone, without judging any turn. */
function openSayings(turns: readonly Turn[], budget: number): readonly Saying[] {
  const ends = new Map(turns.map((turn) => [turn.round, turn]));
  return turns.flatMap((turn) => {
    const end = ends.get(turn.round)!;
    if (turn === end) return [];
    const got = outcomeOf(end.before, end.after) ?? [];
    return openChances(turn.after, numberFor(SEED, `${turn.first}:open`), budget).map((chance, seat): Saying => [
      short(chance),
      short(got[seat]!),
    ]);
  });
}

/** Both turns again, in a thousand other deals: does the better one still win so much more? */
function playAgain(course: Course, { before, seat, first, actions }: Turn, review: TurnReview): Mistake {
  const reading = reader(POLICY_MODEL);
  for (const state of course.states.slice(0, first)) reading.look(transEuropa.view(state, seat));
  const view = transEuropa.view(before, seat);
  const both = [turnOf(view, actions), turnOf(view, review.best.actions)];
  const [, best] = judgeTurns(whatIsKnown(view, reading.suspects()), both, {
    deals: AGAIN,
    seed: numberFor('again', String(first)),
  });
  const { value, doubt } = review.loss!;
  return [short(value), short(doubt), short(-best!.loss.mean), short(2 * best!.loss.doubt)];
}

interface Wanted {
  readonly seed: string;
  readonly budget: number;
  readonly openOnly: boolean;
}

function lineOf(game: number, { seed, budget, openOnly }: Wanted): Line {
  const { seats, board } = TABLES[game % TABLES.length]!;
  const began = process.cpuUsage();
  const { bots, course } = play(seats, board, `honesty:${seed}:${game}`);
  if (openOnly) {
    const turns = turnsOf(course);
    const open = openSayings(turns, budget);
    return { game, seats, board, bots, budget, turns: turns.length, known: [], open, mistakes: [], seconds: 0 };
  }
  const effort = { budget, seed: SEED };
  const review = reviewFrom(reviewSteps(course, effort), effort, seats);
  const turns = turnsOf(course);
  const mistakes = review.turns.flatMap((turn, index) =>
    (turn.loss?.value ?? 0) < MISTAKE ? [] : [playAgain(course, turns[index]!, turn)],
  );
  const { user, system } = process.cpuUsage(began);
  return {
    ...{ game, seats, board, bots, budget, turns: turns.length },
    ...{ known: sayings(review, 'known'), open: sayings(review, 'open'), mistakes },
    seconds: short((user + system) / 1e6),
  };
}

export function main(args: readonly string[]): void {
  const { out, seed, budget, open: openOnly, games } = gamesToDo(args, 400);
  for (const game of games) appendFileSync(out, `${JSON.stringify(lineOf(game, { seed, budget, openOnly }))}\n`);
}
