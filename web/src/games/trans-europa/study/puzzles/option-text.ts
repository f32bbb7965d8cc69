// A choice of a puzzle in words. Those of a puzzle do not read the same: whoever listens has no map to tell them apart.

import type { Board, JunctionId } from '@branchline/boards';
import { gridOf, transEuropa } from '@branchline/trans-europa';
import type { NetPuzzle, Puzzle, StartPuzzle, TurnPuzzle } from '@branchline/study/trans-europa/puzzle';
import { courseOf } from '@branchline/study/trans-europa/scene';
import { colourOfSeat } from '../../../../ui/colours.ts';
import { endsOf, placeName } from '../../play/places.ts';
import { nearEnd } from '../../play/plan.ts';
import { siteOf } from '../../play/site.ts';
import { atJunction, exactPlace, trackTitle } from '../../play/words.ts';
import { text } from '../messages/text.ts';
import { wordsNow } from '../sentences.ts';

/** "at Wien", "north-east of Berlin", "2 tracks north-east of Berlin". */
function farFrom(board: Board, junction: JunctionId): string {
  const place = placeName(board, junction);
  const exact = exactPlace(wordsNow(), place);
  return place.kind === 'near' && place.steps > 1 ? text.value.study.puzzles.away(place.steps, exact) : exact;
}

/** The tracks of a turn, each from its near end to its far one. */
function tracksOf({ scene, seat, options }: TurnPuzzle, place: number) {
  const { graph } = gridOf(scene.board);
  const site = siteOf(transEuropa.view(courseOf(scene).states.at(-1)!, seat), seat)!;
  const lays = options[place]!.map((line) => ({ line: graph.lineIds[line]!, piece: 'black' as const }));
  return lays.map(({ line }, index) => {
    const from = nearEnd(site, line, lays.slice(0, index));
    const [a, b] = endsOf(line);
    return { line, from, to: from === a ? b : a };
  });
}

type Chosen = TurnPuzzle | StartPuzzle;
type Way = (puzzle: Chosen, place: number) => string;

const briefly: Way = (puzzle, place) => {
  const { board, graph } = gridOf(puzzle.scene.board);
  return puzzle.kind === 'start'
    ? atJunction(wordsNow(), board, graph.junctionIds[puzzle.options[place]!]!)
    : tracksOf(puzzle, place)
        .map(({ line, from }) => trackTitle(wordsNow(), board, { line, from }))
        .join(' · ');
};

const exactly: Way = (puzzle, place) => {
  const { board, graph } = gridOf(puzzle.scene.board);
  return puzzle.kind === 'start'
    ? farFrom(board, graph.junctionIds[puzzle.options[place]!]!)
    : tracksOf(puzzle, place)
        .map(({ from, to }) => `${farFrom(board, from)} → ${farFrom(board, to)}`)
        .join(' · ');
};

/** In few words where they tell it apart from the other choices. */
function placeText(puzzle: Chosen, place: number): string {
  const words = briefly(puzzle, place);
  const isAlone = puzzle.options.every((_, other) => other === place || briefly(puzzle, other) !== words);
  return isAlone ? words : exactly(puzzle, place);
}

export function optionText(puzzle: Exclude<Puzzle, NetPuzzle>, place: number): string {
  if (puzzle.kind !== 'whose') return placeText(puzzle, place);
  const seat = puzzle.options[place]!;
  return seat < 0 ? text.value.study.puzzles.nobody : text.value.colours[colourOfSeat(seat)];
}
