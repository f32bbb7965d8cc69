// Wszystko o odgałęzieniach zakończonej gry, po polsku.

import { pluralsOf } from '../../messages/plural.ts';
import type { ExploreMessages } from './catalogue.ts';

const plural = pluralsOf('pl');

export const pl: ExploreMessages = {
  title: 'Odgałęzienia gry',
  bar: 'O\u00a0tym odgałęzieniu',
  backToGame: 'Powrót do gry',
  theGame: 'Gra tak, jak ją rozegrano',
  branch: 'Odgałęzienie',
  known: 'Wszystkie karty są znane',
  about:
    'Tutaj grasz za wszystkich, a\u00a0wszystkie karty są znane. Nic z\u00a0tego nie zmienia gry i\u00a0nic się nie liczy. Los przynosi to, co przyniósł w\u00a0grze, dopóki jest to możliwe; potem losuje z\u00a0własnego ziarna odgałęzienia.',
  position: (move, all) => `Ruch ${move} z\u00a0${all}`,
  first: 'Na początek',
  fork: 'Tam, gdzie odchodzi od gry',
  back: 'O\u00a0jeden ruch wstecz',
  forward: 'O\u00a0jeden ruch dalej',
  last: 'Na koniec',
  showGame: 'Gra w\u00a0tym miejscu',
  showBranch: 'Odgałęzienie w\u00a0tym miejscu',
  bots: {
    title: 'Niech boty grają dalej',
    stop: 'Zatrzymaj boty',
    who: 'Grają boty',
    help: 'Wybierz, za kogo grają boty; za pozostałych grasz ty. Nic nie ruszy, dopóki tego nie powiesz.',
    begin: 'Niech grają dalej',
  },
  eyes: 'Punkt widzenia',
  eyesTurn: 'Kto jest przy ruchu',
  list: {
    title: 'Odgałęzienia',
    none: 'Nie ma jeszcze odgałęzień. Zagraj inaczej niż w\u00a0grze, a\u00a0zostanie to tutaj zachowane.',
    named: (move, what) => `Ruch ${move}: ${what}`,
    numbered: (move) => `Od ruchu ${move}`,
    open: 'Pokaż',
    shown: 'Teraz widoczne',
    moves: (count) => plural(count, { one: '# ruch', few: '# ruchy', other: '# ruchów' }),
    won: (names) => `Wygrana: ${names}`,
    unfinished: 'niedograne do końca',
    rename: 'Zmień nazwę',
    name: 'Nazwa odgałęzienia',
    keepName: 'Zachowaj nazwę',
    delete: 'Usuń',
    deleteSure: 'Usunąć to odgałęzienie? Gra pozostanie bez zmian.',
  },
  chances: {
    title: 'Szanse przy odkrytych kartach',
    best: 'Najlepsze ruchy',
    searching: 'Szukamy najlepszych ruchów…',
    none: 'Tu nikt nie ma ruchu.',
    play: 'Zagraj',
  },
  compare: {
    title: 'Gra i odgałęzienie: porównanie',
    notPlayed: 'nierozegrane',
    wins: 'wygrywa',
    atEnd: 'Na końcu każdego',
    player: 'Gracz',
    game: 'Gra',
    branch: 'Odgałęzienie',
  },
  share: {
    link: 'Kopiuj link z\u00a0odgałęzieniami',
    linkCopied: 'Link skopiowany. Zawiera grę z\u00a0odgałęzieniami i\u00a0otwiera się na każdym urządzeniu.',
    linkTooLong: 'Gra z\u00a0odgałęzieniami jest za długa na link, więc zapisano ją w\u00a0pliku.',
    file: 'Zapisz grę i\u00a0odgałęzienia',
  },
  full: 'Więcej odgałęzień ta gra nie pomieści. Usuń jedno, aby zacząć nowe.',
};
