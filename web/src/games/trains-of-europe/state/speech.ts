// What is told at the table without being asked: the others' moves, the year end, and the own turn.

import type { Seat } from '@branchline/core';
import type { Event, View } from '@branchline/trains-of-europe';
import { whoIs } from '../../../table/people.ts';
import { linesOf } from '../play/happenings/lines.ts';
import type { Line } from '../play/happenings/happening.ts';
import { stageOf } from '../play/stage.ts';
import { spokenLine } from '../play/tell/log-words.ts';
import { spokenTurn } from '../play/tell/turn-words.ts';
import type { Entry, Table } from '../types.ts';
import { namesFor } from './speaking.ts';

/** Kinds of lines that would only be noise for the ear. */
const SILENT: ReadonlySet<Line['what']['kind']> = new Set(['founded', 'market', 'subsidies', 'reshuffled']);

/** What a player has just done by their own move; all its consequences are announced to them, too. */
const OWN_ACTS: ReadonlySet<Line['what']['kind']> = new Set([
  ...(['called', 'licences', 'purchases', 'takes', 'gift', 'assignments'] as const),
  ...(['offered', 'offered-contracts', 'target-proposed', 'audit-waived'] as const),
]);

const BIDS: ReadonlySet<Event['kind']> = new Set(['raised', 'passed', 'sold']);

/** A sale is told with its lot, which was named when it was opened. */
function linesTold({ entries }: Table, entry: Entry): readonly Line[] {
  const isBid = entry.events.some(({ kind }) => BIDS.has(kind));
  const earlier = isBid ? entries.peek().filter(({ sequence }) => sequence < entry.sequence) : [];
  const opening = earlier.findLastIndex(({ events }) => events.some(({ kind }) => kind === 'opened'));
  const lines = linesOf(opening < 0 ? [entry] : [...earlier.slice(opening), entry]);
  return lines.filter(({ sequence }) => sequence === entry.sequence);
}

/** What this viewpoint is told of it. Who bids more is heard with the question that follows. */
function isTold({ what, from, sequence }: Line, { isOwn }: { readonly isOwn: boolean }): boolean {
  if (SILENT.has(what.kind)) return false;
  if (what.kind === 'auction') return what.sold !== undefined || (from === sequence && !isOwn);
  return !(isOwn && OWN_ACTS.has(what.kind));
}

/** What the seat is asked, so that the same question is told once. */
const question = (view: View, seat: Seat): string => {
  const { step, phase, year, limit, choices } = stageOf(view, seat);
  const lot = choices.kind === 'bids' ? JSON.stringify([choices.bidding.lot, choices.bidding.bid]) : '';
  return [step, phase, year, limit?.used ?? '', lot].join(' ');
};

export function speechAt(table: Table): (told: Entry) => string | undefined {
  let asked = '';
  return (entry) => {
    const view = table.view.value;
    const names = namesFor(view, whoIs(table));
    const acting = table.acting.value;
    const parts = linesTold(table, entry)
      .filter((line) => isTold(line, { isOwn: entry.by === view.viewer }))
      .map((line) => spokenLine(names, line));
    const now = acting === undefined ? '' : question(view, acting);
    if (acting !== undefined && now !== asked) parts.push(spokenTurn(names, stageOf(view, acting)));
    asked = now;
    return parts.length > 0 ? parts.join(' ') : undefined;
  };
}
