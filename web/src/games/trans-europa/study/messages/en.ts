// English texts of the study of Trans Europa. Every other language has the same keys with the same parameters; `*word*` is set in bold.

import { pluralsOf } from '../../../../messages/plural.ts';
import type { Who } from '../../../../messages/who.ts';

const n = pluralsOf('en');
const tracks = (count: number): string => n(count, { one: '# track', other: '# tracks' });

/** A better move in words, and the chances that both leave. */
type Better = { readonly move: string; readonly better: string; readonly played: string };

/** What decided a round; a text takes what it needs. */
type Decisive = {
  readonly who: Who;
  readonly round: number;
  readonly turn: number;
  /** Several turns: "14, 22 and 26". */
  readonly turns: string;
  readonly share: string;
  /** What it had been. */
  readonly before: string;
  /** Somebody else. */
  readonly name: string;
};

const subject = ({ name, you }: Who): string => (you ? 'You' : name);
const pointsOf = (count: number): string => n(count, { one: '# point', other: '# points' });

/** The turn that told most about a player: how much likelier it made one city. */
type ToldMost = {
  readonly name: string;
  readonly turn: number;
  readonly city: string;
  readonly before: string;
  readonly after: string;
};

/** A turn that told whose a city is. */
type Tells = {
  readonly turn: number;
  readonly name: string;
  readonly holder: string;
  readonly city: string;
  readonly before: string;
  readonly after: string;
};

