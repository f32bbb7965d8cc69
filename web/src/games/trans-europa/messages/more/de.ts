// German texts of Trans Europa beyond the running round: forms, lessons, rules, endings. The reader is addressed as "du".

import { capital } from '../../../../messages/grammar.ts';
import { listsOf, ordinalsOf, pluralsOf } from '../../../../messages/plural.ts';
import type { Who } from '../../../../messages/who.ts';
import type { MoreMessages } from '../catalogue.ts';

const n = pluralsOf('de');
const tracks = (count: number): string => n(count, { one: '# Schiene', other: '# Schienen' });
const list = listsOf('de');
const all = (who: readonly Who[]): string => list(who.map(({ name, you }) => (you ? 'du' : name)));
/** The verb that goes with one or several people, of whom one may be the reader. */
const verb = (who: readonly Who[], forms: { du: string; er: string; ihr: string; sie: string }): string => {
  const you = who.some((each) => each.you);
  if (who.length > 1) return you ? forms.ihr : forms.sie;
  return you ? forms.du : forms.er;
};
const nth = ordinalsOf('de');
const WIN = { du: 'gewinnst', er: 'gewinnt', ihr: 'gewinnt', sie: 'gewinnen' };

export const de: MoreMessages = {
  setup: {
    bots: 'Wie viele Bots?',
    last: 'Der Tisch vom letzten Mal',
    edition: 'Ausgabe',
    board: 'Spielplan',
    playersHelp: 'Zwei bis sechs. Mehrere teilen sich dieses Gerät; ein Vorhang verdeckt die Handkarten.',
    friendsHelp: 'Zwei bis sechs. Alle spielen am eigenen Gerät.',
    bordered: 'Zu zweit oder zu dritt bleiben die zehn Städte mit gestricheltem Rand aus dem Spiel.',
    cards: 'Sonderkarten',
    cardsHelp: 'Eine Sonderkarte ändert eine Regel für alle.',
    cardModes: {
      off: { name: 'Keine', about: 'Das Grundspiel.' },
      random: { name: 'Eine pro Durchgang', about: 'Zu Beginn jedes Durchgangs wird eine neue Karte gezogen.' },
      fixedPerRound: {
        name: 'Gewählt, der Reihe nach',
        about: 'Du wählst die Karten; in jedem Durchgang gilt die nächste davon.',
      },
      fixedGame: { name: 'Gewählt, die ganze Partie', about: 'Die gewählten Karten gelten für die ganze Partie.' },
      'multiple(2)': { name: 'Zwei pro Durchgang', about: 'In jedem Durchgang gelten zwei gezogene Karten zusammen.' },
      'multiple(3)': {
        name: 'Drei pro Durchgang',
        about: 'In jedem Durchgang gelten drei gezogene Karten. Für Überraschungen ist gesorgt.',
      },
    },
    chooseCards: 'Karten wählen',
    cardsNone: 'Wähle mindestens eine Sonderkarte oder spiele ohne.',
    cardsClash: (a, b) => `„${a}“ und „${b}“ können nicht zusammen gelten.`,
    cardsClashWhy: 'Von diesen beiden kann in einem Durchgang nur eine gelten.',
    options: 'Tischoptionen',
    targetScore: {
      name: 'Länge der Punkteleiste',
      about:
        'Die Partie endet, wenn jemand so viele Punkte verloren oder so viel Prestige gewonnen hat. 13 ist die gedruckte Länge; mit 8 wird es kurz, mit 20 lang.',
    },
    startPlayer: {
      name: 'Wer beginnt',
      about: 'Der erste Startspieler. In späteren Durchgängen wandert der Start nach links.',
    },
    startPlayers: { random: 'Wird ausgelost', host: 'Die erste Person am Tisch', oldest: 'Die älteste Person' },
    oldest: 'Wer ist am ältesten?',
    scoring: {
      name: 'Wertung',
      about: 'Punkte für fehlende Schienen verlieren oder Prestige sammeln. Sonst bestimmt es die Ausgabe.',
    },
    scorings: { edition: 'Wie in der Ausgabe', penalty: 'Punkte verlieren', prestige: 'Prestige sammeln' },
    blackTracks: {
      name: 'Schienen im Vorrat',
      about:
        'Der Durchgang endet, wenn der Vorrat verbraucht ist. 83 Schienen in der klassischen und der Fähren-Ausgabe, 85 bei Prestige.',
    },
    sharedStart: {
      name: 'Marker dürfen sich einen Kreuzungspunkt teilen',
      about: 'Sonst braucht jeder Startmarker einen eigenen Kreuzungspunkt.',
    },
    allowPass: {
      name: 'Passen erlaubt',
      about: 'Ein Zug darf ohne Schiene enden. Sonst ist mindestens eine Pflicht.',
    },
    halfFerryCost: {
      name: 'Eine fehlende, halb gebaute Fähre zählt',
      about:
        'Am Ende eines Durchgangs zählt eine fehlende Fähre zwei; an manchen Tischen nur eins, wenn die Hälfte schon liegt.',
    },
    memoryAid: {
      name: 'Gedächtnisstütze',
      about: 'Zeigt Karten, die du auf dem Weg in eine andere Hand gesehen hast. Ohne sie musst du sie dir merken.',
    },
    manualClaim: {
      name: 'Selbst fertig melden',
      about:
        'Niemand erfährt, wer alle Städte angeschlossen hat: keine Haken, keine Zahlen, keine Tipps. Man meldet sich im eigenen Zug fertig, und der Tisch prüft es.',
    },
    wrongClaim: {
      name: 'Zu früh gemeldet: offen liegen',
      about: 'Die Karten liegen dann für den Rest des Durchgangs offen, und es wird weitergespielt.',
    },
    wrongClaims: { claimer: 'Die eigenen Karten', all: 'Die Karten aller' },
  },
  challengePoints: 'Punkte je Durchgang: einer verloren für jede fehlende Schiene oder das gewonnene Prestige.',
  /** Special cards at the table. */
  inForce: {
    card: 'Sonderkarte',
    cards: 'Sonderkarten',
    rhythm: 'Limit je Runde',
    limitNow: (limit) => `${tracks(limit)} in dieser Runde`,
    handGoes: (name) => `Danach geht deine ganze Hand an ${name}, und du spielst mit der Hand von rechts.`,
  },
  /** Cards that the player has seen on their way to other hands; names of the holders stand before the cities. */
  seen: {
    title: 'Was du weißt',
    aside: 'Vielleicht aus dem Spiel',
  },
  /** What is counted, what it is worth, and how far the table plays. */
  count: {
    help: 'So viele Schienen würden mindestens reichen, um alle deine Städte an deinen Marker anzuschließen. Städte können sich einen Weg teilen, darum kann die Summe der Entfernungen auf den Fahrkarten größer sein.',
    missing: 'Fehlende Schienen',
    prestige: 'Prestige',
    toPrestige: (target) => `Gespielt wird bis ${target} Prestige.`,
    toPenalty: (target) =>
      `Gespielt wird, bis jemand ${n(target, { one: '# Punkt', other: '# Punkte' })} verloren hat.`,
  },
  /** What the others built since the reader's last turn. */
  since: {
    title: 'Seit deinem letzten Zug',
    tracks: (name, count) => `${name}: ${tracks(count)}`,
    show: 'Auf dem Plan zeigen',
    hide: 'Ausblenden',
  },
  ferry: {
    piece: 'Art der Schiene',
    black: 'Schwarz',
    own: (left) => `Farbig (noch ${left})`,
    blackHelp: 'Mit einer schwarzen Schiene steht die fertige Fähre allen offen.',
    ownHelp: 'Mit zwei farbigen Schienen steht die Fähre nur diesen Farben offen.',
    half: 'Eine Fähre verbindet, sobald beide Schienen liegen.',
  },
  plan: {
    drop: 'Diese Schiene streichen',
    goal: (city) => `Auf dem Weg nach ${city}`,
    cost: (cost) => `insgesamt ${cost}`,
  },
  claims: {
    button: 'Fertig melden',
    about: 'Sagen, dass alle deine Städte angeschlossen sind',
    title: 'Sind alle deine Städte angeschlossen?',
    right: 'Wenn alle an deinen Marker angeschlossen sind, endet der Durchgang sofort.',
    wrong: {
      claimer: 'Fehlt eine, liegen deine Karten für den Rest des Durchgangs offen, und dein Zug geht weiter.',
      all: 'Fehlt eine, liegen die Karten aller für den Rest des Durchgangs offen, und dein Zug geht weiter.',
    },
    wrongAgain: 'Fehlt eine, kostet das nichts mehr: Die Karten liegen schon offen.',
    notYet: 'Noch nicht',
    note: 'Niemand sagt dir, wer fertig ist. Melde dich in deinem Zug fertig, sobald alle deine Städte angeschlossen sind.',
    open: 'Deine Karten liegen offen.',
  },
  roundOver: {
    costliest: (share) => `Dein teuerster Zug: −${share}.`,
    lookAtIt: 'Ansehen',
    title: (round) => `Durchgang ${round} ist vorbei`,
    missing: (count) => n(count, { one: '# fehlt', other: '# fehlen' }),
    allLinked: 'alle angeschlossen',
    lost: (count) => `−${count}`,
    won: (count) => `+${count}`,
    next: 'Nächster Durchgang',
    again: 'Noch einmal ansehen',
    legend: 'fehlende Schienen',
    alternatives: 'Andere kürzeste Wege zeigen',
    hideAlternatives: 'Andere kürzeste Wege ausblenden',
    onlyWay: 'Kein anderer Weg ist so kurz.',
    table: 'Alle Durchgänge',
    roundColumn: 'Durchgang',
    total: 'Summe',
    left: 'Punkte übrig',
    penaltyRule: 'Jede fehlende Schiene kostet einen Punkt, auf einer Doppellinie zwei.',
    finish: 'Endstand',
    of: (name) => `Städte von ${name}`,
    cityMissing: (city) => `${city}, nicht angeschlossen`,
    cityLinked: (city) => `${city}, angeschlossen`,
  },
  over: {
    title: 'Die Partie ist zu Ende',
    won: (who) => {
      if (who.length > 1) return `${capital(all(who))} ${verb(who, WIN)} gemeinsam.`;
      return who[0]?.you ? 'Du gewinnst!' : `${all(who)} gewinnt.`;
    },
    mostLeft: 'Am Ende die meisten Punkte übrig.',
    mostPrestige: 'Am Ende das meiste Prestige.',
    yourPlace: (place) => `Du belegst Platz ${place}.`,
    again: 'Noch einmal spielen',
    replay: 'Wiederholung ansehen',
    others: 'Neue Gegner',
    share: 'Teilen',
    place: (place) => nth(place, { other: '#.' }),
  },
  /** What one may take along from a finished game. */
  share: {
    link: 'Link zur Partie',
    linkHelp: 'Die ganze Partie zum Anschauen, auch als QR-Code',
    picture: 'Bild des Spielplans',
    pictureHelp: 'PNG, für Chats und Mails',
    drawingFile: 'Zeichnung des Spielplans',
    drawingHelp: 'SVG, in jeder Größe scharf',
    film: 'Film des letzten Durchgangs',
    filmHelp: {
      encode:
        'Jede Schiene der Reihe nach, dann das Ergebnis. Entsteht auf diesem Gerät, schneller als der Film läuft.',
      record:
        'Jede Schiene der Reihe nach, dann das Ergebnis. Entsteht auf diesem Gerät und dauert etwa so lang wie der Film.',
    },
    begun: 'Einen Moment …',
    drawing: (done: number, all: number) => `Zug ${done} von ${all} wird gezeichnet …`,
    recording: 'Der Film wird aufgenommen …',
    saved: 'Gespeichert.',
    failed: 'Das hat nicht geklappt. Der Partie ist nichts geschehen.',
    noFilm: 'Dieser Browser kann keine Filme erzeugen.',
  },
  lookBack: {
    round: (round) => `Durchgang ${round}`,
    rounds: 'Zu einem Durchgang springen',
    everybody: 'Alle Karten aufgedeckt',
    running: 'Diese Partie läuft noch: Verdeckte Karten bleiben verdeckt.',
  },
  learn: {
    lesson: (number, all) => `Lektion ${number} von ${all}`,
    next: 'Nächste Lektion',
    again: 'Noch einmal',
    done: 'Richtige Partie spielen',
    continue: 'Weiter',
    list: 'Alle Lektionen',
    lessons: {
      goal: {
        steps: [
          'Du hast fünf Fahrkarten, eine in jeder Farbe. Niemand sonst sieht sie.',
          'Schließe alle fünf Städte an deinen Startmarker an. Alle legen dieselben schwarzen Schienen, und alle dürfen sie benutzen.',
        ],
        task: 'Finde deine fünf Städte: Sie leuchten auf dem Plan. Dann geht es weiter.',
        done: 'Das ist schon das ganze Ziel: fünf Städte, ein Netz, vor allen anderen.',
      },
      marker: {
        steps: [
          'Jeder Durchgang beginnt damit, dass du deinen Marker auf einen Kreuzungspunkt deiner Wahl setzt. Von dort wächst dein Netz und von nirgends sonst.',
        ],
        task: (city) => `Setze deinen Marker auf ${city} oder einen Kreuzungspunkt in der Mitte deiner Städte.`,
        done: (missing) =>
          n(missing, {
            one: 'Gut. Von hier würde # Schiene alle deine Städte anschließen.',
            other: 'Gut. Von hier würden # Schienen alle deine Städte anschließen.',
          }),
      },
      lay: {
        steps: ['In jedem Zug hast du ein Budget von 2. Eine einfache Linie kostet 1, du darfst also zwei legen.'],
        task: 'Lege zwei Schienen, die dein Netz berühren. Die erlaubten Linien sind farbig.',
        instead: 'Eine Schiene liegt. Für eine zweite reicht das Budget noch.',
        done: 'Eine Schiene muss dein Netz in dem Moment berühren, in dem du sie legst. Die zweite darf dort beginnen, wo die erste endet.',
      },
      double: {
        steps: ['Doppellinien führen über einen Fluss, übers Gebirge oder übers Meer. Sie kosten 2: den ganzen Zug.'],
        task: 'Lege eine Schiene auf eine Doppellinie.',
        instead:
          'Das war eine einfache Linie, sie zählt hier nicht. Doppellinien haben zwei Striche, zum Beispiel über die Donau. Ein neuer Zug beginnt.',
        done: 'Manchmal ist ein Umweg durch die Ebene günstiger als eine Brücke.',
      },
      join: {
        steps: [
          'Schienen gehören niemandem. Sobald dein Netz ein anderes berührt, habt ihr beide ein gemeinsames Netz.',
        ],
        task: (name) =>
          `Verbinde dich mit dem Netz von ${name}. Achte darauf, wie die Entfernungen auf deinen Fahrkarten schrumpfen.`,
        instead: (name) => `Noch nicht verbunden. Das Netz von ${name} liegt im Westen: Baue darauf zu.`,
        done: (before, after, name) =>
          `Noch nötig: ${before} → ${after}. Aber ${name} profitiert auch: Verbinde dich, wenn es dir mehr nützt.`,
      },
      route: {
        steps: [
          'Wähle eine ferne Stadt, und der günstigste Weg erscheint. Was in diesen Zug passt, ist geplant, der Rest gepunktet; er bleibt für deine nächsten Züge stehen.',
        ],
        task: (city) => `Wähle ${city}, um den Weg dorthin zu planen, und lege dann die Schienen.`,
        instead: 'Diese Schienen führen woandershin. Wähle die ferne Stadt selbst, dann wird der Weg dorthin geplant.',
        done: 'Der Plan passt sich an, wenn andere in deinem Sinne bauen.',
      },
      end: {
        steps: [
          'Der Durchgang endet, wenn jemand alle fünf Städte angeschlossen hat. Alle anderen verlieren einen Punkt pro fehlender Schiene, zwei für eine Doppellinie.',
          'Verliert jemand 13 Punkte, ist die Partie zu Ende. Wer die meisten Punkte übrig hat, gewinnt.',
        ],
        task: 'Schließe deine letzte Stadt an.',
        instead: 'Noch nicht angeschlossen. Sieh nach, welcher Fahrkarte der Haken fehlt, und baue dorthin.',
        done: 'Alles angeschlossen: Du verlierst nichts, die anderen zahlen. Mehr musst du nicht wissen.',
      },
    },
  },
  rules: {
    onlyIn: (editions) => `nur in: ${editions}`,
    target: (target, printed) => `Dein Tisch spielt bis *${target}* statt bis ${printed}.`,
    edition: 'Ausgabe',
  },
  preferences: {
    naming: 'Städtenamen',
    namings: { local: 'In der Landessprache', translated: 'In meiner Sprache' },
    layAtOnce: 'Sofort legen',
    layAtOnceHelp:
      'Eine gewählte Linie wird ohne Nachfrage gebaut. Für Erfahrene: Eine gelegte Schiene lässt sich nicht zurücknehmen.',
    keyNames: {
      e: 'Osten',
      ne: 'Nordosten',
      nw: 'Nordwesten',
      w: 'Westen',
      sw: 'Südwesten',
      se: 'Südosten',
      choose: 'Diese Stelle wählen',
      confirm: 'Plan ausführen',
      clear: 'Plan verwerfen',
      'drop-last': 'Letzte Schiene streichen',
      home: 'Zu meinem Marker',
      'next-legal': 'Nächste erlaubte Linie',
      missing: 'Ansagen, was fehlt',
      'last-move': 'Letzten Zug ansagen',
      describe: 'Diese Stelle beschreiben',
      claim: 'Fertig melden',
      'zoom-in': 'Vergrößern',
      'zoom-out': 'Verkleinern',
      fit: 'Ganzer Plan',
    },
    keyPlan: 'Umschalttaste + Richtung plant die Linie.',
    keyCities: '1 bis 5 springen zu deinen Städten.',
  },
  hint: {
    thinking: 'Der Ingenieur schaut sich den Plan an',
    none: 'Im Moment gibt es keinen Tipp.',
    lay: (place, direction) => `${place} eine Schiene nach ${direction} legen`,
    ferry: (place, own) => `${place} eine ${own ? 'farbige' : 'schwarze'} Fährschiene legen`,
    marker: (place) => `${place} starten`,
    end: 'den Zug beenden',
    drop: (city) => `${city} abgeben`,
    pass: (city) => `${city} weggeben`,
    why: {
      reaches: (city) => `Das schließt ${city} an.`,
      nearer: (city, before, after) => `${city} rückt näher: ${before} → ${after}.`,
      missing: (before, after) => `Fehlende Schienen: ${before} → ${after}.`,
      joins: (name) => `Das verbindet dich mit dem Netz von ${name}; die Schienen dort darfst du dann nutzen.`,
      shared: (cities) => `Es liegt auf dem Weg nach ${cities}.`,
      waits: 'So bleiben die verbindenden Schienen den anderen überlassen.',
    },
    plan: 'Einplanen',
    inPlan: 'Das steht schon in deinem Plan.',
    close: 'Danke',
  },
  levelsAbout: {
    random: 'Legt Schienen irgendwohin.',
    greedy: 'Steuert immer die nächste Stadt an.',
    apprentice: 'Lernt noch. Kommt vom Weg ab, vergisst manches und ist für alle zu schlagen.',
    conductor: 'Kennt den Weg und nimmt ihn. Ein fairer Gegner für die erste Partie.',
    engineer: 'Plant das ganze Netz und nutzt die der anderen mit.',
    inspector: 'Beobachtet, was du baust, und ahnt, wohin du willst.',
    director: 'Denkt den Durchgang bis zum Ende durch. Schwer zu schlagen.',
  },
  editionsAbout: {
    classic: 'Zwei Schienen pro Zug, und jede fehlende kostet einen Punkt. Genau richtig für den Anfang.',
    ferry:
      'Über weites Wasser führen Fähren aus zwei Schienen. Mit farbigen Schienen kannst du eine für dich allein behalten.',
    prestige: 'Prestige sammeln statt Punkte verlieren, auf Wunsch mit Sonderkarten, die die Regeln verbiegen.',
  },
  menu: {
    leave: 'Tisch verlassen',
    leaveAbout: 'Die Partie bleibt erhalten; du kannst jederzeit zurückkommen.',
    export: 'Als Spieldatei speichern',
    exportRunning: 'Die Datei enthält alle Handkarten, auch die, die du noch nicht sehen darfst. Trotzdem speichern?',
    replay: 'Wiederholung',
    keys: 'Tasten',
    finish: 'Bots diesen Durchgang zu Ende spielen lassen',
    finishAbout: 'Ein Bot zieht bis zur Wertung für alle hier.',
  },
  cards: {
    1: {
      name: 'Milde Punkte',
      about: 'Bei 0, 1, 2 … fehlenden Schienen bringt dieser Durchgang 4, 3, 3, 2, 2, 1, 1, 0 Prestige.',
    },
    2: {
      name: 'Strenge Punkte',
      about: 'Bei 0, 1, 2 … fehlenden Schienen bringt dieser Durchgang 4, 2, 1, 0 Prestige.',
    },
    3: {
      name: 'Drei Schienen',
      about: 'Das Budget beträgt 3 pro Zug: drei einfache Linien oder eine doppelte und eine einfache.',
    },
    4: { name: 'Ruhiges Wasser', about: 'Doppellinien über Flüsse und Meere gelten als einfach.' },
    5: { name: 'Sanfte Berge', about: 'Doppellinien über Berge gelten als einfach.' },
    6: { name: 'Ohne Weiß', about: 'Alle geben die weiße Stadt zurück und spielen mit vieren.' },
    7: { name: 'Ohne Türkis', about: 'Alle geben die türkisfarbene Stadt zurück und spielen mit vieren.' },
    8: { name: 'Eine weg', about: 'Alle geben verdeckt eine Stadt zurück und spielen mit vieren.' },
    9: { name: 'Drei-zwei-eins', about: 'Das Budget wechselt je Runde: drei, dann zwei, dann eins, und von vorn.' },
    10: { name: 'Rosa und Orange offen', about: 'Die rosa und die orangefarbenen Städte liegen für alle aufgedeckt.' },
    11: { name: 'Rosa und Braun offen', about: 'Die rosa und die braunen Städte liegen für alle aufgedeckt.' },
    12: {
      name: 'Braun und Orange offen',
      about: 'Die braunen und die orangefarbenen Städte liegen für alle aufgedeckt.',
    },
    13: {
      name: 'Rosa extra',
      about:
        'Der Startspieler zieht eine zweite rosa Stadt. Wer zwei hat, behält eine und gibt die andere nach links; wer als Letztes wählt, legt sie zurück.',
    },
    14: {
      name: 'Braun extra',
      about:
        'Der Startspieler zieht eine zweite braune Stadt. Wer zwei hat, behält eine und gibt die andere nach links; wer als Letztes wählt, legt sie zurück.',
    },
    15: {
      name: 'Orange extra',
      about:
        'Der Startspieler zieht eine zweite orangefarbene Stadt. Wer zwei hat, behält eine und gibt die andere nach links; wer als Letztes wählt, legt sie zurück.',
    },
    16: { name: 'Dreimal weitergeben', about: 'Dreimal geben alle gleichzeitig eine Stadt nach links.' },
    17: {
      name: 'Alles weitergeben',
      about: 'Bevor die Startmarker gesetzt werden, geben alle ihre ganze Hand nach links.',
    },
    18: {
      name: 'Kreuz und quer',
      about: 'Schienen dürfen überall gelegt werden, mit oder ohne Anschluss an ein Netz.',
    },
    19: { name: 'Offene Karten', about: 'Alle Städte liegen für alle aufgedeckt.' },
  },
  regionCards: {
    drop: {
      name: (region) => `Ohne ${region}`,
      about: (region) => `Alle geben die Stadt der Region „${region}“ zurück und spielen mit vieren.`,
    },
    reveal: {
      name: (regions) => `${regions} offen`,
      about: (regions) => `Die Städte der Regionen ${regions} liegen für alle aufgedeckt.`,
    },
    extra: {
      name: (region) => `${region} extra`,
      about: (region) =>
        `Der Startspieler zieht eine zweite Stadt der Region „${region}“. Wer zwei hat, behält eine und gibt die andere nach links; wer als Letztes wählt, legt sie zurück.`,
    },
  },
  /** Bubbles on the board, and the board in words. */
  bubbles: {
    legalList: 'Linien, die du bebauen darfst',
    legalSpent: 'Dein Plan füllt den ganzen Zug. Führe ihn aus oder verwirf ihn, um andere Linien zu wählen.',
    ferryFree: 'Fähre, beide Plätze frei',
    ferryHalfBuilt: 'Fähre, ein Platz frei',
    ferryOpen: 'Fähre, offen für alle',
    ferryOnly: (names) => `Fähre, nur für ${names}`,
    twoTracks: (count, cost, budget) =>
      `${n(count, { one: 'Eine Schiene', other: '# Schienen' })}, Kosten ${cost} von ${budget}`,
    missingTo: (before, after) => `Noch nötig: ${before} → ${after}`,
    alreadyLinked: (city) => `${city}: angeschlossen`,
    outOfPlay: (city) => `${city} ist zu zweit und zu dritt nicht im Spiel.`,
    whichRule: 'Welche Regel?',
    advice: 'Ein Ingenieur würde',
    central: (missing) =>
      n(missing, {
        one: 'Von hier würde # Schiene alle deine Städte anschließen.',
        other: 'Von hier würden # Schienen alle deine Städte anschließen.',
      }),
  },
};
