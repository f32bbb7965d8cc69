// Learning by playing: one idea per lesson, on the real board.

import type { CityId } from '@branchline/boards';
import type { Insets } from '../../../../map/types.ts';
import { computed } from '@preact/signals';
import { useEffect, useId, useMemo, useState } from 'preact/hooks';
import { gridOf, transEuropa } from '@branchline/trans-europa';
import '../table/table.css';
import './learn.css';
import { usePanels, type Panels } from '../../../../map/panels.ts';
import { go, hrefOf } from '../../../../nav/router.ts';
import { createTable, yourName } from '../../../../table/create.ts';
import { localTable } from '../../../../table/local-table.ts';
import { whoIs } from '../../../../table/people.ts';
import { BrandSign } from '../../../../ui/brand.tsx';
import { colourOfSeat } from '../../../../ui/colours.ts';
import { IconButton } from '../../../../ui/controls.tsx';
import { Icon } from '../../../../ui/icons.tsx';
import { layout, lying, lyingWide } from '../../../../ui/layout.ts';
import type { LearnProps } from '../../../game-ui.ts';
import { GAME } from '../../game.ts';
import { text, textLanguage } from '../../messages/more-text.ts';
import { cityName } from '../../play/names.ts';
import { stopsAfter } from '../../play/pace.ts';
import { prefer, preferences } from '../../settings.ts';
import { displayAt } from '../../state/display.ts';
import { keysAt } from '../../state/keys.ts';
import { playAt, type Play } from '../../state/play.ts';
import { soundsAt } from '../../state/sounds.ts';
import { quickTable } from '../../tables.ts';
import { BoardArea } from '../table/board-area.tsx';
import { MissingCount, Tickets } from '../table/hand.tsx';
import { ZoomTools } from '../table/tools.tsx';
import { PlanList } from '../table/plan-list.tsx';
import { TurnButtons } from '../table/turn-panel.tsx';
import { LESSON_COUNT, LESSONS, type LessonId } from './lesson-list.ts';
import { FAR_CITY, hasBuilt, LESSON_PLANS, MIDDLE_CITY, OTHER_NAME, replyOf, YOU, type Lesson } from './lessons.ts';

/** The lesson asked for, else the first that has not been taken. */
export function Learn({ lesson }: LearnProps) {
  const first = LESSONS.findIndex((_, index) => !preferences.value.lessons.includes(index + 1));
  const number = lesson !== undefined && lesson >= 1 && lesson <= LESSON_COUNT ? lesson : Math.max(0, first) + 1;
  const [again, setAgain] = useState(0);
  return (
    <LessonView
      key={`${number}.${again}`}
      number={number}
      plan={LESSON_PLANS[number - 1]!}
      onAgain={() => setAgain(again + 1)}
    />
  );
}

function useLesson(plan: Lesson) {
  const lesson = useMemo(() => {
    const table = localTable({
      game: transEuropa,
      state: plan.start(),
      seats: [
        { name: yourName(), kind: 'human' },
        { name: OTHER_NAME, kind: 'bot:apprentice' },
      ],
      you: YOU,
      reply: replyOf,
      stopsAfter,
      pause: 700,
    });
    const play = playAt(table);
    return { table, play, display: displayAt(play), onKey: keysAt({ play, who: whoIs(table), help: () => {} }) };
  }, []);
  useEffect(() => {
    const stop = soundsAt(lesson.table);
    return () => {
      stop();
      lesson.play.close();
      lesson.table.close();
    };
  }, []);
  return lesson;
}

type LessonAtPlay = ReturnType<typeof useLesson>;

/** The sentence that praises a finished task, with the numbers of this very game. */
function praise(id: LessonId, missing: { readonly before: number; readonly after: number }): string {
  const { lessons } = text.value.learn;
  switch (id) {
    case 'marker':
      return lessons.marker.done(missing.after);
    case 'join':
      return lessons.join.done(missing.before, missing.after, OTHER_NAME);
    default:
      return lessons[id].done;
  }
}

