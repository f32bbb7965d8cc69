// From now to complete in steps: what a contract brings a year on each rung.

import type { Rung } from '../../play/contract/ladder.ts';
import type { Names } from '../../play/tell/names.ts';
import { toneOf } from '../parts/amount.tsx';

const HEIGHT = 44;

export function Ladder({ rungs, names }: { readonly rungs: readonly Rung[]; readonly names: Names }) {
  const { money, contract: words } = names.text;
  const top = Math.max(0, ...rungs.map(({ net }) => net));
  const low = Math.min(0, ...rungs.map(({ net }) => net));
  const unit = HEIGHT / Math.max(1, top - low);
  return (
    <ol class="toe-ladder" style={{ '--above': `${top * unit}px`, '--below': `${-low * unit}px` }}>
      {rungs.map(({ rung, net }) => (
        <li key={rung}>
          <b class={toneOf(net)}>{money.signed(net)}</b>
          <span class="toe-ladder-bar" aria-hidden="true">
            <span class={toneOf(net)} style={{ height: `${Math.max(1.5, Math.abs(net) * unit)}px` }} />
          </span>
          <small>{words.rungs[rung]}</small>
        </li>
      ))}
    </ol>
  );
}
