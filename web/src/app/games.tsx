// All games of this device: play on, replay, save, delete; and a place to drop game files.

import { useEffect, useRef, useState } from 'preact/hooks';
import { text } from '../messages/more-text.ts';
import { manifestOf } from '../games/load-game.ts';
import { go } from '../nav/router.ts';
import { deleteGame, gameList, loadGames } from '../table/games.ts';
import { download, readGame, saveGame, type ReadProblem } from '../table/files.ts';
import type { Listed } from '../worker/protocol.ts';
import { IconButton } from '../ui/controls.tsx';
import { Dialog } from '../table/dialog.tsx';
import { Icon } from '../ui/icons.tsx';
import { GameRow } from './game-row.tsx';
import { importText } from './import-text.ts';
import { Page } from './page.tsx';

type Refused = { readonly file: File; readonly problem: ReadProblem };

/** Takes files that are dropped anywhere: one must not replace the page. */
function useDrop(take: (file: File | undefined) => void): void {
  useEffect(() => {
    const keep = (event: DragEvent): void => event.preventDefault();
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      take(event.dataTransfer?.files[0]);
    };
    addEventListener('dragover', keep);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', keep);
      removeEventListener('drop', drop);
    };
  }, []);
}

function Import({ onRefused }: { readonly onRefused: (refused: Refused) => void }) {
  const { library } = text.value;
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const answer = await readGame(file);
    if ('id' in answer) go({ screen: 'replay', id: answer.id });
    else onRefused({ file, problem: answer });
  };
  useDrop((file) => {
    setOver(false);
    void take(file);
  });
  return (
    <div
      class="drop-zone"
      data-over={over || undefined}
      onDragEnter={() => setOver(true)}
      onDragLeave={() => setOver(false)}
    >
      <Icon name="upload" size={28} />
      <p>{library.importDrop}</p>
      <button type="button" class="button" onClick={() => input.current?.click()}>
        {library.import}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        class="visually-hidden"
        tabIndex={-1}
        aria-label={library.import}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}

function GameLine({ game, onDelete }: { readonly game: Listed; readonly onDelete: () => void }) {
  const { library } = text.value;
  return (
    <li class="games-line">
      <ul class="games-line-row">
        <GameRow game={game} />
      </ul>
      <span class="games-actions">
        <IconButton
          icon="replay"
          label={text.value.games.replay}
          onClick={() => go({ screen: 'replay', id: game.id })}
        />
        <IconButton icon="download" label={library.export} onClick={() => void saveGame(game.id)} />
        <IconButton icon="trash" label={library.delete} onClick={onDelete} />
      </span>
    </li>
  );
}

/** Why a file was refused; it can be saved to be sent in. */
function RefusedDialog({ refused, onClose }: { readonly refused: Refused; readonly onClose: () => void }) {
  const { problems } = text.value;
  const { file, problem } = refused;
  return (
    <Dialog title={problems.import} onClose={onClose}>
      <p>{importText(text.value, problem)}</p>
      <p class="section-help">{problems.keep}</p>
      <p class="trouble-ways">
        <button type="button" class="button" onClick={() => download(file, file.name)}>
          {problems.saveFile}
        </button>
      </p>
    </Dialog>
  );
}

async function remove({ id, game }: Listed): Promise<void> {
  await deleteGame(id);
  await manifestOf(game)?.forget(id);
}

function DeleteDialog({ game, onClose }: { readonly game: Listed; readonly onClose: () => void }) {
  const { library: words, common } = text.value;
  return (
    <Dialog title={words.delete} onClose={onClose}>
      <p>{words.deleteSure}</p>
      <p class="trouble-ways">
        <button type="button" class="button" onClick={onClose}>
          {common.cancel}
        </button>
        <button
          type="button"
          class="button button-ink"
          onClick={() => {
            void remove(game);
            onClose();
          }}
        >
          {words.delete}
        </button>
      </p>
    </Dialog>
  );
}

/** Running, finished and imported games, as far as there are any. */
function groupsOf(games: readonly Listed[]): readonly { readonly title: string; readonly list: readonly Listed[] }[] {
  const { library: words } = text.value;
  return [
    { title: words.running, list: games.filter(({ summary, imported }) => !imported && !summary.over) },
    { title: words.finished, list: games.filter(({ summary, imported }) => !imported && summary.over) },
    { title: words.imported, list: games.filter(({ imported }) => imported) },
  ].filter(({ list }) => list.length > 0);
}

export function Games() {
  const { library: words, pages } = text.value;
  const [refused, setRefused] = useState<Refused>();
  const [doomed, setDoomed] = useState<Listed>();
  useEffect(() => void loadGames(), []);
  const groups = groupsOf(gameList.value);
  return (
    <Page title={pages.games}>
      {groups.length === 0 && <p class="page-about">{words.empty}</p>}
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
      {refused && <RefusedDialog refused={refused} onClose={() => setRefused(undefined)} />}
      {doomed && <DeleteDialog game={doomed} onClose={() => setDoomed(undefined)} />}
    </Page>
  );
}
