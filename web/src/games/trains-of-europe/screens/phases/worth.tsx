// "What it is worth to me": profit, cash and completion if I win this lot, and what each contract would say to it.

import { contentOf, lotOf, type LotId, type Money, type View } from '@branchline/trains-of-europe';
import { useMemo } from 'preact/hooks';
import type { PhaseProps } from '../phase-props.ts';
import { standingOf } from '../../play/contract/standing.ts';
import { isByHand } from '../../play/office.ts';
import { lotWorth, type LotWorth } from '../../play/lot-worth.ts';
import { fitText } from '../../play/tell/fit-words.ts';
import { refusalText } from '../../play/tell/refusal.ts';
import { Change, toneOf } from '../parts/amount.tsx';
import { cardOf, LineTile } from '../parts/line-tile.tsx';
import { ContractCard } from '../parts/contract-card.tsx';

export function useWorth(
  { view, seat }: Pick<PhaseProps, 'view' | 'seat'>,
  lot: LotId | undefined,
  bid: Money,
): LotWorth | undefined {
  return useMemo(() => {
    const found = lot && lotOf(contentOf(view.config), lot);
    return found && found.owner !== seat ? lotWorth(view, seat, found, bid) : undefined;
  }, [view, seat, lot && JSON.stringify(lot), bid]);
}

type Judged = Pick<PhaseProps, 'view' | 'names'> & { readonly worth: LotWorth };

function Figures({ names, worth, view }: Judged) {
  const { company, money, preview, screens, illegal } = names.text;
  const { profit, today, cash, completed, bid } = worth;
  const gain = profit.after - profit.before;
  return (
    <div class="toe-sheet toe-verdict" role="status">
      {!isByHand(view) && (
        <p class="toe-verdict-profit">
          <span class="toe-caps">{company.profit}</span>
          <Change before={money.cash(profit.before)} after={money.cash(profit.after)} />
          <b class={toneOf(gain)}>{money.signed(gain)}</b>
        </p>
      )}
      {!isByHand(view) && today !== undefined && (
        <p class="toe-quiet">{screens.yardCounted(money.cash(today), money.cash(profit.before))}</p>
      )}
      <dl>
        {cash && cash.after < 0 && (
          <p class="toe-refusal">{illegal['cash-short'](money.cash(bid), money.cash(cash.before))}</p>
        )}
        {cash && cash.after >= 0 && (
          <div>
            <dt class="toe-caps">{screens.cashAt(money.cash(bid))}</dt>
            <dd>
              <Change before={money.cash(cash.before)} after={money.cash(cash.after)} />
            </dd>
          </div>
        )}
        <div>
          <dt class="toe-caps">{preview.contractsDone}</dt>
          <dd>
            <Change before={String(completed.before)} after={String(completed.after)} />
            {!view.config.options.openEnd && ` / ${view.public.target}`}
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** Each contract that would pay otherwise. */
function Gains({ view, names, worth: { contracts, completes, opens } }: Judged) {
  const { money, preview, year, contract: words } = names.text;
  return contracts.map(({ contract, before, after }) => (
    <p key={contract} class={`toe-gain ${after >= before ? 'pos-bg' : 'neg-bg'}`}>
      <LineTile line={cardOf(view, contract).line} size={24} />
      <span>
        <b>{completes.includes(contract) ? preview.completes(names.contract(contract)) : names.contract(contract)}</b>
        {opens
          .filter((route) => route.contract === contract)
          .map(({ from, to }) => (
            <small key={from + to}>{words.opens(names.city(from), names.city(to))}</small>
          ))}
        {completes.includes(contract) && <small>{preview.completesHelp}</small>}
      </span>
      <b class={toneOf(after - before)}>{year.each(money.signed(after - before))}</b>
    </p>
  ));
}

/** What the contracts whose card is not shown say to the lot. */
function OtherUses({ view, names, worth: { contracts, uses, fits } }: Judged) {
  const { money, vehicle } = names.text;
  return uses
    .filter(({ contract }) => contract !== contracts[0]?.contract)
    .map(({ contract, illegal, gain }) => ({
      contract,
      illegal,
      gain,
      fit: fits.find((fit) => fit.contract === contract),
    }))
    .map(({ contract, illegal, gain, fit }) => (
      <p key={contract} class="toe-use">
        <LineTile line={cardOf(view, contract).line} size={24} />
        <span>
          <b>{names.contract(contract)}</b>
          <small>{fit ? fitText(names, fit) : illegal ? refusalText(names, illegal) : vehicle.fitsNone}</small>
        </span>
        {!isByHand(view) && <b class={toneOf(gain)}>{money.signed(gain)}</b>}
      </p>
    ));
}

/** Whether it brings anything; where the players keep the books, whether it could. */
const isOfUse = (view: View, { contracts, uses, opens }: LotWorth): boolean =>
  isByHand(view) ? opens.length > 0 || uses.some(({ fits }) => fits) : contracts.length > 0;

/** Where no gain is told: the routes that a licence would open. */
function Opens({ names, worth: { opens } }: Judged) {
  const { contract: words } = names.text;
  return opens.map(({ contract, from, to }) => (
    <p key={contract + from + to} class="toe-gain pos-bg">
      <span>
        <b>{names.contract(contract)}</b>
        <small>{words.opens(names.city(from), names.city(to))}</small>
      </span>
    </p>
  ));
}

export function WorthPanel(
  props: Pick<PhaseProps, 'view' | 'seat' | 'names' | 'explain'> & { readonly worth: LotWorth | undefined },
) {
  const { view, seat, names, explain, worth } = props;
  const { auction, money } = names.text;
  if (!worth) return null;
  const { contracts, uses, elsewhere, barred, lot } = worth;
  const [first] = contracts;
  // What fits but waits for a route or a locomotive is of use all the same.
  const waiting = uses.find(({ fits, gate }) => fits && gate !== 'open');
  const index = contentOf(view.config);
  const standing = first && standingOf(view, seat, index.contractIndex.get(first.contract)!);
  return (
    <div class="toe-worth">
      {barred && <p class="toe-refusal">{refusalText(names, barred)}</p>}
      <Figures names={names} view={view} worth={worth} />
      <Gains names={names} view={view} worth={worth} />
      {isByHand(view) && <Opens names={names} view={view} worth={worth} />}
      <p class="toe-quiet">
        {!isOfUse(view, worth) &&
          !('contract' in lot) &&
          `${waiting ? names.text.contract.gates[waiting.gate] : auction.limits['no-use']} `}
        {elsewhere !== undefined &&
          ('model' in lot ? auction.listElsewhere(money.cash(elsewhere)) : auction.elsewhere(money.cash(elsewhere)))}
      </p>
      {standing && <ContractCard view={view} seat={seat} names={names} explain={explain} standing={standing} chosen />}
      <OtherUses names={names} view={view} worth={worth} />
    </div>
  );
}
