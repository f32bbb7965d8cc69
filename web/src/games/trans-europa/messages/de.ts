// German texts of Trans Europa. The reader is addressed as "du".

import { capital } from '../../../messages/grammar.ts';
import { listsOf, pluralsOf } from '../../../messages/plural.ts';
import type { Who } from '../../../messages/who.ts';
import type { GameMessages } from './catalogue.ts';

const n = pluralsOf('de');
const list = listsOf('de');
const tracks = (count: number): string => n(count, { one: '# Schiene', other: '# Schienen' });
const points = (count: number): string => n(count, { one: '# Punkt', other: '# Punkte' });
const by = ({ name, you }: Who): string => (you ? '*Du*' : `*${name}*`);
/** Subject and verb: "*Du* hast", "*Tom* hat". */
const has = (who: Who): string => `${by(who)} ${who.you ? 'hast' : 'hat'}`;
const to = ({ name, you }: Who): string => (you ? 'dir' : name);
const all = (who: readonly Who[]): string => list(who.map(({ name, you }) => (you ? 'du' : name)));
/** The verb that goes with one or several people, of whom one may be the reader. */
const verb = (who: readonly Who[], forms: { du: string; er: string; ihr: string; sie: string }): string => {
  const you = who.some((each) => each.you);
  if (who.length > 1) return you ? forms.ihr : forms.sie;
  return you ? forms.du : forms.er;
};
const haveAll = (who: readonly Who[]): string =>
  `${capital(all(who))} ${verb(who, { du: 'hast', er: 'hat', ihr: 'habt', sie: 'haben' })}`;
const youMiss = (count: number): string =>
  count === 0 ? '' : n(count, { one: 'Dir fehlt # Schiene, ', other: 'Dir fehlen # Schienen, ' });
const missed = (count: number): string => n(count, { one: 'Es fehlt # Schiene.', other: 'Es fehlen # Schienen.' });
/** "Nordosten" → "nordöstlich". */
const SIDE: Readonly<Record<string, string>> = {
  Osten: 'östlich',
  Nordosten: 'nordöstlich',
  Nordwesten: 'nordwestlich',
  Westen: 'westlich',
  Südwesten: 'südwestlich',
  Südosten: 'südöstlich',
  Norden: 'nördlich',
  Süden: 'südlich',
};
const side = (direction: string): string => SIDE[direction] ?? direction;

