// Tables over HTTP: make one, look at it, sit, leave, start, fetch the file: /api/tables.

import { http, type PublicTable } from '@branchline/protocol/online';
import type { FastifyInstance } from 'fastify';
import type { House } from '../live/house.ts';
import type { Hub } from '../live/hub.ts';
import { onlineClocks, onlineTurn } from '../live/wire.ts';
import { noSuchTable, Problem } from '../problem.ts';
import { closeTable } from '../rooms/close.ts';
import { createTable, customary } from '../rooms/create.ts';
import { fileOf } from '../rooms/file.ts';
import { publicTables } from '../rooms/public.ts';
import { takeOver } from '../rooms/take-over.ts';
import { rematch } from '../rooms/rematch.ts';
import { isPerson, seatOf, type Room } from '../rooms/room.ts';
import type { TableRow } from '../store/table-row.ts';
import { guestOf, makerIn, parsed, seatIn, tableId } from './read.ts';

/** In bytes: the longest games with all their fingerprints are well below. */
const TAKEN_LIMIT = 1024 * 1024;

export interface Links {
  /** The address people share. */
  readonly linkTo: (id: string, host: string | undefined) => string;
}

/** So many of a guest's tables are opened to say whose turn it is: the latest ones. */
const MOST_OPENED = 20;

const hasRoom = (row: TableRow): row is TableRow & { readonly room: Room } => row.room !== undefined;

type Routes = (app: FastifyInstance, house: House, links: Links) => void;

const hubAt = async ({ hubs }: House, id: string): Promise<Hub> => {
  const hub = await hubs.open(id);
  if (!hub) throw noSuchTable();
  return hub;
};

/** New tables: made, taken over from a device, or once more after a game. */
const newTables: Routes = (app, house, { linkTo }) => {
  const { services } = house;

  app.post('/api/tables', async (request, reply) => {
    const host = await makerIn(services, request);
    const id = await createTable(services, host, customary(parsed(http.newOnlineTable, request.body)));
    return reply.status(201).send({ id, link: linkTo(id, request.headers.host) });
  });

  app.post('/api/tables/taken', { bodyLimit: TAKEN_LIMIT }, async (request, reply) => {
    const host = await makerIn(services, request);
    const id = await takeOver(services, host, parsed(http.takenTable, request.body));
    return reply.status(201).send({ id, link: linkTo(id, request.headers.host) });
  });

  app.post('/api/tables/:id/rematch', async (request, reply) => {
    const id = await rematch(house, tableId(request), await makerIn(services, request));
    return reply.status(201).send({ id, link: linkTo(id, request.headers.host) });
  });
};

/** A guest's seat, whose turn it is and what is left of the clocks. A table that cannot be opened keeps its place in the list. */
async function askedAt(
  { hubs, services }: House,
  { id, state, room }: TableRow & { readonly room: Room },
  { guest, opens }: { readonly guest: string; readonly opens: boolean },
): Promise<Partial<PublicTable>> {
  const seat = seatOf(room, guest);
  const own = seat === undefined ? {} : { seat };
  if (state !== 'running') return own;
  const hub = opens ? await hubs.open(id) : hubs.find(id);
  const host = await hub?.open().catch(services.faultIn('lobby', id));
  if (!hub || !host) return own;
  const clocks = hub.clocks();
  return {
    ...own,
    turn: onlineTurn(host.turn()),
    ...(clocks ? { clocks: onlineClocks(clocks, services.clock.now()) } : {}),
  };
}

/** Public data. */
const looks: Routes = (app, house) => {
  const { services, hubs } = house;
  const { guests, lobby, shelf } = services;

  app.get('/api/tables', async (request) => {
    const { state, mine } = parsed(http.lobbyQuery, request.query);
    const guest = mine === '1' ? await guestOf(guests, request) : undefined;
    const found = guest ? await lobby.tablesOf(guest.id) : await lobby.tables(state);
    const rows = found.filter(hasRoom).filter((row) => state === undefined || row.state === state);
    const tables = await publicTables(services, rows);
    if (!guest) return { tables };
    const asked = await Promise.all(
      rows.map((row, index) => askedAt(house, row, { guest: guest.id, opens: index < MOST_OPENED })),
    );
    return { tables: tables.map((table, index) => ({ ...table, ...asked[index] })) };
  });

  app.get('/api/tables/:id', async (request) => {
    const id = tableId(request);
    const row = await shelf.row(id);
    if (typeof row !== 'object' || !hasRoom(row)) throw noSuchTable();
    const isOver = hubs.find(id)?.host()?.over() === true;
    const [table] = await publicTables(services, [isOver ? { ...row, state: 'over' } : row]);
    return table!;
  });

  app.get('/api/tables/:id/file', async (request) => fileOf(await hubAt(house, tableId(request))));

  app.get('/api/tables/:id/chat', async (request) => ({
    lines: await house.chatter.history(await hubAt(house, tableId(request))),
  }));
};

/** Who sits where, when it begins, and that it is closed. */
const seats: Routes = (app, house) => {
  const { services, actions } = house;
  const { guests } = services;

  app.post('/api/tables/:id/seats', async (request) => {
    const guest = await guestOf(guests, request);
    return { seat: await actions.sit(tableId(request), guest, parsed(http.sitDown, request.body)) };
  });

  app.delete('/api/tables/:id/seats', async (request, reply) => {
    await actions.leave(tableId(request), await guestOf(guests, request));
    return reply.status(204).send();
  });

  app.put('/api/tables/:id/seats/:seat', async (request, reply) => {
    const guest = await guestOf(guests, request);
    const wish = parsed(http.seatWish, request.body);
    await actions.assign(tableId(request), guest, { ...wish, seat: seatIn(request) });
    return reply.status(204).send();
  });

  app.delete('/api/tables/:id', async (request, reply) => {
    await closeTable(house, tableId(request), await guestOf(guests, request));
    return reply.status(204).send();
  });

  app.post('/api/tables/:id/start', async (request) => {
    const { state } = await actions.start(tableId(request), await guestOf(guests, request));
    return { state: state === 'waiting' ? 'starting' : state };
  });

  app.post('/api/tables/:id/stand-in', async (request, reply) => {
    const guest = await guestOf(guests, request);
    const { seat } = parsed(http.standInFor, request.body);
    await requestStandIn(house, await hubAt(house, tableId(request)), { guest: guest.id, seat });
    return reply.status(204).send();
  });
};

export function tableRoutes(app: FastifyInstance, house: House, links: Links): void {
  for (const routes of [newTables, looks, seats]) routes(app, house, links);
}

/** Any player at the table may let a bot play for a player who has been away for a while. */
async function requestStandIn(
  { services, standIns }: House,
  hub: Hub,
  { guest, seat }: { readonly guest: string; readonly seat: number },
): Promise<void> {
  const { room } = hub.row();
  const host = await hub.open();
  if (!host || host.over()) throw new Problem(409, 'not-running', 'The game is not running.');
  if (seatOf(room, guest) === undefined)
    throw new Problem(403, 'not-seated', 'Only those at the table can ask for that.');
  if (!isPerson(room.seats[seat])) throw new Problem(400, 'no-such-seat', 'There is no person on that seat.');
  const away = await standIns.awaySince(hub, seat);
  const until = away === undefined ? undefined : away + services.config.AWAY_SECONDS * 1000;
  if (until === undefined || until > services.clock.now()) {
    throw new Problem(409, 'not-away', 'They are here, or have not been away for long.');
  }
  await standIns.moveIn(hub, seat, 'asked');
}
