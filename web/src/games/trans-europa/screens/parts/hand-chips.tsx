// An open hand as a row of chips, each city with whether it is linked.

import type { Seat } from '@branchline/core';
import { gridOf, has } from '@branchline/trans-europa';
import type { View } from '@branchline/trans-europa';
import { RegionDisc } from '../../board/index.ts';
import { text } from '../../messages/more-text.ts';
import { cityName, regionOf } from '../../play/names.ts';

type HandChipsProps = {
  readonly view: View;
  readonly seat: Seat;
  readonly name: string;
  readonly cities: readonly string[];
  /** Which of the cities stand out: those that are linked, those that are not, or none. */
  readonly look: 'linked' | 'missing' | 'plain';
};

export function HandChips({ view, seat, name: owner, cities, look }: HandChipsProps) {
  const { roundOver, table } = text.value;
  const { board, graph } = gridOf(view.config.board);
  const network = view.public.tracks.networks[seat]!;
  return (
    <ul class="hand-chips" aria-label={roundOver.of(owner)}>
      {cities.map((id) => {
        const city = board.cities.find((known) => known.id === id)!;
        const region = regionOf(board, city);
        const linked = has(network, graph.junctionIndex.get(city.junction)!);
        const name = cityName(city);
        const isTicked = linked && look === 'linked';
        return look !== 'missing' ? (
          <li key={id} class="hand-chip" data-linked={isTicked || undefined} title={name}>
            <RegionDisc region={region.id} sign={region.compass} size={15} />
            <span>{name}</span>
            {isTicked && <span class="visually-hidden">{table.linked}</span>}
          </li>
        ) : (
          <li key={id} class="hand-chip" data-missing={!linked || undefined}>
            <RegionDisc region={region.id} sign={region.compass} size={16} />
            <span aria-hidden="true">{name}</span>
            <span class="visually-hidden">{linked ? roundOver.cityLinked(name) : roundOver.cityMissing(name)}</span>
          </li>
        );
      })}
    </ul>
  );
}
