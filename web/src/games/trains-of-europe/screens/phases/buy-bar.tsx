// The decision at the stands: what is chosen, where it would go, what it costs and brings, buy or finish.

import type { ContractId } from '@branchline/trains-of-europe';
import { useState } from 'preact/hooks';
import { Icon } from '../../../../ui/icons.tsx';
import type { PhaseProps } from '../phase-props.ts';
import { isByHand } from '../../play/office.ts';
import type { Preview } from '../../play/preview.ts';
import { unsuitedText } from '../../play/tell/fit-words.ts';
import { refusalText } from '../../play/tell/refusal.ts';
import type { Use } from '../../play/vehicle-use.ts';
import { Change, Gain } from '../parts/amount.tsx';
import { colourOf } from '../parts/colour.ts';
import { cardOf, LineTile } from '../parts/line-tile.tsx';
import { Sign } from '../parts/sign.tsx';
import { kmhOf } from '../parts/speeds.ts';
import { modelOf } from '../parts/vehicle-card.tsx';
import { isPlanned, type Pick } from './buying.ts';
import { AssignLeft, EndButton } from './end-button.tsx';
import { PlaceMenu } from './place-menu.tsx';
import { Ask, LimitBars } from './stage-head.tsx';
import type { Assigning } from './use-assigning.tsx';

type BuyBarProps = PhaseProps & {
  readonly pick: Pick | undefined;
  readonly effect: Preview | undefined;
  readonly price: number;
  readonly buy: () => void;
  readonly assigning: Assigning;
  readonly goal: string | undefined;
  readonly setGoal: (contract: ContractId | undefined) => void;
  /** What a blind purchase has just brought. */
  readonly drawn: string | undefined;
};

const placeNote = ({ names }: BuyBarProps, { contract, completes, replaces, gain, gate }: Use): string => {
  const { preview, screens, vehicle, contract: card } = names.text;
  if (completes) return preview.completes(names.contract(contract));
  if (gain === 0 && gate !== 'open') return card.gates[gate];
  return replaces === undefined ? screens.freePlace : vehicle.replaces(names.model(replaces));
};

const useNote = (props: BuyBarProps, use: Use): string =>
  use.suits
    ? placeNote(props, use)
    : `${placeNote(props, use).replace(/\.$/, '')} · ${unsuitedText(props.names, props.view, use)}`;

/** Where the chosen vehicle would go at the close, as a list of choices (phone). */
function Goals(props: BuyBarProps & { readonly uses: readonly Use[] }) {
  const { view, names, goal, setGoal, uses } = props;
  const { screens, money } = names.text;
  return (
    <fieldset class="toe-goals">
      <legend class="visually-hidden">{screens.whereGoes}</legend>
      {uses.map((use) => (
        <label key={use.contract} class="toe-goal">
          <LineTile line={cardOf(view, use.contract).line} size={28} />
          <span>
            <b>{names.contract(use.contract)}</b>
            <small>{useNote(props, use)}</small>
          </span>
          <Gain view={view} names={names} amount={use.gain} />
          <input type="radio" name="toe-goal" checked={goal === use.contract} onChange={() => setGoal(use.contract)} />
        </label>
      ))}
      <label class="toe-goal">
        <span class="toe-line-tile quiet" aria-hidden="true">
          <Sign name="yard" size={18} />
        </span>
        <span>
          <b>{screens.keepInYard}</b>
          <small>{screens.assignLater}</small>
        </span>
        {!isByHand(view) && <b>{money.signed(0)}</b>}
        <input type="radio" name="toe-goal" checked={goal === undefined} onChange={() => setGoal(undefined)} />
      </label>
    </fieldset>
  );
}

/** The same as one button with a menu (desktop, beside the lit places of the cards). */
function GoalButton(props: BuyBarProps & { readonly uses: readonly Use[] }) {
  const { view, names, goal, setGoal, uses } = props;
  const { screens } = names.text;
  const [menu, setMenu] = useState<HTMLElement>();
  const gain = uses.find(({ contract }) => contract === goal)?.gain ?? 0;
  return (
    <>
      <button
        type="button"
        class="toe-goal-button"
        aria-haspopup="menu"
        onClick={(event) => setMenu(event.currentTarget)}
      >
        <Sign name="arrow" size={15} />
        <span>{goal === undefined ? screens.keepInYard : names.contract(goal)}</span>
        {goal !== undefined && <Gain view={view} names={names} amount={gain} />}
        <Icon name="down" size={14} />
      </button>
      {menu && (
        <PlaceMenu
          label={screens.whereGoes}
          beside={menu}
          onClose={() => setMenu(undefined)}
          items={[
            ...uses.map((use) => ({
              key: use.contract,
              onChoose: () => setGoal(use.contract),
              content: (
                <>
                  <LineTile line={cardOf(view, use.contract).line} size={24} />
                  <span>
                    {names.contract(use.contract)}
                    <small>{useNote(props, use)}</small>
                  </span>
                  <Gain view={view} names={names} amount={use.gain} />
                </>
              ),
            })),
            { key: 'yard', onChoose: () => setGoal(undefined), content: <span>{screens.keepInYard}</span> },
          ]}
        />
      )}
    </>
  );
}

