// Thoughts in steps: a bot whose thought is interrupted by others answers as if it had thought alone.

import { fastRng, seedFromText, type Game, type GameTypes, type Seat } from '@branchline/core';
import { trainsOfEurope } from '@branchline/trains-of-europe';
import { transEuropa } from '@branchline/trans-europa';
import { expect, test } from 'vitest';
import { botById, concluded, playGame, type Thought } from '../src/index.ts';

interface Question {
  readonly view: unknown;
  readonly seat: Seat;
}

/** What the seats see that have to decide something, every so many moves of a game. */
function questionsOf(game: Game<GameTypes>, config: GameTypes['Config'], every: number): readonly Question[] {
  const questions: Question[] = [];
  let moves = 0;
  playGame({
    game,
    config,
    bots: Array.from({ length: 3 }, () => botById(game.id, 'conductor')!),
    seed: seedFromText('thought'),
    budget: { kind: 'iterations', count: 8 },
    onMove(_, state) {
      const turn = game.turn(state);
      if (turn.kind !== 'seats' || ++moves % every !== 0) return;
      const seat = turn.seats[0]!;
      questions.push({ view: game.view(state, seat), seat });
    },
  });
  return questions;
}

const GAMES = [
  { game: transEuropa as never as Game<GameTypes>, spec: { seats: 3, options: { targetScore: 1 } }, every: 8 },
  { game: trainsOfEurope as never as Game<GameTypes>, spec: { seats: 3 }, every: 25 },
];

test.each(GAMES)(
  'a Director of $game.id that others interrupt answers as if it had thought alone',
  ({ game, spec, every }) => {
    const configured = game.configure(spec);
    if (!configured.ok) throw new Error('no table');
    const config = configured.value;
    const director = ({ view, seat }: Question, number: number): Thought<GameTypes['Action']> =>
      botById(game.id, 'director')!.start({
        game,
        config,
        seat,
        rng: fastRng(number),
        budget: { kind: 'iterations', count: 20 },
      }).think!(view);
    const questions = questionsOf(game, config, every).slice(0, 8);
    const alone = questions.map((question, number) => concluded(director(question, number)));

    const answers: unknown[] = [];
    let under = questions.map((question, number) => ({ number, thought: director(question, number) }));
    let interruptions = 0;
    while (under.length > 0) {
      under = under.filter(({ number, thought }) => {
        const step = thought.next();
        if (!step.done) return true;
        answers[number] = step.value;
        return false;
      });
      interruptions += under.length;
    }
    expect(questions.length).toBeGreaterThan(4);
    expect(interruptions).toBeGreaterThan(20);
    expect(answers).toEqual(alone);
  },
);
