// Government Aid: a row of locomotives and one of wagons, free; everyone takes exactly one, for the yard.

import { contentOf, type ModelId } from '@branchline/trains-of-europe';
import { useState } from 'preact/hooks';
import type { PhaseProps } from '../phase-props.ts';
import { colourOf } from '../parts/colour.ts';
import { enterTakes } from '../parts/enter-takes.ts';
import { ContractsPanel } from '../parts/contracts-panel.tsx';
import { modelOf, VehicleCard } from '../parts/vehicle-card.tsx';
import { yardBeside } from './assigning.ts';
import { Ask, StageHead } from './stage-head.tsx';
import { SoldStand } from './stand-row.tsx';
import { fitsAt } from './stands.ts';
import { Yard } from './yard.tsx';
import { useDimmed } from './use-dimmed.ts';

type Place = { readonly model: ModelId; readonly taken?: number };

function AidRow(
  props: PhaseProps & {
    title: string;
    places: readonly Place[];
    chosen?: string | undefined;
    onChoose: (model: ModelId) => void;
    onTake: () => void;
  },
) {
  const { view, names, title, places, chosen, onChoose, onTake } = props;
  const { vehicle } = names.text;
  if (places.length === 0) return null;
  return (
    <section class="toe-stand-row" aria-label={title}>
      <h2 class="toe-row-title">
        <span>{title}</span>
      </h2>
      <ul class="toe-stands">
        {places.map(({ model, taken }, at) =>
          taken === undefined ? (
            <li key={at}>
              <button
                type="button"
                class="toe-stand"
                aria-pressed={chosen === model}
                onClick={() => onChoose(model)}
                {...enterTakes(chosen === model, onTake)}
              >
                <VehicleCard
                  view={view}
                  names={names}
                  model={model}
                  fits={fitsAt(props, model)}
                  price={<span class="pos">{vehicle.free}</span>}
                />
              </button>
            </li>
          ) : (
            <li key={at}>
              <SoldStand seat={taken} model={names.model(model)} note={vehicle.takenBy(names.who(taken))} />
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

export function AidStage(props: PhaseProps) {
  useDimmed(props);
  const { view, seat, stage, names, traces, act, sending, explain, phone } = props;
  const { vehicle, phases, actions, screens } = names.text;
  const [chosen, setChosen] = useState<string>();
  const offered = stage.choices.kind === 'aid' ? stage.choices.models : [];
  const places: Place[] = [
    ...traces.aid.map(({ model, seat: taken }) => ({ model, taken })),
    ...offered.map((model) => ({ model })),
  ];
  const index = contentOf(view.config);
  const no = ({ model }: Place): number => index.modelIndex.get(model)!;
  const row = (kind: 'loco' | 'wagon'): Place[] =>
    places.filter(({ model }) => modelOf(view, model).kind === kind).sort((a, b) => no(a) - no(b));
  const valid = chosen !== undefined && offered.includes(chosen) ? chosen : undefined;
  const picks = names.who(seat).you && !stage.out && !traces.aid.some(({ seat: taken }) => taken === seat);
  const take = (): void => {
    if (stage.mine && !sending && valid !== undefined) act({ do: 'choose', model: valid });
  };
  const shared = { ...props, chosen: valid, onChoose: setChosen, onTake: take };
  return (
    <section class="toe-stage toe-aid" aria-label={phases['government-aid'].name}>
      <div class="toe-main">
        {!phone && <StageHead {...props} title={phases['government-aid'].name} />}
        <AidRow {...shared} title={vehicle.locos} places={row('loco')} />
        <AidRow {...shared} title={vehicle.wagons} places={row('wagon')} />
        <div class={`toe-bar-sheet co-${colourOf(seat)}`}>
          {!phone && (
            <Yard
              view={view}
              seat={seat}
              names={names}
              yard={yardBeside(view, seat, { version: 1, items: [] })}
              help={vehicle.waits}
              landing={picks ? screens.landsHere : undefined}
            />
          )}
          <div class="toe-buy">
            <div class="toe-chosen">
              <Ask stage={stage} names={names} />
            </div>
            {stage.mine && (
              <div class="toe-buttons">
                <button type="button" class="button button-me" disabled={valid === undefined || sending} onClick={take}>
                  {valid === undefined ? actions.chooseOne : actions.choose(names.model(valid))}
                </button>
                <small class="toe-quiet">{screens.noDecline}</small>
              </div>
            )}
          </div>
        </div>
      </div>
      {phone && (
        <div class="toe-side">
          <ContractsPanel view={view} seat={seat} names={names} explain={explain} phone />
        </div>
      )}
    </section>
  );
}
