// All branches of a game: what they are called, how they went, side by side with the game; shared, renamed, deleted.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { ExploreLine } from '@branchline/protocol/explore';
import { text as shell } from '../messages/more-text.ts';
import { Dialog } from '../table/dialog.tsx';
import { IconButton } from '../ui/controls.tsx';
import { isolated } from '../ui/isolated.ts';
import { Compare } from './compare.tsx';
import { standingOf } from './figures.ts';
import { text } from './messages/text.ts';
import { lineName } from './names.ts';
import { copyBranchLink, saveBranches } from './share.ts';
import { ask } from './state/asking.ts';
import type { BranchTable } from './state/branch-table.ts';

type OfTable = { readonly table: BranchTable };
type OfLine = OfTable & { readonly line: ExploreLine };

async function change(table: BranchTable, wish: Parameters<typeof ask>[1]): Promise<void> {
  await ask(table.id, wish);
  table.lines.value = await ask(table.id, { do: 'lines' });
}

/** How it went: how far, and who won. */
function outcomeText(table: BranchTable, line: ExploreLine): string {
  const { list } = text.value;
  const { state, winners } = standingOf(table, line);
  const names = winners.map((seat) => isolated(table.seats.value[seat]!.name));
  const end = names.length > 0 ? list.won(shell.value.list(names)) : line.over ? '' : list.unfinished;
  return [state, list.moves(line.moves), end].filter((part) => part !== '').join(' · ');
}

function Rename({ table, line, onDone }: OfLine & { readonly onDone: () => void }) {
  const { list } = text.value;
  const [name, setName] = useState(line.name ?? lineName(table, line).slice(0, 80));
  return (
    <form
      class="explore-rename"
      onSubmit={(event) => {
        event.preventDefault();
        void change(table, { do: 'name', line: line.id!, name }).then(onDone);
      }}
    >
      <input
        class="text-input"
        aria-label={list.name}
        maxLength={80}
        value={name}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" class="chip-button">
        {list.keepName}
      </button>
    </form>
  );
}

function Changes({ table, line, onGone }: OfLine & { readonly onGone: () => void }) {
  const { list } = text.value;
  const { common } = shell.value;
  const [doing, setDoing] = useState<'rename' | 'delete'>();
  const remove = async (): Promise<void> => {
    if (table.place.value.line === line.id) await table.goTo({ at: line.departs });
    await change(table, { do: 'drop', line: line.id! });
    onGone();
  };
  if (doing === 'rename') return <Rename table={table} line={line} onDone={() => setDoing(undefined)} />;
  if (doing === 'delete')
    return (
      <p class="explore-sure" role="alert">
        {list.deleteSure}{' '}
        <button type="button" class="chip-button" onClick={() => setDoing(undefined)}>
          {common.cancel}
        </button>{' '}
        <button type="button" class="chip-button" onClick={() => void remove()}>
          {list.delete}
        </button>
      </p>
    );
  return (
    <span class="explore-changes">
      <button type="button" class="chip-button" onClick={() => setDoing('rename')}>
        {list.rename}
      </button>
      <IconButton icon="trash" label={list.delete} onClick={() => setDoing('delete')} />
    </span>
  );
}

/** The depth of a branch of branches. */
function depthOf(lines: readonly ExploreLine[], { id, parent }: ExploreLine): number {
  const above = parent === undefined ? undefined : lines.find((line) => line.id === parent);
  return id === undefined ? 0 : 1 + (above ? depthOf(lines, above) : 0);
}

type LineProps = OfLine & { readonly onClose: () => void; readonly onGone: () => void };

function Line({ table, line, onClose, onGone }: LineProps) {
  const { list } = text.value;
  const isShown = table.place.value.line === line.id;
  const { id, departs } = line;
  const show = (): void => {
    onClose();
    void table.goTo(
      id === undefined ? { at: Math.min(table.sequence.value, line.moves) } : { line: id, at: departs + 1 },
    );
  };
  return (
    <li
      class="explore-line"
      data-shown={isShown || undefined}
      style={{ '--depth': String(Math.min(3, depthOf(table.lines.value, line))) }}
    >
      <div class="explore-line-text">
        <b>{lineName(table, line)}</b>
        <small>{outcomeText(table, line)}</small>
      </div>
      <button type="button" class="chip-button" aria-current={isShown ? 'true' : undefined} onClick={show}>
        {isShown ? list.shown : list.open}
      </button>
      {id !== undefined && <Changes key={line.name} table={table} line={line} onGone={onGone} />}
    </li>
  );
}

function Share({ table }: OfTable) {
  const { share } = text.value;
  const [done, setDone] = useState<string>();
  return (
    <p class="trouble-ways">
      <button type="button" class="button button-ink" onClick={() => void copyBranchLink(table).then(setDone)}>
        {share.link}
      </button>
      <button type="button" class="button" onClick={() => void saveBranches(table)}>
        {share.file}
      </button>
      <span class="explore-done" role="status">
        {done}
      </span>
    </p>
  );
}

export function Branches({ table, onClose }: OfTable & { readonly onClose: () => void }) {
  const { list, about } = text.value;
  const lines = table.lines.value;
  const all = useRef<HTMLUListElement>(null);
  useEffect(() => {
    void ask(table.id, { do: 'lines' }).then((found) => {
      table.lines.value = found;
    });
  }, [table]);
  return (
    <Dialog title={list.title} onClose={onClose} class="explore-dialog explore-branches">
      <ul ref={all} class="explore-lines" tabIndex={-1}>
        {lines.map((line) => (
          <Line
            key={line.id ?? ''}
            table={table}
            line={line}
            onClose={onClose}
            // The button that was pressed is gone with its branch: the keyboard stays in the list.
            onGone={() => all.current?.focus()}
          />
        ))}
      </ul>
      {lines.length < 2 ? <p class="section-help">{list.none}</p> : <Compare table={table} />}
      {lines.length > 1 && <Share table={table} />}
      <p class="section-help">{about}</p>
    </Dialog>
  );
}
