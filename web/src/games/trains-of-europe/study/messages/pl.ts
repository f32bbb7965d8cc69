// Polskie teksty analizy gry Trains of Europe.

import { pluralsOf } from '../../../../messages/plural.ts';
import { signed } from './signed.ts';
import type { StudyMessages } from './text.ts';

const n = pluralsOf('pl');

function years(value: number): string {
  if (!Number.isInteger(value)) return `${value.toLocaleString('pl')} roku`;
  return n(value, { one: '# rok', few: '# lata', many: '# lat', other: '# roku' });
}

export const pl: StudyMessages = {
  chart: 'Kto miał wygrać',
  company: 'Która firma?',
  measures: { label: 'Co pokazuje krzywa', chances: 'Szansa na wygraną', points: 'Punkty na koniec' },
  table: 'Jako tabela',
  curve: 'Jako krzywa',
  columns: {
    position: 'Pozycja',
    contract: 'Kontrakt',
    what: 'Co',
    price: 'Cena',
    income: 'Przychód',
    tax: 'Podatek',
    points: 'Punkty',
    total: 'Wynik',
  },
  figures: (chance, points) => `${chance}, ${points} pkt`,
  roughly: (figure) => `około ${figure}`,
  judgements: { label: 'Oceniane według', known: 'Co firma mogła wiedzieć', open: 'Wszystkie księgi jawne' },
  reached: {
    phases: (done, of) => `W\u00a0pełni oceniono fazy: ${done} z\u00a0${of}.`,
    decisions: (done, of) => `Oceniono wszystkie fazy i\u00a0decyzje: ${done} z\u00a0${of}, od najdroższych.`,
  },
  late: (reached) => `60\u00a0s nie wystarczyło. ${reached}`,
  decided: {
    waiting: 'Co rozstrzygnęło grę, jest jeszcze obliczane …',
    nobody: 'Gra została przerwana: nikt nie wygrał.',
    instead: (better, played) => `„${better}” zamiast „${played}”`,
    ownChoice: (name, year, choice, share) =>
      `${name}: gra przegrana w\u00a0roku ${year}. ${choice} zachowałoby o\u00a0${share} więcej szansy na wygraną.`,
    theirChoice: (name, rival, year, choice, share) =>
      `${name}: wygrana dzięki błędowi rywala. ${rival}, rok ${year}: ${choice} zachowałoby o\u00a0${share} więcej szansy na wygraną.`,
    luck: (name, year, draw, share) =>
      `${name}: wygrana z\u00a0odrobiną szczęścia. ${share} szansy w\u00a0roku ${year} dało to: ${draw}.`,
    misfortune: (name, year, draw, share) =>
      `${name}: pech. ${share} szansy w\u00a0roku ${year} kosztowało to: ${draw}.`,
    wonIn: (name, year, from, to) =>
      `${name}: wygrana rozstrzygnięta w\u00a0roku ${year}. Szansa wzrosła z\u00a0${from} do ${to}.`,
    lostIn: (name, winner, year, from, to) =>
      `${winner} wyprzedza w\u00a0roku ${year}, ${name} zostaje w\u00a0tyle: szansa wzrosła z\u00a0${from} do ${to}. Żaden pojedynczy wybór nie przesądził.`,
    ahead: (name, share) => `${name}: wygrana bez punktu zwrotnego, z\u00a0szansą ${share} na początku.`,
    behind: (name, winner, share) =>
      `${winner} wygrywa z\u00a0${name} bez punktu zwrotnego, z\u00a0szansą ${share} na początku.`,
  },
  station: {
    begins: (year) => `Początek roku ${year}`,
    after: (year, phase) => `Rok ${year}, po fazie ${phase}`,
    end: 'Koniec',
  },
  years: 'Wybierz rok',
  first: 'Na początek',
  back: 'Jedna faza wstecz',
  forward: 'Jedna faza dalej',
  last: 'Na koniec',
  pointOf: (point, all) => `Punkt zwrotny ${point} z ${all}`,
  noPoint: 'Tu nie ma punktu zwrotnego',
  pointBefore: 'Poprzedni punkt zwrotny',
  pointAfter: 'Następny punkt zwrotny',
  working: {
    first: (done, of) => `Pierwsze spojrzenie: faza ${done} z ${of}`,
    curve: (done, of) => `Dokładniej: faza ${done} z ${of}`,
    sifting: (done, of) => `Szukanie lepszych decyzji: ${done} z ${of}`,
    judging: (done, of) => `Rozgrywanie obu możliwości: ${done} z ${of}`,
    draws: (done, of) => `Ważenie szczęścia w\u00a0losowaniach: ${done} z\u00a0${of}`,
  },
  done: (games) => `Partii rozegranych do końca z każdej pozycji: ${games}, przy jawnych księgach`,
  stopped: 'Zatrzymano',
  stop: 'Zatrzymaj',
  goOn: 'Dalej',
  failed: 'Tej partii nie da się przeanalizować.',
  save: 'Zapisz dane w pliku',
  tabs: { label: 'Co oglądać', decisions: 'Decyzje', returns: 'Wyniki', auctions: 'Aukcje' },
  costliest: (name) => `Punkty zwrotne: ${name}`,
  accuracy: {
    share: (share) => `Dokładność ${share}`,
    about: 'szansy, którą zachowałyby znalezione lepsze wybory',
  },
  draws: {
    title: 'Szczęście w\u00a0losowaniach',
    none: 'Żadne losowanie nie zmieniło szansy bardziej niż jego niepewność.',
    about: 'Szansa po losowaniu minus średnia ze wszystkiego, co mogło zostać wylosowane.',
    kinds: {
      'start-player': 'losowanie pierwszego prezesa',
      setup: 'rozstawienie',
      refill: 'nowe odkryte karty',
      'blind-vehicle': 'pojazd dobrany w\u00a0ciemno',
      'blind-contract': 'kontrakt dobrany w\u00a0ciemno',
      aid: 'pojazdy z\u00a0pomocy rządowej',
    },
  },
  learn: {
    open: (count) =>
      n(count, {
        one: 'Ucz się na tej decyzji',
        few: 'Ucz się na tych # decyzjach',
        many: 'Ucz się na tych # decyzjach',
        other: 'Ucz się na tych # decyzjach',
      }),
    title: 'Nauka na błędach',
    question: (year) => `Rok ${year}: co daje największą szansę na wygraną?`,
    choices: 'Możliwości',
    played: '(twój wybór)',
    about: 'Szansa na wygraną po każdym wyborze, z wielu gier rozegranych do końca.',
    preparing: 'Powstaje następne pytanie …',
    none: 'Przy tych decyzjach jest za mały wybór.',
    done: (solved, all) => `Znalezione lepsze decyzje: ${solved} z ${all}.`,
    back: 'Wróć do analizy',
  },
  nothing: 'Nie znaleziono nic lepszego.',
  notYet: 'Trwa szukanie lepszych decyzji …',
  about:
    'Według oddanej szansy na wygraną; gdy mieści się w\u00a0niepewności, według punktów przewagi nad najlepszą inną firmą.',
  played: 'zagrano',
  better: 'lepiej',
  playOnPlayed: 'Dalej jak w grze',
  playOutBetter: 'Rozegraj lepszą możliwość',
  reasons: {
    payback: (contract, value) => `${contract}: zwrot po ${years(value)}.`,
    closed: (contract) => `Trasa kontraktu ${contract} jest zamknięta przez innych.`,
    yard: (models, contract) => `W\u00a0zajezdni na kontrakt ${contract}: ${models}.`,
    worth: (most, price) => `Według prognozy jest to dla firmy warte najwyżej ${most}; cena wynosiła ${price}.`,
    useless: 'Według prognozy firma nie ma z\u00a0tego pożytku.',
    item: (points, item) => `W\u00a0rozegranych dalej partiach: ${points} pkt za ${item}.`,
    items: {
      profit: 'zysk',
      completed: 'wykonane kontrakty',
      partial: 'kontrakty w\u00a0toku',
      cities: 'miasta',
      network: 'najdłuższą sieć',
      countries: 'kraje',
      idle: 'kontrakty bez przychodu',
      vehicles: 'nieużywane pojazdy',
      cash: 'niewydaną gotówkę',
    },
  },
  contracts: 'Kontrakty',
  licences: (count) => n(count, { one: '# licencja', few: '# licencje', many: '# licencji', other: '# licencji' }),
  vehicles: (count) => n(count, { one: '# pojazd', few: '# pojazdy', many: '# pojazdów', other: '# pojazdu' }),
  cash: 'Gotówka na koniec',
  hows: {
    dealt: 'na start',
    bought: 'kupiony',
    blind: 'kupiony w\u00a0ciemno',
    aid: 'pomoc rządowa',
    auction: 'aukcja',
    'with-contract': 'razem z\u00a0kontraktem',
  },
  ends: {
    completed: (year) => `wykonany w\u00a0roku ${year}`,
    sold: (price) => `sprzedaż za ${price}`,
    idle: 'bez przydziału',
    assigned: 'w\u00a0ruchu',
    spent: 'na wykonanym kontrakcie',
  },
  flows: {
    start: 'Na początek',
    payouts: 'Wypłaty na koniec roku',
    bonuses: 'Premia rozwojowa',
    blindContracts: 'Z\u00a0kontraktami branymi w\u00a0ciemno',
    sales: 'Sprzedaż na aukcjach',
    audits: 'Kontrole, otrzymane minus zapłacone',
    licences: 'Licencje',
    vehicles: 'Pojazdy',
    bids: 'Zakupy na aukcjach',
    losses: 'Zapłacone straty',
  },
  returnsAbout:
    'Z\u00a0całej partii, dokładnie. Przychód tras liczy się licencjom, którymi biegną, przychód pojazdów każdemu pojazdowi; kontrakt ma oba.',
  auctions: {
    none: 'W\u00a0tej partii niczego nie licytowano.',
    about:
      'Najwięcej, ile każda firma mogła rozsądnie zapłacić, według prognozy z\u00a0tej chwili i\u00a0przy gotówce, którą miała.',
    from: (seller, least) => `od ${seller}, co najmniej ${least}`,
    sold: (buyer, price, points) => `${buyer} za ${price}: według prognozy ${points} pkt`,
    unsold: 'Nikt nie licytował.',
    worth: 'Warte oferty dla',
    useless: 'Dla nikogo nie było warte najniższej oferty.',
  },
  puzzles: {
    title: 'Kontrakt, który się opłaca',
    what: 'Co rozwiązać?',
    today: 'Dzisiaj',
    more: 'Więcej zagadek',
    about: 'Bierzesz jeden kontrakt. Z\u00a0którym z\u00a0tych czterech twoja firma ma na koniec najwięcej punktów?',
    youAre: (company) => `Twój kolor: ${company}.`,
    cash: (amount) => `gotówka ${amount}`,
    profit: (amount) => `${amount} rocznie`,
    completed: (count, target) => `wykonane kontrakty: ${count} z\u00a0${target}`,
    choices: 'Kontrakty do wyboru',
    points: (points) => `${points} pkt`,
    check: 'Sprawdź',
    show: 'Pokaż odpowiedź',
    next: 'Następna zagadka',
    solved: 'Rozwiązane!',
    failed: 'Tym razem nie.',
    proof: (games, margin) =>
      `Punkty na koniec, średnio z\u00a0partii rozegranych do końca z\u00a0każdym kontraktem (${games}); następny ma o\u00a0${margin} mniej.`,
    sum: 'Rachunek',
    rows: {
      licences: 'Licencje do kupienia',
      vehicles: 'Pojazdy do kupienia',
      yearly: 'Zysk roczny',
      payback: 'Zwrot po',
      completed: 'Wykonany',
      points: 'Punkty na koniec',
    },
    closed: 'zamknięta trasa',
    years: (value) => years(value),
    hides: {
      closed: (contract) => `Kontraktu ${contract} nie da się wykonać: trasa jest zamknięta przez innych.`,
      loss: (contract, profit) => `${contract} najpierw obniża zysk roczny do ${profit}.`,
      dear: (contract, fees, cash) => `Licencje na kontrakt ${contract} kosztują ${fees}; w\u00a0kasie jest ${cash}.`,
      completed: (contract, share, best) =>
        `${contract} wykonano w\u00a0${share} partii, a\u00a0kontrakt, który się opłaca, w\u00a0${best}.`,
    },
    rated: (rating, change, level, solved) =>
      `Twój ranking: ${rating} (${signed(change)}, poziom ${level} ${solved ? 'rozwiązany' : 'nierozwiązany'}).`,
    level: (rating) => `poziom ${rating}`,
    rating: (rating) => `Twój ranking: ${rating}`,
    allDone: 'Wszystkie zagadki tego rodzaju są już rozwiązane.',
  },
};
