// The lot on the block, large: a vehicle under its sky, a licence with its sticks, a contract as its card.

import { contentOf, lotOf, minimumBid, type LotId, type ModelId, type SectionId } from '@branchline/trains-of-europe';
import type { PhaseProps } from '../phase-props.ts';
import { standingOf } from '../../play/contract/standing.ts';
import { lowestBidSum } from '../../play/sums/licence.ts';
import { Why } from '../parts/amount.tsx';
import { Silhouette } from '../parts/art/silhouette.tsx';
import { ContractCard } from '../parts/contract-card.tsx';
import { CategorySign, Sign } from '../parts/sign.tsx';
import { modelOf, Speed } from '../parts/vehicle-card.tsx';
import { LotPicture } from './lot-list.tsx';

type LotCardProps = Pick<PhaseProps, 'view' | 'seat' | 'names' | 'explain'> & { readonly lot: LotId };

function Opens({ view, names, explain, lot }: LotCardProps) {
  const { auction, money } = names.text;
  const index = contentOf(view.config);
  const found = lotOf(index, lot);
  if (!found) return null;
  return (
    <Why sum={lowestBidSum(view, found)} explain={explain} names={names}>
      {auction.opensAt(money.cash(minimumBid(index, found)))}
    </Why>
  );
}

type VehicleProps = LotCardProps & { readonly lot: Extract<LotId, { readonly model: ModelId }> };

function VehicleCard(props: VehicleProps) {
  const { view, names, lot } = props;
  const { vehicle, categories, auction, money } = names.text;
  const { category, speed, pull, sleeper, art, price } = modelOf(view, lot.model);
  return (
    <div class="toe-lot-card">
      <span class="toe-sky">
        <Silhouette art={art} width={214} />
        {sleeper && (
          <span class="toe-moon" title={vehicle.berths}>
            <Sign name="night" size={16} />
          </span>
        )}
      </span>
      <div class="toe-lot-title">
        <CategorySign category={category} />
        <div>
          <h2>{names.model(lot.model)}</h2>
          <p>
            {categories[category].name}
            {sleeper ? ` · ${vehicle.berths}` : ''}
            {pull === undefined ? '' : ` · ${vehicle.pulls(pull)}`}
          </p>
        </div>
      </div>
      <p class="toe-lot-facts">
        <Speed speed={speed} names={names} />
        <span>{auction.list(money.cash(price))}</span>
        <Opens {...props} />
      </p>
    </div>
  );
}

export function LotCard(props: LotCardProps) {
  const { view, names, lot, explain } = props;
  const index = contentOf(view.config);
  if ('contract' in lot) {
    const standing = standingOf(view, lot.owner, index.contractIndex.get(lot.contract)!);
    return standing ? (
      <div class="toe-lot-card contract">
        <ContractCard view={view} seat={lot.owner} names={names} standing={standing} explain={explain} />
        <p class="toe-lot-facts">
          <Opens {...props} />
        </p>
      </div>
    ) : null;
  }
  if ('section' in lot) {
    const { segments, tracks } = index.sections[index.sectionIndex.get(lot.section)!]!;
    return (
      <div class="toe-lot-card">
        <span class="toe-sky section">
          <LotPicture view={view} lot={lot} width={150} />
        </span>
        <div class="toe-lot-title">
          <h2>{names.section(lot.section)}</h2>
          <p>{names.text.evaluation.segments(segments)}</p>
        </div>
        <p class="toe-lot-facts">
          <span>{names.text.speech.tracksTaken(countHolders(view, lot.section), tracks)}</span>
          <Opens {...props} />
        </p>
      </div>
    );
  }
  return <VehicleCard {...props} lot={lot} />;
}

function countHolders(view: PhaseProps['view'], section: SectionId): number {
  const bits = view.public.holders[contentOf(view.config).sectionIndex.get(section)!] ?? 0;
  return view.public.left.filter((_, seat) => (bits & (1 << seat)) !== 0).length;
}
