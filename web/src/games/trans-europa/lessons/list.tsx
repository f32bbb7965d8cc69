// All strategy lessons from the easiest to the hardest, with those already taken; in the shell's page frame.

import './lessons.css';
import { THEMES, type Theme } from '@branchline/study/trans-europa/themes';
import { hrefOf } from '../../../nav/router.ts';
import { GAME } from '../game.ts';
import { text } from './messages/text.ts';
import { isTaken, tried } from './progress.ts';

type LessonProps = { readonly theme: Theme; readonly number: number; readonly next: boolean };

function Lesson({ theme: { id, kind, level }, number, next }: LessonProps) {
  const { lessons, study } = text.value;
  const taken = isTaken(tried.value, id);
  return (
    <li>
      <a
        class="lesson-card"
        href={hrefOf({ screen: 'lessons', game: GAME, lesson: number })}
        data-taken={taken || undefined}
        data-next={next || undefined}
      >
        <b class="lesson-number" aria-hidden="true">
          {taken ? '✓' : number}
        </b>
        <span class="lesson-name">
          <b>{lessons.names[id]}</b>
          <small>
            {study.puzzles.kinds[kind]} · {lessons.level(level)}
            {taken && <span class="visually-hidden">, {lessons.taken}</span>}
          </small>
        </span>
      </a>
    </li>
  );
}

export function LessonList() {
  const { lessons } = text.value;
  const open = THEMES.findIndex(({ id }) => !isTaken(tried.value, id));
  const done = THEMES.filter(({ id }) => isTaken(tried.value, id)).length;
  return (
    <div class="section lesson-list">
      <p class="section-help">{lessons.progress(done, THEMES.length)}</p>
      <ol>
        {THEMES.map((theme, place) => (
          <Lesson key={theme.id} theme={theme} number={place + 1} next={place === open} />
        ))}
      </ol>
    </div>
  );
}