function nameOf({ names }: BuyBarProps, pick: Pick): string {
  const { vehicle } = names.text;
  if (pick.kind === 'model') return names.model(pick.model);
  return pick.vehicle === 'loco' ? vehicle.blindLoco : vehicle.blindWagon;
}

function Chosen(props: BuyBarProps & { readonly pick: Pick }) {
  const { view, stage, names, pick, effect, phone, price } = props;
  const { vehicle, categories, money, company, screens, list } = names.text;
  const model = pick.kind === 'model' ? modelOf(view, pick.model) : undefined;
  return (
    <div class="toe-chosen" role="status">
      {!stage.mine && stage.waitingFor.length > 0 && (
        <p class="toe-caps">
          {screens.choosing(list(stage.waitingFor.map((who) => names.who(who).name)), stage.waitingFor.length)}
        </p>
      )}
      <p class="toe-chosen-head">
        <span class="toe-chosen-name">{nameOf(props, pick)}</span>
        <b>{money.cash(price)}</b>
      </p>
      {model && phone && (
        <p class="toe-quiet">
          {categories[model.category].name} · {vehicle.class(model.speed)}, {vehicle.kmh(kmhOf(model.speed))}
          {model.pull === undefined ? '' : ` · ${vehicle.pulls(model.pull)}`}
          {model.sleeper ? ` · ${vehicle.berths}` : ''}
        </p>
      )}
      {effect?.illegal ? (
        <p class="toe-refusal">{refusalText(names, effect.illegal)}</p>
      ) : (
        effect?.cash && (
          <p>
            {company.cash} <Change before={money.cash(effect.cash.before)} after={money.cash(effect.cash.after)} />
          </p>
        )
      )}
    </div>
  );
}

function Drawn({ view, names, drawn }: BuyBarProps) {
  if (drawn === undefined) return null;
  const { categories, contract } = names.text;
  return (
    <p role="status">
      <span class="toe-tag gold">{contract.newHere}</span> <b>{names.model(drawn)}</b> ·{' '}
      {categories[modelOf(view, drawn).category].short}
    </p>
  );
}

function Buttons(props: BuyBarProps) {
  const { view, stage, names, plan, act, sending, pick, effect, price, buy, assigning } = props;
  const { actions, screens, plan: planWords, money } = names.text;
  const label = (): string => {
    if (!pick) return screens.chooseVehicle;
    if (!stage.mine) return isPlanned(plan, pick) ? planWords.remove : planWords.add;
    return pick.kind === 'blind' ? actions.buyBlind(money.cash(price)) : actions.buy(money.cash(price));
  };
  // With assigning in turn the turn ends with it: there is no later moment to assign.
  const endsAssigning = stage.mine && view.config.options.assignInTurn;
  const buyButton = (
    <button
      type="button"
      class="button button-me"
      disabled={!pick || sending || assigning.busy || (stage.mine && effect?.illegal !== undefined)}
      onClick={buy}
    >
      {label()}
    </button>
  );
  return (
    <div class="toe-buttons">
      {endsAssigning && !pick ? <AssignLeft {...props}>{buyButton}</AssignLeft> : buyButton}
      {endsAssigning ? (
        <EndButton {...props} class="toe-plain">
          {actions.doneFair}
        </EndButton>
      ) : (
        stage.mine && (
          <button type="button" class="button toe-plain" disabled={sending} onClick={() => act({ do: 'done' })}>
            {actions.doneFair}
          </button>
        )
      )}
    </div>
  );
}

export function BuyBar(props: BuyBarProps) {
  const { stage, names, pick, phone, seat, assigning } = props;
  const uses = pick?.kind === 'model' ? assigning.uses.filter(({ fits }) => fits) : [];
  return (
    <div class={`toe-buy co-${colourOf(seat)}`}>
      <div class="toe-buy-what">
        {pick ? (
          <Chosen {...props} pick={pick} />
        ) : (
          <div class="toe-chosen">
            <Ask stage={stage} names={names} seat={seat} />
            {stage.mine && <LimitBars {...props} />}
            <Drawn {...props} />
          </div>
        )}
        {uses.length > 0 && (phone ? <Goals {...props} uses={uses} /> : <GoalButton {...props} uses={uses} />)}
      </div>
      <Buttons {...props} />
    </div>
  );
}
