// What a visitor who comes again finds at home: the latest games, and the way back into the one that runs.

import type { ListedGame } from '@branchline/protocol';
import { text } from '../../messages/text.ts';
import { hrefOf } from '../../nav/router.ts';
import { GameRow, rowOf } from '../game-row.tsx';

const SHOWN_GAMES = 4;

/** The way back into the game played last. */
export function ContinueLink({ game }: { readonly game: ListedGame }) {
  const { home, list } = text.value;
  const others = game.seats.filter(({ kind }) => kind !== 'human').map(({ name }) => name);
  return (
    <a class="hero-cell hero-continue" href={hrefOf({ screen: 'table', id: game.id })}>
      <b>{home.continue}</b>
      <small>{home.continueAbout(rowOf(game).state, list(others))}</small>
    </a>
  );
}

export function LatestRows({ games }: { readonly games: readonly ListedGame[] }) {
  return (
    <ul class="game-rows">
      {games.slice(0, SHOWN_GAMES).map((game) => (
        <GameRow key={game.id} game={game} />
      ))}
    </ul>
  );
}
