// Whole rounds played at random, for tests that need many positions.

import type { Rng } from '@branchline/core';
import { transEuropa } from '@branchline/trans-europa';
import type { State } from '@branchline/trans-europa';

type Table = {
  readonly edition: string;
  readonly cards?: readonly number[];
  readonly options?: Readonly<Record<string, unknown>>;
};

/** Every position of a game of two up to the end of its first round. */
export function fullGame({ edition, cards, options = {} }: Table, rng: Rng): readonly State[] {
  const configured = transEuropa.configure({
    seats: 2,
    edition,
    options: cards === undefined ? options : { ...options, specialCards: 'fixedGame' },
    ...(cards === undefined ? {} : { agreed: { cards: [cards] } }),
  });
  if (!configured.ok) throw new Error(JSON.stringify(configured.error));
  const states: State[] = [transEuropa.setup(configured.value)];
  for (;;) {
    const state = states.at(-1)!;
    const turn = transEuropa.turn(state);
    if (turn.kind === 'over' || state.public.rounds.length > 0) return states;
    const move =
      turn.kind === 'chance'
        ? { ...transEuropa.draw(state, rng), by: 'chance' as const }
        : actionOf(state, turn.seats[0]!, rng);
    states.push(transEuropa.apply(state, move));
  }
}

function actionOf(state: State, seat: number, rng: Rng) {
  const legal = transEuropa.legal(transEuropa.view(state, seat), seat);
  // Own pieces are used up early, so that there are positions without any.
  const own = legal.filter((action) => action.do === 'lay' && action.piece === 'own');
  const list = own.length > 0 ? own : legal;
  return { ...list[rng.below(list.length)]!, by: seat };
}
