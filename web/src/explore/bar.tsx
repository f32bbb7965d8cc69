// The line above a game that is explored: what is shown, steps, bots, branches, and the way back to the game.

import { useState } from 'preact/hooks';
import { goBack } from '../nav/router.ts';
import { late } from '../table/late.ts';
import { IconButton } from '../ui/controls.tsx';
import { Icon } from '../ui/icons.tsx';
import { layout } from '../ui/layout.ts';
import { BotsDialog } from './bots.tsx';
import { text } from './messages/text.ts';
import { lineName, lineNow } from './names.ts';
import { placeOf, type BranchTable } from './state/branch-table.ts';

type OfTable = { readonly table: BranchTable };

const Branches = late<OfTable & { readonly onClose: () => void }>(
  async () => (await import('./branches.tsx')).Branches,
);

/** Whether this is the game or something else, in words: nobody should take a branch for what happened. */
function WhatIsShown({ table }: OfTable) {
  const { branch, theGame, known, about } = text.value;
  const line = lineNow(table);
  const isBranch = table.place.value.line !== undefined;
  return (
    <p class="explore-what" role="status">
      <b class="explore-badge" data-branch={isBranch || undefined}>
        {isBranch ? branch : theGame}
      </b>
      {isBranch && line && layout.value !== 'phone' && <span class="explore-name">{lineName(table, line)}</span>}
      <small title={about}>{known}</small>
    </p>
  );
}

function Steps({ table }: OfTable) {
  const words = text.value;
  const { at, line } = table.place.value;
  const { value: moves } = table.moves;
  return (
    <div class="explore-steps" role="group" aria-label={words.position(at, moves)}>
      <IconButton
        icon="first"
        label={line === undefined ? words.first : words.fork}
        disabled={at === 0}
        onClick={() => void table.goTo(placeOf({ line, at: lineNow(table)?.departs ?? 0 }))}
      />
      <IconButton icon="left" label={words.back} disabled={at === 0} onClick={() => table.step(-1)} />
      <span class="explore-position">{layout.value === 'phone' ? at : words.position(at, moves)}</span>
      <IconButton icon="right" label={words.forward} disabled={at >= moves} onClick={() => table.step(1)} />
      <IconButton
        icon="last"
        label={words.last}
        disabled={at >= moves}
        onClick={() => void table.goTo(placeOf({ line, at: moves }))}
      />
    </div>
  );
}

/** From the branch to the game at the same move, and back again. */
function Swap({ table }: OfTable) {
  const words = text.value;
  const { line, at } = table.place.value;
  const [last, setLast] = useState<string>();
  const lines = table.lines.value;
  const other = line === undefined ? (lines.find(({ id }) => id === last) ?? lines.at(-1)!) : lines[0]!;
  if (lines.length < 2) return null;
  const swap = (): void => {
    setLast(line ?? last);
    void table.goTo(placeOf({ line: other.id, at: Math.min(at, other.moves) }));
  };
  const label = line === undefined ? words.showBranch : words.showGame;
  return (
    <button type="button" class="chip-button explore-swap" title={label} aria-label={label} onClick={swap}>
      <BranchIcon /> {layout.value !== 'phone' && (line === undefined ? words.branch : words.compare.game)}
    </button>
  );
}

const BranchIcon = () => (
  <svg class="icon" width={18} height={18} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 17h18M8 17c5 0 4-10 12-10M16.5 3.5L20 7l-3.5 3.5" />
  </svg>
);

function Bots({ table }: OfTable) {
  const { bots } = text.value;
  const [choosing, setChoosing] = useState(false);
  const going = table.going.value;
  if (going)
    return (
      <button
        type="button"
        class="chip-button explore-bots"
        aria-label={bots.stop}
        onClick={() => void table.stopBots()}
      >
        <Icon name="pause" size={18} /> {layout.value !== 'phone' && bots.stop}
      </button>
    );
  return (
    <>
      <button
        type="button"
        class="chip-button explore-bots"
        aria-label={bots.title}
        disabled={table.isOver.value}
        onClick={() => setChoosing(true)}
      >
        <Icon name="play" size={18} /> {layout.value !== 'phone' && bots.title}
      </button>
      {choosing && <BotsDialog table={table} onClose={() => setChoosing(false)} />}
    </>
  );
}

function List({ table }: OfTable) {
  const { list } = text.value;
  const [open, setOpen] = useState(false);
  const count = table.lines.value.length - 1;
  return (
    <>
      <button
        type="button"
        class="chip-button explore-list"
        aria-label={`${list.title} ${count}`}
        onClick={() => setOpen(true)}
      >
        {layout.value === 'phone' ? <Icon name="menu" size={18} /> : list.title} <b>{count}</b>
      </button>
      {open && <Branches table={table} onClose={() => setOpen(false)} />}
    </>
  );
}

export function ExploreBar({ table }: OfTable) {
  const { bar, backToGame } = text.value;
  const { line, at } = table.place.value;
  // The game is found again where the branch has left it.
  const move = line === undefined ? at : Math.min(at, lineNow(table)?.departs ?? at);
  const leave = (): void => {
    table.close(); // no move of a bot is shown on the way any more
    goBack({ screen: 'replay', id: table.id, move });
  };
  return (
    <header class="explore-bar" aria-label={bar}>
      <IconButton icon="close" label={backToGame} class="explore-back" onClick={leave} />
      <WhatIsShown table={table} />
      <Steps table={table} />
      <Swap table={table} />
      <Bots table={table} />
      <List table={table} />
    </header>
  );
}
