// Names as the player wants them: cities on the spot or translated, regions and waters in the language of the page.

import { computed } from '@preact/signals';
import type { Board, City, Region } from '@branchline/boards';
import { nameIn } from '../../../prefs/languages.ts';
import { text, textLanguage } from '../messages/text.ts';
import { preferences } from '../settings.ts';

export const cityName = (city: City): string =>
  preferences.value.naming === 'local' ? city.local : nameIn(city.names, textLanguage.value);

export const regionName = (region: Region): string => nameIn(region.title, textLanguage.value);

export const boardName = (board: Board): string => nameIn(board.title, textLanguage.value);

export const regionOf = (board: Board, city: City): Region => board.regions.find(({ id }) => id === city.region)!;

/** Texts the board widget needs; the same functions as long as language and naming stay, so that it need not redraw. */
export const boardTexts = computed(() => {
  const { waters, table } = text.value;
  const naming = preferences.value.naming;
  const language = textLanguage.value;
  return (board: Board) => {
    const cities = new Map(
      board.cities.map((city) => [city.id, naming === 'local' ? city.local : nameIn(city.names, language)]),
    );
    return {
      label: table.board(nameIn(board.title, language)),
      role: table.boardRole,
      city: (id: string): string => cities.get(id) ?? id,
      water: (key: string): string => (waters as Readonly<Record<string, string>>)[key] ?? '',
    };
  };
});
