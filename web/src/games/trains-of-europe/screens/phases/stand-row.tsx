// A row of stands at the Fair: vehicles for sale, sold places with their buyer, and the blind card at its end.

import type { Seat } from '@branchline/core';
import type { ModelId } from '@branchline/trains-of-europe';
import type { PhaseProps } from '../phase-props.ts';
import type { BlindChoice } from '../../play/choices.ts';
import { refusalText } from '../../play/tell/refusal.ts';
import { Badge } from '../parts/badge.tsx';
import { enterTakes } from '../parts/enter-takes.ts';
import { VehicleCard } from '../parts/vehicle-card.tsx';
import { BlindVehicle } from './blind-cards.tsx';
import { isPlanned, type Pick } from './buying.ts';
import { contractsFor, type Stand } from './stands.ts';
import { blindOdds } from './unseen.ts';

type Uses = ReturnType<typeof contractsFor>;

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
  readonly uses: Uses;
};

function OpenStand(props: OpenProps) {
  const { view, names, stage, plan, pick, onPick, onTake, stand, at, uses } = props;
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
      <VehicleCard view={view} names={names} model={model} {...uses} price={names.text.money.cash(price)} />
      {isPlanned(plan, own) && <span class="toe-tag toe-planned">{names.text.plan.title}</span>}
    </button>
  );
}

/** What a strip on a phone does not show at a glance: how many are gone, and how many of the others are of use. */
function stripNote({ names }: RowProps, uses: readonly (Uses | undefined)[]): string {
  const { soldOf, fitMine } = names.text.screens;
  const sold = uses.filter((use) => use === undefined).length;
  const fitting = uses.filter((use) => use && !use.covered && use.fits.length > 0).length;
  return [sold > 0 && soldOf(sold, uses.length), fitting > 0 && fitMine(fitting)].filter(Boolean).join(' · ');
}

export function StandRow(props: RowProps) {
  const { view, seat, names, title, stands, blind, pick, onPick, phone } = props;
  const uses = stands.map((stand) => (stand.kind === 'open' ? contractsFor(props, stand.model) : undefined));
  return (
    <section class="toe-stand-row" aria-label={title}>
      <h2 class="toe-row-title">
        <span>{title}</span>
        {phone && <small>{stripNote(props, uses)}</small>}
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
              <OpenStand {...props} stand={stand} at={at} uses={uses[at]!} />
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
