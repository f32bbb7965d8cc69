// Assigning after the Fair or an auction: contracts with their places, the yard beside them, one confirmation.

import { contentOf, profitOf } from '@branchline/trains-of-europe';
import type { PhaseProps } from '../phase-props.ts';
import { preview } from '../../play/preview.ts';
import { profitSum } from '../../play/sums/profit.ts';
import { toneOf, Why } from '../parts/amount.tsx';
import { colourOf } from '../parts/colour.ts';
import { ContractsPanel } from '../parts/contracts-panel.tsx';
import { takenFromPlan } from './assigning.ts';
import { Effect } from './effect.tsx';
import { Ask, StageHead } from './stage-head.tsx';
import { useAssigning, type Assigning } from './use-assigning.tsx';
import { useDimmed } from './use-dimmed.ts';
import { Yard } from './yard.tsx';

function Confirm(props: PhaseProps & { readonly assigning: Assigning }) {
  const { view, seat, stage, names, plan, setPlan, act, explain, assigning } = props;
  const { desk, actions, money, company } = names.text;
  const { moves, rest } = takenFromPlan(plan);
  const profit = profitOf(contentOf(view.config), assigning.shown.public, seat);
  const done = stage.mine ? preview(view, seat, { do: 'done' }) : undefined;
  return (
    <div class={`toe-confirm co-${colourOf(seat)}`}>
      <div class="toe-chosen" role="status">
        <Ask stage={stage} names={names} seat={seat} />
        <p class="toe-sheet-title">
          <span class="toe-caps">{company.profit}</span>
          <Why sum={profitSum(assigning.shown, seat)} explain={explain} class={`toe-big ${toneOf(profit)}`}>
            {money.signed(profit)}
          </Why>
        </p>
        {done && <Effect names={names} preview={done} />}
      </div>
      {stage.mine && (
        <div class="toe-buttons">
          {moves.length > 0 && (
            <button
              type="button"
              class="button toe-plain"
              disabled={assigning.busy}
              onClick={() => {
                setPlan(rest);
                assigning.run(moves);
              }}
            >
              {desk.carryOut(moves.length)}
            </button>
          )}
          <button type="button" class="button button-me" disabled={assigning.busy} onClick={() => act({ do: 'done' })}>
            {actions.doneAssign}
          </button>
        </div>
      )}
    </div>
  );
}

export function AssignStage(props: PhaseProps) {
  useDimmed(props);
  const { seat, stage, names, explain, phone } = props;
  const { desk, turn } = names.text;
  const assigning = useAssigning(props, stage.mine ? 'move' : 'plan');
  return (
    <section class="toe-stage toe-assign" aria-label={turn.steps.assign}>
      <div class="toe-main">
        {!phone && <StageHead {...props} title={turn.steps.assign} />}
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
          help={phone ? desk.yardTap : desk.yardHelp}
        />
        <Confirm {...props} assigning={assigning} />
      </aside>
      {assigning.menu}
    </section>
  );
}
