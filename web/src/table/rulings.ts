// Asking the table to rule: taking back, giving up, letting bots finish; and what it answers, in words.

import type { Ruling, Seat } from '@branchline/core';
import type { Submitted } from '@branchline/protocol';
import { text } from '../messages/more-text.ts';
import { say, warn } from '../ui/live.ts';
import { whoIs } from './people.ts';
import type { OpenTable } from './table-types.ts';

export type RuledTable = Pick<
  OpenTable,
  | 'isBranch'
  | 'challenge'
  | 'seats'
  | 'humans'
  | 'who'
  | 'entries'
  | 'sequence'
  | 'conceded'
  | 'finishing'
  | 'rule'
  | 'standIn'
  | 'untilShown'
  | 'acting'
>;

/** The person here who moved last: that turn is taken back. */
const lastMover = ({ entries, humans }: RuledTable): Seat | undefined => {
  const by = entries.value.findLast((told) => told.by !== 'chance' && humans.value.has(told.by))?.by;
  return by === 'chance' ? undefined : by;
};

/** Who gives up: whose eyes look, else the only person here. */
const giver = ({ who, humans, acting }: RuledTable): Seat | undefined => {
  if (who.value !== 'spectator') return who.value;
  return acting.value ?? (humans.value.size === 1 ? [...humans.value][0] : undefined);
};

const askerOf = (table: RuledTable, kind: Ruling['kind']): Seat | undefined =>
  kind === 'takeback' ? lastMover(table) : giver(table);

/** Why not, or nothing where it was done. */
export async function ask(table: RuledTable, kind: Ruling['kind']): Promise<string | undefined> {
  const { refused } = text.value.rulings;
  if (table.challenge !== undefined) return refused.challenge;
  const seat = askerOf(table, kind);
  if (seat === undefined) return kind === 'takeback' ? refused.nothing : refused.other;
  return whyNot(await table.rule(kind, seat));
}

function whyNot(answer: Submitted): string | undefined {
  const { refused } = text.value.rulings;
  if (answer.ok) return undefined;
  switch (answer.reason) {
    case 'nothing-to-take-back':
      return refused.nothing;
    case 'revealed':
      return refused.revealed;
    case 'asking':
      return refused.asking;
    case 'too-often':
      return refused.tooOften;
    case 'needs-consent':
      return refused.notAgreed;
    default:
      return refused.other;
  }
}

/** By a key, where nobody else has to agree; where somebody writes, the key belongs to what is written. */
export async function takeBackByKey(table: RuledTable, pressed: EventTarget | null): Promise<void> {
  if (pressed instanceof Element && pressed.closest('input, textarea, dialog')) return;
  const { refused } = text.value.rulings;
  const why = table.humans.value.size > 1 ? refused.shared : await ask(table, 'takeback');
  if (why !== undefined) warn(why);
}

/**
 * Bots move for the people here until the game stops for them; says why, where they cannot. It is the table that ends it:
 * the last answer may come when people have long gone on.
 */
export async function letBotsFinish(table: RuledTable): Promise<string | undefined> {
  if (table.finishing.value) return undefined;
  table.finishing.value = true;
  try {
    while (table.finishing.value) {
      const answer = await table.standIn();
      if (answer.ok) await table.untilShown(answer.sequence);
      else if (answer.reason === 'not-your-turn') await table.untilShown(table.sequence.value + 1);
      else return answer.reason === 'over' ? undefined : whyNot(answer);
    }
    return undefined;
  } finally {
    table.finishing.value = false;
  }
}

export function tellRuling(table: RuledTable, { kind, by }: Ruling): void {
  const { tookBack, gaveUp } = text.value.rulings;
  say((kind === 'takeback' ? tookBack : gaveUp)(whoIs(table)(by)));
}
