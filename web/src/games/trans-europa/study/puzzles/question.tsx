// The question of a puzzle: what is asked, the net, move or choice so far, and what came of it.

import { gridOf } from '@branchline/trans-europa';
import { answerOf, type NetPuzzle, type Puzzle, type WhosePuzzle } from '@branchline/study/trans-europa/puzzle';
import { percentText } from '../../../../study/percent.ts';
import { colourOfSeat } from '../../../../ui/colours.ts';
import { IconButton } from '../../../../ui/controls.tsx';
import { PlayerToken } from '../../../../ui/player-shape.tsx';
import { cityName } from '../../play/names.ts';
import { text } from '../messages/text.ts';
import { MoveState } from './move-question.tsx';
import { Past } from './past.tsx';
import { boardOf } from './puzzle-board.tsx';
import { TRIES, type Session } from './session.ts';
import { Verdict } from './verdict.tsx';

type OfSession = { readonly session: Session };

function Options({ session, puzzle }: OfSession & { readonly puzzle: WhosePuzzle }) {
  const { option, ending } = session;
  const { study, colours } = text.value;
  const ended = ending.value !== undefined;
  const answer = answerOf(puzzle);
  return (
    <div class="puzzle-options" role="group" aria-label={study.puzzles.choices}>
      {puzzle.options.map((seat, place) => (
        <button
          key={place}
          type="button"
          class="puzzle-option"
          aria-pressed={option.value === place}
          data-right={(ended && place === answer) || undefined}
          data-wrong={(ended && place === option.value && place !== answer) || undefined}
          aria-disabled={ended}
          onClick={() => {
            if (!ended) option.value = place;
          }}
        >
          {seat >= 0 ? (
            <span class={`c-${colourOfSeat(seat)}`}>
              <PlayerToken colour={colourOfSeat(seat)} size={18} />
            </span>
          ) : (
            <b class="puzzle-letter-disc">–</b>
          )}
          <span>{seat < 0 ? study.puzzles.nobody : colours[colourOfSeat(seat)]}</span>
          {ended && (
            <b class="puzzle-chance">
              {place === answer ? '✓ ' : ''}
              {percentText(puzzle.chances[place]!)}
            </b>
          )}
        </button>
      ))}
    </div>
  );
}

function NetState({ session, puzzle }: OfSession & { readonly puzzle: NetPuzzle }) {
  const { puzzles } = text.value.study;
  const net = session.net!;
  const ended = session.ending.value !== undefined;
  const { board } = gridOf(puzzle.board);
  // A city alone is joined to nothing.
  const joined = net.joined.value.size > 1 ? net.joined.value : new Set<number>();
  return (
    <>
      <ul class="puzzle-cities">
        {puzzle.cities.map((city) => (
          <li key={city} data-joined={joined.has(city) || undefined}>
            {joined.has(city) ? '✓ ' : ''}
            {cityName(board.cities[city]!)}
          </li>
        ))}
      </ul>
      <p class="puzzle-cost" role="status">
        <b>{puzzles.cost(net.cost.value)}</b> {net.complete.value ? puzzles.allJoined : puzzles.joined(joined.size)}
      </p>
      {!ended && (
        <div class="puzzle-tools">
          <button type="button" class="button" disabled={!net.canUndo.value} onClick={net.undo}>
            {puzzles.undo}
          </button>
          <IconButton icon="trash" label={puzzles.clear} onClick={net.clear} />
          <span>{puzzles.tryOf(Math.min(TRIES, session.tries.value + 1), TRIES)}</span>
        </div>
      )}
      {session.over.value !== undefined && session.over.value > 0 && (
        <p role="status">{puzzles.tooMany(session.over.value)}</p>
      )}
    </>
  );
}

/** Whose turn it is, if there is one. */
function About({ puzzle }: { readonly puzzle: Puzzle }) {
  const { puzzles } = text.value.study;
  if (puzzle.kind === 'net') return <p>{puzzles.about.net}</p>;
  const { board } = gridOf(boardOf(puzzle));
  const you = text.value.colours[colourOfSeat(puzzle.seat)];
  return (
    <p>
      <span class={`c-${colourOfSeat(puzzle.seat)} puzzle-you`}>
        <PlayerToken colour={colourOfSeat(puzzle.seat)} size={16} /> {puzzles.youAre(you)}
      </span>{' '}
      {puzzle.kind === 'whose' ? puzzles.about.whose(cityName(board.cities[puzzle.city]!)) : puzzles.about[puzzle.kind]}
    </p>
  );
}

function isReady({ puzzle, net, move, option, judging }: Session): boolean {
  if (puzzle.kind === 'net') return net!.complete.value;
  return puzzle.kind === 'whose' ? option.value !== undefined : move!.choice.value !== undefined && !judging.value;
}

export function Question({ session }: OfSession) {
  const { puzzles } = text.value.study;
  const { puzzle, ending } = session;
  return (
    <>
      <header class="review-head">
        <h2>{puzzles.kinds[puzzle.kind]}</h2>
        <span>{puzzles.level(puzzle.rating)}</span>
      </header>
      <About puzzle={puzzle} />
      {puzzle.kind === 'net' && <NetState session={session} puzzle={puzzle} />}
      {puzzle.kind === 'whose' && (
        <>
          <Past session={session} puzzle={puzzle} />
          <Options session={session} puzzle={puzzle} />
        </>
      )}
      {(puzzle.kind === 'turn' || puzzle.kind === 'start') && <MoveState session={session} puzzle={puzzle} />}
      <Verdict session={session} />
      {ending.value === undefined && (
        <div class="puzzle-buttons puzzle-within-reach">
          <button type="button" class="button" onClick={session.giveUp}>
            {puzzles.show}
          </button>
          <button type="button" class="button button-ink" disabled={!isReady(session)} onClick={session.check}>
            {puzzles.check}
          </button>
        </div>
      )}
    </>
  );
}
