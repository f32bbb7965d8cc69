// English texts of Trans Europa beyond the running round: forms, lessons, rules, endings. Every other language has the same keys with the same parameters; `*word*` is set in bold.

import { capital } from '../../../../messages/grammar.ts';
import { listsOf, ordinalsOf, pluralsOf } from '../../../../messages/plural.ts';
import type { Who } from '../../../../messages/who.ts';

const n = pluralsOf('en');
const list = listsOf('en');
const tracks = (count: number): string => n(count, { one: '# track', other: '# tracks' });
/** Names in a sentence; at its beginning the reader is "You". */
const all = (who: readonly Who[]): string => capital(list(who.map(({ name, you }) => (you ? 'you' : name))));
const nth = ordinalsOf('en');

export const en = {
  setup: {
    bots: 'How many bots?',
    last: 'The same table as last time',
    edition: 'Edition',
    board: 'Board',
    playersHelp: 'Two to six. Several people share this device; a curtain hides each hand.',
    /** Where friends are invited. */
    friendsHelp: 'Two to six, each on their own device.',
    bordered: 'With two or three players the ten cities with a dashed border stay out of play.',
    cards: 'Special cards',
    cardsHelp: 'A special card changes a rule for all players.',
    cardModes: {
      off: { name: 'None', about: 'The plain game.' },
      random: { name: 'One a round', about: 'A new card is drawn at the start of each round.' },
      fixedPerRound: {
        name: 'Chosen, one after the other',
        about: 'You choose the cards; each round uses the next of them.',
      },
      fixedGame: { name: 'Chosen, all game', about: 'The cards you choose apply to the whole game.' },
      'multiple(2)': { name: 'Two a round', about: 'Two cards are drawn each round and apply together.' },
      'multiple(3)': { name: 'Three a round', about: 'Three cards are drawn each round. Expect surprises.' },
    },
    chooseCards: 'Choose the cards',
    cardsNone: 'Choose at least one special card, or play with none.',
    cardsClash: (a: string, b: string) => `“${a}” and “${b}” cannot be in force together.`,
    /** “These” are the two cards of the sentence before. */
    cardsClashWhy: 'Only one of these can apply in a round.',
    options: 'Table options',
    targetScore: {
      name: 'Length of the scoring track',
      about:
        'The game ends when someone has lost this many points, or won this much prestige. 13 is the printed length; 8 makes it short, 20 long.',
    },
    startPlayer: {
      name: 'Who starts',
      about: 'The first starting player. In later rounds the start passes to the left.',
    },
    startPlayers: { random: 'Drawn by lot', host: 'The first player', oldest: 'The oldest player' },
    oldest: 'Who is the oldest?',
    scoring: {
      name: 'Scoring',
      about: 'Lose points for missing tracks, or earn prestige. By default the edition decides.',
    },
    scorings: { edition: 'Set by the edition', penalty: 'Points lost', prestige: 'Prestige won' },
    blackTracks: {
      name: 'Tracks in the supply',
      about: 'The round ends when the supply is used up. 83 tracks in the classic and ferry editions, 85 in prestige.',
    },
    sharedStart: {
      name: 'Markers may share a junction',
      about: 'Normally each start marker needs its own junction.',
    },
    allowPass: {
      name: 'Passing allowed',
      about: 'A turn may end without laying a track. Normally at least one is compulsory.',
    },
    halfFerryCost: {
      name: 'A missing, half-built ferry counts as',
      about: 'At the end of a round a missing ferry counts two; some tables count one if half of it has been built.',
    },
    memoryAid: {
      name: 'Memory aid',
      about: 'Shows cards that you have seen on their way to another hand. When off, you have to remember them.',
    },
    manualClaim: {
      name: 'Claim by hand',
      about:
        'Nobody is told who has linked all cities: no ticks, no counts, no hints. You claim in your own turn, and the table checks it.',
    },
    wrongClaim: {
      name: 'A wrong claim opens',
      about: 'The cards then lie open for the rest of the round, and the game continues.',
    },
    wrongClaims: { claimer: 'The claimer’s cards', all: 'All players’ cards' },
  },
  /** How the points come about that a challenge compares. */
  challengePoints: 'Points per round: one lost for each missing track, or the prestige won.',
  /** Special cards at the table. */
  inForce: {
    card: 'Special card',
    cards: 'Special cards',
    rhythm: 'Build limit by cycle',
    limitNow: (limit: number) => `${tracks(limit)} this cycle`,
    handGoes: (name: string) => `Then your whole hand goes to ${name}, and you play with the one from your right.`,
  },
  /** Cards that the player has seen on their way to other hands; names of the holders stand before the cities. */
  seen: {
    title: 'What you know',
    aside: 'Perhaps out of play',
  },
  /** What is counted, what it is worth, and how far the table plays. */
  count: {
    help: 'The fewest tracks that would link all your cities to your marker. Cities can share a route, so the tickets may add up to more.',
    missing: 'Missing tracks',
    prestige: 'Prestige',
    toPrestige: (target: number) => `Played to ${target} prestige.`,
    toPenalty: (target: number) => `Played until someone has lost ${n(target, { one: '# point', other: '# points' })}.`,
  },
  /** What the others built since the reader's last turn. */
  since: {
    title: 'Since your last turn',
    tracks: (name: string, count: number) => `${name}: ${tracks(count)}`,
    show: 'Show on the board',
    hide: 'Hide',
  },
  ferry: {
    /** With which kind of track a ferry is built; said before `black` and `own`. */
    piece: 'Kind of track',
    black: 'Black',
    own: (left: number) => `Coloured (${left} left)`,
    blackHelp: 'With a black track the finished ferry is open to all players.',
    ownHelp: 'Two coloured tracks reserve the ferry for their owners.',
    half: 'A ferry connects once both tracks are in place.',
  },
  plan: {
    /** Out of the plan; nothing has been laid yet. */
    drop: 'Remove this track',
    goal: (city: string) => `On the way to ${city}`,
    cost: (cost: number) => `${cost} in all`,
  },
  /** A player says in the own turn that all own cities are linked (tables that claim by hand). */
  claims: {
    button: 'Claim',
    about: 'Say that all your cities are linked',
    title: 'Are all your cities linked?',
    right: 'If all of them are linked to your marker, the round ends at once.',
    wrong: {
      claimer: 'If one is missing, your cards lie open for the rest of the round, and your turn continues.',
      all: 'If one is missing, all players’ cards lie open for the rest of the round, and your turn continues.',
    },
    wrongAgain: 'If one is missing, it costs nothing more: the cards lie open already.',
    notYet: 'Not yet',
    note: 'Nobody is told who is finished. Claim in your turn when all your cities are linked.',
    open: 'Your cards lie open.',
  },
  roundOver: {
    costliest: (share: string) => `Your costliest turn: −${share}.`,
    lookAtIt: 'Look at it',
    title: (round: number) => `Round ${round} is over`,
    missing: (count: number) => `${count} missing`,
    allLinked: 'all linked',
    lost: (count: number) => `−${count}`,
    won: (count: number) => `+${count}`,
    next: 'Next round',
    again: 'Watch it again',
    legend: 'missing tracks',
    alternatives: 'Show other shortest routes',
    hideAlternatives: 'Hide other shortest routes',
    onlyWay: 'No other route is as short.',
    table: 'All rounds',
    roundColumn: 'Round',
    total: 'Total',
    left: 'Points left',
    penaltyRule: 'Each missing track costs a point, two on a double line.',
    finish: 'Final score',
    of: (name: string) => `Cities of ${name}`,
    cityMissing: (city: string) => `${city}, not linked`,
    cityLinked: (city: string) => `${city}, linked`,
  },
  over: {
    title: 'The game is over',
    won: (who: readonly Who[]) => {
      if (who.length > 1) return `${all(who)} win together.`;
      return who[0]?.you ? 'You win!' : `${all(who)} wins.`;
    },
    mostLeft: 'Most points left at the end.',
    mostPrestige: 'Most prestige at the end.',
    yourPlace: (place: number) => `You finish ${nth(place, { one: '#st', two: '#nd', few: '#rd', other: '#th' })}.`,
    again: 'Play again',
    replay: 'Watch the replay',
    others: 'New opponents',
    share: 'Share',
    place: (place: number) => nth(place, { one: '#st', two: '#nd', few: '#rd', other: '#th' }),
  },
  /** What one may take along from a finished game. */
  share: {
    link: 'Link to the game',
    linkHelp: 'The whole game to replay, also as a QR code',
    picture: 'Picture of the board',
    pictureHelp: 'PNG, for chats and mail',
    drawingFile: 'Drawing of the board',
    drawingHelp: 'SVG, sharp at any size',
    film: 'Film of the last round',
    filmHelp: {
      encode: 'Every track in order, then the result. Made on this device, faster than the film plays.',
      record: 'Every track in order, then the result. Made on this device; it takes about as long as the film.',
    },
    begun: 'One moment…',
    drawing: (done: number, all: number) => `Drawing move ${done} of ${all}…`,
    recording: 'Recording the film…',
    saved: 'Saved.',
    failed: 'That did not work. The game is not affected.',
    noFilm: 'This browser cannot make films.',
  },
  lookBack: {
    round: (round: number) => `Round ${round}`,
    rounds: 'Jump to a round',
    everybody: 'All hands face up',
    running: 'This game is still running: hidden hands stay hidden.',
  },
  learn: {
    lesson: (number: number, all: number) => `Lesson ${number} of ${all}`,
    next: 'Next lesson',
    again: 'Once more',
    done: 'Play a real game',
    continue: 'Continue',
    list: 'All lessons',
    lessons: {
      goal: {
        steps: [
          'You hold five city tickets, one of each colour. Nobody else sees them.',
          'Link all five to your start marker. Everyone lays the same black tracks, and everyone may use them all.',
        ],
        task: 'Find your five cities: they glow on the board. Then continue.',
        done: 'That is the whole goal: five cities, one railway, before the others.',
      },
      marker: {
        steps: [
          'Each round begins with your marker on a junction of your choice. Your railway grows from there and from nowhere else.',
        ],
        task: (city: string) => `Place your marker on ${city} or any junction near the middle of your cities.`,
        done: (missing: number) => `Good. From here ${tracks(missing)} would link all your cities.`,
      },
      lay: {
        steps: ['Each turn has a budget of 2. A single line costs 1, so you may lay two of them.'],
        task: 'Lay two tracks that touch your network. The lines you may use are coloured.',
        instead: 'One track is down. The budget leaves room for a second one.',
        done: 'A track must touch your network at the moment you lay it. The second may start where the first one ended.',
      },
      double: {
        steps: ['Double lines cross a river, mountains or the sea. They cost 2: the whole turn.'],
        task: 'Lay one track on a double line.',
        instead:
          'That was a single line, which does not count here. Double lines have two strokes, like the one over the Danube. A new turn begins.',
        done: 'Sometimes a detour over plain ground is cheaper than a bridge.',
      },
      join: {
        steps: ['Tracks belong to nobody. As soon as your network touches another one, you share them as one.'],
        task: (name: string) => `Join ${name}’s network. Watch the distances on your tickets fall.`,
        instead: (name: string) => `Not joined yet. ${name}’s network lies to the west: build towards it.`,
        done: (before: number, after: number, name: string) =>
          `Tracks missing: ${before} → ${after}. But ${name} gains as well: join when it helps you more.`,
      },
      route: {
        steps: [
          'Choose a far city and the cheapest route appears. What fits into this turn is planned, the rest is dotted, and it stays for your next turns.',
        ],
        task: (city: string) => `Choose ${city} to plan the route there, then lay the tracks.`,
        instead: 'Those tracks lead elsewhere. Choose the far city itself, and the route there is planned.',
        done: 'The plan adapts when others build in your favour.',
      },
      end: {
        steps: [
          'The round ends when someone has linked all five. All others lose a point for each track still missing, two for a double line.',
          'The game ends when someone has lost 13 points. Most points left wins.',
        ],
        task: 'Link your last city.',
        instead: 'Not linked yet. See which ticket has no tick and build towards that city.',
        done: 'All linked: you lose nothing, the others pay. You know everything you need.',
      },
    },
  },
  rules: {
    onlyIn: (editions: string) => `only in: ${editions}`,
    target: (target: number, printed: number) => `Your table plays to *${target}* instead of ${printed}.`,
    edition: 'Edition',
  },
  preferences: {
    naming: 'City names',
    namings: { local: 'Local names', translated: 'In my language' },
    layAtOnce: 'Lay at once',
    layAtOnceHelp:
      'Choosing a line lays the track at once. For experienced players: a laid track cannot be taken back.',
    keyNames: {
      e: 'East',
      ne: 'North-east',
      nw: 'North-west',
      w: 'West',
      sw: 'South-west',
      se: 'South-east',
      choose: 'Choose this place',
      confirm: 'Lay the plan',
      clear: 'Clear the plan',
      'drop-last': 'Remove the last track',
      home: 'To my marker',
      'next-legal': 'Next line I may lay',
      missing: 'Hear what is missing',
      'last-move': 'Hear the last move',
      describe: 'Describe this place',
      claim: 'Claim',
      'zoom-in': 'Zoom in',
      'zoom-out': 'Zoom out',
      fit: 'Whole board',
    },
    keyPlan: 'Shift + direction plans the line.',
    keyCities: '1 to 5 jump to your cities.',
  },
  hint: {
    thinking: 'The Engineer is looking at the board',
    none: 'There is no hint right now.',
    lay: (place: string, direction: string) => `lay a track ${place}, heading ${direction}`,
    ferry: (place: string, own: boolean) => `lay a ${own ? 'coloured' : 'black'} ferry track ${place}`,
    marker: (place: string) => `start ${place}`,
    end: 'end the turn',
    drop: (city: string) => `drop ${city}`,
    pass: (city: string) => `give away ${city}`,
    why: {
      reaches: (city: string) => `It links ${city}.`,
      nearer: (city: string, before: number, after: number) => `${city} comes nearer: ${before} → ${after}.`,
      missing: (before: number, after: number) => `Tracks still missing: ${before} → ${after}.`,
      joins: (name: string) => `It joins the network of ${name}, whose tracks you may then use.`,
      shared: (cities: string) => `It lies on the way to ${cities}.`,
      waits: 'It leaves the connecting tracks to the others.',
    },
    plan: 'Plan it',
    inPlan: 'It is in your plan already.',
    close: 'Thanks',
  },
  levelsAbout: {
    random: 'Lays track anywhere.',
    greedy: 'Always heads for the nearest city.',
    apprentice: 'Still learning. Wanders, forgets, and can be beaten by anyone.',
    conductor: 'Knows the way and takes it. A fair opponent for a first game.',
    engineer: 'Plans the whole network and uses those of the others.',
    inspector: 'Watches what you build and guesses where you are going.',
    director: 'Thinks the round through to its end. Hard to beat.',
  },
  editionsAbout: {
    classic: 'Two tracks a turn, and every missing track costs a point. The one to begin with.',
    ferry:
      'Wide water is crossed by ferries of two tracks. With your own coloured tracks you can keep one to yourself.',
    prestige: 'Collect prestige instead of losing points, optionally with special cards that bend the rules.',
  },
  menu: {
    leave: 'Leave the table',
    leaveAbout: 'The game is saved. Come back any time.',
    export: 'Save as a game file',
    exportRunning: 'The file holds all hands, even those you may not see yet. Save it anyway?',
    replay: 'Replay',
    keys: 'Keys',
    finish: 'Let the bots finish this round',
    finishAbout: 'A bot plays for all people here until the scoring.',
  },
  cards: {
    1: {
      name: 'Gentle points',
      about: 'With 0, 1, 2 … tracks missing this round brings 4, 3, 3, 2, 2, 1, 1, 0 prestige.',
    },
    2: { name: 'Demanding points', about: 'With 0, 1, 2 … tracks missing this round brings 4, 2, 1, 0 prestige.' },
    3: { name: 'Three tracks', about: 'The budget is three a turn: three single lines, or a double and a single.' },
    4: { name: 'Calm waters', about: 'Double lines over rivers and seas count as single.' },
    5: { name: 'Easy mountains', about: 'Double lines over mountains count as single.' },
    6: { name: 'No white city', about: 'All players give the white city back and play with four.' },
    7: { name: 'No turquoise city', about: 'All players give the turquoise city back and play with four.' },
    8: { name: 'Drop one', about: 'All players secretly give one city back and play with four.' },
    9: {
      name: 'Three-two-one',
      about: 'The budget changes with every cycle: three, then two, then one, and again.',
    },
    10: { name: 'Show rose and orange', about: 'The rose and orange cities are face up for everyone.' },
    11: { name: 'Show rose and brown', about: 'The rose and brown cities are face up for everyone.' },
    12: { name: 'Show brown and orange', about: 'The brown and orange cities are face up for everyone.' },
    13: {
      name: 'Extra rose',
      about:
        'The starting player draws a second rose city. In turn, each player with two keeps one and gives the other to the left; the last player puts it back.',
    },
    14: {
      name: 'Extra brown',
      about:
        'The starting player draws a second brown city. In turn, each player with two keeps one and gives the other to the left; the last player puts it back.',
    },
    15: {
      name: 'Extra orange',
      about:
        'The starting player draws a second orange city. In turn, each player with two keeps one and gives the other to the left; the last player puts it back.',
    },
    16: { name: 'Pass three', about: 'Three times, all players pass one city to the left at the same time.' },
    17: {
      name: 'Pass the hand',
      about: 'Before the markers are placed, all players pass their whole hand to the left.',
    },
    18: { name: 'Criss-cross', about: 'Tracks may be laid anywhere, joined to a network or not.' },
    19: { name: 'Open cards', about: 'All cities are face up for everyone.' },
  },
  /** The “city” of a special card is each player’s own card in that colour. Cards of a colour on a board whose regions have other colours. */
  regionCards: {
    drop: {
      name: (region: string) => `Without ${region}`,
      about: (region: string) => `All players give the city of the region “${region}” back and play with four.`,
    },
    reveal: {
      name: (regions: string) => `Show ${regions}`,
      about: (regions: string) => `The cities of the regions ${regions} are face up for everyone.`,
    },
    extra: {
      name: (region: string) => `Extra ${region}`,
      about: (region: string) =>
        `The starting player draws a second city of the region “${region}”. In turn, each player with two keeps one and gives the other to the left; the last player puts it back.`,
    },
  },
  /** Bubbles on the board, and the board in words. */
  bubbles: {
    legalList: 'Lines you may lay',
    legalSpent: 'Your plan takes up the whole turn. Lay it or clear it.',
    ferryFree: 'Ferry, both slots free',
    ferryHalfBuilt: 'Ferry, one slot free',
    /** All players may use it. */
    ferryOpen: 'Ferry, open to all players',
    ferryOnly: (names: string) => `Ferry, only for ${names}`,
    twoTracks: (count: number, cost: number, budget: number) =>
      `${n(count, { one: 'One track', other: '# tracks' })}, cost ${cost} of ${budget}`,
    missingTo: (before: number, after: number) => `Tracks missing: ${before} → ${after}`,
    alreadyLinked: (city: string) => `${city}: linked`,
    outOfPlay: (city: string) => `${city} is out of play with two or three players.`,
    whichRule: 'Which rule?',
    advice: 'An Engineer would',
    central: (missing: number) => `From here ${tracks(missing)} would link all your cities.`,
  },
} as const;
