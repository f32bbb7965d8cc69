// The backs of a hand: all players see which colours a hand has, but not which cities (TP-CARD-16b).

import type { Seat } from '@branchline/core';
import { gridOf, type View } from '@branchline/trans-europa';
import { RegionDisc } from '../../board/index.ts';
import { backsText } from '../../play/backs.ts';

type BacksProps = { readonly view: View; readonly seat: Seat; readonly size?: number };

export function Backs({ view, seat, size = 14 }: BacksProps) {
  const backs = view.public.backs[seat] ?? [];
  if (backs.length === 0) return null;
  const { regions } = gridOf(view.config.board).board;
  const words = backsText(view, seat);
  return (
    <span class="backs" role="img" aria-label={words} title={words}>
      {backs.map((index, at) => (
        <RegionDisc key={at} region={regions[index]!.id} sign={regions[index]!.compass} size={size} />
      ))}
    </span>
  );
}
