// Deutsche Texte der Nachbetrachtung von Trains of Europe.

import { pluralsOf } from '../../../../messages/plural.ts';
import { signed } from './signed.ts';
import type { StudyMessages } from './text.ts';

const n = pluralsOf('de');
const decimal = (value: number): string => value.toLocaleString('de');
const inYears = (value: number): string => (value === 1 ? 'einem Jahr' : `${decimal(value)} Jahren`);

export const de: StudyMessages = {
  chart: 'Wer gewinnen würde',
  company: 'Welche Gesellschaft?',
  measures: { label: 'Was die Kurve zeigt', chances: 'Gewinnchance', points: 'Punkte am Ende' },
  table: 'Als Tabelle',
  curve: 'Als Kurve',
  columns: {
    position: 'Stellung',
    contract: 'Vertrag',
    what: 'Was',
    price: 'Preis',
    income: 'Einnahmen',
    tax: 'Steuer',
    points: 'Punkte',
    total: 'Ertrag',
  },
  figures: (chance, points) => `${chance}, ${points} Punkte`,
  roughly: (figure) => `etwa ${figure}`,
  judgements: { label: 'Beurteilt nach', known: 'Was die Gesellschaft wissen konnte', open: 'Alle Bücher offen' },
  reached: {
    phases: (done, of) => `${done} von ${of} Phasen sind ganz beurteilt.`,
    decisions: (done, of) => `Alle Phasen und ${done} von ${of} Entscheidungen sind beurteilt, die teuersten zuerst.`,
  },
  late: (reached) => `60\u00a0s haben nicht gereicht. ${reached}`,
  decided: {
    waiting: 'Was die Partie entschied, wird noch ermittelt …',
    nobody: 'Die Partie wurde aufgegeben: Niemand hat gewonnen.',
    instead: (better, played) => `„${better}“ statt „${played}“`,
    ownChoice: (name, year, choice, share) =>
      `${name} hat die Partie in Jahr ${year} verloren: ${choice} hätte ${share} mehr Gewinnchance behalten.`,
    theirChoice: (name, rival, year, choice, share) =>
      `${name} hat gewonnen, weil ${rival} in Jahr ${year} danebengriff: ${choice} hätte ${share} mehr Gewinnchance behalten.`,
    luck: (name, year, draw, share) =>
      `${name} hat mit etwas Glück gewonnen. ${share} Gewinnchance brachte in Jahr ${year}: ${draw}.`,
    misfortune: (name, year, draw, share) =>
      `${name} hatte Pech. ${share} Gewinnchance kostete in Jahr ${year}: ${draw}.`,
    wonIn: (name, year, from, to) =>
      `${name} hat die Partie in Jahr ${year} gewonnen: Die Chance stieg von ${from} auf ${to}.`,
    lostIn: (name, winner, year, from, to) =>
      `${winner} hat ${name} in Jahr ${year} abgehängt: Die Chance stieg von ${from} auf ${to}. Keine einzelne Entscheidung gab den Ausschlag.`,
    ahead: (name, share) => `${name} hat ohne Wendepunkt gewonnen, mit ${share} Gewinnchance zu Beginn.`,
    behind: (name, winner, share) =>
      `${winner} hat ${name} ohne Wendepunkt geschlagen, mit ${share} Gewinnchance zu Beginn.`,
  },
  station: {
    begins: (year) => `Beginn von Jahr ${year}`,
    after: (year, phase) => `Jahr ${year}, nach der Phase ${phase}`,
    end: 'Das Ende',
  },
  years: 'Jahr wählen',
  first: 'Zum Anfang',
  back: 'Eine Phase zurück',
  forward: 'Eine Phase weiter',
  last: 'Zum Ende',
  pointOf: (point, all) => `Wendepunkt ${point} von ${all}`,
  noPoint: 'Hier ist kein Wendepunkt',
  pointBefore: 'Voriger Wendepunkt',
  pointAfter: 'Nächster Wendepunkt',
  working: {
    first: (done, of) => `Erster Blick: Phase ${done} von ${of}`,
    curve: (done, of) => `Genauer: Phase ${done} von ${of}`,
    sifting: (done, of) => `Suche nach besseren Entscheidungen: ${done} von ${of}`,
    judging: (done, of) => `Beides wird ausgespielt: ${done} von ${of}`,
    draws: (done, of) => `Das Glück der Ziehungen wird gewogen: ${done} von ${of}`,
  },
  done: (games) => `${games} Partien aus jeder Stellung zu Ende gespielt, alle Bücher offen`,
  stopped: 'Angehalten',
  stop: 'Anhalten',
  goOn: 'Weiter',
  failed: 'Diese Partie lässt sich nicht auswerten.',
  save: 'Zahlen als Datei speichern',
  tabs: { label: 'Was zu sehen ist', decisions: 'Entscheidungen', returns: 'Erträge', auctions: 'Auktionen' },
  costliest: (name) => `Wendepunkte von ${name}`,
  accuracy: {
    share: (share) => `Genauigkeit ${share}`,
    about: 'der Chance, die die gefundenen besseren Entscheidungen behalten hätten',
  },
  draws: {
    title: 'Glück der Ziehungen',
    none: 'Keine Ziehung hat die Chance um mehr als ihre Unsicherheit verändert.',
    about: 'Die Chance nach einer Ziehung, weniger den Mittelwert über alles, was hätte gezogen werden können.',
    kinds: {
      'start-player': 'die Auslosung des ersten Vorsitzes',
      setup: 'der Aufbau',
      refill: 'die neuen Karten in der Auslage',
      'blind-vehicle': 'das blind gezogene Fahrzeug',
      'blind-contract': 'der blind gezogene Vertrag',
      aid: 'die Fahrzeuge der Staatshilfe',
    },
  },
  nothing: 'Etwas Besseres wurde nicht gefunden.',
  notYet: 'Bessere Entscheidungen werden noch gesucht …',
  about:
    'Geordnet nach verschenkter Gewinnchance; liegt sie innerhalb ihrer Unsicherheit, nach Punkten Vorsprung vor der besten anderen Gesellschaft.',
  played: 'gespielt',
  better: 'besser',
  playOnPlayed: 'Weiter wie gespielt',
  playOutBetter: 'Die bessere Wahl ausspielen',
  reasons: {
    payback: (contract, years) => `${contract} zahlt sich in ${inYears(years)} aus.`,
    closed: (contract) => `Eine Teilstrecke von ${contract} ist durch andere versperrt.`,
    yard: (models, contract) => `Im Betriebshof für ${contract}: ${models}.`,
    worth: (most, price) => `Nach der Prognose ist es der Gesellschaft bis zu ${most} wert; der Preis war ${price}.`,
    useless: 'Nach der Prognose kann die Gesellschaft nichts damit anfangen.',
    item: (points, item) => `In den weitergespielten Partien: ${points} Punkte für ${item}.`,
    items: {
      profit: 'Gewinn',
      completed: 'erfüllte Verträge',
      partial: 'laufende Verträge',
      cities: 'Städte',
      network: 'das längste Netz',
      countries: 'Länder',
      idle: 'Verträge ohne Einnahmen',
      vehicles: 'Fahrzeuge ohne Einsatz',
      cash: 'ungenutztes Bargeld',
    },
  },
  contracts: 'Verträge',
  licences: (count) => n(count, { one: '# Lizenz', other: '# Lizenzen' }),
  vehicles: (count) => n(count, { one: '# Fahrzeug', other: '# Fahrzeuge' }),
  cash: 'Bargeld am Ende',
  hows: {
    dealt: 'Startausstattung',
    bought: 'gekauft',
    blind: 'blind gekauft',
    aid: 'Staatshilfe',
    auction: 'ersteigert',
    'with-contract': 'kam mit einem Vertrag',
  },
  ends: {
    completed: (year) => `erfüllt in Jahr ${year}`,
    sold: (price) => `verkauft für ${price}`,
    idle: 'ohne Einsatz',
    assigned: 'im Einsatz',
    spent: 'auf einem erfüllten Vertrag',
  },
  flows: {
    start: 'Zu Beginn',
    payouts: 'Zum Jahresende ausgezahlt',
    bonuses: 'Aufbauprämie',
    blindContracts: 'Mit blind genommenen Verträgen',
    sales: 'Bei Auktionen verkauft',
    audits: 'Prüfungen, erhalten weniger gezahlt',
    licences: 'Lizenzen',
    vehicles: 'Fahrzeuge',
    bids: 'Ersteigert',
    losses: 'Bezahlte Verluste',
  },
  returnsAbout:
    'Über die ganze Partie, genau. Einnahmen von Teilstrecken zählen bei den Lizenzen, über die sie führen, Einnahmen von Fahrzeugen bei jedem Fahrzeug; beim Vertrag stehen beide.',
  auctions: {
    none: 'In dieser Partie wurde nichts versteigert.',
    about:
      'Was jede Gesellschaft sinnvoll höchstens hätte zahlen können, nach der Prognose dieses Augenblicks und mit ihrem Bargeld.',
    from: (seller, least) => `von ${seller}, mindestens ${least}`,
    sold: (buyer, price, points) => `${buyer} für ${price}: nach der Prognose ${points} Punkte`,
    unsold: 'Niemand bot.',
    worth: 'Das Gebot wert für',
    useless: 'Niemandem war es das Mindestgebot wert.',
  },
  puzzles: {
    title: 'Der Vertrag, der sich lohnt',
    what: 'Was lösen?',
    today: 'Heute',
    more: 'Weitere Rätsel',
    about: 'Du nimmst einen Vertrag. Mit welchem dieser vier hat deine Gesellschaft am Ende die meisten Punkte?',
    youAre: (company) => `Du bist ${company}.`,
    cash: (amount) => `${amount} Bargeld`,
    profit: (amount) => `${amount} im Jahr`,
    completed: (count, target) => `${count} von ${target} Verträgen erfüllt`,
    choices: 'Verträge zur Auswahl',
    points: (points) => `${points} Punkte`,
    check: 'Prüfen',
    show: 'Lösung zeigen',
    next: 'Nächstes Rätsel',
    solved: 'Gelöst!',
    failed: 'Diesmal nicht.',
    proof: (games, margin) =>
      `Punkte am Ende im Mittel von ${games} Partien, mit jedem Vertrag weitergespielt; der nächstbeste hat ${margin} weniger.`,
    sum: 'Die Rechnung',
    rows: {
      licences: 'Lizenzen zu kaufen',
      vehicles: 'Fahrzeuge zu kaufen',
      yearly: 'Jahresgewinn',
      payback: 'Zahlt sich aus in',
      completed: 'Erfüllt',
      points: 'Punkte am Ende',
    },
    closed: 'versperrt',
    years: (value) => inYears(value),
    hides: {
      closed: (contract) => `${contract} ist nicht zu erfüllen: Eine Teilstrecke ist durch andere versperrt.`,
      loss: (contract, profit) => `${contract} drückt den Jahresgewinn zunächst auf ${profit}.`,
      dear: (contract, fees, cash) => `Die Lizenzen von ${contract} kosten ${fees}; in der Kasse sind ${cash}.`,
      completed: (contract, share, best) =>
        `${contract} wurde in ${share} der Partien erfüllt, der Vertrag, der sich lohnt, in ${best}.`,
    },
    rated: (rating, change, level, solved) =>
      `Deine Wertung: ${rating} (${signed(change)}, Stufe ${level} ${solved ? 'gelöst' : 'verfehlt'}).`,
    level: (rating) => `Stufe ${rating}`,
    rating: (rating) => `Deine Wertung: ${rating}`,
    allDone: 'Du hast alle Rätsel dieser Art gelöst.',
  },
};
