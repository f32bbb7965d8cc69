// Wszystko o odgałęzieniach zakończonej gry, po polsku.

import { pluralsOf } from '../../messages/plural.ts';
import type { ExploreMessages } from './catalogue.ts';

const plural = pluralsOf('pl');

export const pl: ExploreMessages = {
  title: 'Odgałęzienia gry',
  bar: 'O\u00a0tym odgałęzieniu',
  backToGame: 'Powrót do gry',
  theGame: 'Rozegrana gra',
  branch: 'Odgałęzienie',
  known: 'Wszystkie karty odkryte',
  about:
    'Tutaj grasz za wszystkich, a wszystkie karty są odkryte. Zakończona gra się nie zmienia i nic się nie liczy. Losowania są takie jak w grze, dopóki to możliwe; potem losuje się na nowo.',
  position: (move, all) => `Ruch ${move} z\u00a0${all}`,
  first: 'Na początek',
  fork: 'Do początku odgałęzienia',
  back: 'O\u00a0jeden ruch wstecz',
  forward: 'O\u00a0jeden ruch dalej',
  last: 'Na koniec',
  showGame: 'Gra w\u00a0tym miejscu',
  showBranch: 'Odgałęzienie w\u00a0tym miejscu',
  bots: {
    title: 'Niech grają boty',
    stop: 'Zatrzymaj boty',
    who: 'Grają boty',
    help: 'Wybierz, za kogo grają boty. Za pozostałych grasz ty. Boty czekają, aż je uruchomisz.',
    begin: 'Uruchom boty',
  },
  eyes: 'Punkt widzenia',
  eyesTurn: 'Kto jest przy ruchu',
  list: {
    title: 'Odgałęzienia',
    none: 'Nie ma jeszcze odgałęzień. Wykonaj inny ruch, a zostanie tu zachowany.',
    named: (move, what) => `Ruch ${move}: ${what}`,
    numbered: (move) => `Od ruchu ${move}`,
    open: 'Pokaż',
    shown: 'Teraz widoczne',
    moves: (count) => plural(count, { one: '# ruch', few: '# ruchy', many: '# ruchów', other: '# ruchu' }),
    won: (names) => `Wygrana: ${names}`,
    unfinished: 'niedokończone',
    rename: 'Zmień nazwę',
    name: 'Nazwa odgałęzienia',
    keepName: 'Zapisz nazwę',
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
    title: 'Porównaj grę i odgałęzienie',
    notPlayed: 'nierozegrane',
    wins: 'wygrywa',
    atEnd: 'Na koniec',
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
  full: 'Ta gra ma największą możliwą liczbę odgałęzień. Usuń jedno, aby zacząć nowe.',
};
