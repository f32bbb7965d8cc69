// Home: one press leads to a running game; everything else is one press away.

import { useEffect, useState } from 'preact/hooks';
import './home.css';
import { FIRST_GAME, manifestOf } from '../../games/load-game.ts';
import { GAMES } from '../../games/registry.ts';
import { text, textLanguage } from '../../messages/text.ts';
import { go, hrefOf } from '../../nav/router.ts';
import { createTable } from '../../table/create.ts';
import { gameList, loadGames, lostGames } from '../../table/games.ts';
import { SoundButton, ThemeButton } from '../../table/preference-buttons.tsx';
import { BrandSign } from '../../ui/brand.tsx';
import { Choices, IconButton } from '../../ui/controls.tsx';
import { Icon } from '../../ui/icons.tsx';
import type { ListedGame, NewTable } from '@branchline/protocol';
import { GameRow, rowOf } from '../game-row.tsx';
import { UpdateNotice } from '../update-notice.tsx';
import { useGame } from '../use-game.ts';
import { Waiting } from '../../table/waiting.tsx';
import { LanguageMenu } from '../language-menu.tsx';

const SHOWN_GAMES = 4;

function Head() {
  const { common } = text.value;
  return (
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
  );
}

/** Where the page has several games: whose cards are shown. */
function GameChoice({ game }: { readonly game: string }) {
  if (GAMES.length < 2) return null;
  return (
    <Choices
      label={text.value.home.whichGame}
      labelHidden
      value={game}
      onChange={(id) => go({ screen: 'home', game: id }, 'replace')}
      choices={GAMES.map(({ id, title }) => ({ value: id, name: title[textLanguage.value] }))}
    />
  );
}

/** The way back into the game played last. */
function ContinueLink({ game }: { readonly game: ListedGame }) {
  const { home, list } = text.value;
  const others = game.seats.filter(({ kind }) => kind !== 'human').map(({ name }) => name);
  return (
    <a class="hero-continue" href={hrefOf({ screen: 'table', id: game.id })}>
      <Icon name="right" size={18} />
      <span>
        <b>{home.continue}</b>
        <small>{home.continueAbout(rowOf(game).state, list(others))}</small>
      </span>
    </a>
  );
}

function GamesCard({ games }: { readonly games: readonly ListedGame[] | undefined }) {
  const { home } = text.value;
  return (
    <section class="card card-games" aria-busy={games === undefined}>
      <header>
        <h2>{home.games}</h2>
        <a href={hrefOf({ screen: 'games' })}>{home.allGames}</a>
      </header>
      {games?.length === 0 ? (
        <p>{lostGames.value > 0 ? home.lost(lostGames.value) : home.noGames}</p>
      ) : (
        <ul class="game-rows">
          {games?.slice(0, SHOWN_GAMES).map((game) => (
            <GameRow key={game.id} game={game} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Creates a table and goes there; one at a time. */
function useStart(): { readonly start: (table: NewTable) => void; readonly starting: boolean } {
  const [starting, setStarting] = useState(false);
  const create = async (table: NewTable): Promise<void> => {
    if (starting) return;
    setStarting(true);
    const answer = await createTable(table);
    if ('id' in answer) go({ screen: 'table', id: answer.id });
    else setStarting(false);
  };
  return { start: (table) => void create(table), starting };
}

export function Home({ game: wanted = FIRST_GAME.id }: { readonly game: string | undefined }) {
  const { start, starting } = useStart();
  useEffect(() => {
    void loadGames();
  }, []);
  const game = useGame(wanted);
  if (!game) return <Waiting />;
  const games = gameList.value;
  const running = games?.find(({ game: id, summary, imported }) => !summary.over && !imported && manifestOf(id));
  return (
    <div class="home">
      <Head />
      <main class="home-grid" id="content">
        <UpdateNotice />
        <GameChoice game={wanted} />
        <game.Home start={start} starting={starting}>
          {running && <ContinueLink game={running} />}
        </game.Home>
        <GamesCard games={games} />
      </main>
      <footer class="home-foot">{text.value.home.offline}</footer>
    </div>
  );
}
