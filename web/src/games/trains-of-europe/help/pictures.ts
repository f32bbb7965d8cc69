// The figures of the rules pages, by section.

import { content } from '@branchline/trains-of-europe';
import { NO_MARKS } from '../map/types.ts';
import type { CompanyColour, MapMarks } from '../map/types.ts';
import type { SectionId } from './outline.ts';
import type { HelpFigure, MapFigure } from './types.ts';

type Held = Partial<Record<CompanyColour, string>>;

const sectionsById = new Map(content.map.sections.map((section) => [section.id, section]));

/** Who holds what, each a list of sections; on a shared one the companies stand in the order they are named in here. */
const tracksOf = (held: Held): MapMarks['tracks'] => {
  const tracks = new Map<string, CompanyColour[]>();
  for (const [colour, sections] of Object.entries(held) as [CompanyColour, string][]) {
    for (const id of sections.split(' ')) tracks.set(id, [...(tracks.get(id) ?? []), colour]);
  }
  return [...tracks].map(([section, companies]) => ({ section, companies }));
};

const citiesOf = (sections: string): string[] => [
  ...new Set(sections.split(' ').flatMap((id) => [sectionsById.get(id)?.a ?? id, sectionsById.get(id)?.b ?? id])),
];

type Piece = {
  readonly around: string;
  readonly me: CompanyColour;
  readonly held: Held;
  readonly marks?: Partial<MapMarks>;
};

/** A piece of the map with licences on it; the cities of the viewer's network are filled. */
const piece = ({ around, me, held, marks = {} }: Piece): MapFigure => ({
  kind: 'map',
  around: around.split(' '),
  me,
  marks: {
    ...NO_MARKS,
    tracks: tracksOf(held),
    network: held[me] === undefined ? [] : citiesOf(held[me]),
    ...marks,
  },
});

const stops = (cities: string): MapMarks['stops'] =>
  cities.split(' ').map((city, i) => ({ city, letter: String.fromCodePoint(65 + i) }));

export const PICTURES: Readonly<Partial<Record<SectionId, HelpFigure>>> = {
  goal: piece({
    around: 'london paris kobenhavn warszawa roma budapest',
    me: 'blue',
    held: {
      red: 'manchester-london london-calais calais-bruxelles bruxelles-koln koln-frankfurt frankfurt-munchen munchen-wien',
      blue: 'hamburg-kobenhavn hamburg-berlin berlin-praha wien-praha wien-budapest',
      green: 'hamburg-kobenhavn kobenhavn-goteborg berlin-warszawa krakow-warszawa krakow-kosice kosice-budapest',
      orange: 'paris-lyon lyon-milano milano-venezia venezia-ljubljana ljubljana-zagreb milano-roma',
    },
  }),
  map: piece({ around: 'edinburgh dublin london paris koln amsterdam', me: 'blue', held: {} }),
  sections: piece({
    around: 'dublin manchester london paris koln',
    me: 'blue',
    held: {
      red: 'calais-bruxelles london-calais dublin-manchester',
      blue: 'calais-bruxelles bruxelles-koln',
    },
  }),
  glance: { kind: 'phases' },
  'contract-card': { kind: 'contract', contract: 'caledonian-girders' },
  kinds: { kind: 'vehicles', models: ['lark', 'otter', 'nocturne', 'raft'] },
  routes: piece({
    around: 'amsterdam bruxelles frankfurt',
    me: 'blue',
    held: { blue: 'bruxelles-amsterdam bruxelles-koln koln-frankfurt' },
    marks: { stops: stops('amsterdam frankfurt') },
  }),
  'on-site-meeting': piece({
    around: 'praha krakow wien budapest',
    me: 'blue',
    held: { orange: 'wien-budapest', blue: 'berlin-praha wien-praha' },
    marks: {
      plan: [{ section: 'wien-krakow', price: 40_000 }],
      selected: { section: 'wien-budapest', price: 40_000 },
    },
  }),
  'development-bonus': piece({
    around: 'oslo kobenhavn helsinki tallinn',
    me: 'green',
    held: { green: 'kobenhavn-goteborg goteborg-oslo tallinn-helsinki' },
  }),
  awards: piece({
    around: 'london kobenhavn warszawa roma',
    me: 'orange',
    held: {
      orange:
        'paris-bruxelles paris-lyon lyon-marseille lyon-milano lyon-zurich zurich-milano milano-venezia venezia-roma',
      green:
        'hamburg-kobenhavn hamburg-berlin berlin-warszawa warszawa-gdansk krakow-warszawa krakow-kosice kosice-budapest wien-budapest london-calais',
    },
  }),
};
