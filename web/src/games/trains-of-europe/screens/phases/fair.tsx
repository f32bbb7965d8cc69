// The Railroad Fair: two rows of stands with their blind cards, the yard, and the contracts to assign to at the close.

import { contentOf, type ContractId } from '@branchline/trains-of-europe';
import { useMemo, useState } from 'preact/hooks';
import type { PhaseProps } from '../phase-props.ts';
import type { Stands } from '../../play/choices.ts';
import type { Standing } from '../../play/contract/standing.ts';
import type { Slot } from '../../play/contract/vehicles.ts';
import { preview } from '../../play/preview.ts';
import { ContractsPanel } from '../parts/contracts-panel.tsx';
import type { SlotUse } from '../parts/slots.tsx';
import { goalOf } from './assigning.ts';
import { buying, planAfterBuying, planned, priceOf, type Pick } from './buying.ts';
import { BuyBar } from './buy-bar.tsx';
import { StageHead } from './stage-head.tsx';
import { StandRow } from './stand-row.tsx';
import { standsOf } from './stands.ts';
import { useAssigning } from './use-assigning.tsx';
import { Yard } from './yard.tsx';

/** What the last blind purchase brought: the vehicle that the yard holds more than before. */
function useDrawn({ view, seat }: PhaseProps) {
  const idle = view.companies[seat]?.idle ?? [];
  const [before, setBefore] = useState<readonly number[]>();
  const count = (list: readonly number[], no: number): number => list.filter((other) => other === no).length;
  const no = before && idle.find((model) => count(idle, model) > count(before, model));
  return {
    model: no === undefined ? undefined : contentOf(view.config).models[no]!.id,
    from: (pick: Pick): void => setBefore(pick.kind === 'blind' ? idle : undefined),
  };
}

/** What is chosen, where it shall go, and carrying it out. */
function useBuying(props: PhaseProps, stands: Stands) {
  const { view, seat, stage, plan, setPlan, act } = props;
  const inTurn = view.config.options.assignInTurn && stage.mine;
  const assigning = useAssigning(props, inTurn ? 'move' : 'plan');
  const [pick, setPick] = useState<Pick>();
  const [chosen, setChosen] = useState<{ readonly goal: ContractId | undefined }>();
  const setGoal = (goal: ContractId | undefined): void => setChosen({ goal });
  // What is bought for a contract goes there, unless its buyer wants it elsewhere.
  const goal = chosen ? chosen.goal : pick?.kind === 'model' ? goalOf(assigning.uses) : undefined;
  const drawn = useDrawn(props);
  const choose = (next: Pick | undefined): void => {
    setPick(next);
    setChosen(undefined);
    assigning.hold(next?.kind === 'model' ? { model: next.model, from: 'stand' } : undefined);
  };
  const buy = (): void => {
    if (!pick) return;
    if (!stage.mine) setPlan(planned(plan, pick, { price: priceOf(stands, pick), goal }));
    else if (inTurn && pick.kind === 'model' && goal !== undefined)
      assigning.run([buying(pick), { do: 'assign', model: pick.model, contract: goal }]);
    else {
      setPlan(planAfterBuying(plan, pick, goal));
      drawn.from(pick);
      act(buying(pick));
    }
    choose(undefined);
  };
  /** A highlighted place is where the vehicle on a stand will go once it is bought. */
  const slotUse = (standing: Standing, slot: Slot, at: number): SlotUse | undefined => {
    const use = assigning.slotUse(standing, slot, at);
    if (use?.state !== 'target' || assigning.held?.from !== 'stand') return use;
    const { contract } = standing;
    const { model } = assigning.held;
    return {
      ...use,
      ...(goal === contract ? { state: 'planned', model } : {}),
      onPress: () => setGoal(goal === contract ? undefined : contract),
      onDrop: () => setGoal(contract),
    };
  };
  const effect = pick && stage.mine ? preview(view, seat, buying(pick)) : undefined;
  return { inTurn, assigning, pick, goal, setGoal, choose, buy, slotUse, effect, drawn: drawn.model };
}

function Fair(props: PhaseProps & { readonly stands: Stands }) {
  const { view, seat, stage, names, traces, explain, phone, stands } = props;
  const { vehicle, phases, screens } = names.text;
  const buyer = useBuying(props, stands);
  const toBuy = props.stage.mine && !props.sending && !buyer.assigning.busy && !buyer.effect?.illegal;
  const { assigning, pick, choose, inTurn } = buyer;
  const rows = useMemo(() => standsOf(view, stands, traces), [view, stands, traces]);
  // What is planned for a place fills it.
  const row = { ...props, view: assigning.shown, pick, onPick: choose, onTake: () => toBuy && buyer.buy() };
  const blind = (kind: 'loco' | 'wagon') => stands.blind.find((entry) => entry.vehicle === kind);
  const bar = <BuyBar {...props} {...buyer} price={pick ? priceOf(stands, pick) : 0} />;
  const bought = (who: number): string | undefined =>
    stage.acting.includes(who) && stage.limit ? screens.bought(stage.limit.used, stage.limit.of) : undefined;
  return (
    <section class="toe-stage toe-fair" aria-label={phases['railroad-fair'].name}>
      <div class="toe-main">
        {!phone && <StageHead {...props} title={phases['railroad-fair'].name} note={bought} />}
        <StandRow {...row} title={phone ? screens.locos : vehicle.locos} stands={rows.locos} blind={blind('loco')} />
        <StandRow {...row} title={vehicle.wagons} stands={rows.wagons} blind={blind('wagon')} />
        {!phone && (
          <div class="toe-bar-sheet">
            <Yard
              view={assigning.shown}
              seat={seat}
              names={names}
              yard={assigning.yard}
              assigning={assigning}
              help={screens.yardHelp}
            />
            {bar}
          </div>
        )}
      </div>
      {phone ? (
        <>
          <div class="toe-side">
            <ContractsPanel view={assigning.shown} seat={seat} names={names} explain={explain} phone />
          </div>
          <div class="toe-phone-sheet">{bar}</div>
        </>
      ) : (
        <div class="toe-side">
          <ContractsPanel
            view={assigning.shown}
            seat={seat}
            names={names}
            explain={explain}
            title={screens.assignTo}
            note={inTurn ? '' : screens.plannedAtClose}
            slotUse={buyer.slotUse}
          />
        </div>
      )}
      {assigning.menu}
    </section>
  );
}

export function FairStage(props: PhaseProps) {
  const { choices } = props.stage;
  return choices.kind === 'stands' ? <Fair {...props} stands={choices.stands} /> : null;
}
