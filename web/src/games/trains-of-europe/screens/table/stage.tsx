// What covers the map: the tiles of a call, the screen of a phase, the year end, or the evaluation.

import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { text as shell } from '../../../../messages/text.ts';
import { go } from '../../../../nav/router.ts';
import { createTable } from '../../../../table/create.ts';
import { layout } from '../../../../ui/layout.ts';
import { GAME } from '../../game.ts';
import { words } from '../../messages/frame-text.ts';
import { leftIn } from '../../play/happenings/left-in.ts';
import { yearBook } from '../../play/happenings/year-book.ts';
import { yearReport } from '../../play/happenings/year-end.ts';
import type { Play } from '../../state/play.ts';
import { Calling } from './calling.tsx';
import { EvaluationSheet, PhaseStage, YearEndSheet } from './late-parts.ts';
import { phasePropsOf } from './phase-props-of.ts';

/** Steps for which the map itself is the stage. */
const ON_THE_MAP: ReadonlySet<string> = new Set(['setup', 'call', 'licences', 'year-end']);

/** Whether the present phase has a separate screen. */
export const hasStage = (play: Play): boolean =>
  !play.mapOnly.value && !ON_THE_MAP.has(play.stage.value.step) && play.stage.value.step !== 'over';

/** Phases whose screens have only a main part: beside them the tabs stay as they are. */
const WITHOUT_COLUMN: ReadonlySet<string> = new Set(['aid', 'offers', 'propose', 'vote']);

/** Whether the screen has a column beside its main part, where the tabs are otherwise. */
export const hasColumn = (play: Play): boolean =>
  play.table.stop.value === undefined
    ? hasStage(play) && !WITHOUT_COLUMN.has(play.stage.value.step)
    : !play.mapOnly.value;

/** Where to go from the end of a game. */
function Ways({ play }: { readonly play: Play }) {
  const { table } = play;
  const { common, pages } = shell.value;
  const { over } = words.value;
  const again = async (): Promise<void> => {
    const answer = await createTable({ game: GAME, spec: table.spec, seats: table.seats.value });
    if ('id' in answer) go({ screen: 'table', id: answer.id });
  };
  return (
    <>
      <button type="button" class="button button-ink" onClick={() => go({ screen: 'review', id: table.id })}>
        {pages.review}
      </button>
      <button type="button" class="button" onClick={() => void again()}>
        {over.again}
      </button>
      <button type="button" class="button" onClick={() => go({ screen: 'replay', id: table.id })}>
        {over.replay}
      </button>
      <button type="button" class="button" onClick={() => go({ screen: 'home' })}>
        {common.home}
      </button>
    </>
  );
}

function YearEnd({ play }: { readonly play: Play }) {
  const turn = play.years.turn.value;
  const seat = play.shownSeat.value;
  const entries = play.table.entries.value;
  const year = turn?.before.public.year ?? 0;
  const book = useMemo(
    () =>
      turn &&
      yearBook(
        turn.after,
        seat,
        entries.flatMap(({ events }) => events),
        year,
      ),
    [turn, seat, entries],
  );
  if (!turn || !book) return null;
  return (
    <Box>
      <YearEndSheet
        {...phasePropsOf(play)}
        report={yearReport(turn.before, turn.after, turn.events)}
        book={book}
        onContinue={play.table.goOn}
      />
    </Box>
  );
}

/** The frame sheets of phases bring along themselves. */
const Box = ({ children }: { readonly children: ComponentChildren }) => (
  <div class={`toe-stage-box ${layout.value === 'phone' ? 'phone' : ''}`}>{children}</div>
);

export function StageSheet({ play, looking = false }: { readonly play: Play; readonly looking?: boolean }) {
  const { step, mine } = play.stage.value;
  if (play.mapOnly.value) return null;
  if (play.table.stop.value !== undefined) return <YearEnd play={play} />;
  if (step === 'over')
    return (
      <Box>
        <EvaluationSheet {...phasePropsOf(play)} gone={leftIn(play.table.entries.value)}>
          {!looking && <Ways play={play} />}
        </EvaluationSheet>
      </Box>
    );
  if (step === 'call') return mine ? <Calling play={play} /> : null;
  return hasStage(play) ? <PhaseStage {...phasePropsOf(play)} /> : null;
}
