// Which contracts of the company an own vehicle fits, as tiles of their lines.

import { contentOf, type ModelId } from '@branchline/trains-of-europe';
import type { PhaseProps } from '../phase-props.ts';
import { usesOf } from '../../play/vehicle-use.ts';
import { cardOf, LineTile } from '../parts/line-tile.tsx';

type FitsProps = Pick<PhaseProps, 'view' | 'seat' | 'names'> & {
  readonly model: ModelId;
  /** Said where it fits none. */
  readonly none?: string;
};

export function Fits({ view, seat, names, model, none }: FitsProps) {
  const no = contentOf(view.config).modelIndex.get(model)!;
  const contracts = usesOf(view, seat, no, { owned: true }).flatMap(({ fits, contract }) => (fits ? [contract] : []));
  if (contracts.length === 0) return none === undefined ? null : <small>{none}</small>;
  const named = names.text.list(contracts.map(names.contract));
  return (
    <span class="toe-fits" title={`${names.text.vehicle.fits} ${named}`}>
      {contracts.map((contract) => (
        <LineTile key={contract} line={cardOf(view, contract).line} size={18} />
      ))}
      <small>
        {names.text.vehicle.fits}
        <span class="visually-hidden"> {named}</span>
      </small>
    </span>
  );
}
