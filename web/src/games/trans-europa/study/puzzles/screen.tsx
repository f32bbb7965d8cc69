// Puzzles: today's two, or as many of one kind as one likes; the calendar and the own rating.

import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import '../review.css';
import './puzzles.css';
import { MARGIN } from '@branchline/study/trans-europa/puzzle';
import { usePanels } from '../../../../map/panels.ts';
import type { Box, Insets } from '../../../../map/types.ts';
import { goBack, hrefOf } from '../../../../nav/router.ts';
import { percentText } from '../../../../study/percent.ts';
import { dayNumber, dayOf, type Day } from '../../../../study/streak.ts';
import { Waiting } from '../../../../table/waiting.tsx';
import { BrandSign } from '../../../../ui/brand.tsx';
import { Choices, IconButton } from '../../../../ui/controls.tsx';
import { layout } from '../../../../ui/layout.ts';
import { GAME } from '../../game.ts';
import { text, textLanguage } from '../messages/text.ts';
import { Calendar } from './calendar.tsx';
import { nextPuzzle, puzzlesOfDay } from './library.ts';
import { openPuzzle, progress } from './progress.ts';
import { PuzzleBoard } from './puzzle-board.tsx';
import { usePuzzleKeys } from './puzzle-keys.ts';
import { Question } from './question.tsx';
import { newSession, ratedBook, type Session } from './session.ts';
import { nextMistake } from './mine.ts';
import { firstWish, type TrainedKind, type Wish } from './wish.ts';
import { TrainerBoard, TrainerQuestion, useTrial } from '../trainer/trainer.tsx';

const KINDS = ['net', 'turn', 'start', 'whose', 'read', 'mine'] as const;

/** The puzzles of a wish: two for a day, the next one of a kind. */
async function sessionsFor(wish: Wish, today: Day): Promise<readonly Session[]> {
  // A day's puzzles count for the calendar on that day only.
  if ('day' in wish) {
    const book = ratedBook(wish.day === today ? today : undefined);
    return (await puzzlesOfDay(wish.day)).map((puzzle) => newSession(puzzle, book));
  }
  if (wish.kind === 'read') return [];
  if (wish.kind === 'mine') return nextMistake(dayNumber(today));
  const { done, rating, open } = progress.value;
  const next = await nextPuzzle(wish.kind, { done, rating: rating.rating, open: open?.[wish.kind] });
  // It stays the next one of its kind until it is solved or given up.
  if (next) openPuzzle(next);
  return next ? [newSession(next, ratedBook(undefined))] : [];
}

function useSessions(
  wish: Wish,
  today: Day,
): { readonly sessions: readonly Session[] | undefined; readonly again: () => void } {
  const [sessions, setSessions] = useState<readonly Session[]>();
  const [count, setCount] = useState(0);
  useEffect(() => {
    let wanted = true;
    void sessionsFor(wish, today).then((found) => {
      if (wanted) setSessions(found);
    });
    return () => {
      wanted = false;
    };
  }, [JSON.stringify(wish), count]);
  return { sessions, again: () => setCount(count + 1) };
}

function useInsets(): Insets {
  const shape = layout.value;
  return useMemo(() => {
    if (shape === 'phone' || shape === 'tablet-tall')
      return { top: 64, right: 0, bottom: Math.round(innerHeight * 0.5), left: 0 };
    return { top: 0, right: 420, bottom: 0, left: 0 };
  }, [shape]);
}

const dayText = (day: Day): string =>
  new Date(`${day}T12:00:00`).toLocaleDateString(textLanguage.value, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });

const nameOf = (kind: TrainedKind): string => {
  const { puzzles, trainer, mine } = text.value.study;
  if (kind === 'mine') return mine.title;
  return kind === 'read' ? trainer.title : puzzles.kinds[kind];
};

/** Below this height, in px, the question comes before everything else. */
const LOW = 800;

type MapRoom = { readonly insets: Insets; readonly panels: readonly Box[]; readonly room: readonly Box[] };

function Title({ wish }: { readonly wish: Wish }) {
  return (
    <div class="corner-top-left">
      <a class="panel title" data-covers="title" href={hrefOf({ screen: 'home' })}>
        <BrandSign />
        <span class="title-brand">{text.value.pages.puzzles}</span>
        <span class="title-table">{'day' in wish ? dayText(wish.day) : nameOf(wish.kind)}</span>
      </a>
    </div>
  );
}

type WishProps = { readonly wish: Wish; readonly today: Day; readonly onWish: (wish: Wish) => void };

/** Today, or a kind to train; and the own rating. */
function Menu({ wish, today, onWish }: WishProps) {
  const { puzzles } = text.value.study;
  return (
    <section class="panel puzzle-menu" aria-label={puzzles.what}>
      <Choices
        label={puzzles.what}
        labelHidden
        value={'day' in wish ? 'today' : wish.kind}
        onChange={(chosen) => onWish(chosen === 'today' ? { day: today } : { kind: chosen })}
        choices={[
          { value: 'today', name: puzzles.today },
          ...KINDS.map((kind) => ({ value: kind, name: nameOf(kind) })),
        ]}
      />
      <div class="puzzle-own">
        <p class="puzzle-rating">{puzzles.rating(Math.round(progress.value.rating.rating))}</p>
        <a href={hrefOf({ screen: 'lessons', game: GAME })}>{text.value.lessons.title}</a>
        <a href={hrefOf({ screen: 'insight', game: GAME })}>{text.value.insight.open}</a>
      </div>
    </section>
  );
}

