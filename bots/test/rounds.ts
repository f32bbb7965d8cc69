// Helpers of the tests: one round of Trans Europa between bots, with everything that happened.

import { fastRng, rngForMove, seedFromText, type GameSpec, type Move, type Rng } from '@branchline/core';
import { transEuropa, type Config, type State, type TransEuropa } from '@branchline/trans-europa';
import { botById, poolBotById, type Budget, type Player } from '../src/index.ts';

export const BUDGET: Budget = { kind: 'iterations', count: 8 };

export function configOf(spec: GameSpec): Config {
  const configured = transEuropa.configure(spec);
  if (!configured.ok) throw new Error(JSON.stringify(configured.error));
  return configured.value;
}

/** Prestige with these special cards in every round. */
export const withCards = (seats: number, cards: readonly number[]): GameSpec => ({
  seats,
  edition: 'prestige',
  options: { specialCards: 'fixedGame' },
  agreed: { cards: [cards] },
});

export interface Step {
  readonly before: State;
  readonly move: Move<TransEuropa>;
  readonly after: State;
}

/** Chooses for a seat at a state; what it may see is the chooser's affair. */
type Choose = (state: State, seat: number, rng: Rng) => TransEuropa['Action'];

/** Plays the first round of a game, every move checked by the rules. */
export function playRound(
  config: Config,
  seed: string,
  choose: Choose,
  each: (step: Step) => void = () => undefined,
): State {
  const secret = seedFromText(seed);
  const rng = fastRng(seed.length + 17);
  let state = transEuropa.setup(config);
  for (let count = 0; state.public.rounds.length === 0; count++) {
    const turn = transEuropa.turn(state);
    const before = state;
    let move: Move<TransEuropa>;
    if (turn.kind === 'chance') move = { by: 'chance', ...transEuropa.draw(before, rngForMove(secret, count)) };
    else if (turn.kind === 'seats') {
      const seat = turn.seats[0]!;
      const action = choose(before, seat, rng);
      const illegal = transEuropa.check(transEuropa.view(before, seat), seat, action);
      if (illegal) throw new Error(`move ${count} of seat ${seat}: ${JSON.stringify({ action, illegal })}`);
      move = { by: seat, ...action };
    } else throw new Error('a game does not end before its first round');
    state = transEuropa.apply(before, move);
    each({ before, move, after: state });
  }
  return state;
}

/** The bots of these ids at one table; what they see is what their seats may see. */
export function seatBots(config: Config, ids: readonly string[], budget: Budget = BUDGET) {
  const players = ids.map(
    (id, seat) =>
      (botById('trans-europa', id) ?? poolBotById('trans-europa', id))!.start({
        game: transEuropa,
        config,
        seat,
        rng: fastRng(100 + seat),
        budget,
      }) as Player<TransEuropa>,
  );
  return {
    choose: (state: State, seat: number) => players[seat]!.decide(transEuropa.view(state, seat)),
    show({ before, move, after }: Step): void {
      players.forEach((player, seat) =>
        player.observe?.(transEuropa.events(before, move, after, seat), () => transEuropa.view(after, seat)),
      );
    },
  };
}

/** One round between these bots; all moves as text. */
export function botRound(spec: GameSpec, ids: readonly string[], seed: string, budget?: Budget): string {
  const config = configOf(spec);
  const table = seatBots(config, ids, budget);
  const moves: Move<TransEuropa>[] = [];
  playRound(config, seed, table.choose, (step) => {
    moves.push(step.move);
    table.show(step);
  });
  return JSON.stringify(moves);
}
