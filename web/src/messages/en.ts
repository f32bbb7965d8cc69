// English texts. Every other language has the same keys with the same parameters; `*word*` is set in bold.

import { listsOf, pluralsOf } from './plural.ts';

const n = pluralsOf('en');
const list = listsOf('en');

export const en = {
  list,
  common: {
    brand: 'Branchline',
    /** What search engines and the browser’s menus show. */
    about: 'Railway board games: link your cities before the others do, or run the better railway company.',
    you: 'you',
    bot: 'bot',
    close: 'Close',
    cancel: 'Cancel',
    yes: 'Yes',
    home: 'Home',
    menu: 'Menu',
    help: 'Rules and help',
    settings: 'Settings',
    loading: 'One moment',
    more: 'More',
    enter: 'Enter',
    space: 'Space',
    language: 'Language',
  },
  pages: {
    online: 'Online',
    custom: 'Custom table',
    sameDevice: 'Same device',
    learn: 'Learn',
    rules: 'Rules',
    games: 'Your games',
    replay: 'Replay',
    review: 'Review',
    puzzles: 'Puzzles',
    challenges: 'Challenges',
    settings: 'Settings',
  },
  home: {
    play: 'Play now',
    against: 'against',
    bots: (count: number) => n(count, { one: 'bot', other: 'bots' }),
    level: 'How strong?',
    watch: 'Watch',
    whichGame: 'Which game?',
    continue: 'Continue your game',
    continueAbout: (state: string, names: string) => `${state}, with ${names}`,
    games: 'Your games',
    allGames: 'All games',
    noGames: 'Nothing played yet. Your games will be kept here, on this device.',
    allRunning: 'The games you are playing are on their cards.',
    lost: (count: number) =>
      n(count, {
        one: 'This browser has removed # game that was kept here.',
        other: 'This browser has removed # games that were kept here.',
      }),
    offline: 'Everything runs in your browser, even without a connection. No account, no tracking.',
    update: 'A new version is ready.',
    updateNow: 'Update now',
  },
  games: {
    replay: 'Replay',
    won: (names: string) => `${names} won`,
    youWon: 'You won',
    gaveUp: (name: string) => `${name} gave up`,
    youGaveUp: 'You gave up',
  },
  buttons: {
    sound: (on: boolean) => (on ? 'Sound is on' : 'Sound is off'),
    theme: 'Light or dark',
  },
  broken: {
    title: 'Something broke',
    about: 'An unexpected error stopped the page. Your game is saved up to the last move.',
    reload: 'Reload the page',
  },
} as const;
