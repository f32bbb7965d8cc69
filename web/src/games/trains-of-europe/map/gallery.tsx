// A page for developers: the business map in all its states, for looking at and for screenshots.
// Query: scene, theme, names, frame (desktop, phone, bare), show (a section to fly to), zoom.
import { content } from '@branchline/trains-of-europe';
import { render } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import '../../../ui/theme/index.css';
import { NAME_SETS } from './data.ts';
import type { NameSet } from './data.ts';
import { GALLERY_SCENES, galleryMarks } from './gallery-marks.ts';
import type { GalleryScene } from './gallery-marks.ts';
import { cityName, loadMap, MapPicture, TrainsMap } from './index.ts';
import type { LoadedMap, MapCursor, MapHandle, MapMarks, MapTexts, SectionId } from './index.ts';

const query = new URLSearchParams(location.search);
const theme = query.get('theme');
if (theme !== null) document.documentElement.dataset['theme'] = theme;

const choice = <T extends string>(key: string, known: readonly T[], usual: T): T =>
  known.find((value) => value === query.get(key)) ?? usual;

const scene: GalleryScene = choice('scene', GALLERY_SCENES, 'meeting');
const names: NameSet = choice('names', NAME_SETS, 'local');
const frame = choice('frame', ['desktop', 'phone', 'bare'], innerWidth < 700 ? 'phone' : 'desktop');

const WATERS: Readonly<Record<string, string>> = {
  'north-sea': 'North Sea',
  'baltic-sea': 'Baltic Sea',
  'atlantic-ocean': 'Atlantic Ocean',
  'mediterranean-sea': 'Mediterranean Sea',
  'black-sea': 'Black Sea',
  'adriatic-sea': 'Adriatic Sea',
};

const INSETS = {
  desktop: { top: 0, right: 0, bottom: 0, left: 196 },
  phone: { top: 0, right: 0, bottom: 0, left: 0 },
  bare: { top: 0, right: 0, bottom: 0, left: 0 },
} as const;
const PANELS = [
  { x: 14, y: 14, width: 212, height: 224 },
  { x: 14, y: 460, width: 212, height: 360 },
];

const textsOf = ({ geometry }: LoadedMap): MapTexts => ({
  label: 'Map of Europe',
  city: (id) => cityName(names, id),
  water: (key) => WATERS[key] ?? key,
  section: (id, from) => {
    const section = geometry.sections.get(id);
    if (section === undefined) return id;
    const to = section.a === from ? section.b : section.a;
    return `${cityName(names, from)} – ${cityName(names, to)}, ${section.segments} segments`;
  },
  price: (eur, on) => `${eur / 1000}${on === 'ticket' ? 'k' : ''}`,
});

/** As on contract cards, and as the networks at the end. */
function Pictures({ geometry, scenery }: LoadedMap) {
  return (
    <div class="pictures">
      <MapPicture
        geometry={geometry}
        scenery={scenery}
        width={94}
        height={90}
        ways={[
          { sections: ['hamburg-berlin', 'berlin-praha'], company: 'blue' },
          { sections: ['wien-praha', 'wien-budapest'], company: 'blue', missing: true },
        ]}
        stops={[
          { city: 'hamburg', letter: 'A' },
          { city: 'berlin', letter: 'B' },
          { city: 'praha', letter: 'C' },
          { city: 'budapest', letter: 'D' },
        ]}
      />
      <MapPicture
        geometry={geometry}
        scenery={scenery}
        width={124}
        height={144}
        fit="all"
        label="Network of orange"
        ways={[
          {
            sections: ['lisboa-madrid', 'madrid-barcelona', 'marseille-barcelona', 'lyon-marseille'],
            company: 'orange',
          },
        ]}
        cities={['lisboa', 'madrid', 'barcelona', 'marseille', 'lyon']}
      />
    </div>
  );
}

function Playground({ loaded }: { readonly loaded: LoadedMap }) {
  const { geometry, scenery } = loaded;
  const [marks, setMarks] = useState<MapMarks>(() => galleryMarks(geometry, scene));
  const [note, setNote] = useState('');
  const [handle, setHandle] = useState<MapHandle>();
  const texts = useMemo(() => textsOf(loaded), [loaded]);
  const select = (section: SectionId): void => {
    const price = marks.offers.find((o) => o.section === section)?.price;
    setNote(texts.section(section, geometry.sections.get(section)?.a ?? ''));
    setMarks((old) => ({ ...old, selected: { section, ...(price === undefined ? {} : { price }) } }));
  };
  useEffect(() => {
    const section = query.get('show');
    if (section !== null) handle?.show({ sections: section.split(' ') }, Number(query.get('zoom') ?? 1.5));
  }, [handle]);
  return (
    <div class={`frame ${frame}`}>
      <TrainsMap
        geometry={geometry}
        scenery={scenery}
        marks={marks}
        me="blue"
        names={names}
        texts={texts}
        insets={INSETS[frame]}
        {...(frame === 'desktop' ? { panels: PANELS } : {})}
        handle={setHandle}
        onSection={select}
        onCity={(city) => setMarks((old) => ({ ...old, focus: city }))}
        onChoices={(sections) => setNote(`Which? ${sections.join(', ')}`)}
        onNothing={() => setMarks(() => galleryMarks(geometry, scene))}
        onCursor={(cursor: MapCursor) => setMarks((old) => ({ ...old, cursor }))}
      />
      <div class="panel" style={{ top: '82px', height: '224px' }} />
      <div class="panel" style={{ top: '528px', height: '360px' }} />
      <p class="note" role="status">
        {note}
      </p>
      {frame === 'desktop' && <Pictures {...loaded} />}
    </div>
  );
}

const root = document.getElementById('gallery');
if (root !== null) void loadMap(content.map).then((loaded) => render(<Playground loaded={loaded} />, root));
