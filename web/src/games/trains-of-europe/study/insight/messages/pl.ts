// Polish texts of insight into companies.

import { pluralsOf } from '../../../../../messages/plural.ts';
import type { InsightMessages } from './text.ts';

const n = pluralsOf('pl');

export const pl: InsightMessages = {
  soon: [
    'skąd biorą się twoje punkty',
    'jak dokładne są twoje decyzje, gra po grze',
    'w\u00a0których fazach tracisz najwięcej',
    'co przynoszą twoje licencje i\u00a0pojazdy',
  ],
  counting: (done, all) => `Odczytywanie twoich gier: ${done} z\u00a0${all}`,
  won: (games) =>
    n(games, {
      one: 'wygranych z\u00a0# gry',
      few: 'wygranych z\u00a0# gier',
      many: 'wygranych z\u00a0# gier',
      other: 'wygranych z\u00a0# gry',
    }),
  points: 'punktów na grę',
  completed: 'wykonanych kontraktów na grę',
  first: 'średni rok pierwszego wykonanego kontraktu',
  accuracy: {
    now: 'dokładność',
    title: 'Dokładność w\u00a0czasie',
    about:
      'Jaką część szansy na wygraną udało się zachować w\u00a0porównaniu z\u00a0najlepszymi znalezionymi decyzjami. Linia to średnia z\u00a0pięciu gier.',
    none: 'Żadna z\u00a0tych gier nie została jeszcze przeanalizowana.',
    label: (games, latest) =>
      n(games, {
        one: `Dokładność w\u00a0# grze; ostatnio ${latest}`,
        few: `Dokładność w\u00a0# grach; ostatnio ${latest}`,
        many: `Dokładność w\u00a0# grach; ostatnio ${latest}`,
        other: `Dokładność w\u00a0# gry; ostatnio ${latest}`,
      }),
    table: 'Jako tabela',
    chart: 'Jako wykres',
    date: 'Zagrana',
    share: 'Dokładność',
    open: (date) => `Analiza gry z\u00a0dnia ${date}`,
    offer: (count) =>
      n(count, {
        one: '# gra nie ma jeszcze analizy.',
        few: '# gry nie mają jeszcze analizy.',
        many: '# gier nie ma jeszcze analizy.',
        other: '# gry nie ma jeszcze analizy.',
      }),
    start: (count) =>
      n(count, {
        one: 'Analizuj teraz',
        few: 'Analizuj wszystkie',
        many: 'Analizuj wszystkie',
        other: 'Analizuj wszystkie',
      }),
    working: (game, all, share) => `Analiza gry ${game} z\u00a0${all}: ${share}`,
    goesOn: 'Analiza trwa dalej, gdy oglądasz inne strony.',
    stop: 'Zatrzymaj',
  },
  mistakes: {
    title: 'Typowe błędy',
    about: 'Twoje kosztowne decyzje, według fazy i\u00a0tego, co byłoby lepsze. Najdroższe rodzaje najpierw.',
    none: 'Na razie nie znaleziono błędów. Przeanalizuj swoje gry, aby je znaleźć.',
    kind: 'Co się stało',
    times: 'Razy',
    given: 'Koszt',
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
    points: 'Punkty na grę',
    returns: (licences, vehicles) =>
      `Ponad swoją cenę twoje licencje przyniosły na grę ${licences}, a\u00a0pojazdy ${vehicles}.`,
  },
};
