// The little map of a contract: its lettered stops, what is licensed, and the cheapest way to the rest.

import type { Seat } from '@branchline/core';
import type { View } from '@branchline/trains-of-europe';
import { MapPicture } from '../../map/index.ts';
import type { Standing } from '../../play/contract/standing.ts';
import { stopsOf, waysOf } from './card-lines.ts';
import { colourOf } from './colour.ts';
import { useMap } from './use-map.ts';

type MiniMapProps = {
  readonly view: View;
  readonly seat: Seat;
  readonly standing: Standing;
  readonly width?: number;
  readonly height?: number;
};

export function MiniMap({ view, seat, standing, width = 98, height = 94 }: MiniMapProps) {
  const map = useMap(view);
  return (
    <div class="toe-mini" style={{ width, height }}>
      {map && (
        <MapPicture
          geometry={map.geometry}
          scenery={map.scenery}
          ways={waysOf(standing, colourOf(seat))}
          stops={stopsOf(standing.routes)}
          width={width}
          height={height}
        />
      )}
    </div>
  );
}
