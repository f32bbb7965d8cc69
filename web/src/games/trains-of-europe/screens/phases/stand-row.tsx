// A row of stands at the Fair: vehicles for sale, sold places with their buyer, and the blind card at its end.

import type { Seat } from '@branchline/core';
import type { ModelId } from '@branchline/trains-of-europe';
import type { PhaseProps } from '../phase-props.ts';
import type { BlindChoice } from '../../play/choices.ts';
import { isOfUse, type Fit } from '../../play/fit.ts';
import { refusalText } from '../../play/tell/refusal.ts';
import { Badge } from '../parts/badge.tsx';
import { enterTakes } from '../parts/enter-takes.ts';
import { VehicleCard } from '../parts/vehicle-card.tsx';
import { BlindVehicle } from './blind-cards.tsx';
import { isPlanned, type Pick } from './buying.ts';
import { fitsAt, type Stand } from './stands.ts';
import { blindOdds } from './unseen.ts';

type RowProps = PhaseProps & {
  readonly title: string;
  readonly stands: readonly Stand[];
  readonly blind: BlindChoice | undefined;
  readonly pick: Pick | undefined;
  readonly onPick: (pick: Pick) => void;
  readonly onTake: () => void;
};

export const SoldStand = ({ seat, model, note }: { seat: Seat; model: ModelId; note: string }) => (
  <div class="toe-stand sold">
    <Badge seat={seat} size={30} />
    <b>{model}</b>
    <small>{note}</small>
  </div>
);

type OpenProps = RowProps & {
  readonly stand: Extract<Stand, { kind: 'open' }>;
  readonly at: number;
  readonly fits: readonly Fit[];
};

function OpenStand(props: OpenProps) {
  const { view, names, stage, plan, pick, onPick, onTake, stand, at, fits } = props;
  const { model, price, illegal } = stand;
  const own: Pick = { kind: 'model', model, at };
  const isChosen = pick?.kind === 'model' && pick.model === model && pick.at === at;
  return (
    <button
      type="button"
      class={`toe-stand ${illegal && stage.mine ? 'shut' : ''}`}
      aria-pressed={isChosen}
      {...(illegal ? { title: refusalText(names, illegal) } : {})}
      draggable
      onDragStart={() => onPick(own)}
      onClick={() => onPick(own)}
      {...enterTakes(isChosen, onTake)}
    >
      <VehicleCard view={view} names={names} model={model} fits={fits} price={names.text.money.cash(price)} />
      {isPlanned(plan, own) && <span class="toe-tag toe-planned">{names.text.plan.title}</span>}
    </button>
  );
}

/** What a strip on a phone does not show at a glance: how many are gone, and how many of the others are of use. */
function stripNote({ names }: RowProps, stands: readonly (readonly Fit[] | undefined)[]): string {
  const { soldOf, fitMine } = names.text.screens;
  const sold = stands.filter((fits) => fits === undefined).length;
  const fitting = stands.filter((fits) => fits && isOfUse(fits)).length;
  return [sold > 0 && soldOf(sold, stands.length), fitting > 0 && fitMine(fitting)].filter(Boolean).join(' · ');
}

export function StandRow(props: RowProps) {
  const { view, seat, names, title, stands, blind, pick, onPick, phone } = props;
  const fits = stands.map((stand) => (stand.kind === 'open' ? fitsAt(props, stand.model) : undefined));
  return (
    <section class="toe-stand-row" aria-label={title}>
      <h2 class="toe-row-title">
        <span>{title}</span>
        {phone && <small>{stripNote(props, fits)}</small>}
      </h2>
      <ul class="toe-stands">
        {stands.map((stand, at) => (
          <li key={at}>
            {stand.kind === 'sold' ? (
              <SoldStand
                seat={stand.seat}
                model={names.model(stand.model)}
                note={names.text.vehicle.soldTo(names.who(stand.seat))}
              />
            ) : (
              <OpenStand {...props} stand={stand} at={at} fits={fits[at]!} />
            )}
          </li>
        ))}
        {blind && (
          <li>
            <BlindVehicle
              names={names}
              blind={blind}
              odds={blindOdds(view, seat, blind.vehicle)}
              pressed={pick?.kind === 'blind' && pick.vehicle === blind.vehicle}
              onPress={() => onPick({ kind: 'blind', vehicle: blind.vehicle })}
            />
          </li>
        )}
      </ul>
    </section>
  );
}
