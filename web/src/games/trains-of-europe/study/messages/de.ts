// German texts of the study of Trains of Europe.

import { pluralsOf } from '../../../../messages/plural.ts';
import { signed } from './signed.ts';
import type { StudyMessages } from './text.ts';

const n = pluralsOf('de');
const decimal = (value: number): string => value.toLocaleString('de');
const pointsOf = (shown: string): string => (/^[+−]?1$/.test(shown) ? `${shown} Punkt` : `${shown} Punkte`);
const inYears = (value: number): string => (value === 1 ? 'einem Jahr' : `${decimal(value)} Jahren`);

export const de: StudyMessages = {
  chart: 'Wer vorn lag',
  company: 'Welche Gesellschaft?',
  measures: { label: 'Was die Kurve zeigt', chances: 'Gewinnchance', points: 'Punkte am Ende' },
  table: 'Als Tabelle',
  curve: 'Als Kurve',
  columns: {
    position: 'Stellung',
    contract: 'Vertrag',
    what: 'Was',
    price: 'Preis',
    income: 'Ertrag',
    tax: 'Steuer',
    points: 'Punkte',
    total: 'Bilanz',
  },
  figures: (chance, points) => `${chance}, ${pointsOf(points)}`,
  roughly: (figure) => `etwa ${figure}`,
  judgements: { label: 'Grundlage', known: 'Was die Gesellschaft wissen konnte', open: 'Alle Bücher offen' },
  reached: {
    phases: (done, of) => `Ganz analysiert: ${done} von ${of} Phasen.`,
    decisions: (done, of) => `Ganz analysiert: alle Phasen und ${done} von ${of} Entscheidungen, die teuersten zuerst.`,
  },
  late: (reached) => `Nach 60 Sekunden angehalten. ${reached}`,
  decided: {
    waiting: 'Es wird berechnet, was die Partie entschied …',
    nobody: 'Die Partie wurde abgebrochen. Niemand hat gewonnen.',
    instead: (better, played) => `„${better}“ statt „${played}“`,
    ownChoice: (name, year, choice, share) =>
      `${name} hat die Partie in Jahr ${year} verloren. ${choice} hätte ${share} Gewinnchance gerettet.`,
    theirChoice: (name, rival, year, choice, share) =>
      `${name} hat gewonnen, weil ${rival} in Jahr ${year} einen Fehler machte. ${choice} hätte ${rival} ${share} Gewinnchance gerettet.`,
    luck: (name, year, draw, share) =>
      `${name} hat mit etwas Glück gewonnen. Entscheidend in Jahr ${year}: ${draw} (${share} mehr Gewinnchance).`,
    misfortune: (name, year, draw, share) =>
      `${name} hatte Pech. Entscheidend in Jahr ${year}: ${draw} (${share} weniger Gewinnchance).`,
    wonIn: (name, year, from, to) =>
      `${name} hat die Partie in Jahr ${year} gewonnen. Die Gewinnchance stieg von ${from} auf ${to}.`,
    lostIn: (name, winner, year, from, to) =>
      `${winner} ist ${name} in Jahr ${year} davongezogen. Die Gewinnchance stieg von ${from} auf ${to}. Keine einzelne Entscheidung gab den Ausschlag.`,
    ahead: (name, share) => `${name} hat ohne Wendepunkt gewonnen. Die Gewinnchance zu Beginn war ${share}.`,
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
    first: (done, of) => `Schnelle Analyse: Phase ${done} von ${of}`,
    curve: (done, of) => `Genaue Analyse: Phase ${done} von ${of}`,
    sifting: (done, of) => `Suche nach besseren Entscheidungen: ${done} von ${of}`,
    judging: (done, of) => `Entscheidungen werden verglichen: ${done} von ${of}`,
    draws: (done, of) => `Das Glück wird gemessen: ${done} von ${of}`,
  },
  done: (games) => `${games} simulierte Partien aus jeder Stellung, alle Bücher offen`,
  stopped: 'Angehalten',
  stop: 'Anhalten',
  goOn: 'Weiter',
  failed: 'Diese Partie lässt sich nicht analysieren.',
  save: 'Zahlen als Datei speichern',
  tabs: { label: 'Ansicht', decisions: 'Entscheidungen', returns: 'Bilanz', auctions: 'Auktionen' },
  costliest: (name) => `Wendepunkte von ${name}`,
  accuracy: {
    share: (share) => `Genauigkeit ${share}`,
    about: 'der Gewinnchance, die mit den besten gefundenen Entscheidungen geblieben wäre',
  },
  draws: {
    title: 'Glück beim Ziehen',
    none: 'Keine Ziehung hat die Gewinnchance über die Messungenauigkeit hinaus verändert.',
    about: 'Die Gewinnchance nach einer Ziehung, verglichen mit dem Mittel aller möglichen Ziehungen.',
    kinds: {
      'start-player': 'die Auslosung des ersten Vorsitzes',
      setup: 'der Aufbau',
      refill: 'die neuen Karten in der Auslage',
      'blind-vehicle': 'das verdeckt gezogene Fahrzeug',
      'blind-contract': 'der verdeckt gezogene Vertrag',
      aid: 'die Fahrzeuge der Staatshilfe',
    },
  },
  learn: {
    open: (count) => n(count, { one: 'Aus dieser Entscheidung lernen', other: 'Aus diesen # Entscheidungen lernen' }),
    title: 'Aus Fehlern lernen',
    question: (year) => `Jahr ${year}: Was erhält die beste Gewinnchance?`,
    choices: 'Möglichkeiten',
    played: '(deine Wahl)',
    about: 'Die Gewinnchance nach jeder Wahl, über viele simulierte Partien.',
    preparing: 'Die nächste Frage wird vorbereitet …',
    none: 'Bei diesen Entscheidungen gibt es zu wenig zu wählen.',
    done: (solved, all) => `${solved} von ${all} besseren Entscheidungen gefunden.`,
    back: 'Zurück zur Analyse',
  },
  nothing: 'Etwas Besseres wurde nicht gefunden.',
  notYet: 'Suche nach besseren Entscheidungen …',
  about:
    'Geordnet nach verlorener Gewinnchance. Liegt der Verlust innerhalb der Messungenauigkeit, zählen die verlorenen Punkte gegenüber der besten anderen Gesellschaft.',
  played: 'gespielt',
  better: 'besser',
  playOnPlayed: 'Weiter wie gespielt',
  playOutBetter: 'Bessere Wahl ausprobieren',
  reasons: {
    payback: (contract, years) => `${contract} macht sich in ${inYears(years)} bezahlt.`,
    closed: (contract) => `Andere Gesellschaften versperren eine Teilstrecke von ${contract}.`,
    yard: (models, contract) => `Im Betriebshof für ${contract}: ${models}.`,
    worth: (most, price) => `Nach der Prognose ist es der Gesellschaft bis zu ${most} wert. Der Preis war ${price}.`,
    useless: 'Nach der Prognose kann die Gesellschaft nichts damit anfangen.',
    item: (points, item) => `In den simulierten Partien: ${pointsOf(points)} für ${item}.`,
    items: {
      profit: 'Jahresgewinn',
      completed: 'erfüllte Verträge',
      partial: 'laufende Verträge',
      cities: 'Städte',
      network: 'das größte Netz',
      countries: 'Länder',
      idle: 'ruhende Verträge',
      vehicles: 'übrige Fahrzeuge',
      cash: 'übriges Bargeld',
    },
  },
  contracts: 'Verträge',
  licences: (count) => n(count, { one: '# Lizenz', other: '# Lizenzen' }),
  vehicles: (count) => n(count, { one: '# Fahrzeug', other: '# Fahrzeuge' }),
  cash: 'Bargeld am Ende',
  hows: {
    dealt: 'Startausstattung',
    bought: 'gekauft',
    blind: 'verdeckt gekauft',
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
    start: 'Startgeld',
    payouts: 'Zum Jahresende ausgezahlt',
    bonuses: 'Aufbauprämie',
    blindContracts: 'Mit verdeckten Verträgen',
    sales: 'Bei Auktionen verkauft',
    audits: 'Prüfungen, erhalten weniger gezahlt',
    licences: 'Lizenzen',
    vehicles: 'Fahrzeuge',
    bids: 'Ersteigert',
    losses: 'Bezahlte Verluste',
  },
  returnsAbout:
    'Genaue Summen der Partie. Erträge von Teilstrecken zählen bei den genutzten Lizenzen, Erträge von Fahrzeugen beim jeweiligen Fahrzeug. Bei Verträgen zählt beides.',
  auctions: {
    none: 'In dieser Partie wurde nichts versteigert.',
    about:
      'Das höchste sinnvolle Gebot jeder Gesellschaft nach der Prognose in diesem Augenblick, im Rahmen ihres Bargelds.',
    from: (seller, least) => `von ${seller}, mindestens ${least}`,
    sold: (buyer, price, points) => `${buyer} für ${price}: nach der Prognose ${pointsOf(points)}`,
    unsold: 'Niemand bot.',
    worth: 'Lohnend für',
    useless: 'Keiner Gesellschaft war es das Mindestgebot wert.',
  },
  puzzles: {
    title: 'Der Vertrag, der sich lohnt',
    what: 'Welches Rätsel?',
    today: 'Heute',
    more: 'Weitere Rätsel',
    about: 'Nimm einen dieser vier Verträge. Mit welchem hat deine Gesellschaft am Ende die meisten Punkte?',
    youAre: (company) => `Du bist ${company}.`,
    cash: (amount) => `${amount} Bargeld`,
    profit: (amount) => `${amount} im Jahr`,
    completed: (count, target) => `${count} von ${target} Verträgen erfüllt`,
    choices: 'Verträge zur Auswahl',
    points: (points) => pointsOf(points),
    check: 'Prüfen',
    show: 'Lösung zeigen',
    next: 'Nächstes Rätsel',
    solved: 'Gelöst!',
    failed: 'Diesmal nicht.',
    proof: (games, margin) =>
      `Punkte am Ende im Mittel von ${games} simulierten Partien mit jedem Vertrag. Der nächstbeste bringt ${margin} weniger.`,
    sum: 'Die Rechnung',
    rows: {
      licences: 'Nötige Lizenzen',
      vehicles: 'Nötige Fahrzeuge',
      yearly: 'Jahresgewinn',
      payback: 'Macht sich bezahlt in',
      completed: 'Erfüllt',
      points: 'Punkte am Ende',
    },
    closed: 'versperrt',
    years: (value) => inYears(value),
    hides: {
      closed: (contract) => `${contract} ist nicht zu erfüllen. Andere Gesellschaften versperren eine Teilstrecke.`,
      loss: (contract, profit) => `${contract} drückt den Jahresgewinn zunächst auf ${profit}.`,
      dear: (contract, fees, cash) =>
        `Die Lizenzen für ${contract} kosten ${fees}. Die Gesellschaft hat ${cash} Bargeld.`,
      completed: (contract, share, best) =>
        `${contract} wurde in ${share} der Partien erfüllt, der beste Vertrag in ${best}.`,
    },
    rated: (rating, change, level, solved) =>
      `Deine Wertung: ${rating} (${signed(change)}, Stufe ${level} ${solved ? 'gelöst' : 'verfehlt'}).`,
    level: (rating) => `Stufe ${rating}`,
    rating: (rating) => `Deine Wertung: ${rating}`,
    allDone: 'Du hast alle Rätsel dieser Art bearbeitet.',
  },
};
