// The round so far, turn by turn: who built what, and the steps through it.

import { useEffect, useRef } from 'preact/hooks';
import { gridOf } from '@branchline/trans-europa';
import type { WhosePuzzle } from '@branchline/study/trans-europa/puzzle';
import { StepButtons } from '../../../../study/step-buttons.tsx';
import { colourOfSeat } from '../../../../ui/colours.ts';
import { PlayerToken } from '../../../../ui/player-shape.tsx';
import { atJunction, atLine } from '../../play/words.ts';
import { text } from '../messages/text.ts';
import { wordsNow } from '../sentences.ts';
import { pastTurns, type PastTurn } from './past-turns.ts';
import type { Session } from './session.ts';

function turnText({ scene }: WhosePuzzle, { marker, lines }: PastTurn): string {
  const { board } = gridOf(scene.board);
  const { puzzles } = text.value.study;
  if (marker !== undefined) return puzzles.starts(atJunction(wordsNow(), board, marker));
  const last = lines.at(-1);
  return last === undefined ? '' : puzzles.builds(lines.length, atLine(wordsNow(), board, last));
}

export function Past({ session, puzzle }: { readonly session: Session; readonly puzzle: WhosePuzzle }) {
  const { study, colours } = text.value;
  const past = session.past!;
  const turns = pastTurns(puzzle);
  const list = useRef<HTMLOListElement>(null);
  // Only the list scrolls, never the page.
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (here && list.current) list.current.scrollTop = here.offsetTop - list.current.clientHeight / 2;
  }, [past.value]);
  return (
    <section class="puzzle-past" aria-label={study.puzzles.round}>
      <div class="puzzle-steps">
        <StepButtons
          at={past.value}
          last={turns.length}
          step={(by) => {
            past.value += by;
          }}
          toEnd={(end) => {
            past.value = end === 'first' ? 1 : turns.length;
          }}
          words={study.puzzles.steps}
        />
        <span role="status">{study.turnOf(past.value, turns.length)}</span>
      </div>
      <ol ref={list} class="puzzle-log" tabIndex={0} aria-label={study.puzzles.round}>
        {turns.map((turn, at) => {
          const colour = colourOfSeat(turn.seat);
          return (
            <li key={at} data-later={at >= past.value || undefined} aria-current={at === past.value - 1 || undefined}>
              <span class={`c-${colour}`}>
                <PlayerToken colour={colour} size={14} />
              </span>{' '}
              <b>{study.puzzles.pastTurn(at + 1, colours[colour])}</b> {turnText(puzzle, turn)}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