function taskText(id: LessonId): string {
  const { lessons } = text.value.learn;
  const { board } = gridOf('europe');
  const name = (city: CityId): string => cityName(board.cities.find((known) => known.id === city)!);
  switch (id) {
    case 'marker':
      return lessons.marker.task(name(MIDDLE_CITY));
    case 'join':
      return lessons.join.task(OTHER_NAME);
    case 'route':
      return lessons.route.task(name(FAR_CITY));
    default:
      return lessons[id].task;
  }
}

/** What is said when the player has built, but not what was asked for. */
function insteadText(id: LessonId): string | undefined {
  const { lessons } = text.value.learn;
  switch (id) {
    case 'join':
      return lessons.join.instead(OTHER_NAME);
    case 'goal':
    case 'marker':
      return undefined;
    default:
      return lessons[id].instead;
  }
}

/** The stage of a lesson: reading, doing, or done. */
type Stage = { readonly at: 'reading'; readonly step: number } | { readonly at: 'doing' } | { readonly at: 'done' };

function useInsets(): Insets {
  return useMemo(
    () =>
      lying.value
        ? { top: 0, right: Math.min(292, innerWidth * 0.4) + 16, bottom: 0, left: 0 }
        : layout.value === 'phone'
          ? { top: 208, right: 0, bottom: 176, left: 0 }
          : { top: 40, right: layout.value === 'desktop' ? 392 : 332, bottom: 54, left: 0 },
    [layout.value, lying.value],
  );
}

type LessonMapProps = {
  readonly lesson: LessonAtPlay;
  /** While there is only text to read, nothing on the board calls for a click. */
  readonly quiet: boolean;
  readonly panels: Panels['panels'];
  readonly room: Panels['room'];
  readonly describedBy: string;
};

function LessonMap({ lesson: { play, display, onKey }, quiet, panels, room, describedBy }: LessonMapProps) {
  const insets = useInsets();
  const isWhole = layout.value !== 'phone' || lyingWide.value;
  const marks = useMemo(
    () => (quiet ? computed(() => ({ ...display.marks.value, legal: [], legalJunctions: [] })) : display.marks),
    [display, quiet],
  );
  return (
    <BoardArea
      play={play}
      marks={marks}
      laid={display.laid}
      onKey={onKey}
      insets={insets}
      fit={isWhole ? 'all' : 'height'}
      {...(isWhole ? { room } : {})}
      panels={panels}
      describedBy={describedBy}
    />
  );
}

type CoachProps = {
  readonly lesson: LessonAtPlay;
  readonly number: number;
  readonly plan: Lesson;
  readonly stage: Stage;
  readonly textId: string;
  readonly onRead: () => void;
  readonly onAgain: () => void;
};

async function playReal(): Promise<void> {
  const answer = await createTable(quickTable());
  if ('id' in answer) go({ screen: 'table', id: answer.id });
}

type CoachButtonsProps = Pick<CoachProps, 'lesson' | 'number' | 'stage' | 'onRead' | 'onAgain'>;

function CoachButtons({ lesson: { table }, number, stage, onRead, onAgain }: CoachButtonsProps) {
  const { learn, lessons, rulings } = text.value;
  switch (stage.at) {
    case 'reading':
      return (
        <button type="button" class="button button-ink" onClick={onRead}>
          {learn.continue}
        </button>
      );
    case 'doing':
      return (
        <>
          {table.entries.value.some(({ by }) => by === YOU) && (
            <button type="button" class="button" onClick={() => void table.rule('takeback', YOU)}>
              <Icon name="undo" /> <span class="coach-back">{rulings.takeBack}</span>
            </button>
          )}
          <button type="button" class="button" onClick={onAgain}>
            {learn.again}
          </button>
        </>
      );
    default:
      return number < LESSON_COUNT ? (
        <button
          type="button"
          class="button button-ink"
          onClick={() => go({ screen: 'learn', game: GAME, lesson: number + 1 })}
        >
          {learn.next}
        </button>
      ) : (
        <>
          <a class="button" href={hrefOf({ screen: 'lessons', game: GAME })}>
            {lessons.title}
          </a>
          <button type="button" class="button button-ink" onClick={() => void playReal()}>
            {learn.done}
          </button>
        </>
      );
  }
}

