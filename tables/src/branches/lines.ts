// The lines of a game side by side: the game itself and its branches, each with the move at which it is different.

import type { Told } from '@branchline/core';
import type { Playable } from '../ports.ts';
import type { Branch } from './branch.ts';
import type { AnyMove, Course } from './course.ts';

/** What lists show of a line; the game itself has no id. */
export interface LineInfo {
  readonly id?: string;
  readonly name?: string;
  /** The line it leaves; nothing where that is the game itself. */
  readonly parent?: string;
  /** How many moves it has in common with that line. */
  readonly departs: number;
  readonly moves: number;
  /** What its mover did differently, from the mover's viewpoint. */
  readonly first: readonly Told[];
  readonly over: boolean;
  /** The values the game itself chose for lists, at the end of the line. */
  readonly detail: unknown;
}

/** So many moves of the mover say what is different. */
const FIRST_MOVES = 6;

const common = (a: readonly AnyMove[], b: readonly AnyMove[]): number => {
  const end = Math.min(a.length, b.length);
  for (let index = 0; index < end; index++) if (JSON.stringify(a[index]) !== JSON.stringify(b[index])) return index;
  return end;
};

function firstTold(course: Course, departs: number): readonly Told[] {
  const by = course.moves[departs]?.by;
  if (by === undefined || by === 'chance') return [];
  const rest = course.moves.slice(departs, departs + FIRST_MOVES);
  const end = rest.findIndex((move) => move.by !== by);
  return course.told(departs + (end < 0 ? rest.length : end), by).slice(departs);
}

interface Listing {
  readonly playable: Playable;
  readonly main: Course;
  readonly branches: readonly (Branch & { readonly course: Course })[];
}

export function linesOf({ playable, main, branches }: Listing): readonly LineInfo[] {
  const endOf = (course: Course) => ({
    moves: course.moves.length,
    over: course.turnAt(course.moves.length).kind === 'over',
    detail: playable.summarise(course.view(course.moves.length, 'spectator')),
  });
  const listed = branches.map(({ id, name, course, at }, index): LineInfo => {
    // Of those that were there before: the one it goes along with for longest.
    const earlier = branches
      .slice(0, index)
      .map((other) => ({ id: other.id, shared: common(other.course.moves, course.moves) }));
    const parent = earlier.reduce<{ readonly id?: string; readonly shared: number }>(
      (best, other) => (other.shared > best.shared ? other : best),
      { shared: Math.max(at, common(main.moves, course.moves)) },
    );
    const departs = Math.min(parent.shared, course.moves.length - 1);
    return {
      id,
      ...(name === undefined ? {} : { name }),
      ...(parent.id === undefined ? {} : { parent: parent.id }),
      departs,
      first: firstTold(course, departs),
      ...endOf(course),
    };
  });
  return [{ departs: 0, first: [], ...endOf(main) }, ...listed];
}
