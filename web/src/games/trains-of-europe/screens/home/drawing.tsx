// What the picture of the home page shows: the middle of the map with the sticks of four companies, and a train of the
// game's own vehicles. It is drawn when the map is made (web/geography/trains/card.mjs), so that a visitor need not load
// the game for it.

import { content } from '@branchline/trains-of-europe';
import { Cities } from '../../map/layers/cities.tsx';
import { Ground } from '../../map/layers/ground.tsx';
import { Names } from '../../map/layers/names.tsx';
import { Network, Ties } from '../../map/layers/network.tsx';
import type { LoadedMap } from '../../map/load.ts';
import { NAME_SIZE } from '../../map/measures.ts';
import type { DrawnName } from '../../map/name-boxes.ts';
import { cityName } from '../../map/names.ts';
import { NO_MARKS, type CompanyColour, type MapMarks } from '../../map/types.ts';
import { Silhouette } from '../parts/art/silhouette.tsx';

const HELD: Readonly<Record<CompanyColour, string>> = {
  red: 'london-calais calais-bruxelles bruxelles-koln koln-frankfurt frankfurt-munchen hamburg-koln koln-berlin munchen-praha',
  green:
    'oslo-stockholm gdansk-stockholm gdansk-berlin warszawa-gdansk riga-tallinn vilnius-riga warszawa-vilnius krakow-warszawa krakow-lviv helsinki-stockholm tallinn-helsinki',
  blue: 'hamburg-kobenhavn kobenhavn-goteborg amsterdam-hamburg hamburg-berlin berlin-warszawa berlin-praha praha-krakow frankfurt-praha goteborg-oslo warszawa-gdansk',
  orange:
    'berlin-warszawa krakow-warszawa wien-budapest paris-lyon lyon-milano milano-venezia budapest-beograd lyon-marseille',
};

const TRAIN = ['closed', 'sleeper', 'pax1', 'eloco'] as const;

/** In units of the map: what is next to the words of the card and wholly in its picture, and above the train. */
const CLEAR = { left: 345, right: 600, top: 218 } as const;
const TRAIN_TOP = 447;

function marksOf({ geometry }: LoadedMap): MapMarks {
  const tracks = new Map<string, CompanyColour[]>();
  for (const [colour, list] of Object.entries(HELD) as [CompanyColour, string][])
    for (const section of list.split(' '))
      if (geometry.sections.has(section)) tracks.set(section, [...(tracks.get(section) ?? []), colour]);
  const network = HELD.blue.split(' ').flatMap((id) => {
    const section = geometry.sections.get(id);
    return section ? [section.a, section.b] : [];
  });
  return {
    ...NO_MARKS,
    tracks: [...tracks].map(([section, companies]) => ({ section, companies })),
    network: [...new Set(network)],
  };
}

/** Names where the map's build has placed them. */
const namesIn = ({ geometry }: LoadedMap): DrawnName[] =>
  [...geometry.cities.values()].map((city) => {
    const { dx, dy } = geometry.names.local.near.get(city.id) ?? { dx: 0, dy: 0 };
    const [x, y] = [city.x + dx, city.y + dy];
    const box = { x, y, width: 0, height: 0 };
    return { city, text: cityName('local', city.id), x, y, size: NAME_SIZE.near, box, strong: false };
  });

export function CardMap(map: LoadedMap) {
  const { geometry, scenery } = map;
  const marks = marksOf(map);
  const names = namesIn(map).filter(({ y }) => y < TRAIN_TOP);
  const isClear = ({ x, y }: DrawnName): boolean => x >= CLEAR.left && x <= CLEAR.right && y >= CLEAR.top;
  return (
    <>
      <Ground scenery={scenery} />
      <Ties geometry={geometry} />
      <Network geometry={geometry} marks={marks} me="blue" moving={false} />
      <Cities geometry={geometry} marks={marks} />
      <g class="th-under-words">
        <Names names={names.filter((name) => !isClear(name))} />
      </g>
      <Names names={names.filter(isClear)} />
    </>
  );
}

/** The first drawing of a kind in the content, with its livery. */
const artOf = (kind: string): string => content.vehicles.find(({ art }) => art.startsWith(`${kind}/`))?.art ?? kind;

export function CardTrain() {
  return (
    <>
      {TRAIN.map((kind) => (
        <Silhouette key={kind} art={artOf(kind)} width={180} />
      ))}
    </>
  );
}
