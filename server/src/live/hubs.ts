// The tables that are open in this process: opened when a client comes, closed when not needed for a while.

import type { TableRow } from '../store/table-row.ts';
import { Hub } from './hub.ts';
import type { Services } from './services.ts';
import { botOf } from '@branchline/tables';

/** Our own close code: the table was removed. */
const CLOSED = 4002;

/** In milliseconds. */
const IDLE = 60_000;

export interface Hubs {
  /** undefined if there is no such table. */
  open(id: string): Promise<Hub | undefined>;
  /** Only if it is open already. */
  find(id: string): Hub | undefined;
  all(): readonly Hub[];
  /** The table was removed from the database: all its clients are told. */
  gone(id: string): void;
  closeIdle(): void;
  closeAll(): void;
}

const hasRoom = (row: TableRow | 'damaged' | undefined): row is TableRow & Required<Pick<TableRow, 'room'>> =>
  typeof row === 'object' && row.room !== undefined;

export function hubsOf(services: Services, onMoved: (hub: Hub) => void): Hubs {
  const opening = new Map<string, Promise<Hub | undefined>>();
  const open = new Map<string, Hub>();

  async function start(id: string): Promise<Hub | undefined> {
    const row = await services.shelf.row(id);
    if (!hasRoom(row)) return undefined;
    const [standing] = await services.standings([id]);
    const hub = new Hub(services, row, standing?.line ?? 0);
    hub.onMoved = onMoved;
    if (services.calls.areShared) hub.hearOfOthers(await services.presence.seen(id));
    open.set(id, hub);
    return hub;
  }

  const isBusy = (hub: Hub): boolean => {
    const host = hub.host();
    const turn = host?.turn();
    if (!host || turn?.kind !== 'seats') return false;
    return host.role() === 'host' && turn.seats.some((seat) => botOf(host.record().seats[seat]) !== undefined);
  };

  const close = (hub: Hub): void => {
    open.delete(hub.id);
    hub.close();
  };

  return {
    open(id) {
      const known = open.get(id);
      if (known) return Promise.resolve(known);
      const promised = opening.get(id) ?? start(id).finally(() => opening.delete(id));
      opening.set(id, promised);
      return promised;
    },
    find: (id) => open.get(id),
    all: () => [...open.values()],
    gone(id) {
      const hub = open.get(id);
      if (!hub) return;
      for (const member of hub.crowd.all()) {
        member.send({ error: { code: 'table-closed', message: 'This table has been closed.' } });
        member.drop(CLOSED, 'the table is closed');
        hub.crowd.remove(member);
      }
      close(hub);
    },
    closeIdle() {
      const before = services.clock.now() - IDLE;
      for (const hub of [...open.values()]) {
        if (hub.crowd.all().length === 0 && hub.lastUsed() < before && !isBusy(hub)) close(hub);
      }
    },
    closeAll: () => [...open.values()].forEach(close),
  };
}
