// "If I confirm": cash and profit before and after, what opens and what completes. Spoken politely when it changes.

import type { PhaseProps } from '../phase-props.ts';
import type { Preview } from '../../play/preview.ts';
import { refusalText } from '../../play/tell/refusal.ts';
import { Change, toneOf } from '../parts/amount.tsx';

type EffectProps = Pick<PhaseProps, 'names'> & { readonly preview: Preview };

export function Effect({ names, preview }: EffectProps) {
  const { preview: words, money, year } = names.text;
  const { cash, profit, completes, opens, illegal, spread, provisional } = preview;
  if (illegal) return <p class="toe-refusal">{refusalText(names, illegal)}</p>;
  const gain = profit.after - profit.before;
  return (
    <div class="toe-effect" role="status">
      {cash && cash.before !== cash.after && (
        <p>
          {words.cash} <Change before={money.cash(cash.before)} after={money.cash(cash.after)} />
        </p>
      )}
      {spread ? (
        <p>{words.spread(money.signed(spread.least), money.signed(spread.most))}</p>
      ) : (
        gain !== 0 && (
          <p>
            {words.profit} <Change before={money.cash(profit.before)} after={money.cash(profit.after)} />{' '}
            <b class={toneOf(gain)}>{year.each(money.signed(gain))}</b>
          </p>
        )
      )}
      {opens.map(({ from, to, contract }) => (
        <p key={`${contract}${from}${to}`}>{words.opens(names.city(from), names.city(to), names.contract(contract))}</p>
      ))}
      {completes.map((contract) => (
        <p key={contract} class="pos">
          {words.completes(names.contract(contract))}
        </p>
      ))}
      {provisional && <p class="toe-quiet">{words.provisional}</p>}
    </div>
  );
}
