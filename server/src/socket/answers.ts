// What is answered to somebody who wants to act, in the words of a program outside and in those of a page.

import type { Submitted as PageSubmitted } from '@branchline/protocol';
import type { ToPlayer } from '@branchline/protocol/online';
import type { Submitted } from '@branchline/tables';
import type { Asked } from '../live/rulings.ts';
import { answerOf, answerToPage } from '../live/wire.ts';

type Acted = Submitted | Asked | 'not-seated';

const refused = (id: string, reason: string): ToPlayer => ({ answer: { id, ok: false, reason } });

/** In version 1, by the id of the submission. */
export function answerTo(id: string, said: Acted): ToPlayer {
  if (said === 'not-seated') return refused(id, said);
  if ('asked' in said) return { answer: { id, ok: true, sequence: said.sequence, asked: [...said.asked] } };
  if ('refused' in said) return refused(id, said.refused);
  return 'outcome' in said ? refused(id, said.outcome) : answerOf(id, said);
}

export function answerForPage(said: Acted): PageSubmitted {
  if (said === 'not-seated') return { ok: false, reason: 'not-your-turn' };
  if ('asked' in said) return { ok: true, sequence: said.sequence, asked: [...said.asked] };
  if ('refused' in said) return { ok: false, reason: said.refused === 'asking' ? 'asking' : 'not-your-turn' };
  return 'outcome' in said ? { ok: false, reason: 'needs-consent' } : answerToPage(said);
}
