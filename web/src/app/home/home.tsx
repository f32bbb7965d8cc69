// Home: a card for each game, and one press on it leads to a running one; everything else is one press away.

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import './home.css';
import type { HomeProps } from '../../games/game-ui.ts';
import { GAMES } from '../../games/registry.ts';
import { text } from '../../messages/text.ts';
import { go, hrefOf } from '../../nav/router.ts';
import { settings } from '../../prefs/settings.ts';
import { createTable } from '../../table/create.ts';
import { gameList, isOutOfReach, loadGames, lostGames, runningOf, wasRunning } from '../../table/games.ts';
import { late } from '../../table/late.ts';
import { wait } from '../../table/pace.ts';
import { SoundButton, ThemeButton } from '../../table/preference-buttons.tsx';
import { untilSignal } from '../../table/until-signal.ts';
import { BrandSign } from '../../ui/brand.tsx';
import { IconButton } from '../../ui/controls.tsx';
import type { ListedGame, NewTable } from '@branchline/protocol';
import { newVersion } from '../new-version.ts';
import { LanguageMenu } from '../language-menu.tsx';

const UpdateNotice = late(async () => (await import('../update-notice.tsx')).UpdateNotice);
/** As high as the way back into a game, until it is here. */
function ContinuePlace() {
  return (
    <span class="hero-cell hero-continue" aria-hidden="true">
      <b>{text.value.home.continue}</b>
      <small>…</small>
    </span>
  );
}

/** A first-time visitor has no games yet. */
const ContinueLink = late(async () => (await import('./kept-games.tsx')).ContinueLink, ContinuePlace);
const LatestRows = late(
  async () => (await import('./kept-games.tsx')).LatestRows,
  () => <ul class="game-rows" aria-busy="true" />,
);

/** While a table is being made, whatever else the home page would like to have waits. */
const starting = signal(false);

/** The home page is rendered before it checks for a server with tables; the entry then checks this itself. */
const online = async () => {
  await wait(500);
  await untilSignal(starting, false);
  return import('../../online/home-entry.tsx');
};
const OnlineEntry = late(async () => (await online()).HomeEntry);
const OnlineLink = late(async () => (await online()).HomeLink);

function Head() {
  const { common } = text.value;
  return (
    <header class="home-head">
      <a class="brand" href={hrefOf({ screen: 'home' })}>
        <BrandSign size={36} /> {common.brand}
      </a>
      <nav class="home-tools" aria-label={common.menu}>
        {gameList.value && <OnlineLink />}
        <LanguageMenu />
        <ThemeButton />
        <SoundButton />
        <IconButton icon="gear" label={common.settings} onClick={() => go({ screen: 'settings' })} />
      </nav>
    </header>
  );
}

function GamesCard({ games }: { readonly games: readonly ListedGame[] | undefined }) {
  const { home } = text.value;
  // A game that its own card leads back to is not named twice.
  const others = games?.filter(({ id, game }) => runningOf(game)?.id !== id);
  return (
    <section class="card card-games" aria-busy={games === undefined}>
      <header>
        <h2>{home.games}</h2>
        <a href={hrefOf({ screen: 'games' })}>{home.allGames}</a>
      </header>
      {games?.length === 0 && !isOutOfReach.value ? (
        <p>{lostGames.value > 0 ? home.lost(lostGames.value) : home.noGames}</p>
      ) : games && others?.length === 0 ? (
        <p>{home.allRunning}</p>
      ) : (
        <LatestRows games={others ?? []} />
      )}
    </section>
  );
}

type AskNameProps = { readonly onAnswer: () => void; readonly onClose: () => void };

/** Asks for the player's name before the first game; what is to be played waits meanwhile. */
const nameless = signal<(() => NewTable) | undefined>(undefined);

const AskName = late<AskNameProps>(async () => (await import('./ask-name.tsx')).AskName);

/** Creates a table and goes there; one at a time. */
async function start(make: () => NewTable): Promise<void> {
  if (starting.value) return;
  const { playerName, nameAsked } = settings.value;
  const table = make();
  if (playerName.trim() === '' && !nameAsked && table.seats.some(({ kind }) => kind === 'human')) {
    nameless.value = make;
    return;
  }
  starting.value = true;
  const answer = await createTable(table);
  if ('id' in answer) go({ screen: 'table', id: answer.id });
  else starting.value = false;
}

/** The place of a card that is still on its way. */
const Place = () => <section class="card hero" aria-busy="true" />;

/** Every game brings its card in a separate file. */
const CARDS = GAMES.map(({ id, home }) => ({ id, Card: late<HomeProps>(home, Place) }));

/** A card that comes later pushes everything below it away. */
export const cardsReady = (): Promise<unknown> => Promise.all(CARDS.map(({ Card }) => Card.ready()));

export function Home() {
  useEffect(() => {
    starting.value = false;
    nameless.value = undefined;
    void loadGames();
  }, []);
  return (
    <div class="home">
      <Head />
      <main class="home-grid" id="content">
        {newVersion.value && <UpdateNotice />}
        {CARDS.map(({ id, Card }) => {
          const running = runningOf(id);
          return (
            <Card key={id} start={(make) => void start(make)} starting={starting.value}>
              {running ? <ContinueLink game={running} /> : wasRunning(id) && <ContinuePlace />}
            </Card>
          );
        })}
        <GamesCard games={gameList.value} />
        {gameList.value && <OnlineEntry />}
      </main>
      <footer class="home-foot">{text.value.home.offline}</footer>
      {nameless.value && (
        <AskName
          onClose={() => {
            nameless.value = undefined;
          }}
          onAnswer={() => {
            const make = nameless.value;
            nameless.value = undefined;
            if (make) void start(make);
          }}
        />
      )}
    </div>
  );
}
