// Trans Europa on the home page: the quick game over a growing railway, and a card for everything else.

import type { HomeProps } from '../../../game-ui.ts';
import { hrefOf } from '../../../../nav/router.ts';
import { PlayerToken } from '../../../../ui/player-shape.tsx';
import { PLAYER_COLOURS } from '../../../../ui/colours.ts';
import { Choices } from '../../../../ui/controls.tsx';
import { Icon } from '../../../../ui/icons.tsx';
import { GAME } from '../../game.ts';
import { text } from '../../messages/text.ts';
import { prefer, preferences } from '../../settings.ts';
import { LEVELS, quickTable, watchTable } from '../../tables.ts';
import { LESSON_COUNT, LESSONS } from '../learn/lesson-list.ts';
import { LessonLine, NightTrain, TicketFan } from './art.tsx';
import { Hero } from './hero.tsx';
import { RulesPicture } from './rules-picture.tsx';

function Welcome({ start, starting, children }: HomeProps) {
  const { front, levels } = text.value;
  const { quickBots, quickLevel } = preferences.value;
  return (
    <section class="card hero">
      <Hero />
      <div class="hero-text">
        <h1 tabIndex={-1}>
          {front.titleLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </h1>
        <p class="hero-lead">{front.lead}</p>
        <div class="hero-play">
          <button
            type="button"
            class="button button-ink button-large"
            disabled={starting}
            onClick={() => start(quickTable())}
          >
            <Icon name="play" /> {front.play}
          </button>
          <div class="hero-against">
            <span aria-hidden="true">{front.against}</span>
            <Choices
              label={front.against}
              labelHidden
              value={quickBots}
              onChange={(count) => prefer({ quickBots: count })}
              choices={[1, 2, 3, 4, 5].map((count) => ({ value: count, name: count }))}
            />
            <span aria-hidden="true">{front.bots(quickBots)}</span>
          </div>
        </div>
        <div class="hero-levels">
          <Choices
            label={front.level}
            labelHidden
            value={quickLevel}
            onChange={(level) => prefer({ quickLevel: level })}
            choices={LEVELS.map((level) => ({ value: level, name: levels[level] }))}
          />
        </div>
        {children}
      </div>
    </section>
  );
}

function TableCards() {
  const { front } = text.value;
  return (
    <>
      <a class="card card-custom" href={hrefOf({ screen: 'new', game: GAME })}>
        <h2>{front.custom}</h2>
        <p>{front.customAbout}</p>
        <span class="card-tokens" aria-hidden="true">
          {PLAYER_COLOURS.map((colour) => (
            <PlayerToken key={colour} colour={colour} size={26} />
          ))}
        </span>
      </a>
      <a class="card card-device" href={hrefOf({ screen: 'same-device', game: GAME })}>
        <h2>{front.sameDevice}</h2>
        <p>{front.sameDeviceAbout}</p>
        <TicketFan />
      </a>
    </>
  );
}

function LearnCard() {
  const { front, lessonNames } = text.value;
  const { lessons } = preferences.value;
  const open = LESSONS.find((_, index) => !lessons.includes(index + 1));
  const next = open && lessonNames[open];
  return (
    <a class="card card-learn" href={hrefOf({ screen: 'learn', game: GAME })}>
      <h2>{front.learn}</h2>
      <p>{front.learnAbout}</p>
      <LessonLine taken={lessons} count={LESSON_COUNT} />
      <p class="card-foot">
        {lessons.length >= LESSON_COUNT || next === undefined
          ? front.learnDone
          : lessons.length === 0
            ? front.learnFirst(next)
            : `${front.learnProgress(lessons.length, LESSON_COUNT)}, ${front.learnNext(next)}`}
      </p>
    </a>
  );
}

export function HomeCards(props: HomeProps) {
  const { front } = text.value;
  return (
    <>
      <Welcome {...props} />
      <TableCards />
      <LearnCard />
      <button type="button" class="card card-watch" data-theme="dark" onClick={() => props.start(watchTable())}>
        <h2>{front.watch}</h2>
        <p>{front.watchAbout}</p>
        <NightTrain />
      </button>
      <a class="card card-rules" href={hrefOf({ screen: 'rules', game: GAME })}>
        <h2>{front.rules}</h2>
        <p>{front.rulesAbout}</p>
        <RulesPicture />
      </a>
    </>
  );
}
