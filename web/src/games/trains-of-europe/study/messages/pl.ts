// Polish texts of the study of Trains of Europe.

import { pluralsOf } from '../../../../messages/plural.ts';
import { signed } from './signed.ts';
import type { StudyMessages } from './text.ts';

const n = pluralsOf('pl');

/** After "w ciągu": "1 roku", "2 lat", "1,6 roku". */
function years(value: number): string {
  if (!Number.isInteger(value)) return `${value.toLocaleString('pl')} roku`;
  return n(value, { one: '# roku', few: '# lat', many: '# lat', other: '# roku' });
}

export const pl: StudyMessages = {
  chart: 'Kto prowadził',
  company: 'Która firma?',
  measures: { label: 'Co pokazuje krzywa', chances: 'Szansa na wygraną', points: 'Punkty na koniec' },
  table: 'Jako tabela',
  curve: 'Jako krzywa',
  columns: {
    position: 'Pozycja',
    contract: 'Kontrakt',
    what: 'Co',
    price: 'Cena',
    income: 'Dochód',
    tax: 'Podatek',
    points: 'Punkty',
    total: 'Bilans',
  },
  figures: (chance, points) => `${chance}, ${points} pkt`,
  roughly: (figure) => `około ${figure}`,
  judgements: { label: 'Podstawa', known: 'Co firma mogła wiedzieć', open: 'Wszystkie księgi jawne' },
  reached: {
    phases: (done, of) => `W pełni przeanalizowane fazy: ${done} z ${of}.`,
    decisions: (done, of) => `Przeanalizowane wszystkie fazy oraz decyzje: ${done} z ${of}, od najdroższych.`,
  },
  late: (reached) => `Zatrzymano po 60 sekundach. ${reached}`,
  decided: {
    waiting: 'Sprawdzamy, co przesądziło o wyniku…',
    nobody: 'Gra została przerwana. Nikt nie wygrał.',
    instead: (better, played) => `„${better}” zamiast „${played}”`,
    ownChoice: (name, year, choice, share) =>
      `${name}: gra przegrana w\u00a0roku ${year}. ${choice} uratowałoby ${share} szansy na wygraną.`,
    theirChoice: (name, rival, year, choice, share) =>
      `${name}: wygrana dzięki błędowi rywala (${rival}, rok ${year}). ${choice} uratowałoby ${share} szansy na wygraną.`,
    luck: (name, year, draw, share) =>
      `${name}: wygrana z odrobiną szczęścia. Decydujące w roku ${year}: ${draw} (szansa na wygraną większa o ${share}).`,
    misfortune: (name, year, draw, share) =>
      `${name}: pech. Decydujące w roku ${year}: ${draw} (szansa na wygraną mniejsza o ${share}).`,
    wonIn: (name, year, from, to) =>
      `${name}: wygrana rozstrzygnięta w\u00a0roku ${year}. Szansa na wygraną wzrosła z ${from} do ${to}.`,
    lostIn: (name, winner, year, from, to) =>
      `W roku ${year} ${winner} wysuwa się na prowadzenie, ${name} zostaje w tyle. Szansa na wygraną wzrosła z ${from} do ${to}. Nie przesądził o tym żaden pojedynczy wybór.`,
    ahead: (name, share) => `${name}: wygrana bez punktu zwrotnego, z szansą na wygraną ${share} na początku.`,
    behind: (name, winner, share) =>
      `${winner} wygrywa z\u00a0${name} bez punktu zwrotnego, z szansą na wygraną ${share} na początku.`,
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
    first: (done, of) => `Szybka analiza: faza ${done} z ${of}`,
    curve: (done, of) => `Dokładna analiza: faza ${done} z ${of}`,
    sifting: (done, of) => `Szukanie lepszych decyzji: ${done} z ${of}`,
    judging: (done, of) => `Porównywanie decyzji: ${done} z ${of}`,
    draws: (done, of) => `Mierzenie szczęścia: ${done} z ${of}`,
  },
  done: (games) => `Symulowane gry z każdej pozycji: ${games}, wszystkie księgi jawne`,
  stopped: 'Zatrzymano',
  stop: 'Zatrzymaj',
  goOn: 'Dalej',
  failed: 'Tej gry nie da się przeanalizować.',
  save: 'Zapisz dane w pliku',
  tabs: { label: 'Widok', decisions: 'Decyzje', returns: 'Bilans', auctions: 'Aukcje' },
  costliest: (name) => `Punkty zwrotne: ${name}`,
  accuracy: {
    share: (share) => `Dokładność ${share}`,
    about: 'szansy na wygraną, którą dałyby najlepsze znalezione decyzje',
  },
  draws: {
    title: 'Szczęście w\u00a0losowaniach',
    none: 'Żadne losowanie nie zmieniło szansy na wygraną ponad margines błędu.',
    about: 'Szansa na wygraną po losowaniu w porównaniu ze średnią wszystkich możliwych losowań.',
    kinds: {
      'start-player': 'losowanie pierwszego przewodnictwa',
      setup: 'przygotowanie gry',
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
    about: 'Szansa na wygraną po każdym wyborze, w wielu symulowanych grach.',
    preparing: 'Przygotowujemy następne pytanie…',
    none: 'Przy tych decyzjach jest za mały wybór.',
    done: (solved, all) => `Znalezione lepsze decyzje: ${solved} z ${all}.`,
    back: 'Wróć do analizy',
  },
  nothing: 'Nie znaleziono nic lepszego.',
  notYet: 'Trwa szukanie lepszych decyzji…',
  about:
    'Od największej utraconej szansy na wygraną. W granicach błędu liczą się punkty stracone do najlepszej innej firmy.',
  played: 'zagrano',
  better: 'lepiej',
  playOnPlayed: 'Dalej jak w grze',
  playOutBetter: 'Wypróbuj lepszą decyzję',
  reasons: {
    payback: (contract, value) => `${contract} zwraca się w ciągu ${years(value)}.`,
    closed: (contract) => `Inne firmy zamknęły trasę kontraktu ${contract}.`,
    yard: (models, contract) => `W zajezdni do kontraktu ${contract}: ${models}.`,
    worth: (most, price) => `Według prognozy jest to dla firmy warte najwyżej ${most}. Cena wynosiła ${price}.`,
    useless: 'Według prognozy firma nie ma z\u00a0tego pożytku.',
    item: (points, item) => `W symulowanych grach: ${points} pkt za ${item}.`,
    items: {
      profit: 'zysk roczny',
      completed: 'wykonane kontrakty',
      partial: 'działające kontrakty',
      cities: 'miasta',
      network: 'największą sieć',
      countries: 'kraje',
      idle: 'uśpione kontrakty',
      vehicles: 'niewykorzystane pojazdy',
      cash: 'nadmiar gotówki',
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
    assigned: 'w\u00a0służbie',
    spent: 'na wykonanym kontrakcie',
  },
  flows: {
    start: 'Gotówka na start',
    payouts: 'Wypłaty na koniec roku',
    bonuses: 'Premia rozwojowa',
    blindContracts: 'Z\u00a0kontraktami branymi w\u00a0ciemno',
    sales: 'Sprzedaż na aukcjach',
    audits: 'Kontrole, otrzymane minus zapłacone',
    licences: 'Licencje',
    vehicles: 'Pojazdy',
    bids: 'Zakupy na aukcjach',
    losses: 'Pokryte straty',
  },
  returnsAbout:
    'Dokładne sumy z całej gry. Dochód z tras przypisano użytym licencjom, dochód z pojazdów każdemu pojazdowi. Przy kontraktach liczy się jedno i drugie.',
  auctions: {
    none: 'W\u00a0tej grze niczego nie licytowano.',
    about: 'Najwyższa rozsądna oferta każdej firmy, według prognozy z tej chwili i w granicach jej gotówki.',
    from: (seller, least) => `od ${seller}, co najmniej ${least}`,
    sold: (buyer, price, points) => `${buyer} za ${price}: według prognozy ${points} pkt`,
    unsold: 'Nikt nie licytował.',
    worth: 'Warte kupna dla',
    useless: 'Dla żadnej firmy nie było warte najniższej oferty.',
  },
  puzzles: {
    title: 'Kontrakt, który się opłaca',
    what: 'Która zagadka?',
    today: 'Dzisiaj',
    more: 'Więcej zagadek',
    about: 'Weź jeden z tych czterech kontraktów. Który da twojej firmie najwięcej punktów na koniec?',
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
      `Punkty na koniec, średnia z symulowanych gier z każdym kontraktem (${games}). Następny daje o ${margin} mniej.`,
    sum: 'Rachunek',
    rows: {
      licences: 'Licencje do kupienia',
      vehicles: 'Pojazdy do kupienia',
      yearly: 'Zysk roczny',
      payback: 'Zwraca się w ciągu',
      completed: 'Wykonany',
      points: 'Punkty na koniec',
    },
    closed: 'zamknięta trasa',
    years: (value) => years(value),
    hides: {
      closed: (contract) => `Kontraktu ${contract} nie da się wykonać. Inne firmy zamknęły trasę.`,
      loss: (contract, profit) => `${contract} najpierw obniża zysk roczny do ${profit}.`,
      dear: (contract, fees, cash) => `Licencje do kontraktu ${contract} kosztują ${fees}. Firma ma ${cash} gotówki.`,
      completed: (contract, share, best) => `Kontrakt ${contract} wykonano w ${share} gier, a najlepszy w ${best}.`,
    },
    rated: (rating, change, level, solved) =>
      `Twój ranking: ${rating} (${signed(change)}, poziom ${level} ${solved ? 'rozwiązany' : 'nierozwiązany'}).`,
    level: (rating) => `poziom ${rating}`,
    rating: (rating) => `Twój ranking: ${rating}`,
    allDone: 'Wszystkie zagadki tego rodzaju są już rozegrane.',
  },
};
