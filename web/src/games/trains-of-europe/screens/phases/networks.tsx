// The networks of all companies as small maps side by side.

import {
  connectedCities,
  contentOf,
  countriesOf,
  largestPart,
  sectionsOf,
  type View,
} from '@branchline/trains-of-europe';
import { MapPicture } from '../../map/index.ts';
import type { Names } from '../../play/tell/names.ts';
import { Badge } from '../parts/badge.tsx';
import { colourOf } from '../parts/colour.ts';
import { px } from '../parts/px.ts';
import { useMap } from '../parts/use-map.ts';

const SIZE = { width: 128, height: 150 };

export function Networks({ view, names, order }: { view: View; names: Names; order: readonly number[] }) {
  const { evaluation, screens } = names.text;
  const index = contentOf(view.config);
  const map = useMap(view);
  return (
    <section class="toe-sheet toe-networks">
      <h2>{evaluation.networks}</h2>
      <ul>
        {order.map((seat) => {
          const own = sectionsOf(index, view.public, seat);
          const cities = connectedCities(index, view.public, seat);
          const longest = largestPart(index, view.public, seat);
          const all = own.reduce((sum, no) => sum + index.sections[no]!.segments, 0);
          return (
            <li key={seat}>
              <div class="toe-mini" style={{ width: px(SIZE.width), height: px(SIZE.height) }}>
                {map && (
                  <MapPicture
                    {...SIZE}
                    geometry={map.geometry}
                    scenery={map.scenery}
                    fit="all"
                    ways={[{ sections: own.map((no) => index.sections[no]!.id), company: colourOf(seat) }]}
                    cities={cities.map((no) => index.cities[no]!)}
                  />
                )}
              </div>
              <p class="toe-inline">
                <Badge seat={seat} size={20} /> <b>{names.who(seat).name}</b>
              </p>
              <small>
                {evaluation.cities(cities.length)} · {evaluation.countries(countriesOf(index, cities).length)}
              </small>
              <small>{screens.longest(longest.segments, all)}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
