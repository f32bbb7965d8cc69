// Who built what, and when: the round of a question "Whose city?" as far as it has been stepped to.

import type { JunctionId } from '@branchline/boards';
import { gridOf, transEuropa } from '@branchline/trans-europa';
import { answerOf, type WhosePuzzle } from '@branchline/study/trans-europa/puzzle';
import { courseOf } from '@branchline/study/trans-europa/scene';
import { colourOfSeat } from '../../../../ui/colours.ts';
import { PlayerToken } from '../../../../ui/player-shape.tsx';
import type { BoardMarks, Tip } from '../../board/index.ts';
import { cityMarks, laidMarks } from '../../play/marks.ts';
import { glowOf } from './glow.ts';
import { pastTurns } from './past-turns.ts';
import type { Session } from './session.ts';

/** All tracks in their colours, the selected turn last. */
export function whoseMarks({ past, ending }: Session, puzzle: WhosePuzzle): BoardMarks {
  const { graph } = gridOf(puzzle.scene.board);
  const turns = pastTurns(puzzle).slice(0, past!.value);
  const state = courseOf(puzzle.scene).states[turns.at(-1)?.state ?? 0]!;
  const view = transEuropa.view(state, puzzle.seat);
  const own = cityMarks(view, puzzle.seat, puzzle.scene.hands[puzzle.seat]!);
  const city = graph.cityIds[puzzle.city]!;
  const holder = puzzle.options[answerOf(puzzle)]!;
  const last = turns.at(-1);
  return {
    ...laidMarks(view, puzzle.seat),
    changes: glowOf(turns),
    ...(last?.marker === undefined
      ? {}
      : { lastMove: { colour: colourOfSeat(last.seat), lines: [], junction: last.marker } }),
    cities: [
      ...own.filter((mark) => mark.city !== city),
      ending.value !== undefined && holder >= 0 ? { city, holders: [colourOfSeat(holder)] } : { city },
    ],
    picked: graph.junctionIds[graph.cityJunction[puzzle.city]!]!,
  };
}

/** Older turns have no number on the map: it would be full of them. */
const NUMBERED = 6;

/** The numbers of the latest turns, each at its last track. */
export function whoseTips({ past, ending }: Session, puzzle: WhosePuzzle): readonly Tip[] {
  const turns = pastTurns(puzzle).slice(0, past!.value);
  const { graph } = gridOf(puzzle.scene.board);
  const junction = graph.junctionIds[graph.cityJunction[puzzle.city]!]!;
  const asked: Tip = { place: { at: 'junction', junction }, tone: 'info', content: <b class="puzzle-asked">?</b> };
  const numbers = turns.flatMap(({ seat, lines }, at): readonly Tip[] => {
    const line = lines.at(-1);
    if (line === undefined || at < turns.length - NUMBERED) return [];
    const colour = colourOfSeat(seat);
    const content = (
      <span class={`puzzle-turn c-${colour}`}>
        <PlayerToken colour={colour} size={14} /> {at + 1}
      </span>
    );
    return [{ place: { at: 'line', line }, tone: 'info', content }];
  });
  return ending.value === undefined ? [...numbers, asked] : numbers;
}

/** The city and all tracks. */
export function whosePlaces({ scene, city }: WhosePuzzle): readonly JunctionId[] {
  const { graph } = gridOf(scene.board);
  const ends = scene.lays.flatMap((line) => (line < 0 ? [] : [graph.lineA[line]!, graph.lineB[line]!]));
  return [...new Set([graph.cityJunction[city]!, ...scene.markers, ...ends])].map((at) => graph.junctionIds[at]!);
}
