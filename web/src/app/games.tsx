// All games of this device: searched and filtered, played on, replayed, saved, deleted; and a place to drop game files.

import { useEffect, useState } from 'preact/hooks';
import { returned } from '../nav/router.ts';
import type { ListedGame } from '@branchline/protocol';
import { text } from '../messages/more-text.ts';
import { manifestOf } from '../games/load-game.ts';
import { Dialog } from '../table/dialog.tsx';
import { saveEverything } from './everything.ts';
import { saveGames } from '../table/files.ts';
import { damagedGames, deleteGames, gameList, isOutOfReach, loadGames, lostGames } from '../table/games.ts';
import { Choices } from '../ui/controls.tsx';
import { Icon } from '../ui/icons.tsx';
import { filtered, GAME_KINDS, kindOf, type Wanted } from './games-filter.ts';
import { Import } from './games-import.tsx';
import { DamagedLine, GameLine } from './games-lines.tsx';
import { rowOf } from './game-row.tsx';
import { RecordCard } from './record-card.tsx';
import { useAccuracies } from './reviewed.tsx';
import { Page } from './page.tsx';

/** So many are drawn at once: a list of a thousand is searched, not read. */
const PAGE = 50;

async function remove(ids: readonly string[]): Promise<void> {
  const games = (gameList.value ?? []).filter(({ id }) => ids.includes(id));
  await deleteGames(ids);
  for (const { id, game } of games) await manifestOf(game)?.forget(id);
}

type DeleteProps = { readonly ids: readonly string[]; readonly onClose: () => void };

function DeleteDialog({ ids, onClose }: DeleteProps) {
  const { library: words, common } = text.value;
  return (
    <Dialog title={words.delete} onClose={onClose}>
      <p>{ids.length === 1 ? words.deleteSure : words.deleteManySure(ids.length)}</p>
      <p class="trouble-ways">
        <button type="button" class="button" onClick={onClose}>
          {common.cancel}
        </button>
        <button
          type="button"
          class="button button-ink"
          onClick={() => {
            void remove(ids);
            onClose();
          }}
        >
          {words.delete}
        </button>
      </p>
    </Dialog>
  );
}

/** What was kept here is gone: said plainly, with the way to be safe from it. */
function Lost() {
  if (lostGames.value === 0) return null;
  return (
    <p class="problem">
      {text.value.home.lost(lostGames.value)} {text.value.library.lostAbout}
    </p>
  );
}

type FilterProps = { readonly wanted: Wanted; readonly onChange: (changes: Partial<Wanted>) => void };

function Filter({ wanted, onChange }: FilterProps) {
  const { library: words } = text.value;
  const names = { all: words.all, running: words.running, finished: words.finished, imported: words.imported };
  const games = gameList.value ?? [];
  const counted = (kind: Wanted['kind']): number =>
    kind === 'all' ? games.length : games.filter((game) => kindOf(game) === kind).length;
  return (
    <div class="games-filter">
      <label class="rules-search games-search">
        <Icon name="search" size={18} />
        <input
          type="search"
          placeholder={words.search}
          aria-label={words.search}
          value={wanted.query}
          onInput={(event) => onChange({ query: event.currentTarget.value })}
        />
      </label>
      <Choices
        label={text.value.pages.games}
        labelHidden
        value={wanted.kind}
        onChange={(kind) => onChange({ kind })}
        choices={GAME_KINDS.filter((kind) => counted(kind) > 0).map((value) => ({
          value,
          name: `${names[value]} ${counted(value)}`,
        }))}
      />
    </div>
  );
}

type BulkProps = {
  readonly shown: readonly ListedGame[];
  readonly chosen: ReadonlySet<string> | undefined;
  readonly onChosen: (chosen: ReadonlySet<string> | undefined) => void;
  readonly onDelete: (ids: readonly string[]) => void;
};

