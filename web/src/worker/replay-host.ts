// A game opened for looking back: any position, through any eyes that are allowed.

import type { Viewer } from '@branchline/core';
import type { Journal } from '../storage/journal.ts';
import type { OpenProblem, ReplayOpened } from './protocol.ts';
import { entriesOf, readBack, replayEyesOf, type AnyGame } from './stored-game.ts';

export type ReplayHost = {
  opened(who: Viewer): ReplayOpened;
  /** `open` holds every seat's view where all hands may be seen. */
  at(sequence: number, who: Viewer): { readonly view: unknown; readonly open: readonly unknown[] } | null;
};

export async function openReplay(
  journal: Journal,
  gameById: (id: string) => AnyGame | undefined,
  id: string,
): Promise<ReplayHost | OpenProblem> {
  const found = await journal.read(id);
  const game = found && gameById(found.record.game);
  if (!found || !game) return { problem: 'unknown-game' };
  const { record, moves } = found;
  const read = readBack(game, record, moves);
  if (!read.ok) return { problem: 'damaged', why: read.error };
  const course = read.value;
  const over = game.result(course.states.at(-1)) !== undefined;
  const eyes = replayEyesOf(record, over);
  const seed = over ? (record.seed ?? record.published) : undefined;
  const rounds = course.moves.flatMap((move, index) => (move.do === 'deal' ? [index] : []));

  return {
    opened: (who) => ({
      id,
      game: record.game,
      spec: record.spec,
      seats: record.seats,
      commitment: record.commitment,
      ...(seed === undefined ? {} : { seed }),
      over,
      moves: course.moves.length,
      rounds,
      eyes,
      entries: entriesOf(game, course, eyes.includes(who) ? who : 'spectator'),
    }),
    at: (sequence, who) => {
      const state = course.states[sequence];
      if (state === undefined || !eyes.includes(who)) return null;
      const open = over ? record.seats.map((_, seat) => game.view(state, seat)) : [];
      return { view: game.view(state, who), open };
    },
  };
}
