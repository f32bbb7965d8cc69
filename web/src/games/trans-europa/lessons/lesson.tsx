// One strategy lesson: an idea with an example, then positions to solve.

import { useEffect, useMemo, useState } from 'preact/hooks';
import '../study/review.css';
import '../study/puzzles/puzzles.css';
import './lessons.css';
import type { Puzzle } from '@branchline/study/trans-europa/puzzle';
import { THEMES, type Theme } from '@branchline/study/trans-europa/themes';
import { usePanels } from '../../../map/panels.ts';
import type { Insets } from '../../../map/types.ts';
import { go, goBack, hrefOf } from '../../../nav/router.ts';
import { Waiting } from '../../../table/waiting.tsx';
import { BrandSign } from '../../../ui/brand.tsx';
import { IconButton } from '../../../ui/controls.tsx';
import { layout } from '../../../ui/layout.ts';
import { GAME } from '../game.ts';
import { PuzzleBoard } from '../study/puzzles/puzzle-board.tsx';
import { usePuzzleKeys } from '../study/puzzles/puzzle-keys.ts';
import { Question } from '../study/puzzles/question.tsx';
import { newSession, type Session } from '../study/puzzles/session.ts';
import { text, textLanguage } from './messages/text.ts';
import { positionsOf } from './positions.ts';
import { ASKED, note, tried, triedIn } from './progress.ts';

/** The stage of a lesson: at its idea, at one of its positions, or at its end. */
type Stage = { readonly at: 'idea' } | { readonly at: 'position'; readonly place: number } | { readonly at: 'end' };

type OfLesson = { readonly theme: Theme; readonly positions: readonly Puzzle[] };

/** The example shows its answer; a position is noted when it ends, and counts for no rating. */
function sessionFor({ theme, positions }: OfLesson, stage: Stage): Session | undefined {
  const puzzle = positions[stage.at === 'position' ? stage.place : 0];
  if (!puzzle) return undefined;
  return newSession(puzzle, {
    known: () => (stage.at === 'position' ? undefined : true),
    finish: ({ id, solved }) => {
      note(theme.id, id, solved);
      return undefined;
    },
  });
}

const isNarrow = (): boolean => layout.value === 'phone' || layout.value === 'tablet-tall';

function useInsets(): Insets {
  const shape = layout.value;
  return useMemo(
    () =>
      isNarrow()
        ? { top: 64, right: 0, bottom: Math.round(innerHeight * 0.5), left: 0 }
        : { top: 0, right: 420, bottom: 0, left: 0 },
    [shape],
  );
}

/** What comes after this stage: another position as long as the lesson asks for more, then its end, then the next lesson. */
function stageAfter({ theme, positions }: OfLesson, stage: Stage): Stage | undefined {
  const done = triedIn(tried.value, theme.id);
  const next = positions.findIndex(({ id }, place) => place > 0 && !Object.hasOwn(done, id));
  const enough = Object.keys(done).length >= ASKED;
  if (stage.at === 'idea') return { at: 'position', place: next > 0 ? next : 1 };
  if (stage.at === 'end') return undefined;
  return next > 0 && !enough ? { at: 'position', place: next } : { at: 'end' };
}

type PanelProps = OfLesson & {
  readonly number: number;
  readonly stage: Stage;
  readonly session: Session;
  readonly onStage: (stage: Stage) => void;
};

const toLesson = (number: number): void =>
  go({ screen: 'lessons', game: GAME, ...(number <= THEMES.length ? { lesson: number } : {}) });

/** How it went, and more positions where there are any. */
function End({ theme, positions, onStage }: PanelProps) {
  const { lessons } = text.value;
  const done = triedIn(tried.value, theme.id);
  const solved = Object.values(done).filter(Boolean).length;
  const next = positions.findIndex(({ id }, place) => place > 0 && !Object.hasOwn(done, id));
  return (
    <>
      <p class="lesson-idea">
        <b>{lessons.done}.</b> {lessons.solved(solved, Object.keys(done).length)}.
      </p>
      {next < 0 ? (
        <p class="review-about">{lessons.noMore}</p>
      ) : (
        <div class="puzzle-buttons">
          <button type="button" class="button" onClick={() => onStage({ at: 'position', place: next })}>
            {lessons.more}
          </button>
        </div>
      )}
    </>
  );
}

