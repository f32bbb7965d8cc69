// English texts of challenges. Every other language has the same keys with the same parameters.

import { pluralsOf } from '../../messages/plural.ts';

const n = pluralsOf('en');

export const en = {
  about:
    'A few rounds that everybody plays from the same seat, with the same cards and against the same bots. What counts is what you do better than the others: skill without luck.',
  make: {
    title: 'New challenge',
    rounds: 'How many rounds?',
    start: 'Make the challenge',
    failed: 'A challenge cannot be set up like this.',
  },
  list: {
    title: 'Your challenges',
    none: 'None yet. Make one, or open a link that somebody sent you.',
    progress: (played: number, all: number) => `${played} of ${n(all, { one: '# round', other: '# rounds' })} played`,
    remove: 'Remove',
    removeAsk: 'Remove this challenge and its results from this device? The games stay in your list.',
  },
  against: (names: string) => `Against ${names}`,
  bot: (name: string, level: string) => `${name} (${level})`,
  rules: 'Nothing is taken back and nobody gives hints. A round counts the first time you play it.',
  rounds: {
    title: 'Rounds',
    round: (number: number) => `Round ${number}`,
    play: (number: number) => `Play round ${number}`,
    goOn: (number: number) => `Go on with round ${number}`,
    again: 'Play again',
    againAbout: 'It will not count.',
    waiting: 'Not played yet',
    running: 'Begun',
    gameOf: (name: string) => `${name}’s game`,
  },
  standings: {
    title: 'With the same cards',
    player: 'Player',
    you: 'You',
    total: 'Total',
    points: (points: string) => `points ${points}`,
    hidden: 'hidden',
    hiddenAbout: 'What the others reached is shown once you have played the round yourself.',
    alone: 'Nobody to compare with yet.',
    again: 'played again',
    finished: 'finished by a bot',
    computing: (name: string, round: number, move: number) =>
      `${name} plays round ${round} with your cards: move ${move}`,
    failed: (name: string) => `${name} could not play. Open the challenge again later.`,
  },
  how: {
    title: 'How the score is made',
    lead: 'From them comes your lead over the average of your opponents at the table.',
    score: 'The score is your lead less the average lead of all others who played the same cards.',
    same: 'Cards, start player and bots are the same for everybody; bots answer the same moves with the same moves.',
  },
  share: {
    title: 'Pass it on',
    about: 'The link holds the whole challenge; no server is needed.',
    own: 'With my result',
    ownAbout: 'Possible once you have played all rounds.',
    hides:
      'The cards are sealed inside. That stops peeking, not experts, just as with games on this device. Results are what people send themselves.',
    link: 'Link to the challenge',
    copy: 'Copy the link',
    send: 'Share',
    qr: 'Show to a camera',
    qrHelp: 'Point the camera of a phone or tablet at this picture: it opens the challenge there.',
    qrTooLong: 'With so many results the link is too long for a picture that cameras can read.',
    text: (table: string) => `Play the same cards as I did: ${table}`,
  },
  problems: {
    title: 'This challenge cannot be opened.',
    'too-long': 'The link is too long to be a challenge.',
    malformed: 'The link is no challenge. Perhaps it was cut short.',
    forged: 'The link has been changed: its seal no longer fits.',
    other: 'The challenge needs a board, rules or bots that this page does not have.',
    unknown: 'There is no such challenge on this device. Open it by its link.',
  },
} as const;