export const en = {
  round: (round: number, all: number) => `round ${round} of ${all}`,
  rounds: 'Choose a round',
  chart: 'Chance to win the round',
  judgement: 'Judged by',
  known: (name: string) => `What ${name} could know`,
  open: 'All hands face up',
  knownAbout: (name: string) => `Everybody’s chances as ${name} could know them at the time.`,
  openAbout: 'Everybody’s chances with all hands face up.',
  player: 'Whose game?',
  deal: 'The deal',
  turnOf: (turn: number, all: number) => `Turn ${turn} of ${all}`,
  turn: (turn: number) => `Turn ${turn}`,
  inRound: (round: number) => `round ${round}`,
  pointOf: (point: number, all: number) => `Turning point ${point} of ${all}`,
  noPoint: 'No turning point here',
  pointBefore: 'Turning point before',
  pointAfter: 'Next turning point',
  first: 'To the deal',
  back: 'One turn back',
  forward: 'One turn on',
  last: 'To the last turn',
  table: 'As a table',
  curve: 'As a curve',
  scope: 'What the figures are about',
  wholeGame: 'Whole game',
  working: 'Working out what decided it …',
  columns: { turn: 'Turn', player: 'Player', lost: 'Gave away' },
  costly: (count: number) => n(count, { one: '# costly turn', other: '# costly turns' }),
  nothing: 'Nothing better was found.',
  accuracy: (share: string) => `Accuracy ${share}`,
  accuracyAbout: 'Of the chance that the best turns would have kept, the share that was kept.',
  doubt: (share: string) => `± ${share}`,
  betterIs: ({ move, better, played }: Better) => `Better: ${move}, ${better} instead of ${played}.`,
  moves: {
    start: (place: string) => `a start ${place}`,
    to: (count: number, city: string) => `${tracks(count)} to ${city}`,
    towards: (count: number, city: string) => `${tracks(count)} towards ${city}`,
    at: (count: number, place: string) => `${tracks(count)} ${place}`,
    none: 'no track',
  },
  playedWell: (chance: string) => `No better turn was found: ${chance} to win the round.`,
  dealAbout: 'Before the first marker: what the cards alone are worth.',
  played: 'played',
  better: 'better',
  playOnPlayed: 'Play on as played',
  playOutBetter: 'Play out the better choice',
  playedAt: (chance: string) => `played ${chance}`,
  betterAt: (chance: string) => `better ${chance}`,
  likely: (name: string) => `likely ${name}’s`,
  holds: (name: string) => `${name}’s cities`,
  reasons: {
    completes: 'It connects all cities at once.',
    reaches: (city: string) => `It reaches ${city}.`,
    together: (cities: string) => `It comes nearer to ${cities} at once.`,
    leave: (name: string, city: string, share: string) =>
      `${name} will build to ${city} anyway: in ${share} of the deals.`,
    alone: (city: string, share: string) =>
      `Nobody else builds to ${city}: the others do in only ${share} of the deals.`,
    nobody: (city: string) => `Nobody else builds to ${city}.`,
    fewer: (better: number, played: number) => `It leaves ${tracks(better)} to build instead of ${played}.`,
    double: 'The double line cost the whole turn.',
    keepsFerry: 'It keeps a coloured track for another ferry.',
    start: (better: number, played: number) => `From there the cities cost ${tracks(better)} instead of ${played}.`,
    slows: (name: string, better: string, played: string) => `It leaves ${name} ${better} instead of ${played}.`,
  },
  story: {
    unfinished: (round: number) => `Round ${round} was not played to its end.`,
    lost: {
      mistake: ({ who, round, turn, share }: Decisive) =>
        `${subject(who)} lost round ${round} at turn ${turn}, which gave away ${share}.`,
      mistakes: ({ who, round, turns }: Decisive) => `${subject(who)} lost round ${round} in several turns: ${turns}.`,
      cards: ({ who, round, share }: Decisive) =>
        `${subject(who)} lost round ${round} to the cards: they left only ${share}.`,
      blow: ({ who, round, turn, name, before, share }: Decisive) =>
        `${subject(who)} lost round ${round} to ${name}’s turn ${turn}: ${before} before it, ${share} after.`,
      lead: ({ who, round, turn, share }: Decisive) =>
        `${subject(who)} lost round ${round} despite ${share} at turn ${turn}.`,
      finish: ({ who, round, share }: Decisive) =>
        `${subject(who)} lost round ${round} at the very end, with ${share} before the last turn.`,
      never: ({ who, round, share }: Decisive) =>
        `${subject(who)} lost round ${round} without ever having more than ${share}.`,
      nothing: ({ who, round }: Decisive) => `${subject(who)} lost round ${round}; no single turn decided it.`,
    },
    won: {
      cards: ({ who, round, share }: Decisive) =>
        `${subject(who)} won round ${round} with good cards, worth ${share} from the start.`,
      gift: ({ who, round, turn, name, share }: Decisive) =>
        `${subject(who)} won round ${round} because ${name} slipped at turn ${turn}: +${share}.`,
      turn: ({ who, round, turn, name, before, share }: Decisive) =>
        `${subject(who)} won round ${round} thanks to ${name}’s turn ${turn}: ${before} before it, ${share} after.`,
      moves: ({ who, round, turn, share }: Decisive) =>
        `${subject(who)} won round ${round} by playing well, above all at turn ${turn}: +${share}.`,
      others: ({ who, round, share }: Decisive) =>
        `${subject(who)} won round ${round} with help from the others’ moves: +${share}.`,
      nothing: ({ who, round }: Decisive) => `${subject(who)} won round ${round}; no single turn decided it.`,
    },
    shared: ({ who, round, name }: Decisive) => `${subject(who)} shared round ${round} with ${name}.`,
    although: (turn: number, share: string) => `Turn ${turn} gave away ${share}.`,
    game: {
      won: (who: Who, points: number) => `${subject(who)} won the game by ${pointsOf(points)}.`,
      lost: (who: Who, points: number, name: string) =>
        `${subject(who)} lost the game to ${name} by ${pointsOf(points)}.`,
      shared: (who: Who, name: string) => `${subject(who)} won the game together with ${name}.`,
      ahead: (round: number, points: number, name: string) =>
        `Round ${round} decided it: ${pointsOf(points)} more than ${name}.`,
      behind: (round: number, points: number, name: string) =>
        `Round ${round} decided it: ${pointsOf(points)} fewer than ${name}.`,
      steady: 'No single round decided it.',
      costliest: (round: number, turn: number, share: string) =>
        `Costliest turn: turn ${turn} of round ${round}, −${share}.`,
    },
  },
  luck: 'Luck and skill',
  fromTo: (from: string, to: string) => `from ${from} to ${to}`,
  cards: 'Cards',
  ownMoves: 'Own moves',
  others: 'The others',
  luckAbout: 'Measured against everybody playing on in the usual way.',
  perRound: 'per round',
  dealCost: (count: number) => `*Deal:* the cities cost ${tracks(count)} at best`,
  allHands: (mean: string) => `all hands ${mean}`,
  dealBetter: (share: string) => `${share} of all hands cost more.`,
  hands: 'All hands face up',
  what: 'What could be known',
  reads: (viewer: string, name: string) => `${name}’s cities, as ${viewer} could read them`,
  rest: (share: string) => `others ${share}`,
  isHeld: 'held',
  toldMost: ({ name, turn, city, before, after }: ToldMost) =>
    `Turn ${turn} told most about ${name}: ${city} rose from ${before} to ${after}.`,
  reading: 'Reading the tracks …',
  firstLook: (turn: number, all: number) => `First look: turn ${turn} of ${all}`,
  refining: (turn: number, all: number) => `Refining: turn ${turn} of ${all}`,
  done: (deals: string) => `${deals} deals tried for each turn`,
  stopped: 'Stopped',
  stop: 'Stop',
  goOn: 'Go on',
  failed: 'This game cannot be studied.',
  save: 'Save the figures as a file',
  replay: 'Watch the replay',
  tabs: { label: 'What to look at', moves: 'Moves', luck: 'Luck', known: 'Known' },
  puzzles: {
    what: 'What to solve',
    which: 'Puzzles of the day',
    today: 'Today',
    kinds: { net: 'Cheapest net', turn: 'Two tracks', start: 'Where to start', whose: 'Whose city?' },
    about: {
      net: 'Join the five cities with as few tracks as you can; double lines count two. Press lines to choose them; with the keyboard, Shift and a direction.',
      turn: 'Build the turn that wins the round most often. Press lines on the map; with the keyboard, Shift and a direction.',
      start:
        'Place your marker where you win the round most often. Press a junction; with the keyboard, choose it and press Space.',
      whose: (city: string) => `Who holds ${city}, if anybody? Step through the round and read it from the tracks.`,
    },
    youAre: (colour: string) => `You are ${colour}.`,
    choices: 'Choices',
    nobody: 'Nobody',
    cost: (count: number) => tracks(count),
    joined: (count: number) => `${count} of 5 cities joined`,
    allJoined: 'all five cities joined',
    undo: 'Undo',
    clear: 'Remove all',
    tryOf: (now: number, all: number) => `try ${now} of ${all}`,
    tooMany: (count: number) => n(count, { one: '# more than needed.', other: '# more than needed.' }),
    check: 'Check',
    show: 'Show the answer',
    next: 'Next puzzle',
    solved: 'Solved!',
    failed: 'Not this time.',
    bestIs: (count: number) => `The best net has ${tracks(count)}.`,
    proof: {
      move: 'How often each of the two wins the round, over a thousand likely deals.',
      whose: 'How likely each player was to hold it, judging by the tracks.',
    },
    level: (rating: number) => `level ${rating}`,
    rating: (rating: number) => `Your rating: ${rating}`,
    row: (count: number) => n(count, { one: '# day in a row', other: '# days in a row' }),
    daySolved: (count: number) => n(count, { one: '# solved', other: '# solved' }),
    monthBefore: 'Month before',
    monthAfter: 'Next month',
    goOn: 'Go on',
    noMove: 'Nothing is on the map yet.',
    nearly: (share: string) => `Nearly right: a better move keeps ${share} more. Try again.`,
    judging: 'Your move is being judged …',
    yours: 'Your move',
    inGame: 'Your move in the game',
    tempting: 'A tempting move',
    best: 'The best move',
    /** What is on the map once it has ended. */
    look: { label: 'On the map', both: 'Both moves', chosen: 'After this one', best: 'After the best' },
    missing: (who: string) => `Played on by bots with these cards, tracks missing at the end: ${who}.`,
    missingOf: (name: string, count: number) => `${name} ${count}`,
    round: 'The round so far',
    pastTurn: (turn: number, name: string) => `Turn ${turn}: ${name}`,
    starts: (place: string) => `starts ${place}`,
    builds: (count: number, place: string) => `${tracks(count)} ${place}`,
    tells: ({ turn, name, holder, city, before, after }: Tells) =>
      `Turn ${turn} by ${name}: that ${holder} holds ${city} went from ${before} to ${after}.`,
    tellsNobody: ({ turn, name, city, before, after }: Tells) =>
      `Turn ${turn} by ${name}: that nobody holds ${city} went from ${before} to ${after}.`,
    longTold: 'No single turn told it: all tracks together do.',
    rated: (rating: number, change: string, level: number, solved: boolean) =>
      `Your rating: ${rating} (${change} for ${solved ? 'solving' : 'missing'} level ${level}).`,
    steps: { first: 'To the first turn', back: 'One turn back', forward: 'One turn on', last: 'To the last turn' },
    allDone: 'You have done all puzzles of this kind.',
  },
  learn: {
    open: (count: number) => n(count, { one: 'Learn from this turn', other: 'Learn from these # turns' }),
    title: 'Learn from your mistakes',
    was: (place: string, share: string) => `Your turn ${place} gave away ${share}. Find a better one.`,
    preparing: 'The next question is being made …',
    none: 'None of these turns is clearly wrong in other deals.',
    done: (solved: number, all: number) =>
      `You found ${solved} of ${all} better turns. They come back in “Your mistakes”.`,
    back: 'Back to the review',
  },
  mine: {
    title: 'Your mistakes',
    none: 'Nothing to do better today. Mistakes of 8% and more come here from reviews of your games without special cards, and come back until you find the better turn.',
  },
  trainer: {
    title: 'Read the table',
    whose: (colour: string) => `Which cities are ${colour}’s?`,
    about:
      'Pick one of each region; the tracks of that player glow. Then the bots’ reader shows what it made of the same tracks.',
    you: 'You',
    reader: 'Reader',
    ofFive: 'of 5 right',
    next: 'Next position',
    allDone: 'Nothing more to read today. Positions come back when they are due.',
  },
};
