// All games of this device: play on, replay, save, delete; and a place to drop game files.

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { text } from '../app/language.ts';
import { go } from '../app/router.ts';
import { deleteGame, gameList, loadGames } from '../store/games.ts';
import { download, readGame, saveGame, type ReadProblem } from '../store/files.ts';
import type { Listed } from '../worker/protocol.ts';
import { IconButton } from '../ui/controls.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icons.tsx';
import { GameRow } from './game-row.tsx';
import { importText } from './import-text.ts';
import { Page } from './page.tsx';

type Refused = { readonly file: File; readonly problem: ReadProblem };

function Import({ onRefused }: { readonly onRefused: (refused: Refused) => void }) {
  const { games } = text.value;
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const answer = await readGame(file);
    if ('id' in answer) go({ screen: 'replay', id: answer.id });
    else onRefused({ file, problem: answer });
  };
  // A file dropped anywhere on the page must not replace the page; the zone listens from the moment it is seen.
  useLayoutEffect(() => {
    const keep = (event: DragEvent): void => event.preventDefault();
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      void take(event.dataTransfer?.files[0]);
    };
    addEventListener('dragover', keep);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', keep);
      removeEventListener('drop', drop);
    };
  }, []);
  return (
    <div
      class="drop-zone"
      data-over={over || undefined}
      onDragEnter={() => setOver(true)}
      onDragLeave={() => setOver(false)}
    >
      <Icon name="upload" size={28} />
      <p>{games.importDrop}</p>
      <button type="button" class="button" onClick={() => input.current?.click()}>
        {games.import}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        class="visually-hidden"
        tabIndex={-1}
        aria-label={games.import}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}

function GameLine({ game, onDelete }: { readonly game: Listed; readonly onDelete: () => void }) {
  const { games } = text.value;
  return (
    <li class="games-line">
      <ul class="games-line-row">
        <GameRow game={game} />
      </ul>
      <span class="games-actions">
        <IconButton icon="replay" label={games.replay} onClick={() => go({ screen: 'replay', id: game.id })} />
        <IconButton icon="download" label={games.export} onClick={() => void saveGame(game.id)} />
        <IconButton icon="trash" label={games.delete} onClick={onDelete} />
      </span>
    </li>
  );
}

export function Games() {
  const { games: words, problems, common } = text.value;
  const [refused, setRefused] = useState<Refused>();
  const [doomed, setDoomed] = useState<Listed>();
  useEffect(() => void loadGames(), []);
  const games = gameList.value ?? [];
  const groups = [
    { title: words.running, list: games.filter(({ summary, imported }) => !imported && !summary.over) },
    { title: words.finished, list: games.filter(({ summary, imported }) => !imported && summary.over) },
    { title: words.imported, list: games.filter(({ imported }) => imported) },
  ].filter(({ list }) => list.length > 0);
  return (
    <Page title={words.title} busy={gameList.value === undefined}>
      {gameList.value?.length === 0 && <p class="page-about">{words.empty}</p>}
      {groups.map(({ title, list }) => (
        <section key={title} class="section">
          <h2>{title}</h2>
          <ul>
            {list.map((game) => (
              <GameLine key={game.id} game={game} onDelete={() => setDoomed(game)} />
            ))}
          </ul>
        </section>
      ))}
      <section class="section">
        <Import onRefused={setRefused} />
      </section>
      {refused && (
        <Dialog title={problems.import} onClose={() => setRefused(undefined)}>
          <p>{importText(text.value, refused.problem)}</p>
          <p class="section-help">{problems.keep}</p>
          <p class="trouble-ways">
            <button type="button" class="button" onClick={() => download(refused.file, refused.file.name)}>
              {problems.saveFile}
            </button>
          </p>
        </Dialog>
      )}
      {doomed && (
        <Dialog title={words.delete} onClose={() => setDoomed(undefined)}>
          <p>{words.deleteSure}</p>
          <p class="trouble-ways">
            <button type="button" class="button" onClick={() => setDoomed(undefined)}>
              {common.cancel}
            </button>
            <button
              type="button"
              class="button button-ink"
              onClick={() => {
                void deleteGame(doomed.id);
                setDoomed(undefined);
              }}
            >
              {words.delete}
            </button>
          </p>
        </Dialog>
      )}
    </Page>
  );
}
