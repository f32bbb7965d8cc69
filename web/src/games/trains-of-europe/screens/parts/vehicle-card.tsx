// A vehicle as a card: silhouette under the sky, what it is, how fast it runs, what it pulls, where it fits, its price.

import { contentOf, type ModelId, type View } from '@branchline/trains-of-europe';
import type { ComponentChildren } from 'preact';
import type { Names } from '../../play/tell/names.ts';
import { Silhouette } from './art/silhouette.tsx';
import type { Fit } from '../../play/fit.ts';
import { FitTiles } from './fit-tiles.tsx';
import { CategorySign, Sign } from './sign.tsx';
import { kmhOf } from './speeds.ts';

export const modelOf = (view: View, model: ModelId) => {
  const index = contentOf(view.config);
  return index.content.vehicles[index.modelIndex.get(model)!]!;
};

const CLASSES = [1, 2, 3, 4] as const;

/** One to four chevrons, and the figure beside them. */
export function Speed({ speed, names }: { readonly speed: number; readonly names: Names }) {
  return (
    <span class="toe-speed" title={names.text.vehicle.class(speed)}>
      <svg width="40" height="10" viewBox="0 0 40 10" aria-hidden="true">
        {CLASSES.map((step) => (
          <path
            key={step}
            d={`M${(step - 1) * 10 + 0.5} 0.5h3.5l3.5 4.5-3.5 4.5h-3.5l3.5-4.5z`}
            class={step <= speed ? 'on' : ''}
          />
        ))}
      </svg>
      <b>{names.text.vehicle.kmh(kmhOf(speed))}</b>
    </span>
  );
}

type VehicleCardProps = {
  readonly view: View;
  readonly names: Names;
  readonly model: ModelId;
  /** How well it fits contracts of mine. */
  readonly fits: readonly Fit[];
  /** At the foot, at the right: its price, or "free". */
  readonly price: ComponentChildren;
};

export function VehicleCard({ view, names, model, fits, price }: VehicleCardProps) {
  const { category, speed, pull, sleeper, art } = modelOf(view, model);
  const { vehicle, categories } = names.text;
  return (
    <span class="toe-vehicle-body">
      <span class="toe-sky">
        <Silhouette art={art} width={128} />
        {sleeper && (
          <span class="toe-moon" title={vehicle.berths}>
            <Sign name="night" size={15} />
          </span>
        )}
      </span>
      <span class="toe-vehicle-title">
        <CategorySign category={category} />
        <span>
          <b>{names.model(model)}</b>
          <small>{categories[category].name}</small>
        </span>
      </span>
      <span class="toe-vehicle-facts">
        <Speed speed={speed} names={names} />
        {pull !== undefined && (
          <span class="toe-fact">
            <Sign name="pull" size={18} /> {vehicle.pulls(pull)}
          </span>
        )}
        {sleeper && (
          <span class="toe-fact">
            <Sign name="bed" size={16} /> {vehicle.berths}
          </span>
        )}
      </span>
      <span class="toe-vehicle-foot">
        <FitTiles view={view} names={names} fits={fits} size={21} />
        <b class="toe-price">{price}</b>
      </span>
    </span>
  );
}
