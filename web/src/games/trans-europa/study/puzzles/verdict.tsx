// How a puzzle ended, and why: the figures, the reasons, both moves played out, or the turns that told it.

import { gridOf, type Config } from '@branchline/trans-europa';
import type { Explanation } from '@branchline/study/trans-europa';
import { answerOf, type MovePuzzle, type WhosePuzzle } from '@branchline/study/trans-europa/puzzle';
import { courseOf } from '@branchline/study/trans-europa/scene';
import { percentText } from '../../../../study/percent.ts';
import { signed } from '../../../../study/signed.ts';
import { StepButtons } from '../../../../study/step-buttons.tsx';
import { colourOfSeat } from '../../../../ui/colours.ts';
import { Choices } from '../../../../ui/controls.tsx';
import { cityName } from '../../play/names.ts';
import { text } from '../messages/text.ts';
import { reasonText } from '../sentences.ts';
import type { Looked } from './later.ts';
import { choiceAt } from './move-state.ts';
import { choiceText } from './move-question.tsx';
import { progress } from './progress.ts';
import { besideBest, type Session } from './session.ts';

const colourName = (seat: number): string => text.value.colours[colourOfSeat(seat)];

type MoveProps = { readonly session: Session; readonly puzzle: MovePuzzle };

/** Both moves in words, with the chance that each leaves. */
function Beside({ session, puzzle, told }: MoveProps & { readonly told: Explanation | undefined }) {
  const { puzzles } = text.value.study;
  const { chosen } = session;
  const best = choiceAt(puzzle, answerOf(puzzle));
  const other = besideBest(puzzle, chosen.value);
  const rows = [
    {
      look: 'played',
      name: chosen.value === other ? puzzles.yours : puzzle.played === undefined ? puzzles.tempting : puzzles.inGame,
      choice: other,
      chance: told?.chosen,
    },
    { look: 'better', name: puzzles.best, choice: best, chance: told?.best },
  ];
  return (
    <ul class="puzzle-beside">
      {rows.map(({ look, name, choice, chance }) => (
        <li key={look} data-look={look}>
          <i class={`legend-${look}`} aria-hidden="true" />
          <span>
            <b>{name}</b> {choiceText(puzzle, choice)}
          </span>
          <b>{chance === undefined ? '…' : percentText(chance)}</b>
        </li>
      ))}
    </ul>
  );
}

/** Both played out by bots: a switch, and the steps through what is on the map. */
function PlayedOut({ session }: { readonly session: Session }) {
  const { study } = text.value;
  const { puzzles } = study;
  const later = session.later!;
  const shown = later.shown.value;
  return (
    <>
      <Choices
        label={puzzles.look.label}
        value={later.looked.value}
        onChange={(which: Looked) => later.look(which)}
        choices={(['both', 'chosen', 'best'] as const).map((value) => ({ value, name: puzzles.look[value] }))}
      />
      {shown && (
        <>
          <div class="puzzle-steps">
            <StepButtons
              at={shown.at}
              last={shown.out.turns.length}
              step={(by) => later.goTo(shown.at + by)}
              toEnd={(end) => later.goTo(end === 'first' ? 1 : Infinity)}
              words={puzzles.steps}
            />
            <span role="status">{study.turnOf(shown.at, shown.out.turns.length)}</span>
          </div>
          <p class="review-about">
            {puzzles.missing(
              shown.out.missing.map((count, seat) => puzzles.missingOf(colourName(seat), count)).join(', '),
            )}
          </p>
        </>
      )}
    </>
  );
}

function MoveWhy({ session, puzzle }: MoveProps) {
  const { explanation } = session;
  const told = explanation.value;
  const config: Config = courseOf(puzzle.scene).states[0]!.config;
  return (
    <div class={`puzzle-why c-${colourOfSeat(puzzle.seat)}`} aria-live="polite">
      <Beside session={session} puzzle={puzzle} told={told} />
      {told?.reasons.map((reason, at) => (
        <p key={at}>{reasonText(reason, config, colourName)}</p>
      ))}
      {told && <PlayedOut session={session} />}
    </div>
  );
}

function WhoseWhy({ session, puzzle }: { readonly session: Session; readonly puzzle: WhosePuzzle }) {
  const { puzzles } = text.value.study;
  const { board } = gridOf(puzzle.scene.board);
  const holder = puzzle.options[answerOf(puzzle)]!;
  const told = session.tellings.value;
  if (!told) return null;
  return (
    <div class="puzzle-why" aria-live="polite">
      {told.length === 0 && <p>{puzzles.longTold}</p>}
      {told.map(({ turn, seat, before, after }) => (
        <p key={turn}>
          {(holder < 0 ? puzzles.tellsNobody : puzzles.tells)({
            ...{ turn: turn + 1, name: colourName(seat), holder: holder < 0 ? '' : colourName(holder) },
            ...{ city: cityName(board.cities[puzzle.city]!), before: percentText(before), after: percentText(after) },
          })}
        </p>
      ))}
    </div>
  );
}

export function Verdict({ session }: { readonly session: Session }) {
  const { puzzles } = text.value.study;
  const { puzzle, ending, change } = session;
  if (ending.value === undefined) return null;
  const solved = ending.value === 'solved';
  const proof =
    puzzle.kind === 'net' ? puzzles.bestIs(puzzle.best) : puzzles.proof[puzzle.kind === 'whose' ? 'whose' : 'move'];
  return (
    <>
      <p class="puzzle-verdict" data-ending={ending.value} role="status">
        <b>{solved ? puzzles.solved : puzzles.failed}</b> {proof}
        {change.value !== undefined && (
          <small>
            {puzzles.rated(Math.round(progress.value.rating.rating), signed(change.value), puzzle.rating, solved)}
          </small>
        )}
      </p>
      {(puzzle.kind === 'turn' || puzzle.kind === 'start') && <MoveWhy session={session} puzzle={puzzle} />}
      {puzzle.kind === 'whose' && <WhoseWhy session={session} puzzle={puzzle} />}
    </>
  );
}
