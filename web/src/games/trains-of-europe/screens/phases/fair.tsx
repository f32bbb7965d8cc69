// The Railroad Fair: two rows of stands with their blind cards, the yard, and the contracts to assign to at the close.

import type { Action } from '@branchline/trains-of-europe';
import { useMemo, useState } from 'preact/hooks';
import type { PhaseProps } from '../phase-props.ts';
import type { BlindChoice } from '../../play/choices.ts';
import { withItem } from '../../play/plan.ts';
import { preview } from '../../play/preview.ts';
import { refusalText } from '../../play/tell/refusal.ts';
import { usesOf } from '../../play/vehicle-use.ts';
import { contentOf } from '@branchline/trains-of-europe';
import { Badge } from '../parts/badge.tsx';
import { ContractsPanel } from '../parts/contracts-panel.tsx';
import { VehicleCard } from '../parts/vehicle-card.tsx';
import { BlindVehicle } from './blind-cards.tsx';
import { BuyBar } from './buy-bar.tsx';
import { LimitBars, StageHead } from './stage-head.tsx';
import { standsOf, type Stand } from './stands.ts';
import { useAssigning } from './use-assigning.tsx';
import { Yard } from './yard.tsx';

/** What is chosen at the stands. */
export type Pick =
  | { readonly kind: 'model'; readonly model: string }
  | { readonly kind: 'blind'; readonly vehicle: BlindChoice['vehicle'] };

const buying = (pick: Pick): Action =>
  pick.kind === 'model' ? { do: 'buy', model: pick.model } : { do: 'buy-blind', kind: pick.vehicle };

type RowProps = PhaseProps & {
  readonly title: string;
  readonly stands: readonly Stand[];
  readonly blind: BlindChoice | undefined;
  readonly pick: Pick | undefined;
  readonly onPick: (pick: Pick, beside: HTMLElement) => void;
  readonly onDrag: (model: string) => void;
};

function StandRow(props: RowProps) {
  const { view, seat, names, stage, title, stands, blind, pick, onPick, onDrag } = props;
  const { money, vehicle } = names.text;
  const index = contentOf(view.config);
  return (
    <section class="toe-stand-row" aria-label={title}>
      <h2 class="toe-row-title">
        <span>{title}</span>
      </h2>
      <ul class="toe-stands">
        {stands.map((stand, at) => {
          if (stand.kind === 'sold')
            return (
              <li key={at} class="toe-stand sold">
                <Badge seat={stand.seat} size={30} />
                <b>{names.model(stand.model)}</b>
                <small>{vehicle.soldTo(names.who(stand.seat))}</small>
              </li>
            );
          const { model, price, copies, illegal } = stand.choice;
          const fits = usesOf(view, seat, index.modelIndex.get(model)!).flatMap((use) =>
            use.fits ? [use.contract] : [],
          );
          return (
            <li key={at}>
              <button
                type="button"
                class={`toe-stand ${illegal && stage.mine ? 'shut' : ''}`}
                aria-pressed={pick?.kind === 'model' && pick.model === model}
                {...(illegal ? { title: refusalText(names, illegal) } : {})}
                draggable
                onDragStart={() => onDrag(model)}
                onClick={(event) => onPick({ kind: 'model', model }, event.currentTarget)}
              >
                <VehicleCard
                  view={view}
                  names={names}
                  model={model}
                  fits={fits}
                  price={money.cash(price)}
                  copies={copies}
                />
              </button>
            </li>
          );
        })}
        {blind && (
          <li>
            <BlindVehicle
              names={names}
              blind={blind}
              pressed={pick?.kind === 'blind' && pick.vehicle === blind.vehicle}
              onPress={(beside) => onPick({ kind: 'blind', vehicle: blind.vehicle }, beside)}
            />
          </li>
        )}
      </ul>
    </section>
  );
}

