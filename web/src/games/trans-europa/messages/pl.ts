// Polish texts of Trans Europa. The reader is addressed as "ty"; the present tense avoids forms that would need a gender.

import { capital } from '../../../messages/grammar.ts';
import { listsOf, pluralsOf } from '../../../messages/plural.ts';
import type { Who } from '../../../messages/who.ts';
import type { GameMessages } from './catalogue.ts';

const n = pluralsOf('pl');
const list = listsOf('pl');
const tracks = (count: number): string => n(count, { one: '# tor', few: '# tory', many: '# torów', other: '# toru' });
const points = (count: number): string =>
  n(count, { one: '# punkt', few: '# punkty', many: '# punktów', other: '# punktu' });
const by = ({ name, you }: Who): string => (you ? '*Ty*' : `*${name}*`);
/** Subject and verb: "*Ty* kładziesz", "*Tomasz* kładzie". */
const does = (who: Who, ty: string, on: string): string => `${by(who)} ${who.you ? ty : on}`;
const all = (who: readonly Who[]): string => list(who.map(({ name, you }) => (you ? 'ty' : name)));
/** The verb that goes with one or several people, of whom one may be the reader. */
const verb = (who: readonly Who[], forms: { ty: string; on: string; wy: string; oni: string }): string => {
  const you = who.some((each) => each.you);
  if (who.length > 1) return you ? forms.wy : forms.oni;
  return you ? forms.ty : forms.on;
};
const HAVE = { ty: 'masz', on: 'ma', wy: 'macie', oni: 'mają' };
const WIN = { ty: 'wygrywasz', on: 'wygrywa', wy: 'wygrywacie', oni: 'wygrywają' };
const lay = (who: Who): string => does(who, 'kładziesz', 'kładzie');

/** After "brakuje": the genitive. */
const lacking = (count: number): string =>
  n(count, { one: '# toru', few: '# torów', many: '# torów', other: '# toru' });

