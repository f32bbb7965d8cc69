// German texts of insight.

import { pluralsOf } from '../../../../../messages/plural.ts';
import type { InsightMessages } from './text.ts';

const n = pluralsOf('de');

export const de: InsightMessages = {
  soon: [
    'wo du anfängst und wie diese Durchgänge ausgingen',
    'wie viele deiner Schienen andere benutzen und wie viele von ihren du',
    'welche Farben dich Punkte kosten',
    'wie genau deine Züge sind, Partie für Partie',
    'deine typischen Fehler, mit Stellungen zum Bessermachen',
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
    about:
      'Geteilte Durchgänge zählen als gewonnen zum Teil. Fehlend: Schienen, die am Ende eines Durchgangs im Mittel noch fehlten.',
    kind: 'Startmarker',
    kinds: { own: 'In einer eigenen Stadt', city: 'In einer anderen Stadt', beside: 'Neben den Städten' },
    place: 'In oder bei',
    more: (count) => n(count, { one: '# weiteren Ort zeigen', other: '# weitere Orte zeigen' }),
    few: 'Zahlen aus wenigen Durchgängen sind vor allem Glück.',
  },
  tracks: {
    title: 'Geteilte Schienen',
    about: 'Am Ende jedes Durchgangs gezählt: über welche Schienen alle von ihrem Start aus ihre Städte erreichen.',
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
      'Fehlende Schienen, auf die nicht erreichten Städte verteilt, je nachdem wie weit jede noch weg lag. Jede kostet im klassischen Spiel einen Punkt.',
    colour: 'Region',
    open: 'Nicht erreicht',
    of: (open, held) => `${open} von ${held}`,
    points: 'Schienen',
  },
  accuracy: {
    title: 'Genauigkeit im Lauf der Zeit',
    about:
      'Wie viel von der Chance blieb, die die besten gefundenen Züge erhalten hätten. Die Linie ist das Mittel aus fünf Partien.',
    none: 'Von diesen Partien ist noch keine analysiert.',
    label: (games, latest) => `Genauigkeit über ${games}; zuletzt ${latest}`,
    table: 'Als Tabelle',
    chart: 'Als Schaubild',
    date: 'Gespielt',
    share: 'Genauigkeit',
    turns: 'Eigene Züge',
    review: 'Analyse',
    open: (date) => `Analyse der Partie vom ${date}`,
    offer: (count) =>
      n(count, { one: '# Partie ist noch nicht analysiert.', other: '# Partien sind noch nicht analysiert.' }),
    start: (count) => n(count, { one: 'Jetzt analysieren', other: 'Jetzt alle analysieren' }),
    working: (game, all, share) => `Partie ${game} von ${all} wird analysiert: ${share}`,
    goesOn: 'Das läuft weiter, während du andere Seiten ansiehst.',
    stop: 'Anhalten',
  },
  mistakes: {
    title: 'Typische Fehler',
    about:
      'Eigene Züge, die etwas verschenkt haben, geordnet nach dem, was für den besseren Zug spricht. Zuerst kommt, was dich mehr kostet als umsichtige Spieler.',
    habit: (name, cost, usual) =>
      `*${name}*: Das ist deine teuerste Gewohnheit. Sie kostet dich ${cost} Chance je Durchgang, umsichtige Spieler nur ${usual}.`,
    noHabit: 'Keine Gewohnheit sticht heraus: Was du verschenkst, verteilt sich auf viele Arten.',
    none: 'Bisher nichts gefunden. Analysen deiner Partien bringen sie ans Licht.',
    kind: 'Was passiert ist',
    marker: {
      start: 'Ein Start, der mehr Schienen kostet',
      middle: 'Ein Start mitten zwischen deinen Städten',
      place: 'Ein anderer Start war besser',
    },
    build: {
      completes: 'Einen Sieg liegen gelassen',
      reaches: 'Eine erreichbare Stadt ausgelassen',
      together: 'Nicht mehreren Städten zugleich genähert',
      leave: 'Gebaut, wo andere ohnehin bauen',
      fewer: 'Ein Umweg',
      double: 'Der ganze Zug für eine Doppellinie',
      shuns: 'Eine Doppellinie umgangen',
      'keeps-ferry': 'Eine farbige Schiene zu früh verbraucht',
      place: 'Anderswo bauen war besser',
    },
    example: (loss, date) => `${loss} am ${date}`,
    examples: 'Zum Beispiel:',
    train: (count) => n(count, { one: 'Mit # dieser Stellungen üben', other: 'Mit # dieser Stellungen üben' }),
    cannot: 'Stellungen zum Üben entstehen aus Fehlern von 8 % und mehr in Partien ohne Sonderkarten.',
  },
};
