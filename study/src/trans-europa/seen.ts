// The finished rounds of a game that still runs, from what all viewers have seen of them: since their end all hands are open.

import type { Move, Seat } from '@branchline/core';
import {
  gridOf,
  transEuropa,
  type Action,
  type CityIndex,
  type Config,
  type Event,
  type Public,
  type State,
  type TransEuropa,
} from '@branchline/trans-europa';
import type { Course } from './turns.ts';

/** A move as any viewpoint was told of it. */
export interface Told {
  readonly by: Seat | 'chance';
  readonly events: readonly Event[];
}

type Scored = Extract<Event, { readonly kind: 'round-scored' }>;

const scoredIn = ({ events }: Told): Scored | undefined => events.find((event) => event.kind === 'round-scored');

/** What a seat did in a turn; nothing for moves before the first marker. */
function actionIn({ events: [first] }: Told): Action | undefined {
  switch (first?.kind) {
    case 'marker-placed':
      return { do: 'marker', at: first.at };
    case 'track-laid':
      return { do: 'lay', line: first.line, piece: first.piece };
    case 'turn-ended':
      return { do: 'end-turn' };
    case 'claimed':
      return { do: 'claim' };
    default:
      return undefined;
  }
}

/** The position in which the first marker of a round is to be placed. */
function roundBegun(ended: State, { hands: ids }: Scored, before: readonly Told[], start: Seat): State {
  const { config, public: past } = ended;
  const { graph } = gridOf(config.board);
  const hands = ids.map((hand) => hand.map((id) => graph.cityIndex.get(id)!));
  const events = before.flatMap((told) => told.events);
  const cards = events.flatMap((event) => (event.kind === 'special-cards' ? event.cards : []));
  const revealed = hands.map((_, seat): CityIndex[] =>
    events.flatMap((event) =>
      event.kind === 'cards-revealed' && event.seat === seat ? event.cities.map((id) => graph.cityIndex.get(id)!) : [],
    ),
  );
  const position: Public = {
    ...transEuropa.setup(config).public,
    ...{ scores: past.scores, rounds: past.rounds, start, cards, revealed },
    backs: hands.map((hand) => hand.map((city) => graph.cityRegion[city]!).sort((a, b) => a - b)),
    stage: { kind: 'markers', seat: start },
  };
  return { config, public: position, secret: { hands, choices: {}, known: hands.map(() => []) } };
}

/** One round, up to and with the move that ended it; `ended` is how the one before it ended. */
function* roundOf(ended: State, round: readonly Told[]): Generator<{ move: Move<TransEuropa>; after: State }> {
  const scored = scoredIn(round.at(-1)!)!;
  const begins = round.findIndex((told) => actionIn(told)?.do === 'marker');
  const before = round.slice(0, begins);
  const first = roundBegun(ended, scored, before, round[begins]!.by as Seat);
  // Whatever led to these hands, they are as if they had been dealt.
  const dealt: Move<TransEuropa> = { by: 'chance', do: 'deal', hands: scored.hands };
  const waiting: State = { ...first, public: { ...first.public, stage: { kind: 'deal' } } };
  for (const index of before.keys()) yield { move: dealt, after: index < begins - 1 ? waiting : first };
  let state = first;
  for (const told of round.slice(begins)) {
    const move = { by: told.by as Seat, ...actionIn(told)! };
    state = transEuropa.apply(state, move);
    yield { move, after: state };
  }
}

/** As far as the last round that has ended; the numbers of its moves are those of the game. */
export function courseSeen(config: Config, told: readonly Told[]): Course {
  const moves: Move<TransEuropa>[] = [];
  const states: State[] = [transEuropa.setup(config)];
  let begins = 0;
  for (const [index, each] of told.entries()) {
    if (!scoredIn(each)) continue;
    for (const { move, after } of roundOf(states.at(-1)!, told.slice(begins, index + 1))) {
      moves.push(move);
      states.push(after);
    }
    begins = index + 1;
  }
  return { moves, states };
}
