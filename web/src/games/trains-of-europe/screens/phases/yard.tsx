// The yard: vehicles that stand on no contract. Press one for the menu of its places, or drag it onto a lit place.

import { contentOf, type ModelId } from '@branchline/trains-of-europe';
import { useState } from 'preact/hooks';
import type { PhaseProps } from '../phase-props.ts';
import { Silhouette } from '../parts/art/silhouette.tsx';
import { artOf } from '../parts/slots.tsx';
import { FitTiles } from '../parts/fit-tiles.tsx';
import { modelOf } from '../parts/vehicle-card.tsx';
import { fitsInYard } from './stands.ts';
import type { Assigning } from './use-assigning.tsx';

type YardProps = Pick<PhaseProps, 'view' | 'seat' | 'names'> & {
  readonly yard: readonly string[];
  readonly assigning?: Assigning;
  /** Said where the yard is empty or nothing can be done. */
  readonly help: string;
  /** Said of the place that a vehicle still to come will take. */
  readonly landing?: string | undefined;
};

/** Vehicles that the company did not have when the phase began, in the yard or on a contract. */
function useFresh({ view, seat, yard }: YardProps): (model: ModelId) => boolean {
  const { models } = contentOf(view.config);
  const running = view.public.contracts[seat]!.flatMap(({ vehicles }) => vehicles.map((no) => models[no]!.id));
  const owned = [...yard, ...running];
  const [known] = useState(owned);
  const count = (list: readonly string[], model: ModelId): number => list.filter((other) => other === model).length;
  return (model) => count(owned, model) > count(known, model);
}

const counted = (models: readonly ModelId[]): { model: ModelId; copies: number }[] =>
  [...new Set(models)].map((model) => ({ model, copies: models.filter((other) => other === model).length }));

export function Yard(props: YardProps) {
  const { view, seat, names, yard, assigning, help, landing } = props;
  const { vehicle, categories, screens, company } = names.text;
  const isFresh = useFresh(props);
  const { you } = names.who(seat);
  const title = you ? vehicle.yard : company.spare;
  return (
    <section class="toe-yard" aria-label={title}>
      <div class="toe-yard-head">
        <h2>{title}</h2>
        <p>{yard.length === 0 ? screens.yardEmpty : you && help}</p>
      </div>
      {/* Where nothing in it can be pressed, it must be reached to be scrolled. */}
      <ul class="toe-yard-list" {...(assigning ? {} : { tabIndex: 0 })}>
        {counted(yard).map(({ model, copies }) => {
          const { category, speed } = modelOf(view, model);
          const inside = (
            <>
              <Silhouette art={artOf(view, model)} width={104} />
              <span class="toe-yard-name">
                <b>
                  {names.model(model)}
                  {copies > 1 ? ` ×${copies}` : ''}
                </b>
                {isFresh(model) && <span class="toe-tag gold">{names.text.contract.newHere}</span>}
                <small>
                  {categories[category].short} · {vehicle.class(speed)}
                </small>
                <FitTiles view={view} names={names} fits={fitsInYard(view, seat, model)} size={18} />
              </span>
            </>
          );
          return (
            <li key={model} class={isFresh(model) ? 'fresh' : ''}>
              {assigning ? (
                <button
                  type="button"
                  class={`toe-yard-card ${assigning.held?.from === 'yard' && assigning.held.model === model ? 'held' : ''}`}
                  draggable
                  aria-haspopup="menu"
                  disabled={assigning.busy}
                  onClick={(event) => assigning.hold({ model, from: 'yard' }, event.currentTarget)}
                  onDragStart={() => assigning.hold({ model, from: 'yard' })}
                >
                  {inside}
                </button>
              ) : (
                <span class="toe-yard-card">{inside}</span>
              )}
            </li>
          );
        })}
        {landing !== undefined && <li class="toe-yard-card toe-landing">{landing}</li>}
      </ul>
    </section>
  );
}
