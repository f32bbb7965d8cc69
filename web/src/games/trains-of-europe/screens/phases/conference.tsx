// The Conference Room: contracts in a strip over the map, the chosen one as it would stand in front of the company.

import { contentOf } from '@branchline/trains-of-europe';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { PhaseProps } from '../phase-props.ts';
import { ifTaken } from '../../play/if-taken.ts';
import { toggled } from '../../play/plan.ts';
import { refusalText } from '../../play/tell/refusal.ts';
import { stepTitle } from '../../play/tell/turn-words.ts';
import { Badge } from '../parts/badge.tsx';
import { colourOf } from '../parts/colour.ts';
import { CompactContract, Coins } from '../parts/contract-small.tsx';
import { ContractsPanel } from '../parts/contracts-panel.tsx';
import { cardOf } from '../parts/line-tile.tsx';
import { marksOf } from '../parts/marks-of.ts';
import { BlindPanel } from './blind-contract.tsx';
import { IfTakenPanel } from './if-taken.tsx';
import { Ask, LimitBars } from './stage-head.tsx';

/** A contract's id, or the card on top of the pile. */
type Card = string;
const BLIND: Card = '?';

function ActionSheet({ stage, names, seat }: PhaseProps) {
  const { turn } = names.text;
  return (
    <div class={`toe-action co-${colourOf(seat)} ${stage.mine ? 'mine' : ''}`}>
      <div class="toe-action-head">
        <p class="toe-caps">
          {stage.mine ? (stage.bonus ? turn.yoursBonus : turn.yours) : names.text.phases['conference-room'].name}
        </p>
        {stage.mine ? (
          <>
            <h2>{stepTitle(names, stage)}</h2>
            <LimitBars stage={stage} names={names} />
          </>
        ) : (
          <Ask stage={stage} names={names} />
        )}
      </div>
      <p class="toe-action-help">{turn.helps.contracts}</p>
    </div>
  );
}

function Strip(
  props: PhaseProps & {
    chosen: Card | undefined;
    onChoose: (card: Card) => void;
    onLook: (card: Card | undefined) => void;
  },
) {
  const { view, names, stage, traces, chosen, onChoose, onLook } = props;
  const { contract: words, money, phases, vehicle } = names.text;
  const { amounts } = contentOf(view.config);
  const choices = stage.choices.kind === 'contracts' ? stage.choices.contracts : undefined;
  if (!choices) return null;
  const looking = (card: Card) => ({
    onMouseEnter: () => onLook(card),
    onMouseLeave: () => onLook(undefined),
    onFocus: () => onLook(card),
    onBlur: () => onLook(undefined),
  });
  const amount = `+${names.chip / 1000}`;
  return (
    <ul class="toe-strip" aria-label={phases['conference-room'].name}>
      {choices.open.map(({ contract, chips, illegal }) => (
        <li key={contract}>
          <Coins count={chips} amount={amount} label={words.chips(chips)} />
          <button
            type="button"
            class={`toe-compact line-${cardOf(view, contract).line}`}
            aria-pressed={chosen === contract}
            {...(illegal ? { title: refusalText(names, illegal) } : {})}
            onClick={() => onChoose(contract)}
            {...looking(contract)}
          >
            <CompactContract view={view} names={names} contract={contract} chips={chips} />
          </button>
        </li>
      ))}
      {traces.contracts.map(({ contract, seat }) => (
        <li key={contract} class="toe-compact taken">
          <Badge seat={seat} size={30} />
          <b>{names.contract(contract)}</b>
          <small>{vehicle.takenBy(names.who(seat))}</small>
        </li>
      ))}
      <li>
        <Coins count={1} amount={amount} label={words.chips(1)} />
        <button
          type="button"
          class="toe-compact blind"
          aria-pressed={chosen === BLIND}
          {...(choices.blind.illegal ? { title: refusalText(names, choices.blind.illegal) } : {})}
          onClick={() => onChoose(BLIND)}
          {...looking(BLIND)}
        >
          <span class="toe-hatch">
            <span class="toe-question" aria-hidden="true">
              ?
            </span>
          </span>
          <span class="toe-blind-text">
            <b>{words.blind}</b>
            <small>{words.blindLeft(choices.blind.left)}</small>
            <span>{words.blindTerms(money.cash(amounts.blind.contractCash))}</span>
          </span>
        </button>
      </li>
    </ul>
  );
}

function Buttons(props: PhaseProps & { readonly card: Card | undefined }) {
  const { view, seat, stage, names, plan, setPlan, act, sending, card } = props;
  const { actions, money, plan: planWords, desk } = names.text;
  const choices = stage.choices.kind === 'contracts' ? stage.choices.contracts : undefined;
  const shown = choices?.open.find(({ contract }) => contract === card);
  const illegal = card === BLIND ? choices?.blind.illegal : shown?.illegal;
  const isPlanned = plan.items.some((item) => item.plan === 'take' && item.contract === card);
  const effect = shown ? shown.chips * names.chip - cardOf(view, shown.contract).tax : 0;
  const take = (): void => {
    if (card === BLIND) act({ do: 'take-blind' });
    else if (shown) act({ do: 'take', contract: shown.contract });
  };
  return (
    <div class={`toe-buttons toe-side-buttons co-${colourOf(seat)}`}>
      {stage.mine ? (
        <>
          {illegal && <p class="toe-refusal">{refusalText(names, illegal)}</p>}
          <button
            type="button"
            class="button button-me"
            disabled={card === undefined || illegal !== undefined || sending}
            onClick={take}
          >
            {card === BLIND ? actions.takeBlind : shown ? actions.take(money.signed(effect)) : desk.chooseContract}
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

export function ConferenceStage(props: PhaseProps) {
  const { view, seat, stage, names, showOnMap, explain, phone } = props;
  const { contract: words, phases } = names.text;
  const [chosen, setChosen] = useState<Card>();
  const [looked, setLooked] = useState<Card>();
  const open = stage.choices.kind === 'contracts' ? stage.choices.contracts.open.map(({ contract }) => contract) : [];
  const card = [chosen, looked].findLast((entry) => entry === BLIND || (entry !== undefined && open.includes(entry)));
  const taken = useMemo(
    () =>
      card === undefined || card === BLIND
        ? undefined
        : ifTaken(view, seat, contentOf(view.config).contractIndex.get(card)!),
    [view, seat, card],
  );
  useEffect(() => {
    showOnMap(taken ? marksOf(view, seat, taken.standing) : undefined);
  }, [taken]);
  useEffect(() => () => showOnMap(undefined), []);
  const side =
    card === BLIND ? (
      <BlindPanel view={view} seat={seat} names={names} />
    ) : taken ? (
      <IfTakenPanel view={view} seat={seat} names={names} explain={explain} taken={taken} />
    ) : (
      <ContractsPanel view={view} seat={seat} names={names} explain={explain} showOnMap={showOnMap} phone={phone} />
    );
  return (
    <section class="toe-stage toe-conference" aria-label={phases['conference-room'].name}>
      <div class="toe-main">
        <ActionSheet {...props} />
        <Strip
          {...props}
          chosen={chosen}
          onChoose={(next) => setChosen(next === chosen ? undefined : next)}
          onLook={setLooked}
        />
      </div>
      <aside class="toe-side">
        {card !== undefined && (
          <header class="toe-panel-head">
            <h2>{words.ifTaken}</h2>
          </header>
        )}
        <div class="toe-side-scroll">{side}</div>
        <Buttons {...props} card={card} />
      </aside>
    </section>
  );
}
