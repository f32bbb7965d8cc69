// Polskie teksty wglądu w grę firm.

import { pluralsOf } from '../../../../../messages/plural.ts';
import type { InsightMessages } from './text.ts';

const n = pluralsOf('pl');

export const pl: InsightMessages = {
  soon: [
    'skąd biorą się twoje punkty',
    'jak dokładne są twoje decyzje, partia po partii',
    'w\u00a0których fazach tracisz najwięcej',
    'co przynoszą twoje licencje i\u00a0pojazdy',
  ],
  counting: (done, all) => `Przeglądanie twoich partii: ${done} z\u00a0${all}`,
  won: (games) =>
    n(games, {
      one: 'wygranych z\u00a0# partii',
      few: 'wygranych z\u00a0# partii',
      many: 'wygranych z\u00a0# partii',
      other: 'wygranych z\u00a0# partii',
    }),
  points: 'punktów na partię',
  completed: 'wykonanych kontraktów na partię',
  first: 'średni rok pierwszego wykonanego kontraktu',
  accuracy: {
    now: 'dokładność',
    title: 'Dokładność w\u00a0czasie',
    about:
      'Jaką część szansy na wygraną udało się zachować z\u00a0tej, którą zachowałyby znalezione lepsze wybory. Linia to średnia z\u00a0pięciu partii.',
    none: 'Żadna z\u00a0tych partii nie została jeszcze przeanalizowana.',
    label: (games, latest) =>
      n(games, {
        one: `Dokładność w\u00a0# partii; ostatnio ${latest}`,
        few: `Dokładność w\u00a0# partiach; ostatnio ${latest}`,
        many: `Dokładność w\u00a0# partiach; ostatnio ${latest}`,
        other: `Dokładność w\u00a0# partii; ostatnio ${latest}`,
      }),
    table: 'Jako tabela',
    chart: 'Jako wykres',
    date: 'Zagrana',
    share: 'Dokładność',
    open: (date) => `Analiza partii z\u00a0dnia ${date}`,
    offer: (count) =>
      n(count, {
        one: '# partia nie ma jeszcze analizy.',
        few: '# partie nie mają jeszcze analizy.',
        many: '# partii nie ma jeszcze analizy.',
        other: '# partii nie ma jeszcze analizy.',
      }),
    start: (count) =>
      n(count, {
        one: 'Analizuj teraz',
        few: 'Analizuj wszystkie',
        many: 'Analizuj wszystkie',
        other: 'Analizuj wszystkie',
      }),
    working: (game, all, share) => `Analiza partii ${game} z\u00a0${all}: ${share}`,
    goesOn: 'Analiza trwa dalej, gdy oglądasz inne strony.',
    stop: 'Zatrzymaj',
  },
  mistakes: {
    title: 'Typowe błędy',
    about:
      'Twoje decyzje, które coś oddały, według fazy i\u00a0tego, co robił lepszy wybór. Najdroższe rodzaje najpierw.',
    none: 'Na razie nic nie znaleziono. Pokażą je analizy twoich partii.',
    kind: 'Co się stało',
    times: 'Razy',
    given: 'Oddano',
    calling: 'Ogłaszanie fazy',
    hows: {
      other: 'coś innego było lepsze',
      more: 'zakończone za wcześnie',
      less: 'należało zakończyć',
    },
    points: (points) => `${points} pkt`,
    example: (loss, date) => `${loss} w\u00a0dniu ${date}`,
    examples: 'Na przykład:',
  },
  lines: {
    title: 'Skąd biorą się twoje punkty',
    line: 'Ocena końcowa',
    points: 'Punkty na partię',
    returns: (licences, vehicles) =>
      `Ponad swoją cenę twoje licencje przyniosły na partię ${licences}, a\u00a0pojazdy ${vehicles}.`,
  },
};
