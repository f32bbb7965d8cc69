// Which contract of the conference the reader looks at: one that can be taken, as far as this viewpoint can tell.

import type { StageView } from '../../play/stage.ts';
import { BLIND, type Card } from './card.ts';

/**
 * The last of the wished-for cards on the table. Behind a curtain, or for a viewer that does not see the company's books,
 * nothing does, not even the blind one.
 */
export function cardOnTable({ choices }: StageView, wished: readonly (Card | undefined)[]): Card | undefined {
  const onTable =
    choices.kind === 'contracts' ? [BLIND, ...choices.contracts.open.map(({ contract }) => contract)] : [];
  return wished.findLast((card) => card !== undefined && onTable.includes(card));
}
