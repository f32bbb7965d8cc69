// Assigning after the Fair or an auction: contracts with their places, the yard below, one confirmation.

import { contentOf, profitOf } from '@branchline/trains-of-europe';
import type { PhaseProps } from '../phase-props.ts';
import { preview } from '../../play/preview.ts';
import { Change, toneOf } from '../parts/amount.tsx';
import { colourOf } from '../parts/colour.ts';
import { ContractsPanel } from '../parts/contracts-panel.tsx';
import { takenFromPlan } from './assigning.ts';
import { Effect } from './effect.tsx';
import { Ask, StageHead } from './stage-head.tsx';
import { useAssigning } from './use-assigning.tsx';
import { Yard } from './yard.tsx';
import { useDimmed } from './use-dimmed.ts';

export function AssignStage(props: PhaseProps) {
  useDimmed(props);
  const { view, seat, stage, names, plan, setPlan, act, explain, phone, showOnMap } = props;
  const { desk, turn, actions, money, year, preview: words } = names.text;
  const assigning = useAssigning(props, stage.mine ? 'move' : 'plan');
  const { moves, rest } = takenFromPlan(plan);
  const done = stage.mine ? preview(view, seat, { do: 'done' }) : undefined;
  const profit = profitOf(contentOf(view.config), assigning.shown.public, seat);
  const planned = profitOf(contentOf(view.config), view.public, seat);
  return (
    <section class="toe-stage toe-assign" aria-label={turn.steps.assign}>
      <div class="toe-main">
        {!phone && <StageHead {...props} title={turn.steps.assign} />}
        <ContractsPanel
          view={assigning.shown}
          seat={seat}
          names={names}
          explain={explain}
          showOnMap={showOnMap}
          phone={phone}
          slotUse={assigning.slotUse}
        />
        <div class={`toe-bar-sheet co-${colourOf(seat)}`}>
          <Yard
            view={view}
            names={names}
            yard={assigning.yard}
            assigning={assigning}
            help={phone ? desk.yardTap : desk.yardHelp}
          />
          <div class="toe-buy">
            <div class="toe-chosen" role="status">
              <Ask stage={stage} names={names} />
              <p>
                {words.profit} <b class={toneOf(profit)}>{year.each(money.signed(profit))}</b>
              </p>
              {profit !== planned && <Change before={money.cash(planned)} after={money.cash(profit)} />}
              {done && <Effect names={names} preview={done} />}
            </div>
            <div class="toe-buttons">
              {stage.mine && moves.length > 0 && (
                <button
                  type="button"
                  class="button"
                  disabled={assigning.busy}
                  onClick={() => {
                    setPlan(rest);
                    assigning.run(moves);
                  }}
                >
                  {desk.carryOut(moves.length)}
                </button>
              )}
              {stage.mine && (
                <button
                  type="button"
                  class="button button-me"
                  disabled={assigning.busy}
                  onClick={() => act({ do: 'done' })}
                >
                  {actions.doneAssign}
                </button>
              )}
            </div>
          </div>
        </div>
      </div>
      {assigning.menu}
    </section>
  );
}
