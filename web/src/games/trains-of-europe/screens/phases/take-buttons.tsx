// Take the chosen contract, plan it while others act, or finish.

import type { PhaseProps } from '../phase-props.ts';
import { isByHand } from '../../play/office.ts';
import type { IfTaken } from '../../play/if-taken.ts';
import { toggled } from '../../play/plan.ts';
import { refusalText } from '../../play/tell/refusal.ts';
import { colourOf } from '../parts/colour.ts';
import { cardOf } from '../parts/line-tile.tsx';
import { Sign } from '../parts/sign.tsx';
import { BLIND, type Card } from './card.ts';

type TakeProps = PhaseProps & { readonly card: Card | undefined; readonly taken: IfTaken | undefined };

/** Takes the card; nothing where that cannot be done now. */
export function takeOf({ stage, act, sending }: PhaseProps, card: Card | undefined): (() => void) | undefined {
  if (!stage.mine || sending || stage.choices.kind !== 'contracts') return undefined;
  const { open, blind } = stage.choices.contracts;
  if (card === BLIND) return blind.illegal ? undefined : () => act({ do: 'take-blind' });
  const shown = open.find(({ contract }) => contract === card);
  return shown && !shown.illegal ? () => act({ do: 'take', contract: shown.contract }) : undefined;
}

export function TakeButtons(props: TakeProps) {
  const { view, seat, stage, names, plan, setPlan, act, sending, card, taken } = props;
  const { actions, money, plan: planWords, screens, contract: words } = names.text;
  const choices = stage.choices.kind === 'contracts' ? stage.choices.contracts : undefined;
  const shown = choices?.open.find(({ contract }) => contract === card);
  const illegal = card === BLIND ? choices?.blind.illegal : shown?.illegal;
  const isPlanned = plan.items.some((item) => item.plan === 'take' && item.contract === card);
  const effect = shown ? shown.chips * names.chip - cardOf(view, shown.contract).tax : 0;
  const label = (): string => {
    if (card === BLIND) return actions.takeBlind;
    if (!shown) return screens.chooseContract;
    return isByHand(view) ? planWords.take(names.contract(shown.contract)) : actions.take(money.signed(effect));
  };
  const take = takeOf(props, card);
  if (!stage.mine && (!shown || stage.out)) return null;
  return (
    <div class={`toe-buttons toe-side-buttons co-${colourOf(seat)}`}>
      {stage.mine ? (
        <>
          {illegal && <p class="toe-refusal">{refusalText(names, illegal)}</p>}
          {!illegal && taken && taken.risk !== 'none' && (
            <p class={`toe-warning ${taken.risk}`}>
              <Sign name="warning" size={18} /> {words.risks[taken.risk]}
            </p>
          )}
          <button type="button" class="button button-me" disabled={!take} onClick={take}>
            {label()}
          </button>
          <button type="button" class="button toe-plain" disabled={sending} onClick={() => act({ do: 'done' })}>
            {actions.doneContracts}
          </button>
        </>
      ) : (
        shown && (
          <button
            type="button"
            class="button"
            aria-pressed={isPlanned}
            onClick={() => setPlan(toggled(plan, { plan: 'take', contract: shown.contract }))}
          >
            {isPlanned ? planWords.remove : planWords.add}
          </button>
        )
      )}
    </div>
  );
}
