// A table of this device: opened here, furnished by its game.

import { useEffect, useLayoutEffect } from 'preact/hooks';
import { coloursAt, gameNow, loadGame } from '../games/load-game.ts';
import { moreItems } from '../table/around.tsx';
import { openTable } from '../table/open-table.ts';
import type { OpenTable, Told } from '../table/table-types.ts';
import { late } from '../table/late.ts';
import { useWorn } from '../ui/colours.ts';
import { say } from '../ui/live.ts';
import { useOpened } from '../table/use-opened.ts';
import { Waiting } from '../table/waiting.tsx';
import { fetched } from '../ui/fetched.ts';

const rulings = () => fetched(() => import('../table/rulings.ts'));

const GivenUp = late(async () => (await import('../table/given-up.tsx')).GivenUp);

const OpenTrouble = late(async () => (await import('./open-trouble.tsx')).OpenTrouble, Waiting);

/** In the menu of a game of this device, where the page has a server. */
const TakeItem = late(async () => (await import('../online/parts/take-item.tsx')).TakeItem);

/** Tells screen readers what the game says about each entry. */
function useSpeech(table: OpenTable): void {
  const isCovered = table.curtain.value !== undefined;
  useEffect(() => {
    const speech = gameNow(table.game)!.speechAt(table);
    const tell = (told: Told): void => {
      const said = speech(told);
      if (said !== undefined) say(said);
    };
    // A player who opens a table or lifts the curtain hears their task.
    if (!isCovered) tell({ sequence: 0, by: 'chance', events: [] });
    return table.onShown((told) => {
      const { ruling } = told;
      if (ruling) void rulings().then(({ tellRuling }) => tellRuling(table, ruling));
      else tell(told);
    });
  }, [table, isCovered]);
}

function useMoreItems(): void {
  useEffect(() => {
    moreItems.value = TakeItem;
    return () => {
      moreItems.value = undefined;
    };
  }, []);
}

/** The key that takes back everywhere. */
function useTakeBackKey(table: OpenTable): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'z' || event.repeat || !(event.ctrlKey || event.metaKey)) return;
      void rulings().then(({ takeBackByKey }) => takeBackByKey(table, event.target));
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [table]);
}

/** A player plays: from now on the browser should not clear the storage on its own. */
function usePersistence(): void {
  useEffect(() => {
    if (!import.meta.env.DEV) void navigator.storage?.persist?.();
  }, []);
}

function Furnished({ table }: { readonly table: OpenTable }) {
  useWorn(coloursAt(table.game, table.seats.value));
  useSpeech(table);
  useTakeBackKey(table);
  usePersistence();
  useMoreItems();
  const { Table } = gameNow(table.game)!;
  const conceded = table.conceded.value;
  return (
    <>
      <Table table={table} />
      {conceded !== undefined && <GivenUp table={table} by={conceded} />}
    </>
  );
}

export function TableScreen({ id }: { readonly id: string }) {
  const opened = useOpened<OpenTable>(() => openTable(id, { rulesOf: loadGame }), [id]);
  if (!opened) return <Waiting />;
  return 'problem' in opened ? <OpenTrouble id={id} problem={opened} /> : <Furnished key={id} table={opened} />;
}
