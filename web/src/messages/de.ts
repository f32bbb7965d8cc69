// German texts. The reader is addressed as "du".

import { listsOf, pluralsOf } from './plural.ts';
import type { Messages } from './catalogue.ts';

const n = pluralsOf('de');
const list = listsOf('de');

export const de: Messages = {
  list,
  common: {
    brand: 'Branchline',
    about: 'Eisenbahn-Brettspiele: Verbinde deine Städte vor den anderen oder führe die bessere Bahngesellschaft.',
    you: 'du',
    bot: 'Bot',
    close: 'Schließen',
    cancel: 'Abbrechen',
    yes: 'Ja',
    home: 'Startseite',
    menu: 'Menü',
    help: 'Regeln und Hilfe',
    settings: 'Einstellungen',
    loading: 'Einen Moment',
    more: 'Mehr',
    enter: 'Enter',
    space: 'Leertaste',
    language: 'Sprache',
  },
  pages: {
    online: 'Online',
    custom: 'Eigener Tisch',
    sameDevice: 'Ein Gerät für alle',
    learn: 'Lernen',
    rules: 'Regeln',
    games: 'Deine Partien',
    replay: 'Wiederholung',
    review: 'Analyse',
    puzzles: 'Rätsel',
    challenges: 'Herausforderungen',
    settings: 'Einstellungen',
  },
  home: {
    play: 'Jetzt spielen',
    against: 'gegen',
    bots: (count) => n(count, { one: 'Bot', other: 'Bots' }),
    level: 'Wie stark?',
    watch: 'Zuschauen',
    whichGame: 'Welches Spiel?',
    continue: 'Partie fortsetzen',
    continueAbout: (state, names) => `${state}, mit ${names}`,
    games: 'Deine Partien',
    allGames: 'Alle Partien',
    noGames: 'Noch nichts gespielt. Deine Partien werden hier aufbewahrt, auf diesem Gerät.',
    allRunning: 'Deine laufenden Partien stehen auf ihren Karten.',
    lost: (count) =>
      n(count, {
        one: 'Der Browser hat # Partie gelöscht, die hier gespeichert war.',
        other: 'Der Browser hat # Partien gelöscht, die hier gespeichert waren.',
      }),
    offline: 'Alles läuft in deinem Browser, auch ohne Verbindung. Kein Konto, kein Tracking.',
    update: 'Eine neue Version ist bereit.',
    updateNow: 'Jetzt aktualisieren',
  },
  games: {
    replay: 'Wiederholung',
    won: (names) => `Gewonnen: ${names}`,
    youWon: 'Du hast gewonnen',
    gaveUp: (name) => `Aufgegeben: ${name}`,
    youGaveUp: 'Du hast aufgegeben',
  },
  buttons: {
    sound: (on) => (on ? 'Ton ist an' : 'Ton ist aus'),
    theme: 'Hell oder dunkel',
  },
  broken: {
    title: 'Da ist etwas entgleist',
    about: 'Ein unerwarteter Fehler hat die Seite angehalten. Deine Partie ist bis zum letzten Zug gespeichert.',
    reload: 'Seite neu laden',
  },
};
