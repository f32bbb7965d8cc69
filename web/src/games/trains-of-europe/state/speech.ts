// What is told at the table without being asked: the others' moves, the year end, and the own turn.

import type { View } from '@branchline/trains-of-europe';
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

/** What the seat is asked, so that the same question is told once. */
const question = (view: View, seat: number): string => {
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
    const parts = linesOf([entry])
      .filter(({ what }) => !SILENT.has(what.kind) && entry.by !== view.viewer)
      .map((line) => spokenLine(names, line));
    const now = acting === undefined ? '' : question(view, acting);
    if (acting !== undefined && now !== asked) parts.push(spokenTurn(names, stageOf(view, acting)));
    asked = now;
    return parts.length > 0 ? parts.join(' ') : undefined;
  };
}
