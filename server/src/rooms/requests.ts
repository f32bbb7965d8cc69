// A request to the people at a table: that it take back a decision, or let somebody give up. One at a time; a value kept in the
// room, so that it outlives a process and every process sees it.

import type { Ruling, Seat, SeatInfo } from '@branchline/core';
import { askedFor } from '@branchline/tables';
import type { Room } from './room.ts';

export interface RulingRequest {
  /** The id of the client's message, and of the ruling in the log if it comes to one. */
  readonly id: string;
  readonly kind: Ruling['kind'];
  readonly by: Seat;
  /** The sequence that the asker had seen. */
  readonly after: number;
  /** Length of the log when the others were asked: to play on is an answer, too. */
  readonly from: number;
  /** In milliseconds since 1970. Silence is a refusal from then on. */
  readonly until: number;
  readonly agreed: readonly Seat[];
}

export const OUTCOMES = ['done', 'refused', 'unanswered', 'withdrawn', 'impossible'] as const;

/** `seats`: who refused, or did not answer. */
export interface Verdict {
  readonly outcome: (typeof OUTCOMES)[number];
  readonly seats: readonly Seat[];
}

/** The latest request of a seat that is no longer open: it is answered once more where its message is repeated. */
export interface SettledRequest extends Verdict, Pick<RulingRequest, 'id' | 'kind' | 'by'> {}

/** Who still has to answer. */
export const askedAt = (seats: readonly SeatInfo[], { by, agreed }: RulingRequest): readonly Seat[] =>
  askedFor({ seats }, { seat: by, agreed });

export function withoutRequest(room: Room, verdict: Verdict): Room {
  const { request, settled = [], ...rest } = room;
  if (!request) return room;
  const { id, kind, by } = request;
  return { ...rest, settled: [...settled.filter((other) => other.by !== by), { id, kind, by, ...verdict }] };
}

export type Consent = { readonly id: string; readonly seat: Seat; readonly agree: boolean };

/** The room after an answer; nothing where this seat has said so before, or is not asked. */
export function answered(room: Room, seats: readonly SeatInfo[], consent: Consent): Room | 'known' | 'not-asked' {
  const { request } = room;
  const { id, seat, agree } = consent;
  if (request?.id !== id) return 'not-asked';
  if (request.by === seat && !agree) return withoutRequest(room, { outcome: 'withdrawn', seats: [] });
  if (request.agreed.includes(seat) && agree) return 'known';
  if (!askedAt(seats, request).includes(seat)) return 'not-asked';
  if (!agree) return withoutRequest(room, { outcome: 'refused', seats: [seat] });
  return { ...room, request: { ...request, agreed: [...request.agreed, seat] } };
}
