// The stands of the Fair in a steady order: what is for sale and what has been sold keep their places all year.

import type { Illegal, Seat } from '@branchline/core';
import { contentOf, type ModelId, type View } from '@branchline/trains-of-europe';
import type { StandChoice, Stands } from '../../play/choices.ts';
import type { Traces } from '../../play/happenings/traces.ts';
import { fitsOf, type Fit } from '../../play/fit.ts';

export type Stand =
  | { readonly kind: 'open'; readonly model: ModelId; readonly price: number; readonly illegal?: Illegal }
  | { readonly kind: 'sold'; readonly model: ModelId; readonly price: number; readonly seat: Seat };

/** One stand per copy, in the order of the content's list, sold ones behind those of the same model still there. */
export function standsOf(view: View, stands: Stands, traces: Traces): { locos: Stand[]; wagons: Stand[] } {
  const { modelIndex, models } = contentOf(view.config);
  const no = ({ model }: Stand): number => modelIndex.get(model)!;
  const row = (kind: 'loco' | 'wagon', choices: readonly StandChoice[]): Stand[] =>
    [
      ...choices.flatMap(({ copies, model, price, illegal }) =>
        Array.from({ length: copies }, (): Stand => ({ kind: 'open', model, price, ...(illegal ? { illegal } : {}) })),
      ),
      ...traces.stands
        .filter(({ model }) => models[modelIndex.get(model)!]!.kind === kind)
        .map((sold): Stand => ({ kind: 'sold', ...sold })),
    ].sort((a, b) => no(a) - no(b));
  return { locos: row('loco', stands.locos), wagons: row('wagon', stands.wagons) };
}

/** How well this model fits the company's contracts, beyond what the yard does. */
export const fitsAt = ({ view, seat }: { readonly view: View; readonly seat: Seat }, model: ModelId): Fit[] =>
  fitsOf(view, seat, contentOf(view.config).modelIndex.get(model)!);

/** The same for a vehicle in the yard. */
export const fitsInYard = (view: View, seat: Seat, model: ModelId): Fit[] =>
  fitsOf(view, seat, contentOf(view.config).modelIndex.get(model)!, { owned: true });
