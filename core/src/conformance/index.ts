// The conformance kit: what every game must pass. Failures print seed and moves.

import { sameJson } from '../canonical.ts';
import type { Game, GameTypes, Move, Seat } from '../game.ts';
import { stateHash } from '../hash.ts';
import {
  checkLegality,
  checkNonInterference,
  checkPurity,
  checkRoundTrip,
  checkSampling,
  checkSecretChoices,
  type CheckContext,
} from './checks.ts';
import { fail } from './failure.ts';
import { playout, randomPolicy, type Policy, type Position } from './playout.ts';

export { ConformanceFailure } from './failure.ts';
export { acceptedValues, unseenValues } from './option-values.ts';
export { playout, randomPolicy } from './playout.ts';
export type { Policy, Position } from './playout.ts';
export { recordGame } from './record.ts';
export type { RecordOptions } from './record.ts';

export interface ConformanceOptions<T extends GameTypes> {
  readonly game: Game<T>;
  readonly config: T['Config'];
  readonly seats: number;
  /** Games played, with seeds `seed`, `seed + 1`, … */
  readonly games: number;
  readonly seed: number;
  readonly maxMoves: number;
  /** Random play by default; a guided policy reaches positions that random play never sees. */
  readonly policy?: Policy<T>;
  /** Counts the pieces; answers with what is wrong, if anything. */
  readonly conserved?: (state: T['State']) => string | undefined;
  /** Everything a seat might try at this position, to find what `legal` forgets to offer. */
  readonly candidates?: (state: T['State'], seat: Seat) => readonly T['Action'][];
  /** Legal actions that `legal` may leave out here, because there would be too many to list. */
  readonly unlisted?: (view: T['View'], seat: Seat, action: T['Action']) => boolean;
  /** The expensive checks run at every n-th position; the cheap ones at every one. */
  readonly every?: number;
}

/** Plays random games and throws a `ConformanceFailure` with seed and moves where the rules contradict each other. */
export function checkConformance<T extends GameTypes>(options: ConformanceOptions<T>): void {
  for (let i = 0; i < options.games; i++) checkGame(options, options.seed + i);
}

function checkGame<T extends GameTypes>(options: ConformanceOptions<T>, seed: number): void {
  const { game, config, seats, maxMoves, conserved, candidates, unlisted, every = 1, policy = randomPolicy } = options;
  const context: CheckContext<T> = {
    game,
    config,
    seed,
    seats,
    seen: new Map(),
    ...(candidates ? { candidates } : {}),
    ...(unlisted ? { unlisted } : {}),
  };
  const hashes: string[] = [];
  const visit = (position: Position<T>, next: Move<T> | undefined): void => {
    const { state, moves } = position;
    hashes.push(stateHash(state));
    const lost = conserved?.(state);
    if (lost) fail({ ...context, moves }, `pieces are not conserved: ${lost}`);
    if (next?.by === 'chance') {
      const illegal = game.checkOutcome(state, next);
      if (illegal) fail({ ...context, moves }, `checkOutcome refuses a draw: ${JSON.stringify([next, illegal])}`);
    }
    if ((game.result(state) === undefined) !== (next !== undefined))
      fail({ ...context, moves }, 'a result without an end, or an end without a result');
    checkSecretChoices(context, position);
    if (moves.length % every !== 0 && next) return;
    checkLegality(context, position);
    if (next) checkPurity(context, position, next);
    checkRoundTrip(context, position, next);
    checkSampling(context, position);
    checkNonInterference(context, position, next);
  };
  const { state: end, moves } = playout({ game, config, seed, policy, maxMoves, visit });
  checkReplay(context, moves, hashes, end);
}

/** The log alone gives the same positions again. */
function checkReplay<T extends GameTypes>(
  context: CheckContext<T>,
  moves: readonly Move<T>[],
  hashes: readonly string[],
  end: T['State'],
): void {
  let state = context.game.setup(context.config);
  for (let i = 0; i < moves.length; i++) {
    if (stateHash(state) !== hashes[i])
      fail({ ...context, moves: moves.slice(0, i) }, 'the replay takes another course');
    state = context.game.apply(state, JSON.parse(JSON.stringify(moves[i])) as Move<T>);
  }
  if (!sameJson(state, end)) fail({ ...context, moves }, 'the replay ends elsewhere');
}
