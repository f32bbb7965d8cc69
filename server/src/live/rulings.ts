// Rulings between several devices: a seat asks, everybody else at the table is asked, and the log takes what all have agreed to.
// The open request is part of the room (rooms/requests.ts). Whichever process judges it may die at any point: the ruling bears
// the id of the request, so the next one finds in the log whether it has been written.

import { isMove, type Ruling, type Seat } from '@branchline/core';
import type { Submitted, TableHost } from '@branchline/tables';
import { Problem } from '../problem.ts';
import type { Actions } from '../rooms/actions.ts';
import {
  answered,
  askedAt,
  withoutRequest,
  type RulingRequest,
  type SettledRequest,
  type Verdict,
} from '../rooms/requests.ts';
import type { Hub } from './hub.ts';
import type { Member } from './member.ts';
import type { Services } from './services.ts';

export interface RulingWish {
  readonly id: string;
  readonly kind: Ruling['kind'];
  readonly after: number;
}

export interface Rulings {
  /** Asks the others; answers at once. */
  ask(hub: Hub, member: Member, wish: RulingWish): Promise<Asked>;
  consent(hub: Hub, member: Member, said: { readonly id: string; readonly agree: boolean }): Promise<void>;
  /** Settles the open request if it can be; answers when to look again. */
  judge(hub: Hub): Promise<number | undefined>;
}

/** In milliseconds. What could not be stored is tried again after so long. */
const TRY_AGAIN = 1000;

/** What came of it; with seats, they have to agree first. */
export type Asked =
  | Submitted
  | { readonly asked: readonly Seat[]; readonly sequence: number }
  | SettledRequest
  | { readonly refused: 'asking' | 'not-seated' };

/** The person who has played on since the others were asked. */
function playedOn(host: TableHost, { kind, by, from }: RulingRequest): Seat | undefined {
  const isAnswer = (seat: Seat): boolean => seat === by || kind === 'takeback';
  const entry = host
    .table()
    .entries.slice(from)
    .find((each) => isMove(each) && each.as === undefined && each.move.by !== 'chance' && isAnswer(each.move.by));
  return entry?.move?.by as Seat | undefined;
}

/** Nothing has been decided about it: the same may succeed in a moment. */
const PASSING: ReadonlySet<string> = new Set(['not-stored', 'follower', 'needs-consent']);

async function ruled(host: TableHost, { id, kind, by, after, agreed }: RulingRequest): Promise<Verdict | undefined> {
  const answer = await host.rule({ seat: by, kind, after, agreed, id });
  if (answer.ok) return { outcome: 'done', seats: [] };
  return PASSING.has(answer.reason) ? undefined : { outcome: 'impossible', seats: [] };
}

/** What is said to somebody whose request was made before, or comes while another one is open. */
function knownOf(hub: Hub, { id, seat, kind }: RulingWish & { readonly seat: Seat }): Asked | undefined {
  const { room, record } = hub.row();
  const settled = room.settled?.find((each) => each.id === id && each.by === seat);
  if (settled || !room.request) return settled;
  const isSame = room.request.id === id && room.request.by === seat && room.request.kind === kind;
  if (!isSame) return { refused: 'asking' };
  return { asked: askedAt(record.seats, room.request), sequence: hub.host()?.sequence() ?? 0 };
}

type Amend = Parameters<Actions['amend']>[1];

interface Judging {
  readonly judge: Rulings['judge'];
  /** A change that may settle this request: it is counted where it does, by the one process whose change was written. */
  settling(hub: Hub, id: string, change: Amend): Promise<void>;
}

