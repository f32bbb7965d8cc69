// A game of bytes: every choice is a legal move, now and then a hostile one is tried before it, and whatever must hold is asked.

import {
  fastRng,
  GAME_FORMAT,
  invariant,
  sameJson,
  type Game,
  type GameFile,
  type GameSpec,
  type GameTypes,
  type Move,
  type Seat,
  type Viewer,
} from '@branchline/core';
import { NO_COMMITMENT, type Notation } from '@branchline/core/notation';
import { pickBy, type Choices } from './bytes.ts';
import { hostileMove } from './hostile.ts';
import { Crash, type Target } from './target.ts';

export interface RulesTarget<T extends GameTypes> {
  readonly game: Game<T>;
  readonly notation: Notation<T>;
  readonly specs: readonly GameSpec[];
}

const LONGEST = 600;
/** The dearest questions are asked only now and then. */
const RARELY = 16;
/** One choice in so many is preceded by a hostile move. */
const HOSTILE = 12;

interface Play<T extends GameTypes> {
  readonly game: Game<T>;
  readonly notation: Notation<T>;
  readonly choices: Choices;
  readonly seats: number;
  readonly moves: Move<T>[];
}

function nextMove<T extends GameTypes>({ game, choices }: Play<T>, state: T['State'], seats: readonly Seat[]): Move<T> {
  const seat = pickBy(seats, choices);
  const view = game.view(state, seat);
  const legal = game.legal(view, seat);
  invariant(legal.length > 0, `seat ${seat} is to act and has no legal action`);
  const action = pickBy(legal, choices);
  if (choices.below(HOSTILE) === HOSTILE - 1) {
    const hostile = hostileMove(game, { view, seat, action }, choices);
    if (hostile) return hostile;
  }
  const refusal = game.check(view, seat, action);
  invariant(refusal === undefined, `legal offers what check refuses: ${JSON.stringify(refusal)}`);
  return { ...action, by: seat };
}

function drawn<T extends GameTypes>({ game, choices }: Play<T>, state: T['State']): Move<T> {
  const outcome = game.draw(state, fastRng(choices.below(256)));
  const refusal = game.checkOutcome(state, outcome);
  invariant(refusal === undefined, `a draw is not possible: ${JSON.stringify(refusal)}`);
  return { ...outcome, by: 'chance' };
}

/** What must hold of every move. */
function judgeMove<T extends GameTypes>(play: Play<T>, before: T['State'], move: Move<T>, after: T['State']): void {
  const { game, notation, moves, seats } = play;
  invariant(sameJson(game.parseMove(move), move), 'a move is parsed as itself');
  invariant(sameJson(notation.parseMove(move.by, notation.formatMove(move)), move), 'a move is read as it was written');
  const viewers: readonly Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
  const viewer = viewers[moves.length % viewers.length]!;
  game.events(before, move, after, viewer);
  game.reveals(before, move, after);
  const over = game.turn(after).kind === 'over';
  invariant((game.result(after) !== undefined) === over, 'there is a result exactly where the game is over');
  if (moves.length % RARELY !== 0) return;
  invariant(sameJson(JSON.parse(JSON.stringify(after)), after), 'a state is plain JSON');
  const view = game.view(after, viewer);
  invariant(sameJson(game.turn(view), game.turn(after)), 'the turn is public');
  const sampled = game.view(game.sample(view, fastRng(moves.length)), viewer);
  invariant(sameJson(sampled, view), 'a sampled state gives the same view');
}

export function rulesTarget<T extends GameTypes>({ game, notation, specs }: RulesTarget<T>): Target {
  return {
    name: game.id,
    longest: LONGEST,
    run(choices) {
      const spec = pickBy(specs, choices);
      const configured = game.configure(spec);
      invariant(configured.ok, `the spec of a target can be played: ${JSON.stringify(spec)}`);
      const play: Play<T> = { game, notation, choices, seats: spec.seats, moves: [] };
      try {
        playThrough(play, game.setup(configured.value));
      } catch (error) {
        throw new Crash(error, fileOf(play, configured.value));
      }
      return play.moves.map((move) => move.do);
    },
  };
}

function playThrough<T extends GameTypes>(play: Play<T>, begin: T['State']): void {
  const { game, choices, moves } = play;
  for (let state = begin; !choices.done;) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return;
    const move = turn.kind === 'chance' ? drawn(play, state) : nextMove(play, state, turn.seats);
    moves.push(move);
    const after = game.apply(state, move);
    judgeMove(play, state, move, after);
    state = after;
  }
}

/** An unfinished game up to the move that failed. */
function fileOf<T extends GameTypes>({ game, moves, seats }: Play<T>, config: T['Config']): GameFile {
  const { edition, ...header } = game.header(config);
  return {
    format: GAME_FORMAT,
    game: game.id,
    ...(edition === undefined ? {} : { edition }),
    ...header,
    seats: Array.from({ length: seats }, (_, seat) => ({ name: String(seat), kind: 'bot:fuzz' })),
    commitment: NO_COMMITMENT,
    moves,
  };
}