/** Everything at once, or several that are chosen. */
function Bulk({ shown, chosen, onChosen, onDelete }: BulkProps) {
  const { library: words, common } = text.value;
  const ids = [...(chosen ?? [])];
  if (!chosen)
    return (
      <p class="games-bulk">
        <button type="button" class="chip-button" onClick={() => onChosen(new Set())}>
          {words.choose}
        </button>
        <button type="button" class="chip-button" onClick={() => void saveEverything()}>
          {words.exportAll}
        </button>
      </p>
    );
  return (
    <p class="games-bulk">
      <b>{words.chosen(ids.length)}</b>
      <button type="button" class="chip-button" onClick={() => onChosen(new Set(shown.map(({ id }) => id)))}>
        {words.chooseAll}
      </button>
      <button type="button" class="chip-button" disabled={ids.length === 0} onClick={() => void saveGames(ids)}>
        {words.exportChosen}
      </button>
      <button type="button" class="chip-button" disabled={ids.length === 0} onClick={() => onDelete(ids)}>
        {words.deleteChosen}
      </button>
      <button type="button" class="chip-button" onClick={() => onChosen(undefined)}>
        {common.cancel}
      </button>
    </p>
  );
}

function Damaged({ onDelete }: { readonly onDelete: (ids: readonly string[]) => void }) {
  if (damagedGames.value.length === 0) return null;
  return (
    <section class="section">
      <h2>{text.value.library.damagedTitle}</h2>
      <ul>
        {damagedGames.value.map((id) => (
          <DamagedLine key={id} id={id} onDelete={() => onDelete([id])} />
        ))}
      </ul>
    </section>
  );
}

type Place = { readonly wanted: Wanted; readonly pages: number };
const START: Place = { wanted: { kind: 'all', query: '' }, pages: 1 };
/** What was shown when the list was left, for who comes back to it. */
let left = START;

type ListProps = { readonly games: readonly ListedGame[]; readonly onDelete: (ids: readonly string[]) => void };

function List({ games, onDelete }: ListProps) {
  const { library: words } = text.value;
  const [{ wanted, pages }, setPlace] = useState(() => (returned() ? left : START));
  left = { wanted, pages };
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const accuracyOf = useAccuracies(games);
  const found = filtered(games, wanted, (game) => rowOf(game).title);
  const shown = found.slice(0, pages * PAGE);
  const toggle = (id: string): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <section class="section">
      <Filter wanted={wanted} onChange={(changes) => setPlace({ wanted: { ...wanted, ...changes }, pages: 1 })} />
      <Bulk shown={found} chosen={chosen} onChosen={setChosen} onDelete={onDelete} />
      <p class="section-help" role="status">
        {words.shown(shown.length, games.length)}
      </p>
      <ul>
        {shown.map((game) => (
          <GameLine
            key={game.id}
            game={game}
            onDelete={() => onDelete([game.id])}
            choosing={chosen && { chosen, onChoose: toggle }}
            accuracy={accuracyOf(game)}
          />
        ))}
      </ul>
      {found.length > shown.length && (
        <button type="button" class="button" onClick={() => setPlace({ wanted, pages: pages + 1 })}>
          {words.more(Math.min(PAGE, found.length - shown.length))}
        </button>
      )}
    </section>
  );
}

export function Games() {
  const { library: words, pages } = text.value;
  const [doomed, setDoomed] = useState<readonly string[]>();
  useEffect(() => void loadGames(), []);
  const games = gameList.value;
  return (
    <Page title={pages.games} busy={games === undefined}>
      <Import />
      <Lost />
      {isOutOfReach.value && <p class="problem">{text.value.trouble.unreachableAbout}</p>}
      {games?.length === 0 && !isOutOfReach.value && damagedGames.value.length === 0 && lostGames.value === 0 && (
        <p class="page-about">{words.empty}</p>
      )}
      <RecordCard />
      <Damaged onDelete={setDoomed} />
      {games !== undefined && games.length > 0 && <List games={games} onDelete={setDoomed} />}
      {doomed && <DeleteDialog ids={doomed} onClose={() => setDoomed(undefined)} />}
    </Page>
  );
}
