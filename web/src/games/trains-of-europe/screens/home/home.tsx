// Trains of Europe on the home page: the quick game under the map with all sticks, and the way to the rest.

import type { HomeProps } from '../../../game-ui.ts';
import { text as shell } from '../../../../messages/text.ts';
import { hrefOf } from '../../../../nav/router.ts';
import { GameCard } from '../../../../table/game-card.tsx';
import { GAME } from '../../game.ts';
import { words } from '../../messages/frame-text.ts';
import { prefer, preferences } from '../../settings.ts';
import { LEVELS, quickTable, watchTable } from '../../tables.ts';
import { HomePicture } from './late-picture.tsx';

const MOST_BOTS = 3;

export function HomeCard({ start, starting, children }: HomeProps) {
  const { home, levels } = words.value;
  const { quickBots, quickLevel, lessonsDone } = preferences.value;
  return (
    <GameCard
      game={GAME}
      title="Trains of Europe"
      lead={home.lead}
      facts={home.facts}
      picture={<HomePicture isBusy={starting} />}
      starting={starting}
      onPlay={() => start(quickTable)}
      onWatch={() => start(watchTable)}
      bots={quickBots}
      most={MOST_BOTS}
      onBots={(count) => prefer({ quickBots: count as 1 | 2 | 3 })}
      levels={LEVELS.map((value) => ({ value, name: levels[value].name }))}
      level={LEVELS.find((level) => level === quickLevel) ?? LEVELS[0]}
      onLevel={(level) => prefer({ quickLevel: level })}
      foot={
        <>
          <a class="hero-cell" href={hrefOf({ screen: 'learn', game: GAME })}>
            <b>{home.learn}</b>
            <small>{lessonsDone.length > 0 ? home.learnDone : home.learnAbout}</small>
          </a>
          <a class="hero-cell" href={hrefOf({ screen: 'rules', game: GAME })}>
            <b>{shell.value.pages.rules}</b>
          </a>
          <a class="hero-cell" href={hrefOf({ screen: 'puzzles', game: GAME })}>
            <b>{shell.value.pages.puzzles}</b>
          </a>
        </>
      }
    >
      {children}
    </GameCard>
  );
}