function Panel(props: PanelProps) {
  const { study, lessons } = text.value;
  const { theme, positions, number, stage, session, onStage } = props;
  const after = stageAfter({ theme, positions }, stage);
  const ended = stage.at !== 'position' || session.ending.value !== undefined;
  const onward = (): void => (after ? onStage(after) : toLesson(number + 1));
  const { puzzle, option } = session;
  usePuzzleKeys({
    choose: (place) => void (option.value = place),
    options: puzzle.kind === 'whose' ? puzzle.options.length : 0,
    ended,
    goOn: () => (ended ? onward() : session.check()),
  });
  const words =
    stage.at === 'idea'
      ? lessons.tryIt
      : stage.at === 'end'
        ? number < THEMES.length
          ? lessons.nextIdea
          : lessons.title
        : after?.at === 'end'
          ? lessons.finish
          : study.puzzles.next;
  return (
    <section class="panel puzzle-question lesson-panel" aria-live="polite">
      <header class="review-head">
        <h2>{lessons.names[theme.id]}</h2>
        <span>{lessons.level(theme.level)}</span>
      </header>
      {stage.at === 'idea' && <p class="lesson-idea">{lessons.ideas[theme.id]}</p>}
      {stage.at === 'end' ? (
        <End {...props} />
      ) : (
        <div class="lesson-position">
          {stage.at === 'idea' && <p class="lesson-label">{lessons.example}</p>}
          <Question key={puzzle.id} session={session} />
        </div>
      )}
      {ended && (
        <div class="puzzle-buttons">
          <button type="button" class="button button-ink" data-onward onClick={onward}>
            {words}
          </button>
        </div>
      )}
    </section>
  );
}

function LessonScreen(props: OfLesson & { readonly number: number }) {
  const { theme, positions, number } = props;
  const { common, lessons } = text.value;
  const [stage, setStage] = useState<Stage>({ at: 'idea' });
  const session = useMemo(() => sessionFor({ theme, positions }, stage), [theme, positions, stage]);
  const shape = layout.value;
  const { ref, panels, room } = usePanels(`${shape} ${stage.at} ${textLanguage.value}`);
  const insets = useInsets();
  if (!session) return <Waiting />;
  return (
    <main ref={ref} class={`table review puzzles strategy-lesson table-${shape} c-plum`}>
      <h1 class="visually-hidden" tabIndex={-1}>
        {lessons.names[theme.id]}
      </h1>
      <div class="table-map">
        <PuzzleBoard key={`${stage.at} ${session.puzzle.id}`} session={session} {...{ insets, panels, room }} />
      </div>
      <div class="table-panels">
        <div class="corner-top-left">
          <a class="panel title" data-covers="title" href={hrefOf({ screen: 'lessons', game: GAME })}>
            <BrandSign />
            <span class="title-brand">{lessons.title}</span>
            <span class="title-table">
              {number} / {THEMES.length}
            </span>
          </a>
        </div>
        <div class={isNarrow() ? 'panel review-bottom puzzle-sheet' : 'rail review-rail'} data-covers="rail">
          <Panel {...props} stage={stage} session={session} onStage={setStage} />
        </div>
        <IconButton
          icon="close"
          label={common.close}
          onClick={() => goBack({ screen: 'lessons', game: GAME })}
          class="panel review-close"
        />
      </div>
    </main>
  );
}

/** A lesson by its number, from 1; any other number is the first. */
export function LessonView({ lesson }: { readonly lesson: number }) {
  const number = lesson >= 1 && lesson <= THEMES.length ? lesson : 1;
  const theme = THEMES[number - 1]!;
  const [positions, setPositions] = useState<readonly Puzzle[]>();
  useEffect(() => {
    let wanted = true;
    void positionsOf(theme.id).then((found) => wanted && setPositions(found));
    return () => {
      wanted = false;
    };
  }, [theme]);
  return positions ? <LessonScreen key={number} theme={theme} positions={positions} number={number} /> : <Waiting />;
}
