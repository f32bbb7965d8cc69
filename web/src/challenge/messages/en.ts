// English texts of challenges. Every other language has the same keys with the same parameters.

import { pluralsOf } from '../../messages/plural.ts';

const n = pluralsOf('en');

export const en = {
  about:
    'All players play the same rounds from the same seat, with the same cards and against the same bots. Your score shows how much better you play than the others: skill without luck.',
  make: {
    title: 'New challenge',
    rounds: 'How many rounds?',
    start: 'Make the challenge',
    failed: 'A challenge cannot be set up like this.',
  },
  list: {
    title: 'Your challenges',
    none: 'None yet. Make one, or open a link that a friend sent you.',
    progress: (played: number, all: number) => `${played} of ${n(all, { one: '# round', other: '# rounds' })} played`,
    remove: 'Remove',
    removeAsk: 'Remove this challenge and its results from this device? The games stay in your list.',
  },
  against: (names: string) => `Against ${names}`,
  bot: (name: string, level: string) => `${name} (${level})`,
  rules: 'There are no take-backs and no hints. A round counts only the first time you play it.',
  rounds: {
    title: 'Rounds',
    round: (number: number) => `Round ${number}`,
    play: (number: number) => `Play round ${number}`,
    goOn: (number: number) => `Continue round ${number}`,
    again: 'Play again',
    againAbout: 'It will not count.',
    waiting: 'Not played yet',
    running: 'In progress',
    gameOf: (name: string) => `${name}’s game`,
  },
  standings: {
    title: 'With the same cards',
    player: 'Player',
    you: 'You',
    total: 'Total',
    points: (points: string) => `points: ${points}`,
    hidden: 'hidden',
    hiddenAbout: 'The others’ results appear once you have played the round yourself.',
    alone: 'No one to compare with yet.',
    again: 'played again',
    finished: 'finished by a bot',
    computing: (name: string, round: number, move: number) =>
      `${name} plays round ${round} with your cards: move ${move}`,
    failed: (name: string) => `${name} could not play. Open the challenge again later.`,
  },
  how: {
    title: 'How the score works',
    lead: 'They give your lead over the average of your opponents at the table.',
    score: 'Your score is your lead minus the average lead of everyone else who played the same cards.',
    same: 'Cards, starting player and bots are the same for everyone. The bots reply to the same moves in the same way.',
  },
  share: {
    title: 'Share the challenge',
    about: 'The link contains the whole challenge. It works without a server.',
    own: 'With my result',
    ownAbout: 'Available once you have played all rounds.',
    hides:
      'The cards in the link are hidden from a casual look, but not from experts, as in games on this device. Results are self-reported.',
    link: 'Link to the challenge',
    copy: 'Copy the link',
    send: 'Share',
    qr: 'Show a QR code',
    qrHelp: 'Scan this code with a phone or tablet to open the challenge there.',
    qrTooLong: 'With so many results the link is too long for a QR code.',
    text: (table: string) => `Play the same cards as me: ${table}`,
  },
  problems: {
    title: 'This challenge cannot be opened.',
    'too-long': 'The link is too long to be a challenge.',
    malformed: 'This link is not a challenge. Perhaps it was cut short.',
    forged: 'The link has been changed: its seal no longer matches.',
    other: 'The challenge needs a board, rules or bots that this page does not have.',
    unknown: 'There is no such challenge on this device. Open it by its link.',
  },
} as const;
