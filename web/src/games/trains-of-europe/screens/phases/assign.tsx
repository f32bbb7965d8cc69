// Assigning after the Fair or an auction: contracts with their places, the yard beside them, one confirmation.

import { useEffect } from 'preact/hooks';
import type { PhaseProps } from '../phase-props.ts';
import { isByHand, shownProfit } from '../../play/office.ts';
import { preview } from '../../play/preview.ts';
import { profitSum } from '../../play/sums/profit.ts';
import { toneOf, Why } from '../parts/amount.tsx';
import { colourOf } from '../parts/colour.ts';
import { ContractsPanel } from '../parts/contracts-panel.tsx';
import { takenFromPlan } from './assigning.ts';
import { Effect } from './effect.tsx';
import { OwnLots } from './hammer.tsx';
import { Ask, StageHead } from './stage-head.tsx';
import { useAssigning, type Assigning } from './use-assigning.tsx';
import { useDimmed } from './use-dimmed.ts';
import { Yard } from './yard.tsx';

function Confirm(props: PhaseProps & { readonly assigning: Assigning }) {
  const { view, seat, stage, names, act, explain, assigning } = props;
  const { actions, money, company } = names.text;
  const profit = shownProfit(assigning.shown, seat);
  const done = stage.mine ? preview(view, seat, { do: 'done' }) : undefined;
  return (
    <div class={`toe-confirm co-${colourOf(seat)}`}>
      <div class="toe-chosen" role="status">
        <Ask stage={stage} names={names} seat={seat} />
        {!isByHand(view) && (
          <p class="toe-sheet-title">
            <span class="toe-caps">{company.profit}</span>
            <Why sum={profitSum(assigning.shown, seat)} explain={explain} class={`toe-big ${toneOf(profit)}`}>
              {money.signed(profit)}
            </Why>
          </p>
        )}
        {done && <Effect names={names} preview={done} />}
      </div>
      {stage.mine && (
        <div class="toe-buttons">
          <button type="button" class="button button-me" disabled={assigning.busy} onClick={() => act({ do: 'done' })}>
            {actions.doneAssign}
          </button>
        </div>
      )}
    </div>
  );
}

/** What was planned is put in its place as soon as it may be: it can be taken off again before anything is confirmed. */
function useBooking({ stage, plan, setPlan }: PhaseProps, { run }: Assigning): void {
  useEffect(() => {
    const { moves, rest } = takenFromPlan(plan);
    if (!stage.mine || moves.length === 0) return;
    setPlan(rest);
    run(moves);
  }, [stage.mine]);
}

export function AssignStage(props: PhaseProps) {
  useDimmed(props);
  const { seat, stage, names, explain, phone } = props;
  const { screens, turn } = names.text;
  const assigning = useAssigning(props, stage.mine ? 'move' : 'plan');
  useBooking(props, assigning);
  return (
    <section class="toe-stage toe-assign" aria-label={turn.steps.assign}>
      <div class="toe-main">
        {!phone && <StageHead {...props} title={turn.steps.assign} />}
        <OwnLots {...props} />
        <ContractsPanel
          view={assigning.shown}
          seat={seat}
          names={names}
          explain={explain}
          phone={phone}
          slotUse={assigning.slotUse}
        />
      </div>
      <aside class="toe-side">
        <Yard
          view={assigning.shown}
          seat={seat}
          names={names}
          yard={assigning.yard}
          assigning={assigning}
          help={phone ? screens.yardTap : screens.yardHelp}
        />
        <Confirm {...props} assigning={assigning} />
      </aside>
      {assigning.menu}
    </section>
  );
}
