// Sample marks for the gallery: a table in its fifth year, seen by blue, in the states a screen asks for.
import type { MapGeometry, SectionId } from './geometry.ts';
import { NO_MARKS } from './types.ts';
import type { CompanyColour, MapMarks, OfferMark } from './types.ts';

export const GALLERY_SCENES = ['meeting', 'conference', 'changes', 'bonus', 'dimmed', 'empty', 'full'] as const;
export type GalleryScene = (typeof GALLERY_SCENES)[number];

const HELD: Readonly<Record<CompanyColour, string>> = {
  red: 'edinburgh-manchester manchester-london london-calais calais-bruxelles paris-bruxelles bruxelles-koln koln-frankfurt frankfurt-munchen munchen-wien munchen-venezia',
  green:
    'hamburg-kobenhavn kobenhavn-goteborg goteborg-oslo oslo-stockholm helsinki-stockholm tallinn-helsinki riga-tallinn vilnius-riga warszawa-vilnius krakow-warszawa',
  blue: 'hamburg-kobenhavn hamburg-berlin berlin-warszawa warszawa-gdansk berlin-praha wien-praha zagreb-beograd ljubljana-zagreb',
  orange:
    'lisboa-sevilla lisboa-madrid sevilla-madrid madrid-barcelona marseille-barcelona lyon-marseille paris-lyon lyon-milano milano-venezia venezia-ljubljana wien-budapest budapest-beograd',
};

const COLOURS = Object.keys(HELD) as CompanyColour[];
const PER_SEGMENT = 20_000;
const FACTORS = [1, 2, 4];
const CASH = 60_000;

const tracksOf = (): MapMarks['tracks'] => {
  const held = new Map<SectionId, CompanyColour[]>();
  for (const colour of COLOURS)
    for (const section of HELD[colour].split(' ')) held.set(section, [...(held.get(section) ?? []), colour]);
  return [...held].map(([section, companies]) => ({ section, companies }));
};

const offersOf = (geometry: MapGeometry, tracks: MapMarks['tracks'], network: ReadonlySet<string>): OfferMark[] =>
  [...geometry.sections.values()].flatMap(({ id, a, b, segments, tracks: rows }) => {
    const companies = tracks.find((t) => t.section === id)?.companies ?? [];
    if (companies.length >= rows || companies.includes('blue')) return [];
    const price = segments * PER_SEGMENT * (FACTORS[companies.length] ?? 4);
    const near = network.has(a) || network.has(b);
    return [{ section: id, price, state: price > CASH ? 'dear' : near ? 'near' : 'open' }];
  });

const filled = (geometry: MapGeometry): MapMarks['tracks'] =>
  [...geometry.sections.values()].map(({ id, tracks }, i) => ({
    section: id,
    companies: Array.from({ length: tracks }, (_, row) => COLOURS[(i + row) % COLOURS.length] ?? 'red'),
  }));

/** The table in the middle of a game, before a phase adds its own marks. */
function middleOfGame(geometry: MapGeometry): MapMarks {
  const tracks = tracksOf();
  const network = new Set(
    HELD.blue.split(' ').flatMap((id) => {
      const section = geometry.sections.get(id);
      return section === undefined ? [] : [section.a, section.b];
    }),
  );
  return {
    ...NO_MARKS,
    tracks,
    network: [...network],
    wanted: [
      'hamburg',
      'berlin',
      'praha',
      'budapest',
      'gdansk',
      'warszawa',
      'wien',
      'venezia',
      'kobenhavn',
      'amsterdam',
    ],
    offers: offersOf(geometry, tracks, network),
  };
}

export const galleryMarks = (geometry: MapGeometry, scene: GalleryScene): MapMarks => {
  if (scene === 'empty') return NO_MARKS;
  if (scene === 'full') return { ...NO_MARKS, tracks: filled(geometry) };
  const marks = middleOfGame(geometry);
  switch (scene) {
    case 'conference':
      return {
        ...marks,
        wanted: [],
        offers: [],
        glow: ['hamburg-berlin', 'berlin-praha', 'wien-praha'],
        plan: [
          { section: 'munchen-praha', price: 40_000 },
          { section: 'venezia-wien', price: 40_000 },
        ],
        stops: [
          { city: 'hamburg', letter: 'A' },
          { city: 'munchen', letter: 'B' },
          { city: 'venezia', letter: 'C' },
        ],
      };
    case 'dimmed':
      return { ...marks, offers: [], dimmed: true };
    case 'bonus':
      return { ...marks, offers: [], bonus: { company: 'blue', cities: marks.network } };
    case 'changes':
      return {
        ...marks,
        offers: [],
        changes: [
          { section: 'krakow-warszawa', company: 'green' },
          { section: 'lyon-milano', company: 'orange' },
          { section: 'munchen-wien', company: 'red' },
        ],
      };
    case 'meeting':
      return {
        ...marks,
        plan: [
          { section: 'amsterdam-hamburg', price: 40_000 },
          { section: 'venezia-wien', price: 40_000 },
        ],
        selected: { section: 'wien-budapest', price: 40_000 },
      };
  }
};
