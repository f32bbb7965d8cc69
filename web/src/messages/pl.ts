// Polish texts. The reader is addressed as "ty"; the present tense avoids forms that would need a gender.

import { listsOf, pluralsOf } from './plural.ts';
import type { Messages } from './catalogue.ts';

const n = pluralsOf('pl');
const list = listsOf('pl');

export const pl: Messages = {
  list,
  common: {
    brand: 'Branchline',
    about: 'Kolejowe gry planszowe: połącz swoje miasta przed innymi albo poprowadź najlepszą firmę kolejową.',
    you: 'ty',
    bot: 'bot',
    close: 'Zamknij',
    cancel: 'Anuluj',
    yes: 'Tak',
    home: 'Strona główna',
    menu: 'Menu',
    help: 'Zasady i pomoc',
    settings: 'Ustawienia',
    loading: 'Chwileczkę',
    more: 'Więcej',
    enter: 'Enter',
    space: 'Spacja',
    language: 'Język',
  },
  pages: {
    online: 'Gra online',
    custom: 'Własny stół',
    sameDevice: 'Jedno urządzenie',
    learn: 'Nauka',
    rules: 'Zasady',
    games: 'Twoje gry',
    replay: 'Powtórka',
    review: 'Analiza',
    puzzles: 'Zagadki',
    challenges: 'Wyzwania',
    settings: 'Ustawienia',
  },
  home: {
    play: 'Zagraj teraz',
    against: 'kontra',
    bots: (count) => n(count, { one: 'bot', few: 'boty', many: 'botów', other: 'bota' }),
    level: 'Jak silne?',
    watch: 'Oglądaj',
    whichGame: 'Która gra?',
    continue: 'Wróć do gry',
    continueAbout: (state, names) => `${state}, przy stole: ${names}`,
    games: 'Twoje gry',
    allGames: 'Wszystkie gry',
    noGames: 'Nie ma jeszcze żadnej gry. Twoje gry będą przechowywane tutaj, na tym urządzeniu.',
    allRunning: 'Trwające gry są na swoich kartach.',
    lost: (count) => `Przeglądarka usunęła zapisane tu gry: ${count}.`,
    offline: 'Wszystko działa w twojej przeglądarce, także bez internetu. Bez konta i bez śledzenia.',
    update: 'Nowa wersja jest gotowa.',
    updateNow: 'Aktualizuj',
  },
  games: {
    replay: 'Powtórka',
    won: (names) => `Wygrana: ${names}`,
    youWon: 'Twoja wygrana',
    gaveUp: (name) => `Poddanie gry: ${name}`,
    youGaveUp: 'Gra poddana przez ciebie',
  },
  buttons: {
    sound: (on) => (on ? 'Dźwięk jest włączony' : 'Dźwięk jest wyłączony'),
    theme: 'Jasny lub ciemny',
  },
  broken: {
    title: 'Coś się wykoleiło',
    about: 'Nieoczekiwany błąd zatrzymał stronę. Gra jest zapisana aż do ostatniego ruchu.',
    reload: 'Wczytaj stronę ponownie',
  },
};