export const pl: GameMessages = {
  directions: {
    e: 'wschód',
    ne: 'północny wschód',
    nw: 'północny zachód',
    w: 'zachód',
    sw: 'południowy zachód',
    se: 'południowy wschód',
    n: 'północ',
    s: 'południe',
  },
  waters: {
    'north-sea': 'Morze Północne',
    'baltic-sea': 'Bałtyk',
    'atlantic-ocean': 'Atlantyk',
    'mediterranean-sea': 'Morze Śródziemne',
    'black-sea': 'Morze Czarne',
    'pacific-ocean': 'Pacyfik',
    'gulf-of-mexico': 'Zatoka Meksykańska',
    'adriatic-sea': 'Adriatyk',
  },
  places: {
    at: (city) => `w mieście ${city}`,
    near: (city) => `koło miasta ${city}`,
    from: (direction, city) => `na ${direction} od miasta ${city}`,
    junctionFrom: (direction, city) => `Skrzyżowanie na ${direction} od miasta ${city}`,
    toward: (direction, city) => `na ${direction} w stronę miasta ${city}`,
    to: (direction, city) => `na ${direction} do miasta ${city}`,
    directionNear: (direction, city) => `na ${direction}, koło miasta ${city}`,
  },
  levels: {
    random: 'Włóczęga',
    greedy: 'Łakomczuch',
    apprentice: 'Uczeń',
    conductor: 'Konduktor',
    engineer: 'Inżynier',
    inspector: 'Inspektor',
    director: 'Dyrektor',
  },
  editions: {
    classic: 'Klasyczna',
    ferry: 'Promy',
    prestige: 'Prestiż',
  },
  front: {
    titleLines: ['Pięć miast.', 'Jedna wspólna kolej.'],
    facts: '2–6 osób · 20 minut',
    learn: 'Nauka',
    learnProgress: (done, all) => `ukończone: ${done} z ${all}`,
    learnNext: (lesson) => `następna: ${lesson}`,
    learnFirst: (lesson) => `Zacznij tutaj: ${lesson}`,
    learnDone: 'Dalej: strategia',
    puzzlesNew: 'Dziś dwie nowe',
    puzzlesOne: 'Dziś rozwiązana 1 z 2',
    puzzlesDone: 'Dzisiejsze 2 rozwiązane',
    puzzleRow: (count) =>
      n(count, { one: '# dzień z rzędu', few: '# dni z rzędu', many: '# dni z rzędu', other: '# dni z rzędu' }),
  },
  table: {
    round: (round) => `Runda ${round}`,
    supply: (count) =>
      n(count, { one: 'został # tor', few: 'zostały # tory', many: 'zostało # torów', other: 'zostało # toru' }),
    supplyShort: (count) => `w puli: ${count}`,
    tracksLeft: 'w puli',
    toPlay: 'ma ruch',
    thinking: 'myśli',
    first: 'start',
    firstLong: 'Gracz startowy tej rundy',
    points: (count) => n(count, { one: 'pkt', few: 'pkt', many: 'pkt', other: 'pkt' }),
    pointsLeft: (count) =>
      n(count, {
        one: 'został # punkt',
        few: 'zostały # punkty',
        many: 'zostało # punktów',
        other: 'zostało # punktu',
      }),
    prestige: (count) => `prestiż: ${count}`,
    prestigeUnit: 'prestiż',
    scoreOf: (name, score) => `${name}: ${score}`,
    backs: (regions) => `Karty na ręce: ${regions}`,
    backsOf: (region, count) => `${region} × ${count}`,
    ownPieces: (count) =>
      n(count, {
        one: '# kolorowy tor',
        few: '# kolorowe tory',
        many: '# kolorowych torów',
        other: '# kolorowego toru',
      }),
    log: 'Przebieg',
    showLog: 'Pokaż przebieg',
    hideLog: 'Ukryj',
    players: 'Gracze',
    hand: 'Twoje miasta',
    toGo: 'do celu',
    linked: 'połączone',
    missing: (count) =>
      n(count, {
        one: 'tor jeszcze potrzebny',
        few: 'tory jeszcze potrzebne',
        many: 'torów jeszcze potrzeba',
        other: 'toru jeszcze potrzeba',
      }),
    missingBeforeMarker: (count) =>
      n(count, {
        one: 'tor połączyłby twoje miasta',
        few: 'tory połączyłyby twoje miasta',
        many: 'torów połączyłoby twoje miasta',
        other: 'toru połączyłoby twoje miasta',
      }),
    allLinked: 'Wszystkie twoje miasta są połączone',
    board: (name) => `Plansza: ${name}`,
    boardRole: 'plansza gry',
    legalNone: 'Teraz nie ma czego położyć.',
    zoomIn: 'Powiększ',
    zoomOut: 'Pomniejsz',
    fit: 'Pokaż całą planszę',
    locate: 'Pokaż moją sieć',
    tools: 'Narzędzia',
    hint: 'Podpowiedź',
    scores: 'Punkty i przebieg',
    expand: 'Pokaż więcej',
    collapse: 'Pokaż mniej',
  },
  turn: {
    /** For who plays for the first time. */
    goal: 'Połącz swoje miasta przed innymi. Tory są wspólne.',
    planAhead: 'Kliknij bilet albo linię, aby zaplanować następny ruch.',
    planAheadTouch: 'Dotknij biletu albo linii, aby zaplanować następny ruch.',
    planned: 'Zaplanowane na następny ruch. Wtedy wystarczy jedno naciśnięcie.',
    yours: 'Twój ruch',
    others: (name) => `Ruch: ${name}`,
    nobody: 'Chwileczkę',
    marker: 'Postaw znacznik początkowy',
    markerHelp: 'Wybierz wolne skrzyżowanie. Stąd wyrośnie twoja sieć, więc trzymaj się blisko swoich miast.',
    markerAt: (place) => `Start ${place}`,
    markerConfirm: 'Postaw znacznik',
    budget: (left) => `do wydania: ${left}`,
    budgetUsed: (used, limit) => `wykorzystano ${used} z ${limit}`,
    emptyPlan: 'Kliknij linię, aby zaplanować tor, albo odległe miasto, aby zaplanować drogę do niego.',
    emptyPlanTouch: 'Dotknij linii, aby zaplanować tor, albo odległego miasta, aby zaplanować drogę do niego.',
    cost: (cost, budget) => `koszt ${cost} z ${budget}`,
    stillMissing: 'Jeszcze brakuje',
    lay: (count) => n(count, { one: 'Połóż # tor', few: 'Połóż # tory', many: 'Połóż # torów', other: 'Połóż # toru' }),
    layNone: 'Połóż tory',
    end: 'Zakończ ruch',
    endHelp: 'Możesz położyć jeszcze jeden tor albo zakończyć ruch.',
    claimHelp: 'Zgłoś komplet, jeśli wszystkie twoje miasta są połączone, albo zakończ ruch.',
    clear: 'Wyczyść',
    instead: 'Zastępuje poprzedni plan: oba nie zmieszczą się w tym ruchu.',
    pendingEnd: (names) => `${names}: wszystkie miasta połączone. Runda kończy się wraz z twoim ruchem.`,
    pendingEndHelp: 'Możesz jeszcze wykorzystać resztę ruchu.',
    passAllowed: 'Pas',
    waitBot: (name) => `${name} myśli`,
    dropTitle: 'Oddaj jedno miasto',
    dropHelp: 'Wybierz bilet, który oddasz. Grasz pozostałymi czterema.',
    dropConfirm: (city) => `Oddaj: ${city}`,
    passTitle: (pass, all) => `Podaj miasto w lewo, ${pass} z ${all}`,
    passHelp: (name) => `Wybierz jeden ze swoich biletów: dostanie go ${name}.`,
    passConfirm: (city) => `Podaj: ${city}`,
    chainTitle: 'O jedno miasto za dużo',
    chainHelp: (name) => `Wybierz, które z dwóch dostanie ${name}. Drugie zostaje u ciebie.`,
    chainHelpLast: 'Wybierz, które z dwóch wraca na stos. Drugie zostaje u ciebie.',
    chainConfirm: (city) => `Oddaj: ${city}`,
    waiting: (names) => `Czekamy na: ${names}`,
    choiceMade: (city) => `Twój wybór: ${city}.`,
  },
  tips: {
    cost: (cost) => `Koszt ${cost}`,
    routeTo: (city, cost) => `${city}: jeszcze ${cost}`,
    single: 'Linia pojedyncza',
    river: 'Most przez rzekę',
    mountain: 'Linia przez góry',
    sea: 'Przeprawa morska',
    ferry: 'Prom',
  },
  illegal: {
    'not-your-turn': () => 'To nie twój ruch.',
    'not-now': () => 'Nie w tym momencie rundy.',
    'no-such-junction': () => 'Nie ma takiego skrzyżowania.',
    'junction-taken': () => 'Stoi tu już inny znacznik.',
    'no-such-line': () => 'Nie ma tu linii.',
    occupied: () => 'Leży tu już tor.',
    'own-track-on-land': () => 'Kolorowe tory są tylko na promy.',
    'no-own-track-left': () => 'Nie masz już kolorowych torów.',
    'second-ferry': () => 'W jednym ruchu można położyć tylko jeden tor promowy.',
    'over-budget': (needs, left) => `Kosztuje ${needs}, a zostało ci ${left}.`,
    'not-connected': () => 'Nie łączy się z twoją siecią.',
    'must-build': () => 'Połóż przynajmniej jeden tor.',
    'no-claims': () => 'Tutaj niczego się nie zgłasza: stół sam widzi, kto połączył wszystkie miasta.',
    'claimed-already': () => 'W tym ruchu zgłoszenie już było.',
    'no-such-city': () => 'Nie ma takiego miasta.',
    'not-in-hand': () => 'Nie masz tego miasta na ręce.',
    'wrong-colour': () => 'Wybierz jedno z dwóch miast tego koloru.',
    unknown: () => 'To niedozwolone.',
  },
  rule: (id) => `Zasada ${id}`,
  log: {
    started: (who) => does(who, 'zaczynasz', 'zaczyna'),
    dealt: (round) => `Runda ${round}: miasta rozdane`,
    cards: (names, count) => (count === 1 ? `Karta specjalna: ${names}` : `Karty specjalne: ${names}`),
    marker: (who, place) => `${does(who, 'startujesz', 'startuje')} ${place}`,
    laid: (who, count, place) => `${lay(who)} ${tracks(count)} ${place}`,
    crossed: (who, place) => `${does(who, 'przekraczasz', 'przekracza')} morze ${place}`,
    bridged: (who, place) => `${does(who, 'przekraczasz', 'przekracza')} rzekę ${place}`,
    climbed: (who, place) => `${does(who, 'przekraczasz', 'przekracza')} góry ${place}`,
    ferry: (who, place) => `${lay(who)} tor promowy ${place}`,
    joined: (who) => `Odtąd wspólna sieć: ${all(who)}`,
    ferryOpen: (place) => `Prom ${place} jest otwarty dla wszystkich`,
    ferryOnly: (place, who) => `Prom ${place} jest zastrzeżony: ${all(who)}`,
    completed: (who) => `${does(who, 'masz', 'ma')} wszystkie miasta połączone`,
    ended: (who) => `${does(who, 'kończysz', 'kończy')} ruch`,
    claimed: (who) => `${does(who, 'słusznie zgłaszasz', 'słusznie zgłasza')} komplet: wszystkie miasta są połączone`,
    claimedWrong: (who) => `${does(who, 'zgłaszasz', 'zgłasza')} komplet, ale nie wszystkie miasta są połączone`,
    passed: (who) => does(who, 'nie masz co budować i pasujesz', 'nie ma co budować i pasuje'),
    chosen: (who) => `${does(who, 'wybierasz', 'wybiera')} miasto`,
    cardPassed: (from, receiver, city) =>
      receiver.you
        ? `*${from.name}* podaje ci miasto${city === undefined ? '' : ` ${city}`}`
        : `${does(from, 'podajesz', 'podaje')} miasto${city === undefined ? '' : ` ${city}`}, dostaje je ${receiver.name}`,
    cardReturned: (who, city) => `${does(who, 'oddajesz', 'oddaje')} miasto${city === undefined ? '' : ` ${city}`}`,
    extra: (who, city) =>
      `${does(who, 'dobierasz', 'dobiera')} ${city === undefined ? 'dodatkowe miasto' : `miasto ${city}`}`,
    handsPassed: 'Wszystkie karty przeszły o jedno miejsce w lewo',
    revealed: (who, cities) => `${does(who, 'odkrywasz', 'odkrywa')}: ${cities}`,
    scored: (round) => `Koniec rundy ${round}`,
    over: (who) => `*${capital(all(who))}* ${verb(who, WIN)} grę`,
  },
  roundEnd: {
    connected: (who) => `${capital(all(who))} ${verb(who, HAVE)} wszystkie miasta połączone.`,
    supply: 'Pula torów się wyczerpała.',
    stuck: 'Nikt nie może położyć kolejnego toru.',
    claimed: (who) =>
      `${capital(all([who]))} ${who.you ? 'zgłaszasz' : 'zgłasza'} komplet: wszystkie miasta są połączone.`,
    unclaimed: (who) => `${capital(all(who))} ${verb(who, HAVE)} wszystkie miasta połączone, ale bez zgłoszenia.`,
  },
  speech: {
    lines: (count, each) =>
      `${n(count, { one: 'Jedna linia', few: '# linie', many: '# linii', other: '# linii' })}: ${each.join('; ')}`,
    lineSingle: (direction) => `na ${direction} linia pojedyncza`,
    lineDouble: (direction, terrain) => `na ${direction} linia podwójna ${terrain}`,
    lineFerry: (direction) => `na ${direction} prom`,
    lineLaid: (direction) => `na ${direction} linia zajęta`,
    linePlanned: (direction) => `na ${direction} linia zaplanowana`,
    terrain: { river: 'przez rzekę', mountain: 'przez góry', sea: 'przez morze' },
    freeLines: (count) =>
      n(count, { one: 'jedna wolna linia', few: '# wolne linie', many: '# wolnych linii', other: '# wolnej linii' }),
    city: (city, region) => `${city}, ${region}`,
    target: 'twój cel',
    linked: 'połączone',
    notLinked: (toGo) => `jeszcze ${tracks(toGo)} do celu`,
    nearest: (steps, city) => `${tracks(steps)} do najbliższego niepołączonego miasta, ${city}`,
    inNetwork: 'w twojej sieci',
    markerOf: (name) => `znacznik: ${name}`,
    edge: (direction) => `Na ${direction} nie ma linii.`,
    planned: (place, cost) => `Zaplanowano: ${place}, koszt ${cost}.`,
    unplanned: (place) => `Usunięto: ${place}.`,
    used: (used, limit) => `Wykorzystano ${used} z ${limit}.`,
    missing: (count) => (count === 0 ? 'Wszystkie twoje miasta są połączone.' : `Brakuje ${lacking(count)}.`),
    moved: (name, count, place, left) => `${name} kładzie ${tracks(count)} ${place}. W puli: ${tracks(left)}.`,
    youMoved: (count, place, left) => `Kładziesz ${tracks(count)} ${place}. W puli: ${tracks(left)}.`,
    placed: (name, place) => `${name} startuje ${place}.`,
    turn: (missing, cities) =>
      `Twój ruch. ${missing === 0 ? 'Wszystkie twoje miasta są połączone.' : `Brakuje ${lacking(missing)}. ${cities}`}`,
    turnMarker: (cities) => `Twój ruch. Postaw znacznik początkowy. Twoje miasta: ${cities}.`,
    cityToGo: (city, toGo) => `${tracks(toGo)} do miasta ${city}`,
    end: (why, missing, left) =>
      `Koniec rundy. ${why} ${missing === 0 ? 'Masz' : `Brakuje ci ${lacking(missing)}, masz`} ${points(left)}.`,
    endPrestige: (why, missing, prestige) =>
      `Koniec rundy. ${why} ${missing === 0 ? 'Prestiż' : `Brakuje ci ${lacking(missing)}, prestiż`} ${prestige}.`,
    cleared: 'Plan wyczyszczony.',
    routePlanned: (city, cost, now) => `Droga do miasta ${city}: łączny koszt ${cost}, w tym ruchu ${now}.`,
    noLast: 'Nikt jeszcze nie wykonał ruchu.',
    last: (what) => `Ostatni ruch: ${what}.`,
    picked: (place) => `Początek ${place}. Teraz wybierz dokąd.`,
    markerChosen: (place) => `Start ${place}? Enter stawia znacznik.`,
    enterEnds: 'Enter kończy ruch.',
    untold: 'Ten stół nie mówi, czego brakuje. Zgłoś komplet, gdy uznasz, że wszystkie twoje miasta są połączone.',
  },
  lessonNames: {
    goal: 'Pięć miast',
    marker: 'Znacznik początkowy',
    lay: 'Kładzenie torów',
    double: 'Rzeki, góry, morza',
    join: 'Łączenie sieci',
    route: 'Planowanie drogi',
    end: 'Koniec rundy',
  },
};
