// How well a vehicle fits: the tiles of the contracts it is best for, and how.

import type { View } from '@branchline/trains-of-europe';
import { bestFit, type Fit } from '../../play/fit.ts';
import { fitText } from '../../play/tell/fit-words.ts';
import type { Names } from '../../play/tell/names.ts';
import { cardOf, LineTile } from './line-tile.tsx';

type FitTilesProps = {
  readonly view: View;
  readonly names: Names;
  readonly fits: readonly Fit[];
  readonly size: number;
};

export function FitTiles({ view, names, fits, size }: FitTilesProps) {
  const best = bestFit(fits);
  if (!best)
    return (
      <span class="toe-fits">
        <small>{names.text.vehicle.fitsNone}</small>
      </span>
    );
  const { fit, contracts } = best;
  const said = fitText(names, fit);
  const named = names.text.list(contracts.map(names.contract));
  return (
    <span class="toe-fits" data-fit={fit.kind} title={`${said}: ${named}`}>
      {contracts.map((contract) => (
        <LineTile key={contract} line={cardOf(view, contract).line} size={size} />
      ))}
      <small>
        {said}
        <span class="visually-hidden"> {named}</span>
      </small>
    </span>
  );
}
