// German texts of challenges.

import { pluralsOf } from '../../messages/plural.ts';
import type { ChallengeMessages } from './text.ts';

const n = pluralsOf('de');

export const de: ChallengeMessages = {
  about:
    'Einige Durchgänge, die alle vom selben Platz aus spielen, mit denselben Karten und gegen dieselben Bots. Es zählt, was du besser machst als die anderen: Können ohne Glück.',
  make: {
    title: 'Neue Herausforderung',
    rounds: 'Wie viele Durchgänge?',
    start: 'Herausforderung anlegen',
    failed: 'So lässt sich keine Herausforderung anlegen.',
  },
  list: {
    title: 'Deine Herausforderungen',
    none: 'Noch keine. Leg eine an oder öffne einen Link, den dir jemand geschickt hat.',
    progress: (played, all) => `${played} von ${n(all, { one: '# Durchgang', other: '# Durchgängen' })} gespielt`,
    remove: 'Entfernen',
    removeAsk:
      'Diese Herausforderung und ihre Ergebnisse von diesem Gerät entfernen? Die Partien bleiben in deiner Liste.',
  },
  against: (names) => `Gegen ${names}`,
  bot: (name, level) => `${name} (${level})`,
  rules: 'Nichts wird zurückgenommen, und niemand gibt Tipps. Ein Durchgang zählt, wenn du ihn zum ersten Mal spielst.',
  rounds: {
    title: 'Durchgänge',
    round: (number) => `Durchgang ${number}`,
    play: (number) => `Durchgang ${number} spielen`,
    goOn: (number) => `Durchgang ${number} fortsetzen`,
    again: 'Noch einmal spielen',
    againAbout: 'Das zählt nicht.',
    waiting: 'Noch nicht gespielt',
    running: 'Angefangen',
    gameOf: (name) => `Partie von ${name}`,
  },
  standings: {
    title: 'Mit denselben Karten',
    player: 'Spieler',
    you: 'Du',
    total: 'Summe',
    points: (points) => `Punkte: ${points}`,
    hidden: 'verdeckt',
    hiddenAbout: 'Was die anderen erreicht haben, siehst du, sobald du den Durchgang selbst gespielt hast.',
    alone: 'Noch niemand zum Vergleichen.',
    again: 'noch einmal gespielt',
    finished: 'von einem Bot beendet',
    computing: (name, round, move) => `${name} spielt Durchgang ${round} mit deinen Karten: Zug ${move}`,
    failed: (name) => `${name} konnte nicht spielen. Öffne die Herausforderung später noch einmal.`,
  },
  how: {
    title: 'So entsteht die Wertung',
    lead: 'Daraus ergibt sich dein Vorsprung vor dem Durchschnitt deiner Gegner am Tisch.',
    score:
      'Gewertet wird dein Vorsprung abzüglich des mittleren Vorsprungs aller anderen, die dieselben Karten gespielt haben.',
    same: 'Karten, Startspieler und Bots sind für alle gleich. Auf gleiche Züge antworten die Bots gleich.',
  },
  share: {
    title: 'Herausforderung teilen',
    about: 'Der Link enthält die ganze Herausforderung. Er funktioniert ohne Server.',
    own: 'Mit meinem Ergebnis',
    ownAbout: 'Möglich, sobald du alle Durchgänge gespielt hast.',
    hides:
      'Die Karten im Link sind vor neugierigen Blicken geschützt, nicht vor Fachleuten, wie bei Partien auf diesem Gerät. Die Ergebnisse sind eigene Angaben.',
    link: 'Link zur Herausforderung',
    copy: 'Link kopieren',
    send: 'Teilen',
    qr: 'QR-Code zeigen',
    qrHelp: 'Scanne diesen Code mit einem Handy oder Tablet, um die Herausforderung dort zu öffnen.',
    qrTooLong: 'Mit so vielen Ergebnissen ist der Link zu lang für einen QR-Code.',
    text: (table) => `Spiel dieselben Karten wie ich: ${table}`,
  },
  problems: {
    title: 'Diese Herausforderung lässt sich nicht öffnen.',
    'too-long': 'Der Link ist zu lang für eine Herausforderung.',
    malformed: 'Dieser Link ist keine Herausforderung. Vielleicht wurde er abgeschnitten.',
    forged: 'Der Link wurde verändert: Sein Siegel passt nicht mehr.',
    other: 'Die Herausforderung braucht einen Spielplan, Regeln oder Bots, die diese Seite nicht hat.',
    unknown: 'Auf diesem Gerät gibt es keine solche Herausforderung. Öffne sie über ihren Link.',
  },
};
