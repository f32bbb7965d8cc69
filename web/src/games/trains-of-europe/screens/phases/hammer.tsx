// What became of lots, said where the eye is: the latest sale while the auction goes on, the own lots after it.

import { Rich } from '../../../../ui/rich.tsx';
import type { LotTrace } from '../../play/happenings/traces.ts';
import type { PhaseProps } from '../phase-props.ts';
import { Sign } from '../parts/sign.tsx';

type HammerProps = Pick<PhaseProps, 'names' | 'traces'>;

/** A sale in the words of the log; what nobody wanted stays with its owner. */
function resultText({ names: { text, who, lot: named } }: HammerProps, { lot, sold }: LotTrace): string {
  const { log, money, auction } = text;
  return sold
    ? log.sold(who(sold.to), named(lot), money.cash(sold.price), who(lot.owner))
    : `${named(lot)}: ${auction.kept}`;
}

/** Who got the latest lot, and for how much. */
export function LatestSale(props: HammerProps) {
  const sale = props.traces.lots.findLast(({ sold }) => sold);
  return sale ? (
    <span>
      <Rich text={resultText(props, sale)} />
    </span>
  ) : null;
}

/** After the auction: what the company bought and sold, and what it kept. */
export function OwnLots(props: HammerProps & Pick<PhaseProps, 'stage' | 'seat'>) {
  const { stage, seat, traces } = props;
  const own = traces.lots.filter(({ lot, sold }) => lot.owner === seat || sold?.to === seat);
  if (stage.phase !== 'auction-house' || own.length === 0) return null;
  return (
    <div class="toe-sheet toe-note toe-own-lots">
      <Sign name="auction-house" size={20} />
      <ul>
        {own.map((lot, at) => (
          <li key={at}>
            <Rich text={resultText(props, lot)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
