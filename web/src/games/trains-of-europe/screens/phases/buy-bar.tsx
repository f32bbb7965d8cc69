// The decision at the stands: what is chosen, where it would go, what it costs and brings, buy or finish.

import type { ComponentChildren } from 'preact';
import type { PhaseProps } from '../phase-props.ts';
import type { Preview } from '../../play/preview.ts';
import { Change, toneOf } from '../parts/amount.tsx';
import { cardOf, LineTile } from '../parts/line-tile.tsx';
import { modelOf } from '../parts/vehicle-card.tsx';
import { refusalText } from '../../play/tell/refusal.ts';
import { Sign } from '../parts/sign.tsx';
import type { Pick } from './fair.tsx';
import { Ask } from './stage-head.tsx';
import type { Assigning } from './use-assigning.tsx';
import { kmhOf } from '../parts/speeds.ts';
import { colourOf } from '../parts/colour.ts';

type BuyBarProps = PhaseProps & {
  readonly pick: Pick | undefined;
  readonly preview: Preview | undefined;
  readonly onBuy: () => void;
  readonly limit: ComponentChildren;
  readonly assigning: Assigning;
  readonly goal: string | undefined;
  readonly onGoal: (contract: string | undefined) => void;
};

/** Where the chosen vehicle would go at the close: a contract it fits, or the yard. */
function Goals({ view, names, assigning, goal, onGoal }: BuyBarProps) {
  const { desk, money, year, vehicle } = names.text;
  const fitting = assigning.uses.filter(({ fits }) => fits);
  return (
    <fieldset class="toe-goals">
      <legend class="visually-hidden">{desk.whereGoes}</legend>
      {fitting.map(({ contract, gain, replaces, completes }) => (
        <label key={contract} class="toe-goal">
          <input type="radio" name="toe-goal" checked={goal === contract} onChange={() => onGoal(contract)} />
          <LineTile line={cardOf(view, contract).line} size={28} />
          <span>
            <b>{names.contract(contract)}</b>
            <small>
              {completes
                ? names.text.preview.completes(names.contract(contract))
                : replaces === undefined
                  ? desk.freePlace
                  : vehicle.replaces(names.model(replaces))}
            </small>
          </span>
          <b class={toneOf(gain)}>{year.each(money.signed(gain))}</b>
        </label>
      ))}
      <label class="toe-goal">
        <input type="radio" name="toe-goal" checked={goal === undefined} onChange={() => onGoal(undefined)} />
        <span class="toe-line-tile quiet" aria-hidden="true">
          <Sign name="yard" size={18} />
        </span>
        <span>
          <b>{desk.keepInYard}</b>
          <small>{desk.assignLater}</small>
        </span>
        <b>{money.signed(0)}</b>
      </label>
    </fieldset>
  );
}

function nameOf({ names }: BuyBarProps, pick: Pick): string {
  const { vehicle } = names.text;
  if (pick.kind === 'model') return names.model(pick.model);
  return pick.vehicle === 'loco' ? vehicle.blindLoco : vehicle.blindWagon;
}

function Chosen(props: BuyBarProps & { readonly pick: Pick }) {
  const { view, names, pick, preview, phone } = props;
  const { vehicle, categories, money } = names.text;
  const model = pick.kind === 'model' ? modelOf(view, pick.model) : undefined;
  return (
    <div class="toe-chosen" role="status">
      <h2>{nameOf(props, pick)}</h2>
      {model && phone && (
        <p class="toe-quiet">
          {categories[model.category].name} · {vehicle.class(model.speed)}, {vehicle.kmh(kmhOf(model.speed))}
          {model.sleeper ? ` · ${vehicle.berths}` : ''}
        </p>
      )}
      {preview?.illegal ? (
        <p class="toe-refusal">{refusalText(names, preview.illegal)}</p>
      ) : (
        preview?.cash && (
          <p>
            {names.text.company.cash}{' '}
            <Change before={money.cash(preview.cash.before)} after={money.cash(preview.cash.after)} />
          </p>
        )
      )}
    </div>
  );
}

export function BuyBar(props: BuyBarProps) {
  const { stage, names, act, sending, pick, preview, onBuy, limit, phone, seat } = props;
  const { actions, desk, plan: planWords, money } = names.text;
  const price = preview?.cash ? preview.cash.before - preview.cash.after : 0;
  const label = !stage.mine
    ? planWords.add
    : pick?.kind === 'blind'
      ? actions.buyBlind(money.cash(price))
      : actions.buy(money.cash(price));
  return (
    <div class={`toe-buy co-${colourOf(seat)}`}>
      {pick ? (
        <Chosen {...props} pick={pick} />
      ) : (
        <div class="toe-chosen">
          <Ask stage={stage} names={names} />
          {stage.mine && limit}
        </div>
      )}
      {pick?.kind === 'model' && (phone || props.assigning.uses.some(({ fits }) => fits)) && <Goals {...props} />}
      <div class="toe-buttons">
        <button
          type="button"
          class="button button-me"
          disabled={!pick || sending || (stage.mine && preview?.illegal !== undefined)}
          onClick={onBuy}
        >
          {pick ? label : desk.chooseVehicle}
        </button>
        {stage.mine && (
          <button type="button" class="button toe-plain" disabled={sending} onClick={() => act({ do: 'done' })}>
            {actions.doneFair}
          </button>
        )}
      </div>
    </div>
  );
}
