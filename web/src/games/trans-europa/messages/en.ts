// English texts of Trans Europa. Every other language has the same keys with the same parameters; `*word*` is set in bold.

import { capital } from '../../../messages/grammar.ts';
import { listsOf, pluralsOf } from '../../../messages/plural.ts';
import type { Who } from '../../../messages/who.ts';

const n = pluralsOf('en');
const list = listsOf('en');
const tracks = (count: number): string => n(count, { one: '# track', other: '# tracks' });
const points = (count: number): string => n(count, { one: '# point', other: '# points' });
/** The reader is called "you"; the sentence may need another verb form then. */
const by = ({ name, you }: Who): string => (you ? '*You*' : `*${name}*`);
const to = ({ name, you }: Who): string => (you ? 'you' : name);
/** Names in a sentence; at its beginning the reader is "You". */
const all = (who: readonly Who[]): string => capital(list(who.map(({ name, you }) => (you ? 'you' : name))));
const of = (who: readonly Who[]): string => list(who.map(({ name, you }) => (you ? 'yours' : `${name}’s`)));

export const en = {
  directions: {
    e: 'east',
    ne: 'north-east',
    nw: 'north-west',
    w: 'west',
    sw: 'south-west',
    se: 'south-east',
    n: 'north',
    s: 'south',
  },
  waters: {
    'north-sea': 'North Sea',
    'baltic-sea': 'Baltic Sea',
    'atlantic-ocean': 'Atlantic Ocean',
    'mediterranean-sea': 'Mediterranean Sea',
    'black-sea': 'Black Sea',
    'pacific-ocean': 'Pacific Ocean',
    'gulf-of-mexico': 'Gulf of Mexico',
    'adriatic-sea': 'Adriatic Sea',
  },
  places: {
    /** "at Wien" */
    at: (city: string) => `at ${city}`,
    /** "near Wien" */
    near: (city: string) => `near ${city}`,
    /** "north-east of Berlin" */
    from: (direction: string, city: string) => `${direction} of ${city}`,
    junctionFrom: (direction: string, city: string) => `Junction ${direction} of ${city}`,
    toward: (direction: string, city: string) => `${direction} towards ${city}`,
    to: (direction: string, city: string) => `${direction} to ${city}`,
    directionNear: (direction: string, city: string) => `${direction}, near ${city}`,
  },
  levels: {
    random: 'Drifter',
    greedy: 'Greedy',
    apprentice: 'Apprentice',
    conductor: 'Conductor',
    engineer: 'Engineer',
    inspector: 'Inspector',
    director: 'Director',
  },
  editions: {
    classic: 'Classic',
    ferry: 'Ferries',
    prestige: 'Prestige',
  },
  front: {
    titleLines: ['Five cities.', 'One shared railway.'],
    facts: '2–6 players · 20 minutes',
    learn: 'Learn',
    learnProgress: (done: number, all: number) => `${done} of ${all} taken`,
    learnNext: (lesson: string) => `next: ${lesson}`,
    learnFirst: (lesson: string) => `Start here: ${lesson}`,
    learnDone: 'On to strategy',
    puzzlesNew: 'Two new ones today',
    puzzlesOne: '1 of today’s 2 solved',
    puzzlesDone: 'Today’s 2 solved',
    puzzleRow: (count: number) => n(count, { one: '# day in a row', other: '# days in a row' }),
  },
  table: {
    round: (round: number) => `Round ${round}`,
    supply: (count: number) => n(count, { one: '# track left', other: '# tracks left' }),
    supplyShort: (count: number) => `${count} left`,
    tracksLeft: 'tracks left',
    toPlay: 'to play',
    thinking: 'thinking',
    /** Who began this round, not who leads. */
    first: 'first',
    firstLong: 'Starting player of this round',
    points: (count: number) => n(count, { one: 'pt', other: 'pts' }),
    pointsLeft: (count: number) => n(count, { one: '# point left', other: '# points left' }),
    prestige: (count: number) => `${count} prestige`,
    prestigeUnit: 'prestige',
    scoreOf: (name: string, score: string) => `${name}: ${score}`,
    /** Regions of the cards in a hand, each with how many there are where it is more than one. */
    backs: (regions: string) => `Cards in hand: ${regions}`,
    backsOf: (region: string, count: number) => `${region} × ${count}`,
    ownPieces: (count: number) => n(count, { one: '# coloured track', other: '# coloured tracks' }),
    log: 'Log',
    showLog: 'Show the log',
    hideLog: 'Hide',
    players: 'Players',
    hand: 'Your cities',
    toGo: 'to go',
    linked: 'linked',
    /** Beside the number, which stands in large figures. */
    missing: (count: number) => n(count, { one: 'track still missing', other: 'tracks still missing' }),
    missingBeforeMarker: (count: number) =>
      n(count, { one: 'track would link your cities', other: 'tracks would link your cities' }),
    allLinked: 'All your cities are linked',
    board: (name: string) => `Board: ${name}`,
    boardRole: 'game board',
    legalNone: 'There is nothing to lay right now.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Show the whole board',
    locate: 'Show my network',
    tools: 'Tools',
    hint: 'Hint',
    scores: 'Scores and log',
    expand: 'Show more',
    collapse: 'Show less',
  },
  turn: {
    /** For who plays for the first time. */
    goal: 'Link all your cities first. Tracks are shared.',
    planAhead: 'Click a ticket or a line to plan your next turn.',
    planAheadTouch: 'Tap a ticket or a line to plan your next turn.',
    planned: 'Planned for your next turn. Then one press lays the tracks.',
    yours: 'Your turn',
    others: (name: string) => `${name} to play`,
    nobody: 'One moment',
    marker: 'Place your start marker',
    markerHelp: 'Choose any free junction. Your railway grows from here, so stay close to your cities.',
    /** Where the marker will stand. */
    markerAt: (place: string) => `Start ${place}`,
    markerConfirm: 'Place the marker',
    /** What is left of the turn’s budget; a single line costs one. */
    budget: (left: number) => `${left} to spend`,
    budgetUsed: (used: number, limit: number) => `${used} of ${limit} used`,
    emptyPlan: 'Click a line to plan a track, or a far city to plan the route there.',
    emptyPlanTouch: 'Tap a line to plan a track, or a far city to plan the route there.',
    cost: (cost: number, budget: number) => `cost ${cost} of ${budget}`,
    stillMissing: 'Still missing',
    lay: (count: number) => n(count, { one: 'Lay # track', other: 'Lay # tracks' }),
    layNone: 'Lay tracks',
    end: 'End turn',
    endHelp: 'You may lay another track or end your turn.',
    /** At tables that claim by hand, where nothing more can be laid. */
    claimHelp: 'Claim if all your cities are linked, or end your turn.',
    clear: 'Clear',
    instead: 'This replaces the earlier plan: the turn has no room for both.',
    pendingEnd: (names: string) => `${names}: all cities linked. The round ends with your turn.`,
    pendingEndHelp: 'You may still use what is left of your turn.',
    /** To skip the turn; handing on a city is `passConfirm`. */
    passAllowed: 'Pass',
    waitBot: (name: string) => `${name} is thinking`,
    dropTitle: 'Drop one city',
    dropHelp: 'Choose one of your tickets to give back. You play with the other four.',
    /** To give a city card back. */
    dropConfirm: (city: string) => `Drop ${city}`,
    passTitle: (pass: number, all: number) => `Pass a city to the left, ${pass} of ${all}`,
    passHelp: (name: string) => `Choose one of your tickets: it goes to ${name}.`,
    /** To hand a city on; skipping the turn is `passAllowed`. */
    passConfirm: (city: string) => `Pass ${city}`,
    chainTitle: 'One city too many',
    chainHelp: (name: string) => `Choose which of the two goes to ${name}. You keep the other.`,
    chainHelpLast: 'Choose which of the two goes back to the pile. You keep the other.',
    chainConfirm: (city: string) => `Give away ${city}`,
    waiting: (names: string) => `Waiting for ${names}`,
    choiceMade: (city: string) => `You chose ${city}.`,
  },
  tips: {
    cost: (cost: number) => `Cost ${cost}`,
    routeTo: (city: string, cost: number) => `${city}: ${cost} to go`,
    single: 'Single line',
    river: 'Bridge over a river',
    mountain: 'Mountain line',
    sea: 'Sea crossing',
    ferry: 'Ferry',
  },
  illegal: {
    'not-your-turn': () => 'It is not your turn.',
    'not-now': () => 'That is not possible at this point of the round.',
    'no-such-junction': () => 'There is no such junction.',
    'junction-taken': () => 'Another marker stands here.',
    'no-such-line': () => 'There is no line here.',
    occupied: () => 'A track lies here already.',
    'own-track-on-land': () => 'Coloured tracks are for ferries only.',
    'no-own-track-left': () => 'You have no coloured tracks left.',
    'second-ferry': () => 'Only one ferry track a turn.',
    'over-budget': (needs: number, left: number) => `Needs ${needs}, you have ${left} left.`,
    'not-connected': () => 'Not connected to your network.',
    'must-build': () => 'Lay at least one track.',
    'no-claims': () => 'Nobody claims here: the table sees who has linked all cities.',
    'claimed-already': () => 'You have claimed in this turn already.',
    'no-such-city': () => 'There is no such city.',
    'not-in-hand': () => 'This city is not in your hand.',
    'wrong-colour': () => 'Choose one of the two cities of this colour.',
    unknown: () => 'This is not allowed.',
  },
  rule: (id: string) => `Rule ${id}`,
  log: {
    started: (who: Who) => `${by(who)} will start`,
    dealt: (round: number) => `Round ${round}: the cities are dealt`,
    cards: (names: string, count: number) =>
      n(count, { one: `Special card: ${names}`, other: `Special cards: ${names}` }),
    marker: (who: Who, place: string) => `${by(who)} started ${place}`,
    laid: (who: Who, count: number, place: string) => `${by(who)} laid ${tracks(count)} ${place}`,
    crossed: (who: Who, place: string) => `${by(who)} crossed the sea ${place}`,
    bridged: (who: Who, place: string) => `${by(who)} bridged the river ${place}`,
    climbed: (who: Who, place: string) => `${by(who)} crossed the mountains ${place}`,
    ferry: (who: Who, place: string) => `${by(who)} laid a ferry track ${place}`,
    joined: (who: readonly Who[]) => `Networks joined: ${of(who)}`,
    ferryOpen: (place: string) => `The ferry ${place} is open to all`,
    ferryOnly: (place: string, who: readonly Who[]) => `The ferry ${place} is ${of(who)} alone`,
    completed: (who: Who) => `${by(who)} linked all ${who.you ? 'your' : 'their'} cities`,
    ended: (who: Who) => `${by(who)} ended the turn`,
    /** Says, at a table that claims by hand, that all own cities are linked. */
    claimed: (who: Who) => `${by(who)} claimed correctly: all cities are linked`,
    claimedWrong: (who: Who) => `${by(who)} claimed, but not all cities are linked`,
    passed: (who: Who) => `${by(who)} could not build and passed`,
    chosen: (who: Who) => `${by(who)} chose a city`,
    cardPassed: (from: Who, receiver: Who, city: string | undefined) =>
      `${by(from)} gave ${city ?? 'a city'} to ${to(receiver)}`,
    cardReturned: (who: Who, city: string | undefined) => `${by(who)} gave ${city ?? 'a city'} back`,
    extra: (who: Who, city: string | undefined) => `${by(who)} drew ${city ?? 'an extra city'}`,
    handsPassed: 'All hands went one seat to the left',
    revealed: (who: Who, cities: string) => `${by(who)} showed ${cities}`,
    scored: (round: number) => `Round ${round} is over`,
    over: (who: readonly Who[]) => `*${all(who)}* won the game`,
  },
  roundEnd: {
    connected: (who: readonly Who[]) =>
      `${all(who)} linked all ${who.length === 1 && who[0]!.you ? 'your' : 'their'} cities.`,
    supply: 'The supply is used up.',
    stuck: 'Nobody could lay another track.',
    claimed: (who: Who) => `${all([who])} claimed, and all ${who.you ? 'your' : 'their'} cities are linked.`,
    unclaimed: (who: readonly Who[]) => `${all(who)} had linked all cities without claiming.`,
  },
  speech: {
    lines: (count: number, each: readonly string[]) =>
      `${n(count, { one: 'One line', other: '# lines' })}: ${each.join('; ')}`,
    lineSingle: (direction: string) => `to the ${direction}, single line`,
    lineDouble: (direction: string, terrain: string) => `to the ${direction}, double line ${terrain}`,
    lineFerry: (direction: string) => `to the ${direction}, ferry`,
    lineLaid: (direction: string) => `to the ${direction}, track laid`,
    linePlanned: (direction: string) => `to the ${direction}, planned`,
    terrain: { river: 'over a river', mountain: 'over mountains', sea: 'over the sea' },
    freeLines: (count: number) => n(count, { one: 'one free line', other: '# free lines' }),
    city: (city: string, region: string) => `${city}, ${region}`,
    target: 'your target',
    linked: 'linked',
    notLinked: (toGo: number) => `${tracks(toGo)} to go`,
    nearest: (steps: number, city: string) => `${tracks(steps)} to your nearest unlinked city, ${city}`,
    inNetwork: 'in your network',
    markerOf: (name: string) => `marker of ${name}`,
    edge: (direction: string) => `No line ${direction}.`,
    planned: (place: string, cost: number) => `Planned ${place}, cost ${cost}.`,
    unplanned: (place: string) => `Removed ${place}.`,
    used: (used: number, limit: number) => `${used} of ${limit} used.`,
    missing: (count: number) => (count === 0 ? 'All your cities are linked.' : `${tracks(count)} missing.`),
    moved: (name: string, count: number, place: string, left: number) =>
      `${name} laid ${tracks(count)} ${place}. ${tracks(left)} left.`,
    youMoved: (count: number, place: string, left: number) =>
      `You laid ${tracks(count)} ${place}. ${tracks(left)} left.`,
    placed: (name: string, place: string) => `${name} starts ${place}.`,
    turn: (missing: number, cities: string) =>
      `Your turn. ${missing === 0 ? 'All your cities are linked.' : `${tracks(missing)} missing. ${cities}`}`,
    turnMarker: (cities: string) => `Your turn. Place your start marker. Your cities: ${cities}.`,
    cityToGo: (city: string, toGo: number) => `${tracks(toGo)} to ${city}`,
    end: (why: string, missing: number, left: number) =>
      `Round over. ${why} ${missing === 0 ? '' : `You are missing ${tracks(missing)}; `}${points(left)} left.`,
    endPrestige: (why: string, missing: number, prestige: number) =>
      `Round over. ${why} ${missing === 0 ? '' : `You are missing ${tracks(missing)}; `}${prestige} prestige.`,
    cleared: 'Plan cleared.',
    routePlanned: (city: string, cost: number, now: number) =>
      `Route to ${city}: cost ${cost} in all, ${now} this turn.`,
    noLast: 'Nobody has moved yet.',
    last: (what: string) => `Last move: ${what}.`,
    picked: (place: string) => `Start ${place}. Now choose where to.`,
    markerChosen: (place: string) => `Start ${place}? Press Enter to place the marker.`,
    enterEnds: 'Enter ends the turn.',
    untold: 'This table does not say what is missing. Claim when you think that all your cities are linked.',
  },
  lessonNames: {
    goal: 'Five cities',
    marker: 'The start marker',
    lay: 'Laying track',
    double: 'Rivers, mountains, seas',
    join: 'Joining networks',
    route: 'Planning a route',
    end: 'The end of a round',
  },
} as const;