function LessonLinks({ number }: { readonly number: number }) {
  const { learn, lessonNames } = text.value;
  return (
    <nav class="coach-lessons" aria-label={learn.list}>
      {LESSONS.map((id, index) => (
        <a
          key={id}
          href={hrefOf({ screen: 'learn', game: GAME, lesson: index + 1 })}
          aria-label={lessonNames[id]}
          title={lessonNames[id]}
          {...(index + 1 === number ? { 'aria-current': 'step' as const } : {})}
          data-taken={preferences.value.lessons.includes(index + 1) || undefined}
        />
      ))}
    </nav>
  );
}

function Coach({ lesson, number, plan, stage, textId, onRead, onAgain }: CoachProps) {
  const { learn, lessonNames, common } = text.value;
  const { table, play } = lesson;
  const [before] = useState(() => play.targets.peek()?.missing ?? 0);
  const { steps } = learn.lessons[plan.id];
  const body =
    stage.at === 'reading'
      ? steps[stage.step]
      : stage.at === 'done'
        ? praise(plan.id, { before, after: play.targets.value?.missing ?? 0 })
        : taskText(plan.id);
  const instead = stage.at === 'doing' && hasBuilt(table.entries.value) ? insteadText(plan.id) : undefined;
  return (
    <section class="panel coach" data-covers="coach" aria-live="polite">
      <p class="coach-number">{learn.lesson(number, LESSON_COUNT)}</p>
      <IconButton icon="close" label={common.close} onClick={() => go({ screen: 'home' })} class="coach-close" />
      <h1 tabIndex={-1}>{lessonNames[plan.id]}</h1>
      <p id={textId} class="coach-text" data-done={stage.at === 'done' || undefined}>
        {body}
      </p>
      {instead !== undefined && <p class="coach-instead">{instead}</p>}
      {stage.at === 'doing' && plan.task && (
        <div class="coach-turn">
          <PlanList play={play} />
          {table.acting.value !== undefined && <TurnButtons play={play} />}
        </div>
      )}
      <footer class="coach-foot">
        <CoachButtons {...{ lesson, number, stage, onRead, onAgain }} />
      </footer>
      <LessonLinks number={number} />
    </section>
  );
}

function LessonHand({ play }: { readonly play: Play }) {
  return (
    <section class="hand" aria-label={text.value.table.hand}>
      <MissingCount play={play} />
      <Tickets play={play} />
    </section>
  );
}

type LessonViewProps = { readonly number: number; readonly plan: Lesson; readonly onAgain: () => void };

/** Reading first, then the task, until it is fulfilled; a lesson that is done stays taken. */
function useStage({ table }: LessonAtPlay, { plan, number }: Omit<LessonViewProps, 'onAgain'>) {
  const [step, setStep] = useState(0);
  const reading = step < text.value.learn.lessons[plan.id].steps.length;
  const done = !reading && plan.done(table.state(), table.entries.value);
  useEffect(() => {
    const { lessons } = preferences.value;
    if (done && !lessons.includes(number)) prefer({ lessons: [...lessons, number] });
  }, [done]);
  const stage: Stage = reading ? { at: 'reading', step } : { at: done ? 'done' : 'doing' };
  return { stage, onRead: () => setStep(step + 1) };
}

function LessonView({ number, plan, onAgain }: LessonViewProps) {
  const lesson = useLesson(plan);
  const { stage, onRead } = useStage(lesson, { plan, number });
  const { ref, panels, room } = usePanels(`${layout.value} ${number} ${textLanguage.value}`);
  const textId = useId();
  const shape = layout.value;
  const reading = stage.at === 'reading';
  return (
    <main ref={ref} class={`table lesson table-${shape} c-${colourOfSeat(YOU)}`}>
      <div class="table-map" inert={reading}>
        <LessonMap lesson={lesson} quiet={reading || !plan.task} panels={panels} room={room} describedBy={textId} />
      </div>
      <div class="table-panels">
        <div class="corner-top-left">
          <a class="panel title" data-covers="title" href={hrefOf({ screen: 'home' })}>
            <BrandSign />
            <span class="title-brand">{text.value.pages.learn}</span>
          </a>
        </div>
        {shape !== 'phone' && <ZoomTools play={lesson.play} />}
        <Coach {...{ lesson, number, plan, stage, textId, onRead, onAgain }} />
        <LessonHand play={lesson.play} />
      </div>
    </main>
  );
}
