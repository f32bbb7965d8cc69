// Questions to the server of this page over HTTP; every answer is judged before it is believed.

import type { Seat } from '@branchline/core';
import {
  http,
  type ChatLine,
  type NewOnlineTable,
  type PublicTable,
  type QuotaReached,
  type SeatWish,
  type TakenTable,
} from '@branchline/protocol/online';
import * as v from 'valibot';
import type { PlayerColour } from '../../ui/colours.ts';
import { forgetGuest, keepGuest, keptGuest, type KeptGuest } from './kept.ts';
import { chatLines } from './chat-lines.ts';

/** Why something did not work: the server's code, or `offline` where nobody answers. */
export class OnlineProblem extends Error {
  readonly code: string;
  /** The limit that was reached, where that is why. */
  readonly quota: QuotaReached | undefined;
  constructor(code: string, quota?: QuotaReached) {
    super(code);
    this.code = code;
    this.quota = quota;
  }
}

const addressOf = (path: string): URL => new URL(`./api/${path}`, document.baseURI);

export function socketAddress(id: string): string {
  const address = addressOf(`tables/${id}/socket`);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

type Wish = { readonly method?: string; readonly body?: unknown; readonly token?: string | undefined };

async function reach(path: string, { method = 'GET', body, token }: Wish): Promise<Response> {
  try {
    return await fetch(addressOf(path), {
      method,
      cache: 'no-store',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new OnlineProblem('offline');
  }
}

async function problemIn(response: Response): Promise<OnlineProblem> {
  const parsed = v.safeParse(http.problem, await response.json().catch(() => undefined));
  if (!parsed.success) return new OnlineProblem('unavailable');
  const { code, quota } = parsed.output.error;
  return new OnlineProblem(code, quota);
}

async function call<S extends v.GenericSchema>(path: string, schema: S, wish: Wish = {}): Promise<v.InferOutput<S>> {
  const response = await reach(path, wish);
  if (!response.ok) throw await problemIn(response);
  const said: unknown = response.status === 204 ? null : await response.json().catch(() => undefined);
  const parsed = v.safeParse(schema, said);
  if (!parsed.success) throw new OnlineProblem('unavailable');
  return parsed.output;
}

const NOTHING = v.null();
const asMe = (): { readonly token: string | undefined } => ({ token: keptGuest()?.token });

/** Who this device is, by this name; a server that has forgotten us registers us again. */
export async function introduce(name: string): Promise<KeptGuest> {
  const known = keptGuest();
  if (known?.name === name) return known;
  const body = { name };
  if (known) {
    const renamed = v.object({ id: v.string(), name: v.string() });
    try {
      const changed = { ...known, ...(await call('guests/me', renamed, { method: 'PUT', body, token: known.token })) };
      keepGuest(changed);
      return changed;
    } catch (problem) {
      if ((problem as OnlineProblem).code !== 'unknown-guest') throw problem;
    }
  }
  const made = await call('guests', http.guest, { method: 'POST', body });
  keepGuest(made);
  return made;
}

/** Does something as this device's guest; once more under a new token where the server does not know the old one. */
export async function asGuest<T>(name: string, ask: () => Promise<T>): Promise<T> {
  await introduce(name);
  try {
    return await ask();
  } catch (problem) {
    if (!(problem instanceof OnlineProblem) || problem.code !== 'unknown-guest') throw problem;
    keepGuest(await call('guests', http.guest, { method: 'POST', body: { name } }));
    return ask();
  }
}

/** Name, token and chat lines are gone for good; finished games stay without the name. */
export async function forgetMe(): Promise<void> {
  await call('guests/me', NOTHING, { method: 'DELETE', ...asMe() });
  forgetGuest();
}

const tableList = v.object({ tables: v.pipe(v.array(http.publicTable), v.readonly()) });

export const fetchTable = (id: string): Promise<PublicTable> => call(`tables/${id}`, http.publicTable);

export const fetchTables = async (state: 'waiting' | 'running'): Promise<readonly PublicTable[]> =>
  (await call(`tables?state=${state}`, tableList)).tables;

/** Those this device sits at; none where the server has never met us. */
export async function fetchMine(): Promise<readonly PublicTable[]> {
  if (!keptGuest()) return [];
  try {
    return (await call('tables?mine=1', tableList, asMe())).tables;
  } catch (problem) {
    if ((problem as OnlineProblem).code === 'unknown-guest') return [];
    throw problem;
  }
}

export const makeTable = async (wish: NewOnlineTable): Promise<string> =>
  (await call('tables', http.createdTable, { method: 'POST', body: wish, ...asMe() })).id;

export const takeTable = async (wish: TakenTable): Promise<string> =>
  (await call('tables/taken', http.createdTable, { method: 'POST', body: wish, ...asMe() })).id;

type Sitting = { readonly seat?: Seat; readonly colour?: PlayerColour; readonly entropy: string };

export const takeSeat = async (id: string, body: Sitting): Promise<number> =>
  (await call(`tables/${id}/seats`, http.seated, { method: 'POST', body, ...asMe() })).seat;

export const leaveSeat = (id: string): Promise<null> =>
  call(`tables/${id}/seats`, NOTHING, { method: 'DELETE', ...asMe() });

export const assignSeat = (id: string, seat: Seat, body: SeatWish): Promise<null> =>
  call(`tables/${id}/seats/${seat}`, NOTHING, { method: 'PUT', body, ...asMe() });

/** For its host only. */
export const closeTable = (id: string): Promise<null> => call(`tables/${id}`, NOTHING, { method: 'DELETE', ...asMe() });

export const startTable = (id: string): Promise<unknown> =>
  call(`tables/${id}/start`, v.looseObject({}), { method: 'POST', ...asMe() });

export const askStandIn = (id: string, seat: Seat): Promise<null> =>
  call(`tables/${id}/stand-in`, NOTHING, { method: 'POST', body: { seat }, ...asMe() });

export const askRematch = async (id: string): Promise<string> =>
  (await call(`tables/${id}/rematch`, http.createdTable, { method: 'POST', ...asMe() })).id;

export const fetchChat = async (id: string): Promise<readonly ChatLine[]> =>
  (await call(`tables/${id}/chat`, chatLines)).lines;

/** The game file, as text: the code that opens it judges it. */
export async function fetchFile(id: string): Promise<string> {
  const response = await reach(`tables/${id}/file`, {});
  if (!response.ok) throw await problemIn(response);
  return response.text();
}
