// Trans Europa in the replay that any page can embed.

import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { loadBoard } from '@branchline/boards/on-demand';
import { gridOf, transEuropa, type Event, type View } from '@branchline/trans-europa';
import { UNIT } from '../../map/types.ts';
import { listsOf } from '../../messages/plural.ts';
import type { Language } from '../../prefs/languages.ts';
import { PLAYER_COLOURS } from '../../ui/colours.ts';
import { embeddedGame, type PictureProps, type Shown } from '../embedded-game.ts';
import { BoardDrawing } from './board/board-drawing.tsx';
import { geometryOf } from './board/geometry.ts';
import type { Geography } from './board/scenery.ts';
import type { BoardMarks, CityMark } from './board/types.ts';
import ground from './board/ground.css?inline';
import paint from './board/paint.css?inline';
import type { ToldMessages } from './messages/catalogue.ts';
import type { NameOfCard } from './play/card-names.ts';
import { logLines } from './play/log.ts';
import { cityMarks, holderMarks, laidMarks, lastMoveIn, missingMarks } from './play/marks.ts';
import { roundScoredIn } from './play/pace.ts';
import { standingOf } from './play/score.ts';

type Position = Shown<View, Event>;

const MESSAGES: Readonly<Record<Language, () => Promise<ToldMessages>>> = {
  en: async () => (await import('./messages/en.ts')).en,
  de: async () => (await import('./messages/de.ts')).de,
  fr: async () => (await import('./messages/fr.ts')).fr,
  nl: async () => (await import('./messages/nl.ts')).nl,
  pl: async () => (await import('./messages/pl.ts')).pl,
};

/** At the end of a round all hands lie open; of a game that is over they are known at any time. */
function citiesOf({ view, open, entries }: Position): readonly CityMark[] {
  const scored = roundScoredIn(entries.at(-1));
  if (scored) return holderMarks(scored.hands);
  if (open.length === 0) return cityMarks(view, undefined, []);
  const { graph } = gridOf(view.config.board);
  return holderMarks(open.map(({ own }) => (own?.hand ?? []).map((city) => graph.cityIds[city]!)));
}

function marksOf(shown: Position): BoardMarks {
  const { view, entries } = shown;
  const scored = roundScoredIn(entries.at(-1)) !== undefined;
  const lastMove = scored ? undefined : lastMoveIn(entries);
  return {
    ...laidMarks(view, undefined),
    cities: citiesOf(shown),
    missing: scored ? missingMarks(view, new Map()) : [],
    ...(lastMove === undefined ? {} : { lastMove }),
  };
}

/** Sea and land come after the net and the moves. */
function useLand(board: string) {
  const [land, setLand] = useState<Land>();
  useEffect(() => {
    let wanted = true;
    const load = async (): Promise<void> => {
      const { Ground, loadGeography } = await import('./board/land.ts');
      const geography = await loadGeography(board);
      if (wanted && geography) setLand({ Ground, geography });
    };
    // A board without its ground is still a board.
    load().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [board]);
  return land;
}

type Land = {
  readonly Ground: ComponentType<{ readonly geography: Geography; readonly water: (key: string) => string }>;
  readonly geography: Geography;
};

/** Px around the lattice, for the names of cities at its edge. */
const [BESIDE, ABOVE] = [42, 24];

function pictureIn({ waters }: ToldMessages) {
  const water = (key: string): string => (waters as Readonly<Record<string, string>>)[key] ?? '';
  return ({ shown, width, label }: PictureProps<View, Event>) => {
    const { board } = gridOf(shown.view.config.board);
    const marks = useMemo(() => marksOf(shown), [shown]);
    const city = useMemo(() => {
      const names = new Map(board.cities.map(({ id, local }) => [id, local]));
      return (id: string): string => names.get(id) ?? id;
    }, [board]);
    const { extent } = geometryOf(board);
    const scale = (width - 2 * BESIDE) / (extent.width / UNIT);
    const frame = {
      x: extent.x / UNIT - BESIDE / scale,
      y: extent.y / UNIT - ABOVE / scale,
      width: width / scale,
      height: extent.height / UNIT + (2 * ABOVE) / scale,
    };
    const land = useLand(board.id);
    return (
      <BoardDrawing
        board={board}
        marks={marks}
        scale={scale}
        frame={frame}
        city={city}
        label={label}
        {...(land && {
          overSea: land.geography.overSea,
          ground: <land.Ground geography={land.geography} water={water} />,
        })}
      />
    );
  };
}

/** The words of special cards are many: they come where such cards are in play. */
async function cardNamesIn(language: Language): Promise<NameOfCard> {
  const { nameIn } = await import('./play/card-names-in.ts');
  return nameIn(language);
}

export const embedded = embeddedGame<View, Event>({
  playable: {
    game: transEuropa,
    summarise: () => null,
    notation: async () => (await import('@branchline/trans-europa/notation')).notation,
  },
  prepare: loadBoard,
  styles: paint + ground,
  face: {
    family: 'Fira Sans Condensed',
    files: ['500', '600'].flatMap((weight) => [
      { file: `fira-sans-condensed-${weight}`, weight },
      { file: `fira-sans-condensed-${weight}-ro`, weight, letters: 'U+0218-021B' },
    ]),
  },
  colours: PLAYER_COLOURS,
  async speak({ language, view, who }) {
    const { config } = view;
    const { board } = gridOf(config.board);
    const own = await MESSAGES[language]();
    const words = {
      text: { ...own, list: listsOf(language) },
      language,
      city: ({ local }: { local: string }) => local,
    };
    const card = config.options.specialCards === 'off' ? undefined : await cardNamesIn(language);
    const { table } = own;
    const named = (round: number): string => table.round(round);
    return {
      title: board.title[language],
      log: (entries) => logLines({ board, words, who, ...(card ? { card } : {}) }, entries),
      chapter: ({ view: { public: position }, entries }) =>
        named(Math.max(1, position.rounds.length + (roundScoredIn(entries.at(-1)) || position.winners ? 0 : 1))),
      standings: ({ view: { public: position } }) =>
        position.scores.map((score) => {
          const { shown, figure, kind } = standingOf(config, score);
          return { figure, unit: kind === 'penalty' ? table.points(shown) : table.prestigeUnit };
        }),
      parts: ({ view: { public: position } }) =>
        position.rounds.map(({ points, missing, complete }, round) => {
          const least = Math.min(...missing);
          const sign = standingOf(config, 0).kind === 'penalty' ? '−' : '+';
          return {
            name: named(round + 1),
            bySeat: points.map((count) => (count === 0 ? '0' : `${sign}${count}`)),
            winners: complete.length > 0 ? complete : [...missing.keys()].filter((seat) => missing[seat] === least),
          };
        }),
      Picture: pictureIn(own),
    };
  },
});
