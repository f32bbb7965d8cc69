// German texts of insight.

import { pluralsOf } from '../../../../../messages/plural.ts';
import type { InsightMessages } from './text.ts';

const n = pluralsOf('de');

export const de: InsightMessages = {
  soon: [
    'wo du anfängst und wie diese Durchgänge ausgingen',
    'wie viele deiner Schienen andere benutzen und wie viele ihrer Schienen du benutzt',
    'welche Farben dich Punkte kosten',
    'wie genau deine Züge sind, Partie für Partie',
    'deine typischen Fehler, mit Stellungen zum Üben',
  ],
  which: 'Welche Partien',
  allGames: (count) => n(count, { one: 'Die # Partie', other: 'Alle # Partien' }),
  games: (count) => n(count, { one: '# Partie', other: '# Partien' }),
  rounds: (count) => n(count, { one: '# Durchgang', other: '# Durchgänge' }),
  roundsWon: 'der Durchgänge gewonnen',
  missing: 'fehlende Schienen je Durchgang',
  accuracyNow: 'Genauigkeit',
  counting: (done, all) => `Deine Partien werden durchgesehen: ${done} von ${all}`,
  columns: {
    rounds: 'Durchgänge',
    won: 'Gewonnen',
    missing: 'Fehlend',
    lost: 'Verloren',
    count: 'Wie oft',
    perRound: 'Je Durchgang',
  },
  starts: {
    title: 'Wo du anfängst',
    about: 'Geteilte Siege zählen anteilig. Fehlend: Schienen, die am Ende eines Durchgangs im Mittel noch fehlten.',
    kind: 'Startmarker',
    kinds: { own: 'In einer eigenen Stadt', city: 'In einer anderen Stadt', beside: 'In keiner Stadt' },
    place: 'In oder bei',
    more: (count) => n(count, { one: '# weiteren Ort zeigen', other: '# weitere Orte zeigen' }),
    few: 'Nach wenigen Durchgängen zeigen diese Zahlen vor allem Glück.',
  },
  tracks: {
    title: 'Gemeinsame Schienen',
    about:
      'Am Ende jedes Durchgangs gezählt: die Schienen, über die alle von ihrem Startmarker aus ihre Städte erreichen.',
    yours: (count) => n(count, { one: '# Schiene, von dir gelegt', other: '# Schienen, von dir gelegt' }),
    byOthers: 'auch von anderen benutzt',
    byYou: 'nur von dir benutzt',
    byNobody: 'von niemandem benutzt',
    used: (count) => n(count, { one: '# Schiene, von dir benutzt', other: '# Schienen, von dir benutzt' }),
    laidByYou: 'von dir gelegt',
    laidByOthers: 'von anderen gelegt',
  },
  colours: {
    title: 'Verlorene Punkte nach Farbe',
    about:
      'Fehlende Schienen, nach Entfernung auf die nicht angeschlossenen Städte verteilt. Jede Schiene kostet im klassischen Spiel einen Punkt.',
    colour: 'Region',
    open: 'Nicht angeschlossen',
    of: (open, held) => `${open} von ${held}`,
    points: 'Schienen',
  },
  accuracy: {
    title: 'Genauigkeit im Lauf der Zeit',
    about:
      'Wie viel von der Gewinnchance der besten Züge dir erhalten blieb. Die Linie ist das Mittel aus fünf Partien.',
    none: 'Von diesen Partien ist noch keine analysiert.',
    label: (games, latest) => `Genauigkeit über ${games}; zuletzt ${latest}`,
    table: 'Als Tabelle',
    chart: 'Als Kurve',
    date: 'Gespielt',
    share: 'Genauigkeit',
    turns: 'Eigene Züge',
    review: 'Analyse',
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
    about:
      'Deine Züge, die Gewinnchance gekostet haben, geordnet nach dem Grund für den besseren Zug. Oben steht, was dich mehr kostet als umsichtige Spieler.',
    habit: (name, cost, usual) =>
      `*${name}*: Das ist deine teuerste Gewohnheit. Sie kostet dich ${cost} Gewinnchance je Durchgang, umsichtige Spieler nur ${usual}.`,
    noHabit: 'Keine Gewohnheit sticht heraus: Deine Verluste verteilen sich auf viele Arten von Fehlern.',
    none: 'Bisher keine Fehler gefunden. Analysiere deine Partien, um sie zu finden.',
    kind: 'Art des Fehlers',
    marker: {
      start: 'Ein Start, der mehr Schienen kostet',
      middle: 'Ein Start mitten zwischen deinen Städten',
      place: 'Ein anderer Start war besser',
    },
    build: {
      completes: 'Einen Sieg verpasst',
      reaches: 'Eine erreichbare Stadt nicht angeschlossen',
      together: 'Keine Schiene zu mehreren Städten zugleich',
      leave: 'Gebaut, wo andere ohnehin bauen',
      fewer: 'Ein Umweg',
      double: 'Der ganze Zug für eine Doppellinie',
      shuns: 'Eine Doppellinie umgangen',
      'keeps-ferry': 'Eine farbige Schiene zu früh verbraucht',
      place: 'Anderswo bauen war besser',
    },
    example: (loss, date) => `${loss} am ${date}`,
    examples: 'Zum Beispiel:',
    train: (count) => n(count, { one: '# Stellung üben', other: '# Stellungen üben' }),
    cannot: (share) => `Stellungen zum Üben entstehen aus Fehlern ab ${share} in Partien ohne Sonderkarten.`,
  },
};
