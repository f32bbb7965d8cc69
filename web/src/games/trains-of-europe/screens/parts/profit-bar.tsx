// The bar of a contract: from its tax to its maximum, a mark at zero, filled to the present result.

import type { Standing } from '../../play/contract/standing.ts';
import { barOf } from './card-lines.ts';

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** Decorative: the amounts stand beside it. */
export function ProfitBar({ standing }: { readonly standing: Pick<Standing, 'tax' | 'max' | 'net'> }) {
  const { zero, value } = barOf(standing);
  return (
    <span class={`toe-bar ${standing.net < 0 ? 'neg' : 'pos'}`} aria-hidden="true">
      <span class="toe-bar-fill" style={{ width: percent(value) }} />
      <span class="toe-bar-zero" style={{ left: percent(zero) }} />
    </span>
  );
}
