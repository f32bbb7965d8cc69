// Judging a branch, from outside or from the store: every move strictly by the rules from the point where it leaves its game, every draw its own.

import { err, ok, sameJson, streamsOf, type Discrepancy, type GameTypes, type Result } from '@branchline/core';
import { storedBranchFrom, type Branch, type BranchFile } from './branch.ts';
import type { AnyMove, Origin } from './course.ts';
import { outcomeAt } from './memory.ts';

export type BranchFault =
  | Extract<Discrepancy, { readonly move: number }>
  | { readonly code: 'wrong-mark'; readonly field: 'at' };

/** The moves of a branch, each of them judged; `move` of a fault counts from the beginning of the game. */
export function judgeBranch(origin: Origin, file: BranchFile): Result<readonly AnyMove[], BranchFault> {
  const { game, config, moves: played } = origin;
  if (file.at > played.length) return err({ code: 'wrong-mark', field: 'at' });
  const streams = streamsOf(file.seed);
  const before = played.slice(0, file.at);
  let state = before.reduce((now, move) => game.apply(now, move), game.setup(config));
  // It begins where a player is to move: chance before that is the game's own.
  if (game.turn(state).kind !== 'seats') return err({ code: 'wrong-mark', field: 'at' });
  for (const raw of file.moves) {
    const number = before.length + 1;
    const move = game.parseMove(raw);
    if (!move) return err({ code: 'malformed-move', move: number });
    const fault = judgeMove(origin, { state, before, played, move, streams });
    if (fault) return err(fault);
    state = game.apply(state, move);
    before.push(move);
  }
  if (game.turn(state).kind === 'chance') return err({ code: 'not-your-turn', move: before.length + 1 });
  return ok(before.slice(file.at));
}

/** The branches kept with a game, as they lie in its record; what cannot be read or played is left out. */
export const soundBranches = (origin: Origin, raw: unknown): readonly Branch[] =>
  (Array.isArray(raw) ? raw : []).flatMap((each: unknown) => soundBranch(origin, each) ?? []);

function soundBranch(origin: Origin, raw: unknown): Branch | undefined {
  const stored = storedBranchFrom(raw);
  if (!stored) return undefined;
  try {
    const judged = judgeBranch(origin, stored);
    return judged.ok ? { ...stored, moves: judged.value } : undefined;
  } catch {
    return undefined; // a move that makes no sense can lead the rules anywhere
  }
}

interface Place {
  readonly state: GameTypes['State'];
  readonly before: readonly AnyMove[];
  readonly played: readonly AnyMove[];
  readonly move: AnyMove;
  readonly streams: ReturnType<typeof streamsOf>;
}

function judgeMove({ game }: Origin, { move, ...place }: Place): BranchFault | undefined {
  const { state, before, streams } = place;
  const number = before.length + 1;
  const turn = game.turn(state);
  if (turn.kind === 'over') return { code: 'after-the-end', move: number };
  if (move.by === 'chance') {
    if (turn.kind !== 'chance') return { code: 'not-your-turn', move: number };
    const due = outcomeAt(game, { ...place, drawn: game.draw(state, streams(before.length)) });
    const agrees = sameJson({ ...due, by: 'chance' }, move);
    return agrees ? undefined : { code: 'wrong-draw', move: number };
  }
  if (turn.kind !== 'seats' || !turn.seats.includes(move.by)) return { code: 'not-your-turn', move: number };
  const illegal = game.check(game.view(state, move.by), move.by, move);
  return illegal && { code: 'illegal-move', move: number, illegal };
}
