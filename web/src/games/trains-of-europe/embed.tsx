// Trains of Europe in the replay that any page can embed.

import { useEffect, useMemo, useState } from 'preact/hooks';
import {
  contentOf,
  statementsOf,
  trainsOfEurope,
  type ContentIndex,
  type Event,
  type View,
} from '@branchline/trains-of-europe';
import type { Language } from '../../prefs/languages.ts';
import { embeddedGame, type PictureProps, type Shown, type Standing } from '../embedded-game.ts';
import { COLOURS } from './colours.ts';
import { fetchArchive } from './earlier-contents.ts';
import { loadMap, type LoadedMap } from './map/load.ts';
import { MapPlate } from './map/map-plate.tsx';
import { cityName } from './map/names.ts';
import ground from './map/paint/ground.css?inline';
import marksPaint from './map/paint/marks.css?inline';
import network from './map/paint/network.css?inline';
import tokens from './map/paint/tokens.css?inline';
import type { Messages } from './messages/catalogue.ts';
import { moneyIn } from './messages/money.ts';
import { logOf } from './play/log-of.ts';
import { isByHand, shownProfit } from './play/office.ts';
import { rowsOf } from './play/rows-of-tracks.ts';
import { namesOf, type Names } from './play/tell/names.ts';
import { colourOf } from './screens/parts/colour.ts';

type Position = Shown<View, Event>;

const MESSAGES: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./messages/en.ts')).en,
  de: async () => (await import('./messages/de.ts')).de,
  fr: async () => (await import('./messages/fr.ts')).fr,
  nl: async () => (await import('./messages/nl.ts')).nl,
  pl: async () => (await import('./messages/pl.ts')).pl,
};

function useMap({ content: { map } }: ContentIndex): LoadedMap | undefined {
  const [loaded, setLoaded] = useState<LoadedMap>();
  useEffect(() => {
    let wanted = true;
    // Without its drawing the moves and the scores are still told.
    loadMap(map).then(
      (found) => wanted && setLoaded(found),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [map]);
  return loaded;
}

const LOCAL = (city: string): string => cityName('local', city);

function pictureIn({ text }: Names) {
  const texts = { city: LOCAL, price: (eur: number) => text.money.cash(eur) };
  return ({ shown, width, label }: PictureProps<View, Event>) => {
    const { view, entries } = shown;
    const index = contentOf(view.config);
    const loaded = useMap(index);
    const marks = useMemo(() => {
      const rows = rowsOf(
        view,
        entries.flatMap(({ events }) => events),
      );
      return { tracks: [...rows].map(([section, seats]) => ({ section, companies: seats.map(colourOf) })) };
    }, [shown]);
    const around = useMemo(() => index.content.map.cities.map(({ id }) => id), [index]);
    if (!loaded) return null;
    return (
      <MapPlate
        {...loaded}
        marks={marks}
        me="blue"
        names="local"
        texts={texts}
        around={around}
        width={width}
        height={width}
        label={label}
      />
    );
  };
}

/** What the evaluation comes to once the game is over; before, the profit of a year. */
function standingsIn({ text }: Names, { view }: Position): readonly Standing[] {
  const { money, year, evaluation } = text;
  const isOver = view.public.stage.kind === 'over' && !isByHand(view);
  const statements = isOver ? statementsOf(view) : undefined;
  return view.public.left.map((_, seat) => {
    const total = statements?.[seat]?.total;
    return total === undefined
      ? { figure: year.short(money.signed(shownProfit(view, seat))), unit: '' }
      : { figure: money.points(total), unit: evaluation.points(Math.trunc(total / 6)).replace(/^\S+\s/, '') };
  });
}

export const embedded = embeddedGame<View, Event>({
  playable: {
    game: trainsOfEurope,
    summarise: () => null,
    archive: fetchArchive,
    notation: async () => (await import('@branchline/trains-of-europe/notation')).notation,
  },
  face: {
    family: 'Fira Sans Extra Condensed',
    files: [
      { file: 'fira-600', weight: '600' },
      {
        file: 'fira-600-places',
        weight: '600',
        letters: 'U+0103, U+0119, U+012B, U+0130, U+0141-0142, U+0144, U+015B, U+0161, U+017C, U+0219',
      },
    ],
  },
  styles: tokens + ground + network + marksPaint,
  colours: COLOURS,
  async speak({ language, view, who }) {
    const text = await MESSAGES[language]();
    const names = namesOf(contentOf(view.config), { text, language, naming: 'local', who });
    const money = moneyIn(language);
    return {
      title: text.game,
      log: (entries) => logOf(names, entries),
      chapter: ({ view: { public: open } }) => text.year.number(Math.max(1, open.year)),
      standings: (shown) => standingsIn(names, shown),
      parts: ({ view: { public: open } }) =>
        open.profits.map((profits, year) => {
          const most = Math.max(...profits);
          return {
            name: text.year.number(year + 1),
            bySeat: profits.map((profit) => money.signed(profit)),
            winners: [...profits.keys()].filter((seat) => profits[seat] === most),
          };
        }),
      Picture: pictureIn(names),
    };
  },
});
