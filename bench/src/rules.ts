// How fast the complete rules are through the public contract: random play, every move enumerated, checked, applied, logged.

import { fastRng, pick, type Game, type GameTypes, type Move, type Rng } from '@branchline/core';
import { transEuropa, type State } from '@branchline/trans-europa';
import { measure, processorSeconds, type Measured } from './processor.ts';

export interface RulesRun {
  readonly edition: string;
  readonly board: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seconds: number;
}

/** One random game: enumerate, check, apply, log. */
function playRandomly<T extends GameTypes>(game: Game<T>, config: T['Config'], rng: Rng): number {
  const log: Move<T>[] = [];
  let state = game.setup(config);
  for (;;) {
    const turn = game.turn(state);
    if (turn.kind === 'over') break;
    let move: Move<T>;
    if (turn.kind === 'chance') move = { by: 'chance', ...game.draw(state, rng) };
    else {
      const seat = turn.seats[0]!;
      const view = game.view(state, seat);
      const legal = game.legal(view, seat);
      const action = pick(legal, rng);
      if (game.check(view, seat, action)) throw new Error(`legal offers what check refuses: ${JSON.stringify(action)}`);
      move = { by: seat, ...action };
    }
    state = game.apply(state, move);
    log.push(move);
  }
  return log.length;
}

/** Moves of whole random games. */
export function measureRules({ edition, board, seats, options = {}, seconds }: RulesRun): Measured {
  const configured = transEuropa.configure({ edition, board, seats, options });
  if (!configured.ok) throw new Error(JSON.stringify(configured.error));
  const rng = fastRng(7);
  return measure(seconds, () => playRandomly(transEuropa, configured.value, rng));
}

/** A mid-round state on `europe` with 4 players, to be copied. */
function midRoundState(): State {
  const configured = transEuropa.configure({ edition: 'classic', board: 'europe', seats: 4 });
  if (!configured.ok) throw new Error(JSON.stringify(configured.error));
  const rng = fastRng(3);
  let state = transEuropa.setup(configured.value);
  for (let i = 0; i < 60; i++) {
    const turn = transEuropa.turn(state);
    if (turn.kind === 'over') break;
    const move: Move<GameTypes> =
      turn.kind === 'chance'
        ? { ...transEuropa.draw(state, rng), by: 'chance' }
        : {
            ...pick(transEuropa.legal(transEuropa.view(state, turn.seats[0]!), turn.seats[0]!), rng),
            by: turn.seats[0]!,
          };
    state = transEuropa.apply(state, move as Parameters<typeof transEuropa.apply>[1]);
  }
  return state;
}

/** Nanoseconds to copy everything of a state that a move can change. States share what stays the same. */
export function measureCopy(copies = 2_000_000): number {
  const state = midRoundState();
  let kept = 0;
  const copy = ({ config, public: position, secret }: State): State => ({
    config,
    public: {
      ...position,
      tracks: {
        ...position.tracks,
        laid: position.tracks.laid.slice(),
        networks: position.tracks.networks.map((bits) => bits.slice()),
        touching: position.tracks.touching.map((bits) => bits.slice()),
        own: position.tracks.own.slice(),
      },
      scores: position.scores.slice(),
      markers: position.markers.slice(),
    },
    secret: { ...secret, hands: secret.hands.map((hand) => hand.slice()) },
  });
  for (let i = 0; i < copies / 10; i++) kept += copy(state).public.tracks.supply;
  const start = processorSeconds();
  for (let i = 0; i < copies; i++) kept += copy(state).public.tracks.supply;
  const elapsed = processorSeconds() - start;
  return kept > 0 ? (elapsed * 1e9) / copies : 0;
}
