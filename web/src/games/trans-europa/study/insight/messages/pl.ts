// Polish texts of insight.

import { pluralsOf } from '../../../../../messages/plural.ts';
import type { InsightMessages } from './text.ts';

const n = pluralsOf('pl');

export const pl: InsightMessages = {
  soon: [
    'gdzie zaczynasz i jak kończyły się te rundy',
    'z ilu twoich torów korzystają inni, a z ilu cudzych korzystasz ty',
    'które kolory kosztują cię punkty',
    'jak dokładne są twoje ruchy, gra po grze',
    'twoje typowe błędy, z pozycjami do ćwiczenia',
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
    about: 'Dzielone wygrane liczą się częściowo. Brakujące: tory, których średnio brakowało na koniec rundy.',
    kind: 'Znacznik początkowy',
    kinds: { own: 'W mieście z twojej ręki', city: 'W innym mieście', beside: 'Poza miastem' },
    place: 'Miasto lub okolica',
    more: (count) =>
      n(count, {
        one: 'Pokaż jeszcze # miejsce',
        few: 'Pokaż jeszcze # miejsca',
        many: 'Pokaż jeszcze # miejsc',
        other: 'Pokaż jeszcze # miejsca',
      }),
    few: 'Po kilku rundach te liczby pokazują głównie szczęście.',
  },
  tracks: {
    title: 'Wspólne tory',
    about: 'Liczone na koniec każdej rundy: tory łączące znacznik początkowy każdego gracza z jego miastami.',
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
      'Brakujące tory rozdzielone według odległości między niepołączone miasta. W grze klasycznej każdy tor kosztuje punkt.',
    colour: 'Region',
    open: 'Niepołączone',
    of: (open, held) => `${open} z ${held}`,
    points: 'Tory',
  },
  accuracy: {
    title: 'Dokładność w czasie',
    about:
      'Jaką część szans na wygraną, które dawały najlepsze ruchy, udało ci się zachować. Linia to średnia z pięciu gier.',
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
        other: '# gry nie ma jeszcze analizy.',
      }),
    start: () => 'Analizuj teraz',
    working: (game, all, share) => `Analiza gry ${game} z ${all}: ${share}`,
    goesOn: 'Analiza trwa dalej, gdy oglądasz inne strony.',
    stop: 'Zatrzymaj',
  },
  mistakes: {
    title: 'Typowe błędy',
    about:
      'Twoje ruchy, które kosztowały szansę na wygraną, według tego, dlaczego inny ruch był lepszy. Na górze to, co kosztuje cię więcej niż uważnego gracza.',
    habit: (name, cost, usual) =>
      `*${name}*: to twój najdroższy nawyk. Kosztuje ${cost} szansy na wygraną w każdej rundzie, a uważny gracz traci tak ${usual}.`,
    noHabit: 'Żaden nawyk się nie wyróżnia: straty rozkładają się na wiele rodzajów błędów.',
    none: 'Na razie nie znaleziono błędów. Przeanalizuj swoje gry, aby je znaleźć.',
    kind: 'Rodzaj błędu',
    marker: {
      start: 'Początek, który kosztuje więcej torów',
      middle: 'Początek pośród twoich miast',
      place: 'Inny początek był lepszy',
    },
    build: {
      completes: 'Przegapiona wygrana',
      reaches: 'Nieprzyłączone miasto w zasięgu',
      together: 'Bez podejścia do kilku miast naraz',
      leave: 'Budowanie tam, gdzie i tak budują inni',
      fewer: 'Objazd',
      double: 'Cały ruch na linię podwójną',
      shuns: 'Omijanie linii podwójnej',
      'keeps-ferry': 'Kolorowy tor zużyty za wcześnie',
      place: 'Lepiej było budować gdzie indziej',
    },
    example: (loss, date) => `${loss}, ${date}`,
    examples: 'Na przykład:',
    train: (count) =>
      n(count, { one: 'Ćwicz # pozycję', few: 'Ćwicz # pozycje', many: 'Ćwicz # pozycji', other: 'Ćwicz # pozycji' }),
    cannot: (share) => `Pozycje do ćwiczeń powstają z błędów od ${share} w grach bez kart specjalnych.`,
  },
};
