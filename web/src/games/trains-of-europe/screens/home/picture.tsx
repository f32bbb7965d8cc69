// The map with sticks of four companies, and a train of the game's own vehicles in front of it. A picture: nothing to press.

import { useEffect, useState } from 'preact/hooks';
import { content } from '@branchline/trains-of-europe';
import './picture.css';
import {
  cityName,
  loadMap,
  NO_MARKS,
  TrainsMap,
  type CompanyColour,
  type LoadedMap,
  type MapMarks,
} from '../../map/index.ts';
import { Silhouette } from '../parts/art/silhouette.tsx';
import { layout } from '../../../../ui/layout.ts';

const HELD: Readonly<Record<CompanyColour, string>> = {
  red: 'london-calais calais-bruxelles bruxelles-koln koln-frankfurt frankfurt-munchen hamburg-koln koln-berlin munchen-praha',
  green:
    'oslo-stockholm gdansk-stockholm gdansk-berlin warszawa-gdansk riga-tallinn vilnius-riga warszawa-vilnius krakow-warszawa krakow-lviv helsinki-stockholm tallinn-helsinki',
  blue: 'hamburg-kobenhavn kobenhavn-goteborg amsterdam-hamburg hamburg-berlin berlin-warszawa berlin-praha praha-krakow frankfurt-praha goteborg-oslo warszawa-gdansk',
  orange:
    'berlin-warszawa krakow-warszawa wien-budapest paris-lyon lyon-milano milano-venezia budapest-beograd lyon-marseille',
};

/** The whole map is fitted into a frame larger than the picture, so that its middle is seen. */
const INSETS = {
  card: { top: -262, right: -177, bottom: -341, left: -70 },
  phone: { top: -177, right: -124, bottom: -235, left: -62 },
  form: { top: -270, right: -39, bottom: -330, left: -77 },
} as const;

const TRAIN = ['closed', 'sleeper', 'pax1', 'eloco'] as const;

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

/** The first drawing of a kind in the content, with its livery. */
const artOf = (kind: string): string => content.vehicles.find(({ art }) => art.startsWith(`${kind}/`))?.art ?? kind;

/** Names stand clear of the words on the card's left side. */
const WORDS = { x: 0, y: 0, width: 330, height: 320 } as const;

export function HomePicture({ framed = false }: { readonly framed?: boolean }) {
  const [loaded, setLoaded] = useState<LoadedMap>();
  useEffect(() => {
    let wanted = true;
    void loadMap(content.map).then((found) => wanted && setLoaded(found));
    return () => {
      wanted = false;
    };
  }, []);
  return (
    <div class="th-picture" aria-hidden="true" inert aria-busy={loaded === undefined}>
      {loaded && (
        <TrainsMap
          {...loaded}
          marks={marksOf(loaded)}
          me="blue"
          names="local"
          motion="off"
          insets={INSETS[framed ? 'form' : layout.value === 'phone' ? 'phone' : 'card']}
          panels={framed ? [] : [WORDS]}
          texts={{
            label: '',
            city: (city) => (layout.value === 'phone' ? '' : cityName('local', city)),
            water: () => '',
            section: () => '',
            price: () => '',
          }}
        />
      )}
      <div class="th-veil" />
      <div class="th-train">
        {TRAIN.map((kind) => (
          <Silhouette key={kind} art={artOf(kind)} width={180} />
        ))}
      </div>
    </div>
  );
}
