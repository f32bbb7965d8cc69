// The little map of a contract: its lettered stops, what is licensed, and the cheapest way to the rest.

import type { Seat } from '@branchline/core';
import type { View } from '@branchline/trains-of-europe';
import { MapPicture } from '../../map/index.ts';
import type { Standing } from '../../play/contract/standing.ts';
import { stopsOf } from './card-lines.ts';
import { colourOf } from './colour.ts';
import { contractPath } from './contract-path.ts';
import { px } from './px.ts';
import { useMap } from './use-map.ts';

type MiniMapProps = {
  readonly view: View;
  readonly seat: Seat;
  readonly standing: Standing;
  readonly width?: number;
  readonly height?: number;
};

/** By the number of routes, to go with the timetable beside it. */
const HEIGHTS: Readonly<Record<number, number>> = { 1: 80, 2: 94, 3: 112 };

export function MiniMap({
  view,
  seat,
  standing,
  width = 98,
  height = HEIGHTS[standing.routes.length] ?? 94,
}: MiniMapProps) {
  const map = useMap(view);
  const { held, missing } = contractPath(view, seat, standing);
  const company = colourOf(seat);
  return (
    <div class="toe-mini" style={{ width: px(width), height: px(height) }}>
      {map && (
        <MapPicture
          geometry={map.geometry}
          scenery={map.scenery}
          ways={[
            { sections: missing, company, missing: true },
            { sections: held, company },
          ]}
          stops={stopsOf(standing.routes)}
          width={width}
          height={height}
        />
      )}
    </div>
  );
}
