// Polskie teksty analizy gry Trains of Europe.

import { pluralsOf } from '../../../../messages/plural.ts';
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
  pointOf: (point, all) => `Punkt zwrotny ${point} z ${all}`,
  noPoint: 'Tu nie ma punktu zwrotnego',
  pointBefore: 'Poprzedni punkt zwrotny',
  pointAfter: 'Następny punkt zwrotny',
  working: {
    first: (done, of) => `Pierwsze spojrzenie: faza ${done} z ${of}`,
    curve: (done, of) => `Dokładniej: faza ${done} z ${of}`,
    sifting: (done, of) => `Szukanie lepszych decyzji: ${done} z ${of}`,
    judging: (done, of) => `Rozgrywanie obu możliwości: ${done} z ${of}`,
  },
  done: (games) => `Partii rozegranych do końca z każdej pozycji: ${games}, przy jawnych księgach`,
  stopped: 'Zatrzymano',
  stop: 'Zatrzymaj',
  goOn: 'Dalej',
  failed: 'Tej partii nie da się przeanalizować.',
  save: 'Zapisz dane w pliku',
  tabs: { label: 'Co oglądać', decisions: 'Decyzje', returns: 'Wyniki', auctions: 'Aukcje' },
  gaveAway: (name, points) => `${name}: stracone punkty ${points}`,
  nothing: 'Nie znaleziono nic lepszego.',
  notYet: 'Trwa szukanie lepszych decyzji …',
  about:
    'Stracone punkty to punkty przewagi na koniec nad najlepszą z\u00a0pozostałych firm. Wybierz decyzję, aby zobaczyć ją na mapie.',
  played: 'zagrano',
  better: 'lepiej',
  costChance: (share, doubt) => `Kosztowało to ${share} szansy na wygraną (± ${doubt}).`,
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
};
