// Chance in a branch: it brings what it brought in the game, as long as that can still come up; then a separate seed decides.

import type { Game, GameTypes, Move } from '@branchline/core';

type AnyMove = Move<GameTypes>;

/** How often chance has done this so far: the third deal of a branch is the third deal of its game. */
const countOf = (moves: readonly AnyMove[], kind: string): number =>
  moves.filter((move) => move.by === 'chance' && move.do === kind).length;

/**
 * What chance brings here. What it would draw says of which kind its move is; the game's own outcome of that kind and
 * number comes instead, if it is possible at this position. So two lines of one game differ by what was played, not by luck.
 */
export function outcomeAt(
  game: Game<GameTypes>,
  { state, before, played, drawn }: Place & { readonly drawn: GameTypes['Outcome'] },
): GameTypes['Outcome'] {
  const known = played.filter((move) => move.by === 'chance' && move.do === drawn.do)[countOf(before, drawn.do)];
  if (!known) return drawn;
  const { by: _, ...outcome } = known;
  return isPossible(game, state, outcome) ? outcome : drawn;
}

interface Place {
  readonly state: GameTypes['State'];
  /** Everything that has been played before, in game and branch. */
  readonly before: readonly AnyMove[];
  /** The moves of the game itself. */
  readonly played: readonly AnyMove[];
}

/** An outcome of another position can lead the rules anywhere. */
function isPossible(game: Game<GameTypes>, state: GameTypes['State'], outcome: GameTypes['Outcome']): boolean {
  try {
    return game.checkOutcome(state, outcome) === undefined;
  } catch {
    return false;
  }
}

/** The game with such a memory, for one step after these moves. */
export function remembering(
  game: Game<GameTypes>,
  played: readonly AnyMove[],
  moves: readonly AnyMove[],
): Game<GameTypes> {
  const before = [...moves];
  return {
    ...game,
    draw: (state, rng) => {
      const outcome = outcomeAt(game, { state, before, played, drawn: game.draw(state, rng) });
      before.push({ ...outcome, by: 'chance' });
      return outcome;
    },
  };
}
