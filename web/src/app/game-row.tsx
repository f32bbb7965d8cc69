// A game in a list: when, what, with whom, and how it stands.

import './game-row.css';
import type { Row } from '../games/game-ui.ts';
import { manifestOf } from '../games/load-game.ts';
import { text, textLanguage } from '../messages/text.ts';
import { hrefOf } from '../nav/router.ts';
import { Icon } from '../ui/icons.tsx';
import type { ListedGame } from '@branchline/protocol';
import { isolated } from '../ui/isolated.ts';

/** The hour for today, the weekday for this week, else the date. */
export function whenOf(milliseconds: number, language: string, now = Date.now()): string {
  const date = new Date(milliseconds);
  const today = new Date(now).toDateString() === date.toDateString();
  const options: Intl.DateTimeFormatOptions = today
    ? { hour: '2-digit', minute: '2-digit' }
    : now - milliseconds < 6 * 86_400_000
      ? { weekday: 'short' }
      : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, options).format(date);
}

/** What the game says of itself; a game this page does not know is still listed. */
export const rowOf = (game: ListedGame): Row =>
  manifestOf(game.game)?.row(game, textLanguage.value) ?? { title: game.game, state: '', winners: [] };

/** How it ended for the person at this device, or how far it is. */
export function outcomeOf(game: ListedGame): string {
  const { games, list } = text.value;
  const { summary, seats } = game;
  if (!summary.over) return rowOf(game).state;
  const humans = seats.filter(({ kind }) => kind === 'human').length;
  const gone = summary.conceded === undefined ? undefined : seats[summary.conceded];
  if (gone) return humans === 1 && gone.kind === 'human' ? games.youGaveUp : games.gaveUp(gone.name);
  const won = rowOf(game).winners.flatMap((seat) => seats[seat] ?? []);
  if (humans === 1 && won.length === 1 && won[0]!.kind === 'human') return games.youWon;
  return games.won(list(won.map(({ name }) => isolated(name))));
}

export function GameRow({ game }: { readonly game: ListedGame }) {
  const over = game.summary.over || game.imported;
  return (
    <li class="game-row">
      <a href={hrefOf(over ? { screen: 'replay', id: game.id } : { screen: 'table', id: game.id })}>
        <time dateTime={new Date(game.touched).toISOString()}>{whenOf(game.touched, textLanguage.value)}</time>
        <b>{rowOf(game).title}</b>
        <bdi class="game-row-names">{game.seats.map(({ name }) => isolated(name)).join(', ')}</bdi>
        <span class="game-row-state" data-over={over || undefined}>
          {outcomeOf(game)}
        </span>
        <Icon name="right" size={16} />
      </a>
    </li>
  );
}