type FrameProps = WishProps & {
  readonly map: (room: MapRoom) => ComponentChildren;
  readonly children: ComponentChildren;
};

/** The map, and beside it what is asked, what else there is, and the calendar. */
function Frame({ wish, today, onWish, map, children }: FrameProps) {
  const { common, pages } = text.value;
  const shape = layout.value;
  const { ref, panels, room } = usePanels(`${shape} ${textLanguage.value}`);
  const insets = useInsets();
  const narrow = shape === 'phone' || shape === 'tablet-tall';
  // Where room is scarce nothing has to be scrolled to answer.
  const asksFirst = narrow || innerHeight < LOW;
  const menu = <Menu wish={wish} today={today} onWish={onWish} />;
  return (
    <main ref={ref} class={`table review puzzles table-${shape} c-plum`}>
      <h1 class="visually-hidden" tabIndex={-1}>
        {pages.puzzles}
      </h1>
      <div class="table-map">{map({ insets, panels, room })}</div>
      <div class="table-panels">
        <Title wish={wish} />
        <div class={narrow ? 'panel review-bottom puzzle-sheet' : 'rail review-rail'} data-covers="rail">
          {!asksFirst && menu}
          <section class="panel puzzle-question">{children}</section>
          {asksFirst && menu}
          <Calendar today={today} shown={'day' in wish ? wish.day : undefined} onDay={(day) => onWish({ day })} />
        </div>
        <IconButton
          icon="close"
          label={common.close}
          onClick={() => goBack({ screen: 'home' })}
          class="panel review-close"
        />
      </div>
    </main>
  );
}

/** All of a kind are done; or no own mistake is due. */
function Nothing({ wish }: { readonly wish: Wish }) {
  const { puzzles, mine } = text.value.study;
  if (!('kind' in wish) || wish.kind !== 'mine') return <p>{puzzles.allDone}</p>;
  return <p>{mine.none(percentText(MARGIN))}</p>;
}

type StageProps = WishProps & { readonly sessions: readonly Session[]; readonly again: () => void };

function Stage({ sessions, again, ...wishing }: StageProps) {
  const { puzzles } = text.value.study;
  const [at, setAt] = useState(0);
  const session = sessions[Math.min(at, sessions.length - 1)];
  const ended = session?.ending.value !== undefined;
  const later = sessions.findIndex(({ ending }) => ending.value === undefined);
  const onward = (): void => ('kind' in wishing.wish ? again() : later >= 0 ? setAt(later) : undefined);
  const options = session?.puzzle.kind === 'whose' ? session.puzzle.options.length : 0;
  usePuzzleKeys({
    options,
    choose: (place) => {
      if (session) session.option.value = place;
    },
    ended,
    goOn: () => (ended ? onward() : session?.check()),
  });
  return (
    <Frame {...wishing} map={(room) => session && <PuzzleBoard key={session.puzzle.id} session={session} {...room} />}>
      {sessions.length > 1 && (
        <Choices
          label={puzzles.which}
          labelHidden
          value={at}
          onChange={setAt}
          choices={sessions.map(({ puzzle, ending }, place) => ({
            value: place,
            name: `${ending.value === 'solved' ? '✓ ' : ''}${puzzles.kinds[puzzle.kind]}`,
          }))}
        />
      )}
      {session ? <Question key={session.puzzle.id} session={session} /> : <Nothing wish={wishing.wish} />}
      {ended && ('kind' in wishing.wish || later >= 0) && (
        <div class="puzzle-buttons">
          <button type="button" class="button button-ink" data-onward onClick={onward}>
            {puzzles.next}
          </button>
        </div>
      )}
    </Frame>
  );
}

function Solving(wishing: WishProps) {
  const { sessions, again } = useSessions(wishing.wish, wishing.today);
  if (!sessions) return <Waiting />;
  return <Stage key={sessions.map(({ puzzle }) => puzzle.id).join()} {...wishing} sessions={sessions} again={again} />;
}

function Reading(wishing: WishProps) {
  const { trial, done, next } = useTrial(wishing.today);
  if (!trial && !done) return <Waiting />;
  return (
    <Frame {...wishing} map={(room) => trial && <TrainerBoard key={trial.puzzle.id} trial={trial} {...room} />}>
      {trial ? (
        <TrainerQuestion key={trial.puzzle.id} trial={trial} next={next} />
      ) : (
        <p>{text.value.study.trainer.allDone}</p>
      )}
    </Frame>
  );
}

export function PuzzlesView() {
  const [today] = useState(() => dayOf(new Date()));
  const [wish, setWish] = useState<Wish>(() => firstWish.peek() ?? { day: today });
  useEffect(() => {
    firstWish.value = undefined;
  }, []);
  const Part = 'kind' in wish && wish.kind === 'read' ? Reading : Solving;
  return <Part wish={wish} today={today} onWish={setWish} />;
}
