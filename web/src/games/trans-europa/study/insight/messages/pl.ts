// Polish texts of insight.

import { pluralsOf } from '../../../../../messages/plural.ts';
import type { InsightMessages } from './text.ts';

const n = pluralsOf('pl');
const positions = (count: number): string =>
  n(count, { one: '# z tych pozycji', few: '# z tych pozycji', many: '# z tych pozycji', other: '# z tych pozycji' });

export const pl: InsightMessages = {
  soon: [
    'gdzie zaczynasz i jak kończyły się te rundy',
    'ile twoich torów używają inni, a ile ich torów używasz ty',
    'które kolory kosztują cię punkty',
    'jak dokładne są twoje ruchy, gra po grze',
    'twoje typowe błędy, z pozycjami do poprawienia',
  ],
  which: 'Które gry',
  allGames: (count) =>
    n(count, { one: '# gra', few: 'Wszystkie # gry', many: 'Wszystkie # gier', other: 'Wszystkie # gier' }),
  games: (count) => n(count, { one: '# gra', few: '# gry', many: '# gier', other: '# gier' }),
  rounds: (count) => n(count, { one: '# runda', few: '# rundy', many: '# rund', other: '# rundy' }),
  roundsWon: 'wygranych rund',
  missing: 'brakujących torów na rundę',
  accuracyNow: 'dokładność',
  counting: (done, all) => `Przeglądanie twoich gier: ${done} z ${all}`,
  columns: {
    rounds: 'Rundy',
    won: 'Wygrane',
    missing: 'Brakujące',
    lost: 'Stracone',
    count: 'Ile razy',
    perRound: 'Na rundę',
  },
  starts: {
    title: 'Gdzie zaczynasz',
    about: 'Rundy dzielone liczą się w części. Brakujące: tory, których średnio brakowało na koniec rundy.',
    kind: 'Znacznik początkowy',
    kinds: { own: 'W mieście z twojej ręki', city: 'W innym mieście', beside: 'Obok miast' },
    place: 'Miasto lub okolica',
    more: (count) =>
      n(count, {
        one: 'Pokaż jeszcze # miejsce',
        few: 'Pokaż jeszcze # miejsca',
        many: 'Pokaż jeszcze # miejsc',
        other: 'Pokaż jeszcze # miejsca',
      }),
    few: 'Liczby z kilku rund to głównie szczęście.',
  },
  tracks: {
    title: 'Wspólne tory',
    about: 'Liczone na koniec każdej rundy: którymi torami znacznik każdego gracza dociera do jego miast.',
    yours: (count) =>
      n(count, {
        one: '# tor położony przez ciebie',
        few: '# tory położone przez ciebie',
        many: '# torów położonych przez ciebie',
        other: '# toru położonego przez ciebie',
      }),
    byOthers: 'używane też przez innych',
    byYou: 'używane tylko przez ciebie',
    byNobody: 'nieużywane przez nikogo',
    used: (count) =>
      n(count, {
        one: '# tor używany przez ciebie',
        few: '# tory używane przez ciebie',
        many: '# torów używanych przez ciebie',
        other: '# toru używanego przez ciebie',
      }),
    laidByYou: 'położone przez ciebie',
    laidByOthers: 'położone przez innych',
  },
  colours: {
    title: 'Stracone punkty według koloru',
    about:
      'Brakujące tory rozdzielone między nieosiągnięte miasta według tego, jak daleko jeszcze leżały. W grze klasycznej każdy kosztuje punkt.',
    colour: 'Region',
    open: 'Nieosiągnięte',
    of: (open, held) => `${open} z ${held}`,
    points: 'Tory',
  },
  accuracy: {
    title: 'Dokładność w czasie',
    about:
      'Jaką część szansy, którą zachowałyby najlepsze znalezione ruchy, udało się zachować. Linia to średnia z pięciu gier.',
    none: 'Żadna z tych gier nie ma jeszcze analizy.',
    label: (games, latest) => `Dokładność, ${games}; ostatnio ${latest}`,
    table: 'Jako tabela',
    chart: 'Jako wykres',
    date: 'Rozegrana',
    share: 'Dokładność',
    turns: 'Własne ruchy',
    review: 'Analiza',
    open: (date) => `Analiza gry z dnia ${date}`,
    offer: (count) =>
      n(count, {
        one: '# gra nie ma jeszcze analizy.',
        few: '# gry nie mają jeszcze analizy.',
        many: '# gier nie ma jeszcze analizy.',
        other: '# gier nie ma jeszcze analizy.',
      }),
    start: (count) =>
      n(count, { one: 'Analizuj teraz', few: 'Analizuj teraz', many: 'Analizuj teraz', other: 'Analizuj teraz' }),
    working: (game, all, share) => `Analiza gry ${game} z ${all}: ${share}`,
    goesOn: 'To trwa dalej, gdy oglądasz inne strony.',
    stop: 'Zatrzymaj',
  },
  mistakes: {
    title: 'Typowe błędy',
    about:
      'Twoje ruchy, które coś oddały, według tego, co przemawia za lepszym ruchem. Najpierw to, co kosztuje cię więcej niż uważnego gracza.',
    habit: (name, cost, usual) =>
      `*${name}*: to twój najdroższy nawyk. Kosztuje ${cost} szansy na rundę, uważny gracz traci tak ${usual}.`,
    noHabit: 'Żaden nawyk się nie wyróżnia: to, co oddajesz, rozkłada się na wiele rodzajów.',
    none: 'Na razie nic. Analizy twoich gier je ujawnią.',
    kind: 'Co się stało',
    marker: {
      start: 'Początek, który kosztuje więcej torów',
      middle: 'Początek pośród twoich miast',
      place: 'Inny początek był lepszy',
    },
    build: {
      completes: 'Wygrana pozostawiona na stole',
      reaches: 'Pominięte miasto w zasięgu',
      together: 'Brak zbliżenia do kilku miast naraz',
      leave: 'Budowanie tam, gdzie i tak budują inni',
      fewer: 'Objazd',
      double: 'Cały ruch na linię podwójną',
      shuns: 'Omijanie linii podwójnej',
      'keeps-ferry': 'Kolorowy tor zużyty za wcześnie',
      place: 'Lepiej było budować gdzie indziej',
    },
    example: (loss, date) => `${loss}, ${date}`,
    examples: 'Na przykład:',
    train: (count) => `Ćwicz ${positions(count)}`,
    cannot: 'Pozycje do ćwiczeń powstają z błędów od 8% w grach bez kart specjalnych.',
  },
};