export function FairStage(props: PhaseProps) {
  const { view, seat, stage, names, traces, plan, setPlan, act, sending, explain, phone } = props;
  const { vehicle, phases, desk } = names.text;
  const choices = stage.choices.kind === 'stands' ? stage.choices : undefined;
  const inTurn = view.config.options.assignInTurn && stage.mine;
  const assigning = useAssigning(props, inTurn ? 'move' : 'plan');
  const [pick, setPick] = useState<Pick>();
  const [goal, setGoal] = useState<string>();
  const rows = useMemo(() => choices && standsOf(view, choices.stands, traces), [view, choices, traces]);
  if (!choices || !rows) return null;
  const { stands } = choices;
  const blindOf = (kind: BlindChoice['vehicle']) => stands.blind.find((entry) => entry.vehicle === kind);
  const choose = (next: Pick): void => {
    setPick(next);
    setGoal(undefined);
    assigning.hold(next.kind === 'model' ? { model: next.model, from: 'stand' } : undefined);
  };
  const planned = (): void => {
    if (!pick) return;
    const price =
      pick.kind === 'model'
        ? ([...stands.locos, ...stands.wagons].find(({ model }) => model === pick.model)?.price ?? 0)
        : (blindOf(pick.vehicle)?.price ?? 0);
    const buy =
      pick.kind === 'model'
        ? ({ plan: 'buy', model: pick.model, price } as const)
        : ({ plan: 'buy-blind', vehicle: pick.vehicle, price } as const);
    const next = withItem(plan, buy);
    setPlan(
      pick.kind === 'model' && goal !== undefined
        ? withItem(next, { plan: 'assign', model: pick.model, contract: goal })
        : next,
    );
  };
  const buy = (): void => {
    if (!pick) return;
    if (!stage.mine) planned();
    else {
      if (pick.kind === 'model' && goal !== undefined)
        setPlan(withItem(plan, { plan: 'assign', model: pick.model, contract: goal }));
      act(buying(pick));
    }
    setPick(undefined);
    assigning.hold(undefined);
  };
  const row = { ...props, pick, onPick: choose, onDrag: (model: string) => choose({ kind: 'model', model }) };
  return (
    <section class="toe-stage toe-fair" aria-label={phases['railroad-fair'].name}>
      <div class="toe-main">
        {!phone && (
          <StageHead
            {...props}
            title={phases['railroad-fair'].name}
            note={(who) =>
              stage.acting.includes(who) && stage.limit ? desk.bought(stage.limit.used, stage.limit.of) : undefined
            }
          />
        )}
        <StandRow {...row} title={vehicle.locos} stands={rows.locos} blind={blindOf('loco')} />
        <StandRow {...row} title={vehicle.wagons} stands={rows.wagons} blind={blindOf('wagon')} />
        {!phone && (
          <div class="toe-bar-sheet">
            <Yard view={view} names={names} yard={assigning.yard} assigning={assigning} help={desk.yardHelp} />
            <BuyBar
              {...props}
              pick={pick}
              preview={pick && stage.mine ? preview(view, seat, buying(pick)) : undefined}
              onBuy={buy}
              limit={<LimitBars stage={stage} names={names} />}
              assigning={assigning}
              goal={goal}
              onGoal={setGoal}
            />
          </div>
        )}
      </div>
      {phone ? (
        <div class="toe-phone-sheet">
          <BuyBar
            {...props}
            pick={pick}
            preview={pick && stage.mine ? preview(view, seat, buying(pick)) : undefined}
            onBuy={buy}
            limit={<LimitBars stage={stage} names={names} />}
            assigning={assigning}
            goal={goal}
            onGoal={setGoal}
          />
        </div>
      ) : (
        <aside class="toe-side">
          <ContractsPanel
            view={assigning.shown}
            seat={seat}
            names={names}
            explain={explain}
            title={desk.assignTo}
            note={inTurn ? '' : desk.plannedAtClose}
            slotUse={assigning.slotUse}
          />
        </aside>
      )}
      {assigning.menu}
      {sending && (
        <p class="visually-hidden" role="status">
          …
        </p>
      )}
    </section>
  );
}
