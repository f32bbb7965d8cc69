// Somebody with a socket at a table, as the table sees them.

import type { ToPage, ToPlayer } from '@branchline/protocol/online';
import { bodyOf, type Problem } from '../problem.ts';
import type { Guest } from '../store/guests.ts';

/** Close code for somebody who may not be here. */
const POLICY = 1008;

/** Whether it speaks as pages speak: the talk at a table as with their own worker. */
export const isPage = ({ opening }: Pick<Member, 'opening'>): boolean => opening !== undefined;

export interface Member {
  /** Absent: a spectator without a name. */
  readonly guest: Guest | undefined;
  /** The session whose token they showed. */
  readonly session: string | undefined;
  /** Where they come from: an address, or what counts as one. Undefined where nobody knows. */
  readonly network: string | undefined;
  /** What they have asked to hear beyond the game. */
  readonly wants: ReadonlySet<string>;
  /** The number of a page's question that opened the table; absent for programs that speak version 1. */
  readonly opening: number | undefined;
  /** The last move they know, where they were here before. */
  readonly since: number | undefined;
  /** Ids of the guests whose chat lines they do not want to read. */
  muted: ReadonlySet<string>;
  send(message: ToPlayer | ToPage): void;
  /** Something that many are told in the same words: it is written down once. */
  sendText(text: string): void;
  /** Undefined where they can take more at once; else a promise for when they can, or have gone. */
  ready(): Promise<void> | undefined;
  /** Ends the connection; the client may come back at once. */
  drop(code: number, reason: string): void;
}

/** Ends the connection of somebody who may not be here, and says why. */
export function letGo({ send, drop }: Pick<Member, 'send' | 'drop'>, why: Problem): void {
  send(bodyOf(why));
  drop(POLICY, why.code);
}
