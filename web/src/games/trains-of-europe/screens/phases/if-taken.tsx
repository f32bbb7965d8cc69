// "If I take it": profit before and after, the card as it would stand, what is missing and what it leads to.

import type { PhaseProps } from '../phase-props.ts';
import { isByHand } from '../../play/office.ts';
import type { IfTaken } from '../../play/if-taken.ts';
import { whatIf } from '../../play/what-if.ts';
import { Change, toneOf } from '../parts/amount.tsx';
import { stopsOf } from '../parts/card-lines.ts';
import { ContractCard } from '../parts/contract-card.tsx';
import { Sign } from '../parts/sign.tsx';
import { Silhouette } from '../parts/art/silhouette.tsx';
import { artOf } from '../parts/slots.tsx';
import { Ladder } from './ladder.tsx';

type PanelProps = Pick<PhaseProps, 'view' | 'seat' | 'names' | 'explain'> & { readonly taken: IfTaken };

function Head({ view, names, taken }: PanelProps) {
  const { contract: words, money, company, year } = names.text;
  const { profit, tax, subsidy, incomeNow, standing } = taken;
  const gain = profit.after - profit.before;
  const byHand = isByHand(view);
  return (
    <div class="toe-sheet toe-verdict" role="status">
      {!byHand && (
        <p class="toe-verdict-profit">
          <span class="toe-caps">{company.profit}</span>
          <Change before={money.cash(profit.before)} after={money.cash(profit.after)} />
          <b class={toneOf(gain)}>{money.signed(gain)}</b>
        </p>
      )}
      <dl>
        <div>
          <dt class="toe-caps">{words.tax}</dt>
          <dd>
            <b class={tax > 0 ? 'neg' : ''}>{year.each(money.cash(tax === 0 ? 0 : -tax))}</b>
          </dd>
        </div>
        <div>
          <dt class="toe-caps">{words.chips(standing.chips)}</dt>
          <dd>
            <b class={toneOf(subsidy)}>{year.each(money.signed(subsidy))}</b>
          </dd>
        </div>
        {!byHand && (
          <div>
            <dt class="toe-caps">{words.incomeNow}</dt>
            <dd>
              <b class={toneOf(incomeNow)}>{money.cash(incomeNow)}</b>
              {standing.gate !== 'open' && <small> {words.noTrain}</small>}
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function Missing({ view, names, taken }: PanelProps) {
  const { contract: words, money } = names.text;
  const { standing, yard, toPay } = taken;
  const letters = new Map(stopsOf(standing.routes).map(({ city, letter }) => [city, letter]));
  const open = standing.routes.filter(({ state }) => state !== 'held');
  return (
    <div class="toe-sheet toe-missing">
      <p class="toe-sheet-title">
        <span class="toe-caps">{words.cheapestWay}</span>
        <b>{standing.way ? money.cash(standing.way.price) : '–'}</b>
      </p>
      {open.map(({ from, to, missing }) => (
        <p key={`${from}${to}`} class="toe-missing-route">
          <span class="toe-pair" aria-hidden="true">
            <span class="toe-letter">{letters.get(from)}</span>
            <span class="toe-letter">{letters.get(to)}</span>
          </span>
          <span>
            <b>{missing ? names.text.list(missing.sections.map(names.section)) : words.closed}</b>
            <small>{words.opens(names.city(from), names.city(to))}</small>
          </span>
          {missing && <b>{money.cash(missing.price)}</b>}
        </p>
      ))}
      {yard.length > 0 && (
        <p class="toe-missing-yard">
          <Silhouette art={artOf(view, yard[0]!)} width={52} />
          <span>{yard.length > 1 ? words.yardFitsMany(names.models(yard)) : words.yardFits(names.models(yard))}</span>
        </p>
      )}
      {toPay && toPay.vehicles > 0 && (
        <p class="toe-missing-yard">
          <Sign name="yard" size={20} />
          <span>{words.vehiclesMissing(toPay.vehicles, money.cash(toPay.listPrice))}</span>
        </p>
      )}
    </div>
  );
}

export function IfTakenPanel(props: PanelProps) {
  const { view, seat, names, explain, taken } = props;
  const { contract: words, money } = names.text;
  const { standing, short, payback, ladder } = taken;
  const after = whatIf(view, seat, { contracts: [{ contract: standing.no, chips: standing.chips }] });
  const cash = view.companies[seat]?.cash ?? 0;
  const byHand = isByHand(view);
  return (
    <div class="toe-if-taken">
      <Head {...props} />
      <ContractCard
        view={after}
        seat={seat}
        names={names}
        standing={standing}
        explain={explain}
        note={words.atOnce}
        chosen
      />
      <Missing {...props} />
      <p class={`toe-cash-verdict ${short > 0 ? 'short' : ''}`}>
        {short > 0 ? words.cashShort(money.cash(cash), money.cash(short)) : words.cashEnough(money.cash(cash))}
        {payback !== undefined && payback > 0 && !byHand && ` ${words.payback(payback)}`}
      </p>
      {!byHand && <Ladder rungs={ladder} names={names} />}
    </div>
  );
}
