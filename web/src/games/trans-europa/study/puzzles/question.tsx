// The question of a puzzle, its choices or the state of the net, and what came of it.

import { gridOf } from '@branchline/trans-europa';
import { answerOf, type NetPuzzle, type Puzzle } from '@branchline/study/trans-europa/puzzle';
import { percentText } from '../../../../study/percent.ts';
import { colourOfSeat } from '../../../../ui/colours.ts';
import { IconButton } from '../../../../ui/controls.tsx';
import { PlayerToken } from '../../../../ui/player-shape.tsx';
import { cityName } from '../../play/names.ts';
import { text } from '../messages/text.ts';
import { optionText } from './option-text.ts';
import { boardOf, letterOf } from './puzzle-board.tsx';
import { TRIES, type Session } from './session.ts';

type OfSession = { readonly session: Session };
type Chosen = Exclude<Puzzle, NetPuzzle>;

function Options({ session, puzzle }: OfSession & { readonly puzzle: Chosen }) {
  const { option, ending } = session;
  const { puzzles } = text.value.study;
  const ended = ending.value !== undefined;
  const answer = answerOf(puzzle);
  const chanceOf = (place: number): number =>
    puzzle.kind === 'whose' ? puzzle.chances[place]! : puzzle.judged[place]!.chance;
  return (
    <div class="puzzle-options" role="group" aria-label={puzzles.choices}>
      {puzzle.options.map((each, place) => (
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
          {puzzle.kind === 'whose' && typeof each === 'number' && each >= 0 ? (
            <span class={`c-${colourOfSeat(each)}`}>
              <PlayerToken colour={colourOfSeat(each)} size={18} />
            </span>
          ) : (
            <b class="puzzle-letter-disc">{puzzle.kind === 'whose' ? '–' : letterOf(place)}</b>
          )}
          <span>{optionText(puzzle, place)}</span>
          {ended && (
            <b class="puzzle-chance">
              {place === answer ? '✓ ' : ''}
              {percentText(chanceOf(place))}
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
  const joined = net.lines.value.length > 0 ? net.joined.value : new Set<number>();
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

function Verdict({ session }: OfSession) {
  const { puzzles } = text.value.study;
  const { puzzle, ending } = session;
  if (ending.value === undefined) return null;
  return (
    <p class="puzzle-verdict" data-ending={ending.value} role="status">
      <b>{ending.value === 'solved' ? puzzles.solved : puzzles.failed}</b>{' '}
      {puzzle.kind === 'net' ? puzzles.bestIs(puzzle.best) : puzzles.proof[puzzle.kind]}
    </p>
  );
}

/** Whose turn it is, where there is one. */
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

export function Question({ session }: OfSession) {
  const { puzzles } = text.value.study;
  const { puzzle, option, ending, net } = session;
  const ready = puzzle.kind === 'net' ? net!.complete.value : option.value !== undefined;
  return (
    <>
      <header class="review-head">
        <h2>{puzzles.kinds[puzzle.kind]}</h2>
        <span>{puzzles.level(puzzle.rating)}</span>
      </header>
      <About puzzle={puzzle} />
      {puzzle.kind === 'net' ? (
        <NetState session={session} puzzle={puzzle} />
      ) : (
        <Options session={session} puzzle={puzzle} />
      )}
      <Verdict session={session} />
      {ending.value === undefined && (
        <div class="puzzle-buttons">
          <button type="button" class="button" onClick={session.giveUp}>
            {puzzles.show}
          </button>
          <button type="button" class="button button-ink" disabled={!ready} onClick={session.check}>
            {puzzles.check}
          </button>
        </div>
      )}
    </>
  );
}
