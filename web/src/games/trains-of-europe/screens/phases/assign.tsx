// Assigning after the Fair or an auction: contracts with their places, the yard beside them, one confirmation.

import { contentOf } from '@branchline/trains-of-europe';
import { useEffect } from 'preact/hooks';
import type { PhaseProps } from '../phase-props.ts';
import { isByHand, shownProfit } from '../../play/office.ts';
import { leftInYard } from '../../play/left-in-yard.ts';
import { preview } from '../../play/preview.ts';
import { profitSum } from '../../play/sums/profit.ts';
import { toneOf, Why } from '../parts/amount.tsx';
import { colourOf } from '../parts/colour.ts';
import { ContractsPanel } from '../parts/contracts-panel.tsx';
import { takenFromPlan, wonBy } from './assigning.ts';
import { Effect } from './effect.tsx';
import { AssignLeft, EndButton, LeftNote } from './end-button.tsx';
import { OwnLots } from './hammer.tsx';
import { Ask, StageHead } from './stage-head.tsx';
import { useAssigning, type Assigning } from './use-assigning.tsx';
import { useDimmed } from './use-dimmed.ts';
import { Yard } from './yard.tsx';

function Confirm(props: PhaseProps & { readonly assigning: Assigning }) {
  const { view, seat, stage, names, explain, assigning } = props;
  const { actions, money, company } = names.text;
  const profit = shownProfit(assigning.shown, seat);
  const done = stage.mine ? preview(view, seat, { do: 'done' }) : undefined;
  return (
    <div class={`toe-confirm co-${colourOf(seat)}`}>
      <div class="toe-chosen" role="status">
        {!stage.mine && <Ask stage={stage} names={names} seat={seat} />}
        {!isByHand(view) && (
          <p class="toe-sheet-title">
            <span class="toe-caps">{company.profit}</span>
            <Why
              sum={profitSum(assigning.shown, seat)}
              explain={explain}
              names={names}
              class={`toe-big ${toneOf(profit)}`}
            >
              {money.signed(profit)}
            </Why>
          </p>
        )}
        {done && <Effect names={names} preview={done} />}
      </div>
      {stage.mine && (
        <>
          <LeftNote {...props} />
          <div class="toe-buttons">
            <AssignLeft {...props} />
            <EndButton {...props} class="button-me">
              {actions.doneAssign}
            </EndButton>
          </div>
        </>
      )}
    </div>
  );
}

/**
 * What was planned, and what was won in the auction to earn at once, is put in its place as soon as it may be: it can be
 * taken off again before anything is confirmed.
 */
function useBooking({ view, seat, stage, traces, plan, setPlan }: PhaseProps, { run }: Assigning): void {
  useEffect(() => {
    if (!stage.mine) return;
    const { moves, rest, after } = takenFromPlan(view, seat, plan);
    if (rest.items.length < plan.items.length) setPlan(rest);
    const { modelIndex } = contentOf(view.config);
    const won = leftInYard(
      after,
      seat,
      wonBy(traces, seat).map((model) => modelIndex.get(model)!),
    );
    const all = [...moves, ...won.moves];
    if (all.length > 0) run(all);
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
      <div class="toe-side">
        <Yard
          view={assigning.shown}
          seat={seat}
          names={names}
          yard={assigning.yard}
          assigning={assigning}
          help={phone ? screens.yardTap : screens.yardHelp}
        />
        <Confirm {...props} assigning={assigning} />
      </div>
      {assigning.menu}
    </section>
  );
}
