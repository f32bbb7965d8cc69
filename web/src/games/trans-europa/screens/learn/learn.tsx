// Learning by playing: one idea per lesson, on the real board.

import { computed } from '@preact/signals';
import { useEffect, useId, useMemo, useState } from 'preact/hooks';
import { gridOf } from '@branchline/trans-europa';
import '../table/table.css';
import './learn.css';
import { text } from '../../../../messages/text.ts';
import { cityName } from '../../play/names.ts';
import { go, hrefOf } from '../../../../nav/router.ts';
import { change, settings } from '../../../../prefs/settings.ts';
import { colourOfSeat } from '../../../../ui/colours.ts';
import { boardDesk } from '../../state/board-marks.ts';
import { createTable, quickTable, yourName } from '../../../../table/create.ts';
import { keyDesk } from '../../state/keys.ts';
import { localTable } from '../../../../table/local-table.ts';
import { playAt } from '../../state/play.ts';
import { soundsAt } from '../../state/sounds.ts';
import { BrandSign } from '../../../../ui/brand.tsx';
import { IconButton } from '../../../../ui/controls.tsx';
import { layout } from '../../../../ui/layout.ts';
import { usePanels } from '../../../../map/panels.ts';
import { BoardArea } from '../table/board-area.tsx';
import { Tickets, MissingCount } from '../table/hand.tsx';
import { whoIs } from '../table/seats.ts';
import { ZoomTools } from '../table/tools.tsx';
import { PlanList, TurnButtons } from '../table/turn-panel.tsx';
import { LESSON_COUNT, LESSONS, type LessonId } from './lesson-list.ts';
import { FAR_CITY, LESSON_PLANS, MIDDLE_CITY, OTHER_NAME, replyOf, YOU, type Lesson } from './lessons.ts';

export function Learn({ lesson }: { readonly lesson: number | undefined }) {
  const first = LESSONS.findIndex((_, index) => !settings.value.lessons.includes(index + 1));
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
  const { table, play, desk, keys } = useMemo(() => {
    const local = localTable({
      state: plan.start(),
      seats: [
        { name: yourName(), kind: 'human' },
        { name: OTHER_NAME, kind: 'bot:apprentice' },
      ],
      you: YOU,
      reply: replyOf,
      pause: 700,
    });
    const desk_ = playAt(local);
    return { table: local, play: desk_, desk: boardDesk(desk_), keys: keyDesk(desk_, whoIs(local), () => {}) };
  }, []);
  useEffect(() => {
    const stop = soundsAt(table);
    return () => {
      stop();
      play.close();
      table.close();
    };
  }, []);
  return { table, play, desk, keys };
}

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
  const name = (city: string): string => cityName(board.cities.find((known) => known.id === city)!);
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

type LessonViewProps = { readonly number: number; readonly plan: Lesson; readonly onAgain: () => void };

function LessonView({ number, plan, onAgain }: LessonViewProps) {
  const { learn, common } = text.value;
  const { table, play, desk, keys } = useLesson(plan);
  const { ref, panels } = usePanels();
  const listId = useId();
  const [step, setStep] = useState(0);
  const [before] = useState(() => play.targets.peek()?.missing ?? 0);
  const { name, steps } = learn.lessons[plan.id];
  const reading = step < steps.length;
  const done = !reading && plan.done(table.state(), table.entries.value);
  const phone = layout.value === 'phone';
  // While there is only something to read, nothing on the board calls for a click.
  const quiet = reading || !plan.task;
  const shown = useMemo(
    () => (quiet ? { ...desk, marks: computed(() => ({ ...desk.marks.value, legal: [], legalJunctions: [] })) } : desk),
    [desk, quiet],
  );
  const insets = useMemo(
    () =>
      phone
        ? { top: 208, right: 0, bottom: 176, left: 0 }
        : { top: 40, right: layout.value === 'desktop' ? 392 : 332, bottom: 54, left: 0 },
    [layout.value],
  );
  useEffect(() => {
    if (!done) return;
    if (!settings.value.lessons.includes(number)) change({ lessons: [...settings.value.lessons, number] });
  }, [done]);
  const playReal = async (): Promise<void> => {
    const answer = await createTable({ ...quickTable() });
    if ('id' in answer) go({ screen: 'table', id: answer.id });
  };
  const body = reading
    ? steps[step]
    : done
      ? praise(plan.id, { before, after: play.targets.value?.missing ?? 0 })
      : taskText(plan.id);

  return (
    <main ref={ref} class={`table lesson table-${layout.value} c-${colourOfSeat(YOU)}`}>
      <div class="table-map" inert={reading}>
        <BoardArea play={play} desk={shown} keys={keys} insets={insets} panels={panels} describedBy={listId} />
      </div>
      <div class="table-panels">
        <div class="corner-top-left">
          <a class="panel title" data-covers href={hrefOf({ screen: 'home' })}>
            <BrandSign />
            <span class="title-brand">{learn.title}</span>
          </a>
        </div>
        {!phone && <ZoomTools play={play} />}
        <section class="panel coach" data-covers aria-live="polite">
          <p class="coach-number">{learn.lesson(number, LESSON_COUNT)}</p>
          <IconButton icon="close" label={common.close} onClick={() => go({ screen: 'home' })} class="coach-close" />
          <h1 tabIndex={-1}>{name}</h1>
          <p id={listId} class="coach-text" data-done={done || undefined}>
            {body}
          </p>
          {!reading && !done && plan.task && (
            <div class="coach-turn">
              <PlanList play={play} />
              {table.acting.value !== undefined && <TurnButtons play={play} />}
            </div>
          )}
          <footer class="coach-foot">
            {reading && (
              <button type="button" class="button button-ink" onClick={() => setStep(step + 1)}>
                {learn.continue}
              </button>
            )}
            {!reading && !done && (
              <button type="button" class="button" onClick={onAgain}>
                {learn.again}
              </button>
            )}
            {done && number < LESSON_COUNT && (
              <button
                type="button"
                class="button button-ink"
                onClick={() => go({ screen: 'learn', lesson: number + 1 })}
              >
                {learn.next}
              </button>
            )}
            {done && number === LESSON_COUNT && (
              <button type="button" class="button button-ink" onClick={() => void playReal()}>
                {learn.done}
              </button>
            )}
          </footer>
          <nav class="coach-lessons" aria-label={learn.list}>
            {LESSONS.map((id, index) => (
              <a
                key={id}
                href={hrefOf({ screen: 'learn', lesson: index + 1 })}
                aria-label={learn.lessons[id].name}
                title={learn.lessons[id].name}
                {...(index + 1 === number ? { 'aria-current': 'step' as const } : {})}
                data-taken={settings.value.lessons.includes(index + 1) || undefined}
              />
            ))}
          </nav>
        </section>
        <section class="hand" data-covers aria-label={text.value.table.hand}>
          <MissingCount play={play} />
          <Tickets play={play} />
        </section>
      </div>
    </main>
  );
}
