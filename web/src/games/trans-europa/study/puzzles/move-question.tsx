// The move made on the map so far, in words, and the ways to change it.

import { gridOf, transEuropa } from '@branchline/trans-europa';
import type { Choice } from '@branchline/study/trans-europa';
import type { MovePuzzle } from '@branchline/study/trans-europa/puzzle';
import { courseOf } from '@branchline/study/trans-europa/scene';
import { percentText } from '../../../../study/percent.ts';
import { IconButton } from '../../../../ui/controls.tsx';
import { nearEnd } from '../../play/plan.ts';
import { siteOf } from '../../play/site.ts';
import { atJunction, trackTitle } from '../../play/words.ts';
import { text } from '../messages/text.ts';
import { wordsNow } from '../sentences.ts';
import { TRIES, type Session } from './session.ts';

/** The tracks from their near ends, or the place of the marker. */
export function choiceText({ scene, seat }: MovePuzzle, choice: Choice): string {
  const { board, graph } = gridOf(scene.board);
  if ('at' in choice) return atJunction(wordsNow(), board, graph.junctionIds[choice.at]!);
  const site = siteOf(transEuropa.view(courseOf(scene).states.at(-1)!, seat), seat)!;
  const lays = choice.lines.map((line) => ({ line: graph.lineIds[line]!, piece: 'black' as const }));
  const titles = lays.map(({ line }, index) =>
    trackTitle(wordsNow(), board, { line, from: nearEnd(site, line, lays.slice(0, index)) }),
  );
  return titles.join(' · ');
}

type MoveProps = { readonly session: Session; readonly puzzle: MovePuzzle };

export function MoveState({ session, puzzle }: MoveProps) {
  const { puzzles } = text.value.study;
  const { move, ending, nearly, judging, tries } = session;
  if (ending.value !== undefined) return null;
  const choice = move!.choice.value;
  return (
    <>
      <p class="puzzle-cost" role="status">
        {choice ? (
          <>
            <b>{puzzles.yours}</b> {choiceText(puzzle, choice)}
          </>
        ) : (
          puzzles.noMove
        )}
      </p>
      <div class="puzzle-tools">
        <button type="button" class="button" disabled={!choice} onClick={move!.undo}>
          {puzzles.undo}
        </button>
        <IconButton icon="trash" label={puzzles.clear} onClick={move!.clear} />
        {tries.value > 0 && <span>{puzzles.tryOf(tries.value + 1, TRIES)}</span>}
      </div>
      {(nearly.value !== undefined || judging.value) && (
        <p class="puzzle-nearly" role="status">
          {judging.value ? puzzles.judging : puzzles.nearly(percentText(nearly.value!))}
        </p>
      )}
    </>
  );
}
