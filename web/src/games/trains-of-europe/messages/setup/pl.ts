// Polish words of the form for a custom table.

import { pluralsOf } from '../../../../messages/plural.ts';
import type { SetupMessages } from '../setup-text.ts';

const n = pluralsOf('pl');

export const pl: SetupMessages = {
  setup: {
    ends: 'Gra się kończy',
    endsIn: 'w roku, w którym jakaś firma wykona',
    contracts: (count) =>
      n(count, { one: '# kontrakt', few: '# kontrakty', many: '# kontraktów', other: '# kontraktu' }),
    lengths: { 3: 'zwykle', 4: 'dłużej', 5: 'wieczór' },
    anyTarget: 'Inna liczba, od 3 do 12',
    openEnd: 'otwarty koniec',
    noTarget: 'brak celu',
    endsAlso: 'Kończy się też z ostatnim znacznikiem firmy, przy 500k zysku lub z pustym bankiem.',
    endsAlsoNoBank: 'Kończy się też z ostatnim znacznikiem firmy lub przy 500k zysku.',
    variants: 'Warianty',
    variantsLead: 'Żaden nie jest potrzebny. Wszystko, czego nie zmienisz, przebiega według instrukcji.',
    changed: (count) => n(count, { one: '# zmiana', few: '# zmiany', many: '# zmian', other: '# zmiany' }),
    asPrinted: 'Wszystko jak w instrukcji',
    groups: {
      secret: 'Co pozostaje tajne',
      money: 'Gdy kończą się pieniądze',
      beginning: 'Początek',
      turns: 'Ruch po ruchu',
      end: 'Koniec',
      books: 'Księgi',
    },
    whoOldest: 'Kto jest najstarszą osobą?',
    whichLaunch: 'Które kontrakty startowe?',
    onlyTwo: 'Tylko w grze dwuosobowej.',
    notOpenEnd: 'Nie przy otwartym końcu.',
  },
  options: {
    target: { name: 'Cel', about: 'Gra kończy się, gdy jedna firma wykona tyle kontraktów.' },
    openEnd: { name: 'Otwarty koniec', about: 'Cel nieustalony: grę kończą tylko znaczniki, zysk lub pusty bank.' },
    hiddenVehicles: { name: 'Ukryte pojazdy', about: 'Inni widzą tylko, ile masz wolnych pojazdów.' },
    hiddenCash: { name: 'Ukryta gotówka', about: 'Inni nie widzą ani twojej gotówki, ani banku.' },
    selfManagedInsolvency: {
      name: 'Upadłość we własnym zarządzie',
      about: 'Niewypłacalna firma może najpierw sprzedać to, co ma.',
    },
    bankLimit: { name: 'Bank może się opróżnić', about: 'Pusty bank na koniec roku kończy grę.' },
    assignInTurn: {
      name: 'Przydział w swoim ruchu',
      about: 'Na Targach pojazdy przydziela się tylko we własnym ruchu.',
    },
    fixedSteps: { name: 'Stałe przebicia', about: 'Licytacja zaczyna się od minimum i rośnie dokładnie o 10k.' },
    offersInTurn: {
      name: 'Wystawianie po kolei',
      about: 'Na aukcję wystawia się jawnie i po kolei, a nie w tajemnicy.',
    },
    reshuffleEvery: { name: 'Tasowanie', about: 'Po ilu latach wracają odrzucone pojazdy.' },
    launch2p: { name: 'Kontrakty startowe', about: 'Tylko w grze dwuosobowej: jak są rozdawane.' },
    forgiveOncePerGame: {
      name: 'Umorzenie raz na grę',
      about: 'Przy drugiej niepokrytej stracie firma jest niewypłacalna.',
    },
    releaseLicences: { name: 'Licencje się zwalniają', about: 'Gdy firma odpada, jej tory stają się wolne.' },
    allowRetarget: { name: 'Podnoszenie celu', about: 'W trakcie gry możecie umówić się na więcej kontraktów.' },
    lenientIdle: { name: 'Rozpoczęty to nie uśpiony', about: 'Rozpoczęty kontrakt nie kosztuje punktu.' },
    tieBreak: { name: 'Remisy', about: 'Wspólne zwycięstwo albo decyduje zysk, potem kontrakty, potem gotówka.' },
    startPlayer: { name: 'Pierwsze przewodnictwo', about: 'Kto ogłasza pierwszą fazę gry.' },
    manualBooks: {
      name: 'Księgi prowadzone ręcznie',
      about: 'Każdy sam oblicza i zapisuje swój zysk roczny. Inni mogą go skontrolować.',
    },
  },
  values: {
    launch2p: { nearRandom: 'Bliskie', random: 'Dowolne', choose: 'Wybrane' },
    tieBreak: { shared: 'Wspólne', 'profit-completed-cash': 'Według zysku' },
    startPlayer: { random: 'Losowo', host: 'Pierwsze miejsce', oldest: 'Najstarsza osoba' },
  },
};
