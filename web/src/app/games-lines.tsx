// The lines of the list of games: those that can be opened, and those whose record cannot be read.

import type { ListedGame } from '@branchline/protocol';
import { text } from '../messages/more-text.ts';
import { go } from '../nav/router.ts';
import { saveGame } from '../table/files.ts';
import { IconButton } from '../ui/controls.tsx';
import { GameRow } from './game-row.tsx';
import { ReviewLink } from './reviewed.tsx';

type Choosing = { readonly chosen: ReadonlySet<string>; readonly onChoose: (id: string) => void };

type GameLineProps = {
  readonly game: ListedGame;
  readonly onDelete: () => void;
  /** Present while several are chosen. */
  readonly choosing: Choosing | undefined;
  /** Of the person who played, where the game has been reviewed. */
  readonly accuracy: number | undefined;
};

export function GameLine({ game, onDelete, choosing, accuracy }: GameLineProps) {
  const { library, games } = text.value;
  return (
    <li class="games-line">
      {choosing && (
        <input
          type="checkbox"
          class="games-check"
          aria-label={game.seats.map(({ name }) => name).join(', ')}
          checked={choosing.chosen.has(game.id)}
          onChange={() => choosing.onChoose(game.id)}
        />
      )}
      <ul class="games-line-row">
        <GameRow game={game} />
      </ul>
      <span class="games-actions">
        <ReviewLink game={game} accuracy={accuracy} />
        <IconButton icon="replay" label={games.replay} onClick={() => go({ screen: 'replay', id: game.id })} />
        <IconButton icon="download" label={library.export} onClick={() => void saveGame(game.id)} />
        <IconButton icon="trash" label={library.delete} onClick={onDelete} />
      </span>
    </li>
  );
}

/** A record that makes no sense harms no other: what is left of it can be saved or thrown away. */
export function DamagedLine({ id, onDelete }: { readonly id: string; readonly onDelete: () => void }) {
  const { library, trouble } = text.value;
  return (
    <li class="games-line" data-damaged>
      <span class="games-line-row breaks">
        <bdi>{library.damagedGame(id)}</bdi> <small>{trouble.damaged}</small>
      </span>
      <span class="games-actions">
        <IconButton icon="download" label={trouble.damagedSave} onClick={() => void saveGame(id)} />
        <IconButton icon="trash" label={library.delete} onClick={onDelete} />
      </span>
    </li>
  );
}
