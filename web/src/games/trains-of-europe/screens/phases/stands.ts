// The stands of the Fair in a steady order: what is for sale and what has been sold keep their places all year.

import { contentOf, type View } from '@branchline/trains-of-europe';
import type { StandChoice, Stands } from '../../play/choices.ts';
import type { Traces } from '../../play/happenings/traces.ts';

export type Stand =
  | { readonly kind: 'open'; readonly choice: StandChoice }
  | { readonly kind: 'sold'; readonly model: string; readonly seat: number; readonly price: number };

/** By the order of the content's list, sold ones behind those of the same model still there. */
export function standsOf(view: View, stands: Stands, traces: Traces): { locos: Stand[]; wagons: Stand[] } {
  const { modelIndex, models } = contentOf(view.config);
  const no = (stand: Stand): number => modelIndex.get(stand.kind === 'open' ? stand.choice.model : stand.model)!;
  const row = (kind: 'loco' | 'wagon', choices: readonly StandChoice[]): Stand[] =>
    [
      ...choices.map((choice): Stand => ({ kind: 'open', choice })),
      ...traces.stands
        .filter(({ model }) => models[modelIndex.get(model)!]!.kind === kind)
        .map((sold): Stand => ({ kind: 'sold', ...sold })),
    ].sort((a, b) => no(a) - no(b));
  return { locos: row('loco', stands.locos), wagons: row('wagon', stands.wagons) };
}
