// Home: one press leads to a running game; everything else is one press away.

import { useEffect, useState } from 'preact/hooks';
import './home.css';
import { text } from '../../app/language.ts';
import { newVersion } from '../../app/offline.ts';
import { go, hrefOf } from '../../app/router.ts';
import { change, settings } from '../../app/settings.ts';
import { PLAYER_COLOURS, PlayerToken } from '../../board/index.ts';
import { createTable, LEVELS, quickTable, watchTable } from '../../store/create.ts';
import { startAuthority } from '../../store/authority.ts';
import { gameList, loadGames } from '../../store/games.ts';
import { BrandSign } from '../../ui/brand.tsx';
import { Choices, IconButton } from '../../ui/controls.tsx';
import { Icon } from '../../ui/icons.tsx';
import { SoundButton, ThemeButton } from '../table/tools.tsx';
import { LESSON_COUNT } from '../learn/lesson-list.ts';
import { GameRow } from '../game-row.tsx';
import { Hero } from './hero.tsx';
import { LessonLine, NightTrain, TicketFan } from './art.tsx';
import { RulesPicture } from './rules-picture.tsx';
import { LanguageMenu } from './language-menu.tsx';

export function Home() {
  const { home, common, learn } = text.value;
  const [starting, setStarting] = useState(false);
  useEffect(() => {
    startAuthority();
    void loadGames();
  }, []);
  const start = async (table = quickTable()): Promise<void> => {
    if (starting) return;
    setStarting(true);
    const answer = await createTable(table);
    if ('id' in answer) go({ screen: 'table', id: answer.id });
    else setStarting(false);
  };
  const games = gameList.value ?? [];
  const running = games.find(({ summary, imported }) => !summary.over && !imported);
  const taken = settings.value.lessons.length;
  const lessonNames = Object.values(learn.lessons).map(({ name }) => name);
  const next = lessonNames[[...lessonNames.keys()].find((index) => !settings.value.lessons.includes(index + 1)) ?? -1];
  return (
    <div class="home">
      <header class="home-head">
        <a class="brand" href={hrefOf({ screen: 'home' })}>
          <BrandSign size={36} /> {common.brand}
        </a>
        <nav class="home-tools" aria-label={common.menu}>
          <LanguageMenu />
          <ThemeButton />
          <SoundButton />
          <IconButton icon="gear" label={common.settings} onClick={() => go({ screen: 'settings' })} />
        </nav>
      </header>
      <main class="home-grid" id="content">
        {newVersion.value && (
          <p class="panel notice home-update">
            {home.update}
            <button type="button" class="chip-button" onClick={newVersion.value}>
              {home.updateNow}
            </button>
          </p>
        )}
        <section class="card hero">
          <Hero />
          <div class="hero-text">
            <h1 tabIndex={-1}>
              {home.titleLines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </h1>
            <p class="hero-lead">{home.lead}</p>
            <div class="hero-play">
              <button
                type="button"
                class="button button-ink button-large"
                disabled={starting}
                onClick={() => void start()}
              >
                <Icon name="play" /> {home.play}
              </button>
              <div class="hero-against">
                <span aria-hidden="true">{home.against}</span>
                <Choices
                  label={home.against}
                  labelHidden
                  value={settings.value.quickBots}
                  onChange={(quickBots) => change({ quickBots })}
                  choices={[1, 2, 3, 4, 5].map((count) => ({ value: count, name: count }))}
                />
                <span aria-hidden="true">{home.bots(settings.value.quickBots)}</span>
              </div>
            </div>
            <div class="hero-levels">
              <Choices
                label={home.level}
                labelHidden
                value={settings.value.quickLevel}
                onChange={(quickLevel) => change({ quickLevel })}
                choices={LEVELS.map((level) => ({ value: level, name: text.value.levels[level].name }))}
              />
            </div>
            {running && (
              <a class="hero-continue" href={hrefOf({ screen: 'table', id: running.id })}>
                <Icon name="right" size={18} />
                <span>
                  <b>{home.continue}</b>
                  <small>
                    {home.continueAbout(
                      running.summary.round,
                      text.value.list(running.seats.filter(({ kind }) => kind !== 'human').map(({ name }) => name)),
                    )}
                  </small>
                </span>
              </a>
            )}
          </div>
        </section>
        <a class="card card-custom" href={hrefOf({ screen: 'new' })}>
          <h2>{home.custom}</h2>
          <p>{home.customAbout}</p>
          <span class="card-tokens" aria-hidden="true">
            {PLAYER_COLOURS.map((colour) => (
              <PlayerToken key={colour} colour={colour} size={26} />
            ))}
          </span>
        </a>
        <a class="card card-device" href={hrefOf({ screen: 'same-device' })}>
          <h2>{home.sameDevice}</h2>
          <p>{home.sameDeviceAbout}</p>
          <TicketFan />
        </a>
        <a class="card card-learn" href={hrefOf({ screen: 'learn' })}>
          <h2>{home.learn}</h2>
          <p>{home.learnAbout}</p>
          <LessonLine taken={settings.value.lessons} count={LESSON_COUNT} />
          <p class="card-foot">
            {taken >= LESSON_COUNT || next === undefined
              ? home.learnDone
              : taken === 0
                ? home.learnFirst(next)
                : `${home.learnProgress(taken, LESSON_COUNT)}, ${home.learnNext(next)}`}
          </p>
        </a>
        <button type="button" class="card card-watch" data-theme="dark" onClick={() => void start(watchTable())}>
          <h2>{home.watch}</h2>
          <p>{home.watchAbout}</p>
          <NightTrain />
        </button>
        <a class="card card-rules" href={hrefOf({ screen: 'rules' })}>
          <h2>{home.rules}</h2>
          <p>{home.rulesAbout}</p>
          <RulesPicture />
        </a>
        <section class="card card-games" aria-busy={gameList.value === undefined}>
          <header>
            <h2>{home.games}</h2>
            <a href={hrefOf({ screen: 'games' })}>{home.allGames}</a>
          </header>
          {gameList.value?.length === 0 ? (
            <p>{home.noGames}</p>
          ) : (
            <ul class="game-rows">
              {games.slice(0, 4).map((game) => (
                <GameRow key={game.id} game={game} />
              ))}
            </ul>
          )}
        </section>
      </main>
      <footer class="home-foot">{home.offline}</footer>
    </div>
  );
}