export const de: GameMessages = {
  directions: {
    e: 'Osten',
    ne: 'Nordosten',
    nw: 'Nordwesten',
    w: 'Westen',
    sw: 'Südwesten',
    se: 'Südosten',
    n: 'Norden',
    s: 'Süden',
  },
  waters: {
    'north-sea': 'Nordsee',
    'baltic-sea': 'Ostsee',
    'atlantic-ocean': 'Atlantik',
    'mediterranean-sea': 'Mittelmeer',
    'black-sea': 'Schwarzes Meer',
    'pacific-ocean': 'Pazifik',
    'gulf-of-mexico': 'Golf von Mexiko',
    'adriatic-sea': 'Adria',
  },
  places: {
    at: (city) => `in ${city}`,
    near: (city) => `bei ${city}`,
    from: (direction, city) => `${side(direction)} von ${city}`,
    junctionFrom: (direction, city) => `Kreuzungspunkt ${side(direction)} von ${city}`,
    toward: (direction, city) => `nach ${direction} Richtung ${city}`,
    to: (direction, city) => `nach ${direction} bis ${city}`,
    directionNear: (direction, city) => `nach ${direction}, bei ${city}`,
  },
  levels: {
    random: 'Tramp',
    greedy: 'Nimmersatt',
    apprentice: 'Lehrling',
    conductor: 'Schaffner',
    engineer: 'Ingenieur',
    inspector: 'Inspektor',
    director: 'Direktor',
  },
  editions: {
    classic: 'Klassisch',
    ferry: 'Fähren',
    prestige: 'Prestige',
  },
  front: {
    titleLines: ['Fünf Städte.', 'Ein Netz für alle.'],
    facts: '2–6 Spieler · 20 Minuten',
    learn: 'Lernen',
    learnProgress: (done, all) => `${done} von ${all} geschafft`,
    learnNext: (lesson) => `als Nächstes: ${lesson}`,
    learnFirst: (lesson) => `Fang hier an: ${lesson}`,
    learnDone: 'Weiter mit Strategie',
    puzzlesNew: 'Zwei neue für heute',
    puzzlesOne: '1 von 2 heute gelöst',
    puzzlesDone: 'Beide heute gelöst',
    puzzleRow: (count) => n(count, { one: '# Tag in Folge', other: '# Tage in Folge' }),
  },
  table: {
    round: (round) => `Durchgang ${round}`,
    supply: (count) => n(count, { one: 'noch # Schiene', other: 'noch # Schienen' }),
    supplyShort: (count) => `noch ${count}`,
    tracksLeft: 'Schienen übrig',
    toPlay: 'am Zug',
    thinking: 'überlegt',
    first: 'Start',
    firstLong: 'Startspieler dieses Durchgangs',
    points: (count) => n(count, { one: 'Pkt.', other: 'Pkt.' }),
    pointsLeft: (count) => n(count, { one: 'noch # Punkt', other: 'noch # Punkte' }),
    prestige: (count) => `${count} Prestige`,
    prestigeUnit: 'Prestige',
    scoreOf: (name, score) => `${name}: ${score}`,
    backs: (regions) => `Karten auf der Hand: ${regions}`,
    backsOf: (region, count) => `${region} × ${count}`,
    ownPieces: (count) => n(count, { one: '# farbige Schiene', other: '# farbige Schienen' }),
    log: 'Verlauf',
    showLog: 'Verlauf zeigen',
    hideLog: 'Ausblenden',
    players: 'Spieler',
    hand: 'Deine Städte',
    toGo: 'entfernt',
    linked: 'am Netz',
    missing: (count) => n(count, { one: 'Schiene fehlt noch', other: 'Schienen fehlen noch' }),
    missingBeforeMarker: (count) =>
      n(count, { one: 'Schiene würde deine Städte verbinden', other: 'Schienen würden deine Städte verbinden' }),
    allLinked: 'Alle deine Städte sind angeschlossen',
    board: (name) => `Spielplan: ${name}`,
    boardRole: 'Spielplan',
    legalNone: 'Gerade gibt es nichts zu legen.',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    fit: 'Ganzen Plan zeigen',
    locate: 'Mein Netz zeigen',
    tools: 'Werkzeuge',
    hint: 'Tipp',
    scores: 'Punkte und Verlauf',
    expand: 'Mehr zeigen',
    collapse: 'Weniger zeigen',
  },
  turn: {
    /** For who plays for the first time. */
    goal: 'Verbinde als Erstes alle deine Städte. Schienen gehören allen.',
    planAhead: 'Plane deinen nächsten Zug: Klicke auf eine Fahrkarte oder eine Linie.',
    planAheadTouch: 'Plane deinen nächsten Zug: Tippe auf eine Fahrkarte oder eine Linie.',
    planned: 'Für deinen nächsten Zug geplant. Dann genügt ein Druck.',
    yours: 'Dein Zug',
    others: (name) => `${name} ist am Zug`,
    nobody: 'Einen Moment',
    marker: 'Setze deinen Startmarker',
    markerHelp:
      'Wähle einen freien Kreuzungspunkt. Von hier aus wächst dein Netz, bleib also in der Nähe deiner Städte.',
    markerAt: (place) => `Start ${place}`,
    markerConfirm: 'Marker setzen',
    budget: (left) => `noch ${left} verfügbar`,
    budgetUsed: (used, limit) => `${used} von ${limit} verplant`,
    emptyPlan:
      'Klicke auf eine Linie, um eine Schiene zu planen, oder auf eine ferne Stadt für den ganzen Weg dorthin.',
    emptyPlanTouch:
      'Tippe auf eine Linie, um eine Schiene zu planen, oder auf eine ferne Stadt für den ganzen Weg dorthin.',
    cost: (cost, budget) => `Kosten ${cost} von ${budget}`,
    stillMissing: 'Noch nötig',
    lay: (count) => n(count, { one: '# Schiene legen', other: '# Schienen legen' }),
    layNone: 'Schienen legen',
    end: 'Zug beenden',
    endHelp: 'Du darfst noch eine Schiene legen oder den Zug beenden.',
    claimHelp: 'Melde dich fertig, wenn alle deine Städte angeschlossen sind, oder beende den Zug.',
    clear: 'Verwerfen',
    instead: 'Statt des früheren Plans: Für beides reicht der Zug nicht.',
    pendingEnd: (names) => `${names}: alle Städte angeschlossen. Mit deinem Zug endet der Durchgang.`,
    pendingEndHelp: 'Den Rest deines Zuges darfst du noch nutzen.',
    passAllowed: 'Passen',
    waitBot: (name) => `${name} überlegt`,
    dropTitle: 'Gib eine Stadt ab',
    dropHelp: 'Wähle eine deiner Fahrkarten, die du zurückgibst. Du spielst mit den anderen vier.',
    dropConfirm: (city) => `${city} abgeben`,
    passTitle: (pass, all) => `Gib eine Stadt nach links, ${pass} von ${all}`,
    passHelp: (name) => `Wähle eine deiner Fahrkarten: Sie geht an ${name}.`,
    passConfirm: (city) => `${city} weitergeben`,
    chainTitle: 'Eine Stadt zu viel',
    chainHelp: (name) => `Wähle, welche der beiden an ${name} geht. Die andere behältst du.`,
    chainHelpLast: 'Wähle, welche der beiden zurück auf den Stapel geht. Die andere behältst du.',
    chainConfirm: (city) => `${city} weggeben`,
    waiting: (names) => `Warten auf ${names}`,
    choiceMade: (city) => `Du hast ${city} gewählt.`,
  },
  tips: {
    cost: (cost) => `Kosten ${cost}`,
    routeTo: (city, cost) => `${city}: noch ${cost} bis zum Anschluss`,
    single: 'Einfache Linie',
    river: 'Brücke über einen Fluss',
    mountain: 'Strecke übers Gebirge',
    sea: 'Strecke übers Meer',
    ferry: 'Fähre',
  },
  illegal: {
    'not-your-turn': () => 'Du bist nicht am Zug.',
    'not-now': () => 'Das geht an dieser Stelle des Durchgangs nicht.',
    'no-such-junction': () => 'Diesen Kreuzungspunkt gibt es nicht.',
    'junction-taken': () => 'Hier steht schon ein anderer Marker.',
    'no-such-line': () => 'Hier verläuft keine Linie.',
    occupied: () => 'Hier liegt schon eine Schiene.',
    'own-track-on-land': () => 'Farbige Schienen sind nur für Fähren da.',
    'no-own-track-left': () => 'Du hast keine farbige Schiene mehr.',
    'second-ferry': () => 'Mehr als eine Fährschiene pro Zug geht nicht.',
    'over-budget': (needs, left) => `Kostet ${needs}, du hast noch ${left}.`,
    'not-connected': () => 'Nicht mit deinem Netz verbunden.',
    'must-build': () => 'Lege mindestens eine Schiene.',
    'no-claims': () => 'Hier meldet sich niemand fertig: Der Tisch sieht selbst, wer alle Städte angeschlossen hat.',
    'claimed-already': () => 'Du hast dich in diesem Zug schon fertig gemeldet.',
    'no-such-city': () => 'Diese Stadt gibt es nicht.',
    'not-in-hand': () => 'Diese Stadt hast du nicht auf der Hand.',
    'wrong-colour': () => 'Wähle eine der beiden Städte dieser Farbe.',
    unknown: () => 'Das ist nicht erlaubt.',
  },
  rule: (id) => `Regel ${id}`,
  log: {
    started: (who) => `${by(who)} ${who.you ? 'beginnst' : 'beginnt'}`,
    dealt: (round) => `Durchgang ${round}: Die Städte sind verteilt`,
    cards: (names, count) => n(count, { one: `Sonderkarte: ${names}`, other: `Sonderkarten: ${names}` }),
    marker: (who, place) => `${by(who)} ${who.you ? 'startest' : 'startet'} ${place}`,
    laid: (who, count, place) => `${has(who)} ${place} ${tracks(count)} gelegt`,
    crossed: (who, place) => `${has(who)} ${place} das Meer überquert`,
    bridged: (who, place) => `${has(who)} ${place} den Fluss überbrückt`,
    climbed: (who, place) => `${has(who)} ${place} die Berge überquert`,
    ferry: (who, place) => `${has(who)} ${place} eine Fährschiene gelegt`,
    joined: (who) => `Gemeinsames Netz: ${all(who)}`,
    ferryOpen: (place) => `Die Fähre ${place} steht allen offen`,
    ferryOnly: (place, who) => `Die Fähre ${place} gehört nur ${list(who.map(to))}`,
    completed: (who) => `${has(who)} alle Städte angeschlossen`,
    ended: (who) => `${has(who)} den Zug beendet`,
    claimed: (who) =>
      `${has(who)} ${who.you ? 'dich' : 'sich'} zu Recht fertig gemeldet: Alle Städte sind angeschlossen`,
    claimedWrong: (who) =>
      `${has(who)} ${who.you ? 'dich' : 'sich'} fertig gemeldet, aber nicht alle Städte sind angeschlossen`,
    passed: (who) => `${has(who)} nichts bauen können und ausgesetzt`,
    chosen: (who) => `${has(who)} eine Stadt gewählt`,
    cardPassed: (from, receiver, city) =>
      `${has(from)} ${city ?? 'eine Stadt'} an ${receiver.you ? 'dich' : receiver.name} gegeben`,
    cardReturned: (who, city) => `${has(who)} ${city ?? 'eine Stadt'} zurückgegeben`,
    extra: (who, city) => `${has(who)} ${city ?? 'eine weitere Stadt'} gezogen`,
    handsPassed: 'Alle Handkarten sind einen Platz nach links gewandert',
    revealed: (who, cities) => `${has(who)} ${cities} gezeigt`,
    scored: (round) => `Durchgang ${round} ist vorbei`,
    over: (who) =>
      `*${capital(all(who))}* ${verb(who, { du: 'hast', er: 'hat', ihr: 'habt', sie: 'haben' })} die Partie gewonnen`,
  },
  roundEnd: {
    connected: (who) => `${haveAll(who)} alle Städte angeschlossen.`,
    supply: 'Der Vorrat ist aufgebraucht.',
    stuck: 'Niemand konnte mehr eine Schiene legen.',
    claimed: (who) => `${haveAll([who])} ${who.you ? 'dich' : 'sich'} fertig gemeldet: Alle Städte sind angeschlossen.`,
    unclaimed: (who) => {
      const had = verb(who, { du: 'hattest', er: 'hatte', ihr: 'hattet', sie: 'hatten' });
      const self = verb(who, { du: 'dich', er: 'sich', ihr: 'euch', sie: 'sich' });
      return `${capital(all(who))} ${had} alle Städte angeschlossen, ohne ${self} fertig zu melden.`;
    },
  },
  speech: {
    lines: (count, each) => `${n(count, { one: 'Eine Linie', other: '# Linien' })}: ${each.join('; ')}`,
    lineSingle: (direction) => `nach ${direction} eine einfache Linie`,
    lineDouble: (direction, terrain) => `nach ${direction} eine Doppellinie ${terrain}`,
    lineFerry: (direction) => `nach ${direction} eine Fähre`,
    lineLaid: (direction) => `nach ${direction} belegt`,
    linePlanned: (direction) => `nach ${direction} geplant`,
    terrain: { river: 'über einen Fluss', mountain: 'übers Gebirge', sea: 'übers Meer' },
    freeLines: (count) => n(count, { one: 'eine freie Linie', other: '# freie Linien' }),
    city: (city, region) => `${city}, ${region}`,
    target: 'dein Ziel',
    linked: 'angeschlossen',
    notLinked: (toGo) => `noch ${tracks(toGo)}`,
    nearest: (steps, city) => `${tracks(steps)} bis zur nächsten Stadt, die dir noch fehlt: ${city}`,
    inNetwork: 'in deinem Netz',
    markerOf: (name) => `Marker von ${name}`,
    edge: (direction) => `Keine Linie nach ${direction}.`,
    planned: (place, cost) => `Geplant: ${place}, Kosten ${cost}.`,
    unplanned: (place) => `Gestrichen: ${place}.`,
    used: (used, limit) => `${used} von ${limit} verplant.`,
    missing: (count) => (count === 0 ? 'Alle deine Städte sind angeschlossen.' : missed(count)),
    moved: (name, count, place, left) => `${name} hat ${place} ${tracks(count)} gelegt. Noch ${tracks(left)}.`,
    youMoved: (count, place, left) => `Du hast ${place} ${tracks(count)} gelegt. Noch ${tracks(left)}.`,
    placed: (name, place) => `${name} startet ${place}.`,
    turn: (missing, cities) =>
      `Du bist am Zug. ${missing === 0 ? 'Alle deine Städte sind angeschlossen.' : `${missed(missing)} ${cities}`}`,
    turnMarker: (cities) => `Du bist am Zug. Setze deinen Startmarker. Deine Städte: ${cities}.`,
    cityToGo: (city, toGo) => `${tracks(toGo)} bis ${city}`,
    end: (why, missing, left) =>
      `Durchgang vorbei. ${why} ${youMiss(missing)}${missing === 0 ? 'Noch' : 'noch'} ${points(left)}.`,
    endPrestige: (why, missing, prestige) => `Durchgang vorbei. ${why} ${youMiss(missing)}${prestige} Prestige.`,
    cleared: 'Plan verworfen.',
    routePlanned: (city, cost, now) => `Weg nach ${city}: Kosten insgesamt ${cost}, davon ${now} in diesem Zug.`,
    noLast: 'Noch niemand war am Zug.',
    last: (what) => `Letzter Zug: ${what}.`,
    picked: (place) => `Anfang ${place}. Wähle jetzt, wohin.`,
    markerChosen: (place) => `Start ${place}? Mit Enter setzt du den Marker.`,
    enterEnds: 'Enter beendet den Zug.',
    untold:
      'An diesem Tisch wird nicht gesagt, was fehlt. Melde dich fertig, wenn du glaubst, dass alle deine Städte angeschlossen sind.',
  },
  lessonNames: {
    goal: 'Fünf Städte',
    marker: 'Der Startmarker',
    lay: 'Schienen legen',
    double: 'Flüsse, Berge, Meere',
    join: 'Netze verbinden',
    route: 'Einen Weg planen',
    end: 'Das Ende eines Durchgangs',
  },
};
