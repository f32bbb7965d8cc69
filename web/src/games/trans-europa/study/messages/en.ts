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

/** The turn that revealed most about a player: how much likelier it made one city. */
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
  judgement: 'Based on',
  known: (name: string) => `What ${name} could know`,
  open: 'All hands face up',
  knownAbout: (name: string) => `Every player’s chances, as ${name} could know them at the time.`,
  openAbout: 'Every player’s chances with all hands face up.',
  player: 'Which player?',
  deal: 'The deal',
  turnOf: (turn: number, all: number) => `Turn ${turn} of ${all}`,
  turn: (turn: number) => `Turn ${turn}`,
  inRound: (round: number) => `round ${round}`,
  pointOf: (point: number, all: number) => `Turning point ${point} of ${all}`,
  noPoint: 'No turning point here',
  pointBefore: 'Previous turning point',
  pointAfter: 'Next turning point',
  first: 'To the deal',
  back: 'One turn back',
  forward: 'One turn on',
  last: 'To the last turn',
  table: 'As a table',
  curve: 'As a curve',
  scope: 'Figures for',
  wholeGame: 'Whole game',
  working: 'Finding what decided it…',
  columns: { turn: 'Turn', player: 'Player', lost: 'Cost' },
  costly: (count: number) => n(count, { one: '# costly turn', other: '# costly turns' }),
  nothing: 'No better turn was found.',
  accuracy: (share: string) => `Accuracy ${share}`,
  accuracyAbout: 'How much of the best turns’ winning chance this player kept.',
  doubt: (share: string) => `± ${share}`,
  betterIs: ({ move, better, played }: Better) => `Better: ${move}, ${better} instead of ${played}.`,
  moves: {
    start: (place: string) => `a start ${place}`,
    to: (count: number, city: string) => `${tracks(count)} to ${city}`,
    towards: (count: number, city: string) => `${tracks(count)} towards ${city}`,
    at: (count: number, place: string) => `${tracks(count)} ${place}`,
    none: 'no track',
  },
  playedWell: (chance: string) => `No better turn was found. The chance to win the round is ${chance}.`,
  dealAbout: 'Before the first start marker: the chances that the cards alone give.',
  played: 'played',
  better: 'better',
  playOnPlayed: 'Continue as played',
  playOutBetter: 'Try the better turn',
  playedAt: (chance: string) => `played ${chance}`,
  betterAt: (chance: string) => `better ${chance}`,
  likely: (name: string) => `probably ${name}’s`,
  holds: (name: string) => `${name}’s cities`,
  reasons: {
    completes: 'It links all cities at once.',
    reaches: (city: string) => `It links ${city}.`,
    together: (cities: string) => `It brings ${cities} nearer at the same time.`,
    leave: (name: string, city: string, share: string) =>
      `${name} builds to ${city} anyway, in ${share} of the likely deals.`,
    alone: (city: string, share: string) =>
      `The other players rarely build to ${city}: only in ${share} of the likely deals.`,
    nobody: (city: string) => `No other player builds to ${city}.`,
    fewer: (better: number, played: number) => `It leaves ${tracks(better)} to build instead of ${played}.`,
    double: 'The double line took the whole turn.',
    keepsFerry: 'It saves a coloured track for another ferry.',
    start: (better: number, played: number) =>
      `From there it takes ${tracks(better)} to link the cities, instead of ${played}.`,
    slows: (name: string, better: string, played: string) =>
      `It leaves ${name} a chance of ${better} instead of ${played}.`,
  },
  story: {
    unfinished: (round: number) => `Round ${round} was not finished.`,
    lost: {
      mistake: ({ who, round, turn, share }: Decisive) =>
        `${subject(who)} lost round ${round} at turn ${turn}: it cost ${share} of the winning chance.`,
      mistakes: ({ who, round, turns }: Decisive) =>
        `${subject(who)} lost round ${round} over several turns: ${turns}.`,
      cards: ({ who, round, share }: Decisive) =>
        `${subject(who)} lost round ${round} to the cards: they left a chance of only ${share}.`,
      blow: ({ who, round, turn, name, before, share }: Decisive) =>
        `${subject(who)} lost round ${round} to ${name}’s turn ${turn}: the chance fell from ${before} to ${share}.`,
      lead: ({ who, round, turn, share }: Decisive) =>
        `${subject(who)} lost round ${round} despite a chance of ${share} at turn ${turn}.`,
      finish: ({ who, round, share }: Decisive) =>
        `${subject(who)} lost round ${round} at the very end: the chance was still ${share} before the last turn.`,
      never: ({ who, round, share }: Decisive) =>
        `${subject(who)} lost round ${round}: the chance to win was never above ${share}.`,
      nothing: ({ who, round }: Decisive) => `${subject(who)} lost round ${round}; no single turn decided it.`,
    },
    won: {
      cards: ({ who, round, share }: Decisive) =>
        `${subject(who)} won round ${round} with good cards: a chance of ${share} from the start.`,
      gift: ({ who, round, turn, name, share }: Decisive) =>
        `${subject(who)} won round ${round} thanks to ${name}’s mistake at turn ${turn}: +${share}.`,
      turn: ({ who, round, turn, name, before, share }: Decisive) =>
        `${subject(who)} won round ${round} thanks to ${name}’s turn ${turn}: the chance rose from ${before} to ${share}.`,
      moves: ({ who, round, turn, share }: Decisive) =>
        `${subject(who)} won round ${round} by playing well, above all at turn ${turn}: +${share}.`,
      others: ({ who, round, share }: Decisive) =>
        `${subject(who)} won round ${round} with help from the other players’ turns: +${share}.`,
      nothing: ({ who, round }: Decisive) => `${subject(who)} won round ${round}; no single turn decided it.`,
    },
    shared: ({ who, round, name }: Decisive) => `${subject(who)} shared round ${round} with ${name}.`,
    although: (turn: number, share: string) => `Turn ${turn} cost ${share}.`,
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
  ownMoves: 'Own turns',
  others: 'Other players',
  luckAbout: 'Compared with all players playing on as usual.',
  perRound: 'per round',
  dealCost: (count: number) => `*Deal:* the cities take at least ${tracks(count)}`,
  allHands: (mean: string) => `average ${mean}`,
  dealBetter: (share: string) => `${share} of all hands take more.`,
  hands: 'All hands face up',
  what: 'Known at the time',
  reads: (viewer: string, name: string) => `${name}’s cities, as far as ${viewer} could tell`,
  rest: (share: string) => `others ${share}`,
  isHeld: 'held',
  toldMost: ({ name, turn, city, before, after }: ToldMost) =>
    `Turn ${turn} revealed most about ${name}: the chance of ${city} rose from ${before} to ${after}.`,
  reading: 'Reading the tracks…',
  firstLook: (turn: number, all: number) => `Quick analysis: turn ${turn} of ${all}`,
  refining: (turn: number, all: number) => `Thorough analysis: turn ${turn} of ${all}`,
  done: (deals: string) => `${deals} deals per turn`,
  stopped: 'Stopped',
  stop: 'Stop',
  goOn: 'Continue',
  failed: 'This game cannot be reviewed.',
  save: 'Save the figures as a file',
  replay: 'Watch the replay',
  tabs: { label: 'View', moves: 'Moves', luck: 'Luck', known: 'Known' },
  puzzles: {
    what: 'Kind of puzzle',
    which: 'Puzzles of the day',
    today: 'Today',
    kinds: { net: 'Cheapest network', turn: 'Two tracks', start: 'Where to start', whose: 'Whose city?' },
    about: {
      net: 'Link the five cities with as few tracks as you can. A double line counts two. Press lines to choose them, or use Shift and a direction key.',
      turn: 'Lay the tracks that win the round most often. Press lines on the board, or use Shift and a direction key.',
      start:
        'Place your start marker where you win the round most often. Press a junction, or move to it with the direction keys and press Space.',
      whose: (city: string) => `Who holds ${city}, if anyone? Step through the round and look for clues in the tracks.`,
    },
    youAre: (colour: string) => `You are ${colour}.`,
    choices: 'Answers',
    nobody: 'Nobody',
    cost: (count: number) => tracks(count),
    joined: (count: number) => `${count} of 5 cities linked`,
    allJoined: 'all five cities linked',
    undo: 'Undo',
    clear: 'Remove all',
    tryOf: (now: number, all: number) => `try ${now} of ${all}`,
    tooMany: (count: number) => n(count, { one: '# track more than needed.', other: '# tracks more than needed.' }),
    check: 'Check',
    show: 'Show the answer',
    next: 'Next puzzle',
    solved: 'Solved!',
    failed: 'Not this time.',
    bestIs: (count: number) => `The cheapest network takes ${tracks(count)}.`,
    proof: {
      move: 'This is how often each of the two wins the round in a thousand likely deals.',
      whose: 'This is how likely each player was to hold it, judging by the tracks.',
    },
    level: (rating: number) => `level ${rating}`,
    rating: (rating: number) => `Your rating: ${rating}`,
    row: (count: number) => n(count, { one: '# day in a row', other: '# days in a row' }),
    daySolved: (count: number) => n(count, { one: '# solved', other: '# solved' }),
    monthBefore: 'Previous month',
    monthAfter: 'Next month',
    goOn: 'Continue',
    noMove: 'Nothing is on the board yet.',
    nearly: (share: string) => `Almost right: another move is ${share} better. Try again.`,
    judging: 'Checking your move…',
    yours: 'Your move',
    inGame: 'Your move in the game',
    tempting: 'A tempting move',
    best: 'The best move',
    /** What is on the board once it has ended. */
    look: { label: 'On the board', both: 'Both moves', chosen: 'After this one', best: 'After the best' },
    missing: (who: string) => `Tracks missing after bots have played it out with these cards: ${who}.`,
    missingOf: (name: string, count: number) => `${name} ${count}`,
    round: 'The round so far',
    pastTurn: (turn: number, name: string) => `Turn ${turn}: ${name}`,
    starts: (place: string) => `starts ${place}`,
    builds: (count: number, place: string) => `${tracks(count)} ${place}`,
    tells: ({ turn, name, holder, city, before, after }: Tells) =>
      `Turn ${turn} by ${name}: the chance that ${holder} holds ${city} changed from ${before} to ${after}.`,
    tellsNobody: ({ turn, name, city, before, after }: Tells) =>
      `Turn ${turn} by ${name}: the chance that nobody holds ${city} changed from ${before} to ${after}.`,
    longTold: 'No single turn gave it away, only all the tracks together.',
    rated: (rating: number, change: string, level: number, solved: boolean) =>
      `Your rating: ${rating} (${change}, level ${level} ${solved ? 'solved' : 'not solved'}).`,
    steps: { first: 'To the first turn', back: 'One turn back', forward: 'One turn on', last: 'To the last turn' },
    allDone: 'You have done all puzzles of this kind.',
  },
  learn: {
    open: (count: number) => n(count, { one: 'Learn from this turn', other: 'Learn from these # turns' }),
    title: 'Learn from your mistakes',
    was: (place: string, share: string) =>
      `Your turn ${place} cost ${share} of your winning chance. Find a better one.`,
    preparing: 'Preparing the next question…',
    none: 'None of these turns is clearly wrong in other deals.',
    done: (solved: number, all: number) =>
      `You found ${solved} of ${all} better turns. They come back in “Your mistakes”.`,
    back: 'Back to the review',
  },
  mine: {
    title: 'Your mistakes',
    none: (share: string) =>
      `No mistakes to practise today. Mistakes of ${share} or more in your reviewed games without special cards appear here. They return until you find the better turn.`,
  },
  trainer: {
    title: 'Read the table',
    whose: (colour: string) => `Which cities does ${colour} hold?`,
    about:
      'Pick one city of each region. The tracks of that player glow. Afterwards you see the bots’ analysis of the same tracks.',
    you: 'You',
    reader: 'Bot analysis',
    ofFive: 'of 5 right',
    next: 'Next position',
    allDone: 'No more positions today. They return when they are due.',
  },
};
