// Contracts in little room: folded when complete, a row with its progress, and the compact card of the Conference Room.

import type { Seat } from '@branchline/core';
import type { ContractId, View } from '@branchline/trains-of-europe';
import { Icon } from '../../../../ui/icons.tsx';
import { isByHand } from '../../play/office.ts';
import type { Standing } from '../../play/contract/standing.ts';
import { contractProfit } from '../../play/sums/profit.ts';
import type { Names } from '../../play/tell/names.ts';
import { toneOf, Why, type Explain } from './amount.tsx';
import { progressOf, stopsOf } from './card-lines.ts';
import { cardOf, LineTile } from './line-tile.tsx';
import { ProfitBar } from './profit-bar.tsx';

type SmallProps = { readonly view: View; readonly names: Names; readonly standing: Standing };

/** "+130k, 2 chips": what is printed on the card, and the chips on it. */
function printedText({ text: { money, contract }, chip }: Names, { max, chips }: Standing): string {
  const printed = money.signed(max - chips * chip);
  return chips > 0 ? `${printed}, ${contract.chips(chips)}` : printed;
}

/** One line for a completed contract: its profit stays for good. */
export function FoldedContract({
  view,
  names,
  standing,
  seat,
  explain,
}: SmallProps & { readonly seat: Seat; readonly explain?: Explain }) {
  const { money, contract: words } = names.text;
  const { line } = cardOf(view, standing.contract);
  return (
    <article class={`toe-folded line-${line}`} aria-label={names.contract(standing.contract)}>
      <LineTile line={line} size={24} />
      <h3>{names.contract(standing.contract)}</h3>
      {isByHand(view) ? (
        <b class="pos">{printedText(names, standing)}</b>
      ) : (
        <Why
          sum={contractProfit(view, seat, standing.contract)}
          explain={explain}
          names={names}
          class={toneOf(standing.net)}
        >
          {money.signed(standing.net)}
        </Why>
      )}
      <span class="toe-tick on" role="img" aria-label={words.rungs.complete}>
        <Icon name="check" size={11} />
      </span>
    </article>
  );
}

/** A row of 62 with a progress bar; pressing it opens the card. */
export function ContractRow({ view, names, standing, onOpen }: SmallProps & { readonly onOpen: () => void }) {
  const { money, contract: words, screens } = names.text;
  const { line } = cardOf(view, standing.contract);
  const { routes, vehicles } = progressOf(standing);
  return (
    <button type="button" class={`toe-row line-${line}`} onClick={onOpen} aria-expanded={false}>
      <LineTile line={line} size={32} />
      <span class="toe-row-text">
        <b>{names.contract(standing.contract)}</b>
        <small>
          {screens.routesOf(...routes)} · {screens.vehiclesOf(...vehicles)}
          {standing.chips > 0 ? ` · ${words.chips(standing.chips)}` : ''}
        </small>
        {!isByHand(view) && <ProfitBar standing={standing} />}
      </span>
      {!isByHand(view) && (
        <span class="toe-row-net">
          <b class={toneOf(standing.net)}>{money.signed(standing.net)}</b>
          <small>
            {screens.max} {money.signed(standing.max)}
          </small>
        </span>
      )}
      <Icon name="right" size={16} />
    </button>
  );
}

/** Subsidy chips as coins hanging over the upper edge. */
export const Coins = ({
  count,
  amount,
  label,
}: {
  readonly count: number;
  readonly amount: string;
  readonly label: string;
}) =>
  count === 0 ? null : (
    <span class="toe-coins" role="img" aria-label={label}>
      {Array.from({ length: count }, (_, at) => (
        <span key={at} class="toe-coin" aria-hidden="true">
          {amount}
        </span>
      ))}
    </span>
  );

function Needs({ view, names, contract }: { view: View; names: Names; contract: ContractId }) {
  const { vehicles } = cardOf(view, contract);
  return (
    <span class="toe-needs">
      {vehicles.map(({ category, count }) => (
        <span key={category}>
          {names.text.categories[category].short} ×{count}
        </span>
      ))}
    </span>
  );
}

type CompactProps = Omit<SmallProps, 'standing'> & { readonly contract: ContractId; readonly chips: number };

/** Now and at most; where the players reckon themselves, what is printed on the card. */
function CompactFoot({ view, names, contract, chips }: CompactProps) {
  const { money, contract: words, screens } = names.text;
  const { tax, profit } = cardOf(view, contract);
  const byHand = isByHand(view);
  const now = byHand ? 0 - tax : chips * names.chip - tax;
  return (
    <span class="toe-compact-foot">
      <span>
        {byHand ? words.tax : words.now} <b class={toneOf(now)}>{money.signed(now)}</b>
      </span>
      <span>
        {screens.max} <b class="pos">{money.signed(byHand ? profit : profit + chips * names.chip)}</b>
      </span>
    </span>
  );
}

/** As on the table: stops with incomes, vehicles, condition, result now and at most. */
export function CompactContract({ view, names, contract, chips }: CompactProps) {
  const { money, contract: words, lines } = names.text;
  const { line, routes, perVehicle, extra } = cardOf(view, contract);
  return (
    <span class="toe-compact-body">
      <span class="toe-compact-head">
        <LineTile line={line} size={26} />
        <span>
          <b>{names.contract(contract)}</b>
          <small>{lines[line]}</small>
        </span>
      </span>
      <span class="toe-compact-stops">
        {stopsOf(routes).map(({ city, letter }, at) => (
          <span key={city} class="toe-compact-stop">
            <span class="toe-letter">{letter}</span>
            <span class="toe-stop-name">{names.city(city)}</span>
            {routes[at - 1] && <span class="toe-compact-income">{money.signed(routes[at - 1]!.income)}</span>}
          </span>
        ))}
      </span>
      <Needs view={view} names={names} contract={contract} />
      <span class="toe-compact-line">
        <span>{words.vehiclesEach}</span>
        <b>{money.signed(perVehicle)}</b>
      </span>
      <span class="toe-compact-line">
        {extra ? (
          <>
            <span>
              {extra.type === 'speed' ? names.text.screens.allClass(extra.min) : names.text.screens.allSleepers}
            </span>
            <b>{money.signed(extra.income)}</b>
          </>
        ) : (
          <span>{words.noCondition}</span>
        )}
      </span>
      <CompactFoot view={view} names={names} contract={contract} chips={chips} />
    </span>
  );
}
