// Deutsche Texte der Einblicke in Gesellschaften.

import { pluralsOf } from '../../../../../messages/plural.ts';
import type { InsightMessages } from './text.ts';

const n = pluralsOf('de');

export const de: InsightMessages = {
  soon: [
    'woher deine Punkte kommen',
    'wie genau deine Entscheidungen sind, Partie für Partie',
    'in welchen Phasen du am meisten verschenkst',
    'was deine Lizenzen und Fahrzeuge einbringen',
  ],
  counting: (done, all) => `Deine Partien werden durchgesehen: ${done} von ${all}`,
  won: (games) => n(games, { one: 'von # Partie gewonnen', other: 'von # Partien gewonnen' }),
  points: 'Punkte je Partie',
  completed: 'erfüllte Verträge je Partie',
  first: 'Jahr des ersten erfüllten Vertrags, im Mittel',
  accuracy: {
    now: 'Genauigkeit',
    title: 'Genauigkeit im Lauf der Zeit',
    about:
      'Welchen Anteil der Gewinnchance du behalten hast, die die gefundenen besseren Entscheidungen behalten hätten. Die Linie ist das Mittel von fünf Partien.',
    none: 'Von diesen Partien ist noch keine nachbetrachtet.',
    label: (games, latest) =>
      n(games, {
        one: `Genauigkeit in # Partie, zuletzt ${latest}`,
        other: `Genauigkeit in # Partien, zuletzt ${latest}`,
      }),
    table: 'Als Tabelle',
    chart: 'Als Kurve',
    date: 'Gespielt',
    share: 'Genauigkeit',
    open: (date) => `Nachbetrachtung der Partie vom ${date}`,
    offer: (count) =>
      n(count, { one: '# Partie ist noch nicht nachbetrachtet.', other: '# Partien sind noch nicht nachbetrachtet.' }),
    start: (count) => n(count, { one: 'Jetzt nachbetrachten', other: 'Jetzt alle nachbetrachten' }),
    working: (game, all, share) => `Partie ${game} von ${all} wird nachbetrachtet: ${share}`,
    goesOn: 'Das läuft weiter, während du andere Seiten ansiehst.',
    stop: 'Anhalten',
  },
  mistakes: {
    title: 'Typische Fehler',
    about:
      'Deine Entscheidungen, die etwas verschenkt haben, nach Phase und danach, was besser gewesen wäre. Die teuersten Arten zuerst.',
    none: 'Bisher nichts gefunden. Nachbetrachtungen deiner Partien bringen sie ans Licht.',
    kind: 'Was geschah',
    times: 'Mal',
    given: 'Verschenkt',
    calling: 'Phase ausrufen',
    hows: {
      other: 'etwas anderes war besser',
      more: 'du hast zu früh aufgehört',
      less: 'du hättest aufhören sollen',
    },
    points: (points) => `${points} Punkte`,
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
