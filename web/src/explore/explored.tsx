// A finished game that is explored: the game's own table under a line that says where one is and what can be done.

import { useEffect, useLayoutEffect } from 'preact/hooks';
import '../table/below-bar.css';
import './explore.css';
import { coloursAt, gameNow } from '../games/load-game.ts';
import { text as shell } from '../messages/text.ts';
import { go } from '../nav/router.ts';
import { useWorn } from '../ui/colours.ts';
import { say, warn } from '../ui/live.ts';
import { ExploreBar } from './bar.tsx';
import { Chances } from './chances.tsx';
import { text } from './messages/text.ts';
import type { BranchTable } from './state/branch-table.ts';

type OfTable = { readonly table: BranchTable };

/** Tells screen readers what the game says about each move, and what went wrong. */
function useSpeech({ table }: OfTable): void {
  useEffect(() => {
    const speech = gameNow(table.game)!.speechAt(table);
    return table.onShown((told) => {
      const said = speech(told);
      if (said !== undefined) say(said);
    });
  }, [table]);
  const isFull = table.full.value;
  useEffect(() => {
    if (isFull) warn(text.value.full);
  }, [isFull]);
}

/** The address says where one is: a reload, a bookmark and the way back lead here again. */
function useAddress({ table }: OfTable): void {
  const { line, at } = table.place.value;
  useEffect(() => {
    // A new address would keep a player here who is going back.
    if (table.isClosed) return;
    go({ screen: 'explore', id: table.id, move: at, ...(line === undefined ? {} : { branch: line }) }, 'replace');
  }, [line, at]);
}

function useTitle(): void {
  const { title } = text.value;
  useEffect(() => {
    document.title = `${title} · ${shell.value.common.brand}`;
  }, [title]);
}

/** The keys that take back and bring back everywhere: here they step. */
function useStepKeys({ table }: OfTable): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey)) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, dialog')) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      table.step(key === 'z' && !event.shiftKey ? -1 : 1);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [table]);
}

export function Explored({ table }: OfTable) {
  useSpeech({ table });
  useAddress({ table });
  useStepKeys({ table });
  useTitle();
  useWorn(coloursAt(table.game, table.seats.value));
  const { Table, judge } = gameNow(table.game)!;
  const { line, at } = table.place.value;
  return (
    <div
      class="below-bar explore"
      data-line={line ?? ''}
      data-move={at}
      data-settled={table.settled.value || undefined}
      data-going={table.going.value || undefined}
      data-chances={judge !== undefined || undefined}
    >
      <ExploreBar table={table} />
      {judge && <Chances table={table} />}
      <div class="below-bar-stage">
        <Table table={table} />
      </div>
    </div>
  );
}
