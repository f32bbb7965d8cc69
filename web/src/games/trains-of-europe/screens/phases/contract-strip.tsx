// The contracts on the table as a strip of cards, taken ones with their taker, the blind one at its end.

import { contentOf } from '@branchline/trains-of-europe';
import type { PhaseProps } from '../phase-props.ts';
import { refusalText } from '../../play/tell/refusal.ts';
import { Badge } from '../parts/badge.tsx';
import { CompactContract, Coins } from '../parts/contract-small.tsx';
import { cardOf } from '../parts/line-tile.tsx';

/** A contract's id, or the card on top of the pile. */
export type Card = string;
export const BLIND: Card = '?';

export function ContractStrip(
  props: PhaseProps & {
    chosen: Card | undefined;
    onChoose: (card: Card) => void;
    onLook: (card: Card | undefined) => void;
  },
) {
  const { view, names, stage, traces, chosen, onChoose, onLook, phone } = props;
  const { contract: words, money, phases, vehicle } = names.text;
  const { amounts } = contentOf(view.config);
  const choices = stage.choices.kind === 'contracts' ? stage.choices.contracts : undefined;
  if (!choices) return null;
  // Under a finger a look would open the panel below the strip between press and click, and the strip would slip away.
  const looking = (card: Card) =>
    phone
      ? {}
      : {
          onMouseEnter: () => onLook(card),
          onMouseLeave: () => onLook(undefined),
          onFocus: () => onLook(card),
          onBlur: () => onLook(undefined),
        };
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
