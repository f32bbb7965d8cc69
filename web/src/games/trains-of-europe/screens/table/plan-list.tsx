// What is planned, in its order, with prices, warnings and what it would come to.

import { IconButton } from '../../../../ui/controls.tsx';
import { withoutItem } from '../../play/plan.ts';
import type { CheckedItem } from '../../play/plan-check.ts';
import { planItemText } from '../../play/tell/plan-words.ts';
import { refusalText } from '../../play/tell/refusal.ts';
import type { Names } from '../../play/tell/names.ts';
import type { Play } from '../../state/play.ts';

function warningText(names: Names, { warning }: CheckedItem): string | undefined {
  const { plan, money } = names.text;
  if (!warning) return undefined;
  if (warning.kind === 'impossible') return refusalText(names, warning.illegal);
  return plan.dearer(money.cash(warning.planned), money.cash(warning.price));
}

function Item({ play, at, entry }: { readonly play: Play; readonly at: number; readonly entry: CheckedItem }) {
  const names = play.names.value;
  const { plan, money } = names.text;
  const { item, price, moment } = entry;
  const warning = warningText(names, entry);
  const title = planItemText(names, item);
  return (
    <li class="tt-plan-item" data-warned={warning === undefined ? undefined : true}>
      <button
        type="button"
        class="tt-plan-title"
        onClick={() => {
          if (item.plan !== 'licence') return;
          play.selected.value = item.section;
          play.handle.value?.reveal(item.section);
        }}
      >
        {title}
        <small>{warning ?? plan.moments[moment]}</small>
      </button>
      {price > 0 && <b>{money.cash(price)}</b>}
      <IconButton
        icon="close"
        label={`${plan.remove}: ${title}`}
        onClick={() => play.setPlan(withoutItem(play.plan.value, at))}
      />
    </li>
  );
}

export function PlanList({ play }: { readonly play: Play }) {
  const checked = play.checked.value;
  const { plan, money, year, preview } = play.names.value.text;
  if (!checked || checked.items.length === 0) return null;
  const { cash, profit, total } = checked;
  return (
    <section class="tt-plan" aria-label={plan.title}>
      <h3>{plan.title}</h3>
      <ol>
        {checked.items.map((entry, at) => (
          <Item key={`${at} ${JSON.stringify(entry.item)}`} play={play} at={at} entry={entry} />
        ))}
      </ol>
      <dl class="tt-figures">
        <div>
          <dt>{plan.total}</dt>
          <dd>{money.cash(total)}</dd>
        </div>
        <div>
          <dt>{preview.cash}</dt>
          <dd>
            {money.cash(cash.before)} → {money.cash(cash.after)}
          </dd>
        </div>
        {profit.after !== profit.before && (
          <div>
            <dt>{preview.profit}</dt>
            <dd class={profit.after > profit.before ? 'tt-pos' : 'tt-neg'}>
              {year.each(money.signed(profit.after - profit.before))}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
