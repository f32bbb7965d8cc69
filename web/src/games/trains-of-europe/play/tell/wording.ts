// Names that a published content words badly. Its hash covers them and games on record carry it, so they are put right
// where they are shown; the next content takes them over.

import { nameIn, type Language } from '../../../../prefs/languages.ts';

const CONTRACTS: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  de: { 'lowland-shuttle': 'Flachland-Pendelzug', 'burgundy-sprint': 'Burgund-Sprint' },
  pl: {
    'gotthard-tankers': 'Cysterny przez Gotthard',
    'seven-hills-freight': 'Ładunek siedmiu wzgórz',
    'channel-and-alps': 'La Manche i\u00a0Alpy',
    'baltic-amber': 'Bałtycki bursztyn',
    'biscay-breeze': 'Bryza biskajska',
    'orange-coast': 'Pomarańczowe wybrzeże',
    'lowland-shuttle': 'Wahadło nizinne',
    'black-sea-breeze': 'Bryza czarnomorska',
    'channel-arrow': 'Strzała La Manche',
    'brandenburg-arrow': 'Strzała brandenburska',
    'book-fair-freight': 'Ładunek targów książki',
    'clockwork-cargo': 'Zegarmistrzowski ładunek',
  },
};

const VEHICLES: typeof CONTRACTS = { nl: { belvedere: 'Belvedère' } };

/** Valence alone is the French railway town on the Rhône. */
const CITIES: typeof CONTRACTS = { fr: { valencia: 'Valencia' } };

const COUNTRIES: typeof CONTRACTS = { pl: { NL: 'Holandia' } };

type Texts = Readonly<Record<string, string>>;

export const contractTitle = ({ id, title }: { readonly id: string; readonly title: Texts }, language: Language) =>
  CONTRACTS[language]?.[id] ?? nameIn(title, language);

type Named = { readonly id: string; readonly name: Texts };

export const vehicleName = ({ id, name }: Named, language: Language): string =>
  VEHICLES[language]?.[id] ?? nameIn(name, language);

export const countryName = ({ id, name }: Named, language: Language): string =>
  COUNTRIES[language]?.[id] ?? nameIn(name, language);

export const cityAbroad = ({ id, name }: Named, language: Language): string =>
  CITIES[language]?.[id] ?? nameIn(name, language);
