// Trans Europa on the home page: the quick game under a growing railway, and the lessons.

import type { HomeProps } from '../../../game-ui.ts';
import { text as shell } from '../../../../messages/text.ts';
import { hrefOf } from '../../../../nav/router.ts';
import { GameCard } from '../../../../table/game-card.tsx';
import { GAME } from '../../game.ts';
import { text } from '../../messages/text.ts';
import { prefer, preferences } from '../../settings.ts';
import { LEVELS, quickTable, watchTable } from '../../tables.ts';
import { LESSON_COUNT, LESSONS } from '../learn/lesson-list.ts';
import { LessonLine } from './art.tsx';
import { Hero } from './hero.tsx';
import { PuzzleDay } from './puzzle-day.tsx';

const MOST_BOTS = 5;

function Lessons() {
  const { front, lessonNames } = text.value;
  const { lessons } = preferences.value;
  const open = LESSONS.find((_, index) => !lessons.includes(index + 1));
  const next = open && lessonNames[open];
  const done = lessons.length >= LESSON_COUNT || next === undefined;
  return (
    <a class="hero-cell" href={hrefOf({ screen: done ? 'lessons' : 'learn', game: GAME })}>
      <b>{front.learn}</b> <LessonLine taken={lessons} count={LESSON_COUNT} />
      <small>
        {done
          ? front.learnDone
          : lessons.length === 0
            ? front.learnFirst(next)
            : `${front.learnProgress(lessons.length, LESSON_COUNT)}, ${front.learnNext(next)}`}
      </small>
    </a>
  );
}

export function HomeCard({ start, starting, children }: HomeProps) {
  const { front, levels } = text.value;
  const { quickBots, quickLevel } = preferences.value;
  return (
    <GameCard
      game={GAME}
      title="Trans Europa"
      lead={front.titleLines}
      facts={front.facts}
      picture={<Hero />}
      starting={starting}
      onPlay={() => start(quickTable)}
      onWatch={() => start(watchTable)}
      bots={quickBots}
      most={MOST_BOTS}
      onBots={(count) => prefer({ quickBots: count })}
      levels={LEVELS.map((value) => ({ value, name: levels[value] }))}
      level={quickLevel}
      onLevel={(level) => prefer({ quickLevel: level })}
      foot={
        <>
          <Lessons />
          <a class="hero-cell" href={hrefOf({ screen: 'rules', game: GAME })}>
            <b>{shell.value.pages.rules}</b>
          </a>
          <a class="hero-cell" href={hrefOf({ screen: 'puzzles', game: GAME })}>
            <b>{shell.value.pages.puzzles}</b>
            <PuzzleDay />
          </a>
          <a class="hero-cell" href={hrefOf({ screen: 'challenge' })}>
            <b>{shell.value.pages.challenges}</b>
          </a>
        </>
      }
    >
      {children}
    </GameCard>
  );
}
