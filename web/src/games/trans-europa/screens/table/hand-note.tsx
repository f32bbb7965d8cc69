// What becomes of the hand after the choice of a city: with card 17 all of it goes on to the left.

import { effectOf } from '@branchline/trans-europa';
import { text } from '../../messages/more-text.ts';
import type { Play } from '../../state/play.ts';
import { nameOf } from '../../../../table/people.ts';

export function HandNote({ play: { table } }: { readonly play: Play }) {
  const { stage, cards } = table.view.value.public;
  const seat = table.acting.value;
  // A city is dropped after the hands have been passed (TP-MULTI-2).
  if (seat === undefined || (stage.kind !== 'chain' && stage.kind !== 'pass')) return null;
  if (!cards.some((card) => effectOf(card).kind === 'pass-hand')) return null;
  const left = nameOf(table, (seat + 1) % table.seats.value.length);
  return <p class="turn-help">{text.value.inForce.handGoes(left)}</p>;
}
