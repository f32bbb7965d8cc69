// German texts of insight into companies.

import { pluralsOf } from '../../../../../messages/plural.ts';
import type { InsightMessages } from './text.ts';

const n = pluralsOf('de');

export const de: InsightMessages = {
  soon: [
    'woher deine Punkte kommen',
    'wie genau deine Entscheidungen sind, Partie für Partie',
    'in welchen Phasen du am meisten verlierst',
    'was deine Lizenzen und Fahrzeuge einbringen',
  ],
  counting: (done, all) => `Deine Partien werden gelesen: ${done} von ${all}`,
  won: (games) => n(games, { one: 'von # Partie gewonnen', other: 'von # Partien gewonnen' }),
  points: 'Punkte je Partie',
  completed: 'erfüllte Verträge je Partie',
  first: 'Jahr des ersten erfüllten Vertrags, im Mittel',
  accuracy: {
    now: 'Genauigkeit',
    title: 'Genauigkeit im Lauf der Zeit',
    about:
      'Wie viel Gewinnchance du behalten hast, verglichen mit den besten gefundenen Entscheidungen. Die Linie ist das Mittel von fünf Partien.',
    none: 'Von diesen Partien ist noch keine analysiert.',
    label: (games, latest) =>
      n(games, {
        one: `Genauigkeit in # Partie, zuletzt ${latest}`,
        other: `Genauigkeit in # Partien, zuletzt ${latest}`,
      }),
    table: 'Als Tabelle',
    chart: 'Als Kurve',
    date: 'Gespielt',
    share: 'Genauigkeit',
    open: (date) => `Analyse der Partie vom ${date}`,
    offer: (count) =>
      n(count, { one: '# Partie ist noch nicht analysiert.', other: '# Partien sind noch nicht analysiert.' }),
    start: (count) => n(count, { one: 'Jetzt analysieren', other: 'Jetzt alle analysieren' }),
    working: (game, all, share) => `Partie ${game} von ${all} wird analysiert: ${share}`,
    goesOn: 'Die Analyse läuft weiter, während du andere Seiten ansiehst.',
    stop: 'Anhalten',
  },
  mistakes: {
    title: 'Typische Fehler',
    about: 'Deine teuren Entscheidungen, nach Phase und danach, was besser gewesen wäre. Die teuersten Arten zuerst.',
    none: 'Bisher keine Fehler gefunden. Analysiere deine Partien, um sie zu finden.',
    kind: 'Was geschah',
    times: 'Mal',
    given: 'Kosten',
    calling: 'Phase ausrufen',
    hows: {
      other: 'etwas anderes war besser',
      more: 'du hast zu früh aufgehört',
      less: 'du hättest aufhören sollen',
    },
    points: (points) => (points === '1' ? `${points} Punkt` : `${points} Punkte`),
    example: (loss, date) => `${loss} am ${date}`,
    examples: 'Zum Beispiel:',
  },
  lines: {
    title: 'Woher deine Punkte kommen',
    line: 'Schlusswertung',
    points: 'Punkte je Partie',
    returns: (licences, vehicles) =>
      `Über ihren Preis hinaus brachten deine Lizenzen je Partie ${licences} und deine Fahrzeuge ${vehicles} ein.`,
  },
};
