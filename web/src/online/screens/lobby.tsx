// The tables of this server: one's own, those that wait for players, those that are being played.

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PublicTable } from '@branchline/protocol/online';
import { Page } from '../../app/page.tsx';
import { text as shell } from '../../messages/text.ts';
import { hrefOf } from '../../nav/router.ts';
import { Icon } from '../../ui/icons.tsx';
import { text } from '../messages/text.ts';
import { EmptyBox, FriendsButton, Offline, Skeleton } from '../parts/boxes.tsx';
import { CloseTable, canClose } from '../parts/close-table.tsx';
import { ForgetMe } from '../parts/forget-me.tsx';
import { SeatTokens } from '../parts/seat-tokens.tsx';
import { clockRule, gameTitle, peopleAt, tableTitle, timeLeft } from '../parts/words.ts';
import { closeTable, fetchMine, fetchTables } from '../state/api.ts';

type Tables = {
  readonly mine: readonly PublicTable[];
  readonly waiting: readonly PublicTable[];
  readonly running: readonly PublicTable[];
};

/** In milliseconds. */
const LOOK_AGAIN = 8000;

const isAsked = ({ seat, turn }: PublicTable): boolean =>
  seat !== undefined && turn !== undefined && 'seats' in turn && turn.seats.includes(seat);

async function fetchAll(): Promise<Tables> {
  const [mine, waiting, running] = await Promise.all([fetchMine(), fetchTables('waiting'), fetchTables('running')]);
  const own = new Set(mine.map(({ id }) => id));
  // Those that wait for this person come first; the order is else the server's.
  const inOrder = [...mine.filter(isAsked), ...mine.filter((table) => !isAsked(table))];
  const others = (tables: readonly PublicTable[]) => tables.filter(({ id }) => !own.has(id));
  const open = others(waiting).filter(({ seats }) => seats.some(({ taken }) => !taken));
  return { mine: inOrder, waiting: open, running: others(running) };
}

function useTables() {
  const [tables, setTables] = useState<Tables | 'offline'>();
  const [wish, setWish] = useState(0);
  useEffect(() => {
    let wanted = true;
    const look = (): void => {
      if (document.visibilityState !== 'visible') return;
      fetchAll().then(
        (found) => wanted && setTables(found),
        () => wanted && setTables('offline'),
      );
    };
    look();
    const timer = setInterval(look, LOOK_AGAIN);
    document.addEventListener('visibilitychange', look);
    return () => {
      wanted = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [wish]);
  return { tables, again: () => setWish(wish + 1) };
}

type RowProps = {
  readonly table: PublicTable;
  readonly action: string;
  readonly state?: string;
  readonly onClosed: () => void;
};

/** Of one's own tables: whose turn it is, and for how long the clock runs. */
function ownState(table: PublicTable): string {
  const { lobby, people } = text.value;
  const { state, turn, clocks, seats } = table;
  const asked = turn !== undefined && 'seats' in turn ? turn.seats : [];
  if (table.paused !== undefined) return lobby.paused;
  if (state !== 'running' || asked.length === 0) return lobby[state];
  const who = isAsked(table)
    ? people.yourTurn
    : lobby.toPlay(shell.value.list(asked.map((seat) => seats[seat]?.name ?? '')));
  const left = isAsked(table) ? clocks?.left[table.seat!] : undefined;
  return left === undefined ? who : `${who} · ${lobby.timeLeft(timeLeft(left))}`;
}

function TableRow({ table, action, state, onClosed }: RowProps) {
  const names = peopleAt(table);
  return (
    <li class="online-row" data-asked={isAsked(table) || undefined}>
      <a href={hrefOf({ screen: 'online-table', id: table.id })}>
        <span class="online-row-what">
          <b>{names.length > 0 ? shell.value.list(names) : gameTitle(table)}</b>
          <small>{tableTitle(table)}</small>
        </span>
        <SeatTokens table={table} />
        <small class="online-row-clock">{state ?? clockRule(table)}</small>
        <span class="online-row-go">
          {action} <Icon name="right" size={16} />
        </span>
      </a>
      {canClose(table) && <CloseTable close={() => closeTable(table.id).then(onClosed)} onTrouble={onClosed} />}
    </li>
  );
}

type ListProps = {
  readonly title: string;
  readonly tables: readonly PublicTable[];
  readonly empty: ComponentChildren;
  readonly action: string;
  readonly stateOf?: (table: PublicTable) => string;
  readonly onClosed: () => void;
};

function TableList({ title, tables, empty, action, stateOf, onClosed }: ListProps) {
  return (
    <section class="section">
      <h2>{title}</h2>
      {tables.length === 0 ? (
        empty
      ) : (
        <ul class="online-rows">
          {tables.map((table) => (
            <TableRow key={table.id} {...{ table, action, onClosed }} {...(stateOf ? { state: stateOf(table) } : {})} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Lists({ mine, waiting, running, onClosed }: Tables & { readonly onClosed: () => void }) {
  const { lobby } = text.value;
  return (
    <div class="online-columns">
      <TableList
        title={lobby.yours}
        tables={mine}
        onClosed={onClosed}
        action={lobby.goOn}
        stateOf={ownState}
        empty={<EmptyBox title={lobby.noneYours} about={lobby.noneYoursAbout} />}
      />
      <div>
        <TableList
          title={lobby.open}
          tables={waiting}
          onClosed={onClosed}
          action={lobby.sitDown}
          empty={<p class="section-help">{lobby.noneOpen}</p>}
        />
        <TableList
          title={lobby.live}
          tables={running}
          onClosed={onClosed}
          action={lobby.watch}
          empty={<p class="section-help">{lobby.noneLive}</p>}
        />
      </div>
    </div>
  );
}

export function Lobby() {
  const { tables, again } = useTables();
  const { lobby } = text.value;
  return (
    <Page title={lobby.title} about={lobby.about} wide busy={tables === undefined}>
      <p class="online-make">
        <FriendsButton />
      </p>
      {tables === undefined ? (
        <Skeleton />
      ) : tables === 'offline' ? (
        <Offline onTry={again} />
      ) : (
        <Lists {...tables} onClosed={again} />
      )}
      <ForgetMe onDone={again} />
    </Page>
  );
}