function judgingOf({ clock, measures }: Services, actions: Actions): Judging {
  async function verdictOn(hub: Hub, host: TableHost, request: RulingRequest): Promise<Verdict | undefined> {
    if (host.table().entries.some(({ id }) => id === request.id)) return { outcome: 'done', seats: [] };
    if (host.over()) return { outcome: 'impossible', seats: [] };
    const mover = playedOn(host, request);
    if (mover === request.by) return { outcome: 'withdrawn', seats: [] };
    if (mover !== undefined) return { outcome: 'refused', seats: [mover] };
    const asked = askedAt(hub.row().record.seats, request);
    if (asked.length === 0) return ruled(host, request);
    return clock.now() < request.until ? undefined : { outcome: 'unanswered', seats: asked };
  }

  async function settling(hub: Hub, id: string, change: Amend): Promise<void> {
    const row = await actions.amend(hub.id, change);
    const settled = row === 'no' ? undefined : row.room.settled?.find((each) => each.id === id);
    if (settled) measures.rulings.inc({ kind: settled.kind, step: settled.outcome });
  }

  async function judge(hub: Hub): Promise<number | undefined> {
    const host = hub.host();
    const { request } = hub.row().room;
    if (!host || !request) return undefined;
    const verdict = await verdictOn(hub, host, request);
    if (!verdict) {
      const isAgreed = askedAt(hub.row().record.seats, request).length === 0;
      return isAgreed ? clock.now() + TRY_AGAIN : request.until;
    }
    await settling(hub, request.id, ({ room }) =>
      room.request?.id === request.id ? { room: withoutRequest(room, verdict) } : 'no',
    );
    return undefined;
  }

  return { judge, settling };
}

export function rulingsOf(services: Services, actions: Actions): Rulings {
  const { clock, config, quotas, measures } = services;
  const { judge, settling } = judgingOf(services, actions);

  async function put(hub: Hub, host: TableHost, request: RulingRequest): Promise<Asked> {
    const row = await actions.amend(hub.id, ({ state, room }) =>
      state !== 'running' || room.request !== undefined ? 'no' : { room: { ...room, request } },
    );
    if (row === 'no') return host.over() ? { ok: false, reason: 'over' } : { refused: 'asking' };
    measures.rulings.inc({ kind: request.kind, step: 'asked' });
    return { asked: askedAt(row.record.seats, request), sequence: host.sequence() };
  }

  async function asked(
    hub: Hub,
    { guest }: Member,
    { seat, id, kind, after }: RulingWish & { seat: Seat },
  ): Promise<Asked> {
    const host = await hub.open();
    if (!host) return { ok: false, reason: 'not-your-turn' };
    const wish = { seat, id, kind, after };
    const found = await host.consentFor(wish);
    if ('ok' in found && found.ok) return found;
    await judge(hub);
    const known = knownOf(hub, wish);
    if (known) return known;
    if ('ok' in found) return found;
    // Against bots alone nobody has to be asked.
    if (found.asked.length === 0) return host.rule(wish);
    quotas.expect('rulings', { guest: guest!.id });
    const until = clock.now() + config.CONSENT_SECONDS * 1000;
    return put(hub, host, { id, kind, by: seat, after, from: host.sequence(), until, agreed: [] });
  }

  return {
    judge,
    async ask(hub, member, wish) {
      const seat = hub.seatOf(member);
      const said =
        seat === undefined ? { refused: 'not-seated' as const } : await asked(hub, member, { ...wish, seat });
      // Whoever is answered has seen the position after the ruling.
      if ('ok' in said && said.ok) await hub.told(member, said.sequence);
      return said;
    },
    async consent(hub, member, { id, agree }) {
      const seat = hub.seatOf(member);
      if (seat === undefined) throw new Problem(403, 'not-seated', 'Only those who sit at the table can answer.');
      await hub.open();
      await judge(hub);
      let isAsked = true;
      await settling(hub, id, ({ room, record }) => {
        const after = answered(room, record.seats, { id, seat, agree });
        isAsked = after !== 'not-asked';
        return typeof after === 'string' ? 'no' : { room: after };
      });
      if (!isAsked) throw new Problem(409, 'not-asked', 'You are not asked that, or not any more.');
      await judge(hub);
    },
  };
}
