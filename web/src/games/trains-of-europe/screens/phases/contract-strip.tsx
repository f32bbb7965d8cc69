// The contracts on the table as a strip of cards, taken ones with their taker, the blind one at its end.

import type { Illegal } from '@branchline/core';
import { contentOf, type ContractId } from '@branchline/trains-of-europe';
import { useRef } from 'preact/hooks';
import type { PhaseProps } from '../phase-props.ts';
import { refusalText } from '../../play/tell/refusal.ts';
import { Badge } from '../parts/badge.tsx';
import { CompactContract, Coins } from '../parts/contract-small.tsx';
import { enterTakes } from '../parts/enter-takes.ts';
import { cardOf } from '../parts/line-tile.tsx';
import { BLIND, type Card } from './card.ts';

type StripProps = PhaseProps & {
  readonly chosen: Card | undefined;
  readonly onChoose: (card: Card) => void;
  readonly onLook: (card: Card | undefined) => void;
  /** Takes the chosen card. */
  readonly onTake: () => void;
};

/** Under a finger a look would open the panel below the strip between press and click, and the strip would slip away. */
const looking = ({ phone, onLook }: StripProps, card: Card) =>
  phone
    ? {}
    : {
        onMouseEnter: () => onLook(card),
        onMouseLeave: () => onLook(undefined),
        onFocus: () => onLook(card),
        onBlur: () => onLook(undefined),
      };

type BlindProps = StripProps & { readonly blind: { readonly illegal?: Illegal; readonly left: number } };

function BlindContract(props: BlindProps) {
  const { view, names, chosen, onChoose, blind } = props;
  const { contract: words, money } = names.text;
  const { contractCash } = contentOf(view.config).amounts.blind;
  return (
    <li>
      <Coins count={1} amount={`+${names.chip / 1000}`} label={words.chips(1)} />
      <button
        type="button"
        class="toe-compact blind"
        aria-pressed={chosen === BLIND}
        {...(blind.illegal ? { title: refusalText(names, blind.illegal) } : {})}
        onClick={() => onChoose(BLIND)}
        {...enterTakes(chosen === BLIND, props.onTake)}
        {...looking(props, BLIND)}
      >
        <span class="toe-hatch">
          <span class="toe-question" aria-hidden="true">
            ?
          </span>
        </span>
        <span class="toe-blind-text">
          <b>{words.blind}</b>
          <small>{words.blindLeft(blind.left)}</small>
          <span>{words.blindTerms(money.cash(contractCash))}</span>
        </span>
      </button>
    </li>
  );
}

/** Where each card lay when it was first seen: what is left does not move up when one is taken. */
function usePlaces(contracts: readonly ContractId[]): (contract: ContractId) => number {
  const places = useRef<readonly string[]>([]);
  const known = places.current.filter((contract) => contracts.includes(contract));
  places.current = [...known, ...contracts.filter((contract) => !known.includes(contract))];
  return (contract) => places.current.indexOf(contract);
}

type OpenProps = StripProps & { readonly contract: ContractId; readonly chips: number; readonly illegal?: Illegal };

function OpenContract(props: OpenProps) {
  const { view, names, chosen, onChoose, contract, chips, illegal } = props;
  return (
    <>
      <Coins count={chips} amount={`+${names.chip / 1000}`} label={names.text.contract.chips(chips)} />
      <button
        type="button"
        class={`toe-compact line-${cardOf(view, contract).line}`}
        aria-pressed={chosen === contract}
        {...(illegal ? { title: refusalText(names, illegal) } : {})}
        onClick={() => onChoose(contract)}
        {...enterTakes(chosen === contract, props.onTake)}
        {...looking(props, contract)}
      >
        <CompactContract view={view} names={names} contract={contract} chips={chips} />
      </button>
    </>
  );
}

export function ContractStrip(props: StripProps) {
  const { names, stage, traces } = props;
  const { phases, vehicle } = names.text;
  const choices = stage.choices.kind === 'contracts' ? stage.choices.contracts : undefined;
  const open = choices?.open ?? [];
  const placeOf = usePlaces([...open, ...traces.contracts].map(({ contract }) => contract));
  if (!choices) return null;
  const cards = [
    ...open.map((card) => ({
      contract: card.contract,
      item: (
        <li key={card.contract}>
          <OpenContract {...props} {...card} />
        </li>
      ),
    })),
    ...traces.contracts.map(({ contract, seat }) => ({
      contract,
      item: (
        <li key={contract} class="toe-taken">
          <Badge seat={seat} size={30} />
          <b>{names.contract(contract)}</b>
          <small>{vehicle.takenBy(names.who(seat))}</small>
        </li>
      ),
    })),
  ];
  return (
    <ul class="toe-strip" data-covers aria-label={phases['conference-room'].name}>
      {cards.toSorted((a, b) => placeOf(a.contract) - placeOf(b.contract)).map(({ item }) => item)}
      <BlindContract {...props} blind={choices.blind} />
    </ul>
  );
}
