// Polish texts of the study of Trans Europa. Names stand where they need no ending.

import { pluralsOf } from '../../../../messages/plural.ts';
import type { Who } from '../../../../messages/who.ts';
import type { StudyMessages } from './text.ts';

const n = pluralsOf('pl');
const tracks = (count: number): string => n(count, { one: '# tor', few: '# tory', many: '# torów', other: '# toru' });
/** Names stand before a colon, where they need no ending. */
const whose = ({ name, you }: Who): string => (you ? 'Twoja' : `${name}:`);
const pointsOf = (count: number): string =>
  n(count, { one: '# punkt', few: '# punkty', many: '# punktów', other: '# punktu' });

export const pl: StudyMessages = {
  round: (round, all) => `runda ${round} z ${all}`,
  rounds: 'Wybierz rundę',
  chart: 'Szansa na wygranie rundy',
  judgement: 'Podstawa',
  known: (name) => `Co mógł wiedzieć gracz ${name}`,
  open: 'Wszystkie karty odkryte',
  knownAbout: (name) => `Szanse wszystkich, tak jak mógł je wtedy ocenić gracz ${name}.`,
  openAbout: 'Szanse wszystkich, gdy wszystkie karty są odkryte.',
  player: 'Dla kogo?',
  deal: 'Rozdanie',
  turnOf: (turn, all) => `Ruch ${turn} z ${all}`,
  turn: (turn) => `Ruch ${turn}`,
  inRound: (round) => `runda ${round}`,
  pointOf: (point, all) => `Punkt zwrotny ${point} z ${all}`,
  noPoint: 'Tu nie ma punktu zwrotnego',
  pointBefore: 'Poprzedni punkt zwrotny',
  pointAfter: 'Następny punkt zwrotny',
  first: 'Do rozdania',
  back: 'Ruch wstecz',
  forward: 'Ruch dalej',
  last: 'Do ostatniego ruchu',
  table: 'Jako tabela',
  curve: 'Jako wykres',
  scope: 'Liczby dla',
  wholeGame: 'Cała gra',
  working: 'Sprawdzamy, co przesądziło o wyniku…',
  columns: { turn: 'Ruch', player: 'Kto', lost: 'Koszt' },
  costly: (count) =>
    n(count, {
      one: '# kosztowny ruch',
      few: '# kosztowne ruchy',
      many: '# kosztownych ruchów',
      other: '# kosztownego ruchu',
    }),
  nothing: 'Nie znaleziono lepszego ruchu.',
  accuracy: (share) => `Dokładność ${share}`,
  accuracyAbout: 'Jaką część szans na wygraną, które dawały najlepsze ruchy, udało się zachować.',
  doubt: (share) => `± ${share}`,
  betterIs: ({ move, better, played }) => `Lepiej: ${move}, ${better} zamiast ${played}.`,
  moves: {
    start: (place) => `początek ${place}`,
    to: (count, city) => `${tracks(count)} do miasta ${city}`,
    towards: (count, city) => `${tracks(count)} w stronę miasta ${city}`,
    at: (count, place) => `${tracks(count)} ${place}`,
    none: 'żadnego toru',
  },
  playedWell: (chance) => `Nie znaleziono lepszego ruchu: szansa na wygranie rundy to ${chance}.`,
  dealAbout: 'Przed pierwszym znacznikiem początkowym: szanse, które dają same karty.',
  played: 'zagrane',
  better: 'lepsze',
  playOnPlayed: 'Dalej jak w grze',
  playOutBetter: 'Wypróbuj lepszy ruch',
  playedAt: (chance) => `zagrane ${chance}`,
  betterAt: (chance) => `lepsze ${chance}`,
  likely: (name) => `prawdopodobne miasta: ${name}`,
  holds: (name) => `miasta: ${name}`,
  reasons: {
    completes: 'Ten ruch od razu łączy wszystkie miasta.',
    reaches: (city) => `Ten ruch przyłącza miasto ${city}.`,
    together: (cities) => `Ten ruch zbliża naraz do kilku miast: ${cities}.`,
    leave: (name, city, share) => `Do miasta ${city} i tak zbuduje ${name}: w ${share} prawdopodobnych rozdań.`,
    alone: (city, share) => `Do miasta ${city} inni budują rzadko: tylko w ${share} prawdopodobnych rozdań.`,
    nobody: (city) => `Do miasta ${city} nikt inny nie buduje.`,
    fewer: (better, played) =>
      `${n(better, { one: 'Zostaje # tor', few: 'Zostają # tory', many: 'Zostaje # torów', other: 'Zostaje # toru' })} do położenia zamiast ${played}.`,
    double: 'Linia podwójna zabrała cały ruch.',
    keepsFerry: 'Ten ruch oszczędza kolorowy tor na inny prom.',
    start: (better, played) => `Stamtąd miasta kosztują ${tracks(better)} zamiast ${played}.`,
    slows: (name, better, played) => `Wtedy ${name} ma szansę ${better} zamiast ${played}.`,
  },
  story: {
    unfinished: (round) => `Runda ${round} nie została dokończona.`,
    lost: {
      mistake: ({ who, round, turn, share }) =>
        `${whose(who)} runda ${round} przegrana w ruchu ${turn}, który kosztował ${share} szansy na wygraną.`,
      mistakes: ({ who, round, turns }) => `${whose(who)} runda ${round} przegrana w kilku ruchach: ${turns}.`,
      cards: ({ who, round, share }) =>
        `${whose(who)} runda ${round} przegrana przez karty: dawały tylko ${share} szansy.`,
      blow: ({ who, round, turn, name, before, share }) =>
        `${whose(who)} runda ${round} przegrana przez ruch ${turn} (${name}): szansa spadła z ${before} na ${share}.`,
      lead: ({ who, round, turn, share }) =>
        `${whose(who)} runda ${round} przegrana mimo szansy ${share} w ruchu ${turn}.`,
      finish: ({ who, round, share }) =>
        `${whose(who)} runda ${round} przegrana na samym końcu: przed ostatnim ruchem szansa wynosiła jeszcze ${share}.`,
      never: ({ who, round, share }) =>
        `${whose(who)} runda ${round} przegrana: szansa nigdy nie przekroczyła ${share}.`,
      nothing: ({ who, round }) => `${whose(who)} runda ${round} przegrana; żaden ruch sam o tym nie przesądził.`,
    },
    won: {
      cards: ({ who, round, share }) =>
        `${whose(who)} runda ${round} wygrana dzięki dobrym kartom: od początku ${share} szansy.`,
      gift: ({ who, round, turn, name, share }) =>
        `${whose(who)} runda ${round} wygrana dzięki błędowi w ruchu ${turn} (${name}): +${share}.`,
      turn: ({ who, round, turn, name, before, share }) =>
        `${whose(who)} runda ${round} wygrana dzięki ruchowi ${turn} (${name}): szansa wzrosła z ${before} do ${share}.`,
      moves: ({ who, round, turn, share }) =>
        `${whose(who)} runda ${round} wygrana dzięki dobrej grze, przede wszystkim w ruchu ${turn}: +${share}.`,
      others: ({ who, round, share }) => `${whose(who)} runda ${round} wygrana także dzięki ruchom innych: +${share}.`,
      nothing: ({ who, round }) => `${whose(who)} runda ${round} wygrana; żaden ruch sam o tym nie przesądził.`,
    },
    shared: ({ who, round, name }) => `${whose(who)} runda ${round} wygrana wspólnie z graczem ${name}.`,
    although: (turn, share) => `Ruch ${turn} kosztował ${share}.`,
    game: {
      won: (who, points) => `${whose(who)} gra wygrana, przewaga: ${pointsOf(points)}.`,
      lost: (who, points, name) => `${whose(who)} gra przegrana, wygrywa ${name}, różnica: ${pointsOf(points)}.`,
      shared: (who, name) => `${whose(who)} gra wygrana wspólnie z graczem ${name}.`,
      ahead: (round, points, name) => `Przesądziła runda ${round}: ${pointsOf(points)} więcej niż ${name}.`,
      behind: (round, points, name) => `Przesądziła runda ${round}: ${pointsOf(points)} mniej niż ${name}.`,
      steady: 'Żadna runda sama o tym nie przesądziła.',
      costliest: (round, turn, share) => `Najdroższy ruch: ruch ${turn} w rundzie ${round}, −${share}.`,
    },
  },
  luck: 'Szczęście i umiejętność',
  fromTo: (from, to) => `z ${from} na ${to}`,
  cards: 'Karty',
  ownMoves: 'Własne ruchy',
  others: 'Inni',
  luckAbout: 'W porównaniu z przebiegiem, w którym wszyscy grają dalej jak zwykle.',
  perRound: 'na rundę',
  dealCost: (count) => `*Rozdanie:* na wszystkie miasta co najmniej ${tracks(count)}`,
  allHands: (mean) => `średnio ${mean}`,
  dealBetter: (share) => `Przy ${share} wszystkich rozdań potrzeba więcej.`,
  hands: 'Wszystkie karty odkryte',
  what: 'Wtedy znane',
  reads: (viewer, name) => `${name}: miasta, które mógł odgadnąć gracz ${viewer}`,
  rest: (share) => `inne ${share}`,
  isHeld: 'na ręce',
  toldMost: ({ name, turn, city, before, after }) =>
    `Najwięcej o graczu ${name} zdradził ruch ${turn}: szansa na miasto ${city} wzrosła z ${before} na ${after}.`,
  reading: 'Odczytywanie torów…',
  firstLook: (turn, all) => `Szybka analiza: ruch ${turn} z ${all}`,
  refining: (turn, all) => `Dokładna analiza: ruch ${turn} z ${all}`,
  done: (deals) => `Rozdania na ruch: ${deals}`,
  stopped: 'Zatrzymano',
  stop: 'Zatrzymaj',
  goOn: 'Dalej',
  failed: 'Tej gry nie da się przeanalizować.',
  save: 'Zapisz liczby jako plik',
  replay: 'Obejrzyj powtórkę',
  tabs: { label: 'Widok', moves: 'Ruchy', luck: 'Szczęście', known: 'Wiedza' },
  puzzles: {
    what: 'Rodzaj zagadki',
    which: 'Zagadki dnia',
    today: 'Dzisiaj',
    kinds: { net: 'Najtańsza sieć', turn: 'Dwa tory', start: 'Gdzie zacząć?', whose: 'Czyje miasto?' },
    about: {
      net: 'Połącz pięć miast jak najmniejszą liczbą torów. Linia podwójna liczy się za dwa. Naciskaj linie albo użyj klawisza Shift i klawisza kierunku.',
      turn: 'Połóż tory, które najczęściej wygrywają rundę. Naciskaj linie albo użyj klawisza Shift i klawisza kierunku.',
      start:
        'Postaw znacznik początkowy tam, gdzie najczęściej wygrywasz rundę. Naciśnij skrzyżowanie albo przejdź do niego klawiszami kierunku i naciśnij spację.',
      whose: (city) =>
        `Kto ma miasto ${city}, jeśli w ogóle ktoś? Przejrzyj rundę ruch po ruchu i szukaj wskazówek w torach.`,
    },
    youAre: (colour) => `Twój kolor: ${colour}.`,
    choices: 'Odpowiedzi',
    nobody: 'Nikt',
    cost: (count) => tracks(count),
    joined: (count) => `połączone miasta: ${count} z 5`,
    allJoined: 'wszystkie pięć miast połączone',
    undo: 'Cofnij',
    clear: 'Usuń wszystko',
    tryOf: (now, all) => `próba ${now} z ${all}`,
    tooMany: (count) =>
      n(count, {
        one: 'O # tor za dużo.',
        few: 'O # tory za dużo.',
        many: 'O # torów za dużo.',
        other: 'O # toru za dużo.',
      }),
    check: 'Sprawdź',
    show: 'Pokaż odpowiedź',
    next: 'Następna zagadka',
    solved: 'Rozwiązane!',
    failed: 'Tym razem nie.',
    bestIs: (count) => `Najtańsza sieć to ${tracks(count)}.`,
    proof: {
      move: 'Tak często każdy z tych dwóch ruchów wygrywa rundę w tysiącu prawdopodobnych rozdań.',
      whose: 'Jak prawdopodobne było, sądząc po torach, że ma je dany gracz.',
    },
    level: (rating) => `poziom ${rating}`,
    rating: (rating) => `Twój ranking: ${rating}`,
    row: (count) =>
      n(count, { one: '# dzień z rzędu', few: '# dni z rzędu', many: '# dni z rzędu', other: '# dnia z rzędu' }),
    daySolved: (count) => `rozwiązane: ${count}`,
    monthBefore: 'Poprzedni miesiąc',
    monthAfter: 'Następny miesiąc',
    goOn: 'Dalej',
    noMove: 'Na planszy nie ma jeszcze nic.',
    nearly: (share) => `Prawie dobrze: inny ruch jest lepszy o ${share}. Spróbuj jeszcze raz.`,
    judging: 'Oceniamy twój ruch…',
    yours: 'Twój ruch',
    inGame: 'Twój ruch w grze',
    tempting: 'Kuszący ruch',
    best: 'Najlepszy ruch',
    look: { label: 'Na planszy', both: 'Oba ruchy', chosen: 'Po tym ruchu', best: 'Po najlepszym' },
    missing: (who) => `Brakujące tory, gdy boty dograły rundę z tymi kartami: ${who}.`,
    missingOf: (name, count) => `${name} ${count}`,
    round: 'Runda do tej chwili',
    pastTurn: (turn, name) => `Ruch ${turn}: ${name}`,
    starts: (place) => `początek ${place}`,
    builds: (count, place) => `${tracks(count)} ${place}`,
    tells: ({ turn, name, holder, city, before, after }) =>
      `Ruch ${turn}, ${name}: szansa, że ${city} ma ${holder}, zmieniła się z ${before} na ${after}.`,
    tellsNobody: ({ turn, name, city, before, after }) =>
      `Ruch ${turn}, ${name}: szansa, że miasta ${city} nie ma nikt, zmieniła się z ${before} na ${after}.`,
    longTold: 'Nie zdradził tego żaden pojedynczy ruch, tylko wszystkie tory razem.',
    rated: (rating, change, level, solved) =>
      `Twój ranking: ${rating} (${change}, poziom ${level} ${solved ? 'rozwiązany' : 'nierozwiązany'}).`,
    steps: { first: 'Do pierwszego ruchu', back: 'Ruch wstecz', forward: 'Ruch dalej', last: 'Do ostatniego ruchu' },
    allDone: 'Wszystkie zagadki tego rodzaju są już rozwiązane.',
  },
  learn: {
    open: (count) =>
      n(count, {
        one: 'Ucz się na tym ruchu',
        few: 'Ucz się na tych # ruchach',
        many: 'Ucz się na tych # ruchach',
        other: 'Ucz się na tych # ruchach',
      }),
    title: 'Nauka na błędach',
    was: (place, share) => `Twój ruch ${place} kosztował ${share} szansy. Znajdź lepszy.`,
    preparing: 'Przygotowujemy następne pytanie…',
    none: 'Żaden z tych ruchów nie jest wyraźnie zły przy innych rozdaniach.',
    done: (solved, all) => `Znalezione lepsze ruchy: ${solved} z ${all}. Wrócą w „Twoich błędach”.`,
    back: 'Wróć do analizy',
  },
  mine: {
    title: 'Twoje błędy',
    none: (share) =>
      `Na dziś nie ma błędów do poprawienia. Błędy od ${share} z twoich przeanalizowanych gier bez kart specjalnych trafiają tutaj. Wracają, aż znajdziesz lepszy ruch.`,
  },
  trainer: {
    title: 'Czytanie stołu',
    whose: (colour) => `Jakie miasta ma ${colour}?`,
    about:
      'Wybierz po jednym mieście z każdego regionu. Tory tego koloru świecą. Potem zobaczysz analizę botów na podstawie tych samych torów.',
    you: 'Ty',
    reader: 'Analiza botów',
    ofFive: 'z 5 trafnie',
    next: 'Następna pozycja',
    allDone: 'Na dziś nie ma więcej pozycji. Wrócą w swoim czasie.',
  },
};
