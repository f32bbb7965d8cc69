// Who may use whom: the one table from which the linter's boundaries and the proof that they hold are made.

/**
 * The rooms of the house. `uses` names the rooms that a room may import; a pure room has no clock, no I/O, no DOM and no
 * ambient randomness, and of other people's packages only those listed. A door named after a game, like
 * `@branchline/bots/trans-europa`, is open only to those who may use that game.
 */
export const ROOMS = {
  core: { uses: [], pure: true, packages: ['@noble/hashes'] },
  protocol: { uses: ['core'], pure: true, packages: ['valibot'] },
  boards: { uses: ['core'], pure: true },
  solver: { uses: ['core', 'boards'], pure: true },
  'trans-europa': { folder: 'games/trans-europa', uses: ['core', 'boards', 'solver'], pure: true },
  'trains-of-europe': { folder: 'games/trains-of-europe', uses: ['core'], pure: true },
  bots: { uses: ['core', 'boards', 'solver', 'trans-europa', 'trains-of-europe'], pure: true },
  study: { uses: ['core', 'boards', 'solver', 'trans-europa', 'trains-of-europe', 'bots'], pure: true },
  tables: { uses: ['core'], pure: true, packages: ['valibot'] },
  server: { uses: ['core', 'protocol', 'trans-europa', 'trains-of-europe', 'bots', 'tables'] },
  web: {
    uses: ['core', 'protocol', 'boards', 'solver', 'trans-europa', 'trains-of-europe', 'bots', 'study', 'tables'],
  },
  bench: { uses: ['core', 'protocol', 'boards', 'solver', 'trans-europa', 'trains-of-europe', 'bots', 'tables'] },
  cli: {
    uses: [
      ...['core', 'protocol', 'boards', 'solver', 'trans-europa', 'trains-of-europe', 'bots', 'tables', 'bench'],
      ...['server', 'study'],
    ],
  },
};

/*
 * The folders inside web/src, and single files that are a seam of their own. `uses` names folders, `rooms` the rooms of the
 * house that the folder may import. Whatever else the shell loads of a game
 * comes through `import()` in that game's own manifest.
 */
const SHELL = ['prefs', 'nav', 'ui', 'messages', 'map', 'help', 'link', 'table'];

/**
 * The room of a game in the client, and its two light doors: what the shell knows before the game is loaded, and what the
 * workers play.
 */
const gameRoom = (game, rooms = []) => ({
  [`games/${game}/manifest.ts`]: { uses: [...SHELL, 'games/game-ui.ts', `games/${game}`], rooms: ['core', 'protocol'] },
  [`games/${game}/engine.ts`]: { uses: ['games/engine.ts', `games/${game}`], rooms: ['core', 'bots', game] },
  [`games/${game}`]: { uses: [...SHELL, 'study', 'games/game-ui.ts'], rooms: ['core', 'protocol', game, ...rooms] },
});

export const CLIENT = {
  prefs: { uses: [], rooms: [] },
  nav: { uses: [], rooms: [] },
  ui: { uses: ['prefs'], rooms: ['core'] },
  messages: { uses: ['prefs'], rooms: ['core', 'boards'] },
  map: { uses: ['prefs', 'ui'], rooms: [] },
  help: { uses: ['prefs', 'ui', 'messages'], rooms: [] },
  study: { uses: ['prefs', 'ui', 'messages'], rooms: ['core'] },
  link: { uses: ['prefs'], rooms: ['core', 'protocol'] },
  table: { uses: ['prefs', 'nav', 'ui', 'messages', 'link'], rooms: ['core', 'protocol'] },
  'games/game-ui.ts': { uses: ['prefs', 'ui', 'messages', 'link', 'table'], rooms: ['core', 'protocol'] },
  'games/engine.ts': { uses: [], rooms: ['core', 'bots', 'tables'] },
  ...gameRoom('trans-europa', ['boards', 'solver', 'study']),
  ...gameRoom('trains-of-europe', ['bots', 'study']),
  'games/registry.ts': {
    uses: ['games/game-ui.ts', 'games/trans-europa/manifest.ts', 'games/trains-of-europe/manifest.ts'],
    rooms: [],
  },
  'games/load-game.ts': { uses: ['games/game-ui.ts', 'games/registry.ts', 'messages'], rooms: [] },
  // The frame of a page is the shell's; rooms that bring whole screens stand in it too.
  'app/page.tsx': { uses: ['nav', 'ui', 'messages', 'table', 'app'], rooms: [] },
  // Why a game file is not one, in words: told wherever files are opened.
  'app/import-text.ts': { uses: ['messages', 'table'], rooms: [] },
  app: {
    uses: [
      ...SHELL,
      'games/game-ui.ts',
      'games/registry.ts',
      'games/load-game.ts',
      'app/page.tsx',
      'app/import-text.ts',
      'online',
      'explore',
      'challenge',
    ],
    rooms: ['core', 'protocol'],
  },
  // Branches of finished games, with the table that their game furnishes.
  explore: { uses: [...SHELL, 'games/game-ui.ts', 'games/load-game.ts'], rooms: ['core', 'protocol'] },
  online: {
    uses: [...SHELL, 'games/game-ui.ts', 'games/load-game.ts', 'app/page.tsx', 'app/import-text.ts'],
    rooms: ['core', 'protocol'],
  },
  challenge: {
    uses: [...SHELL, 'study', 'games/game-ui.ts', 'games/load-game.ts', 'app/page.tsx', 'online'],
    rooms: ['core', 'protocol'],
  },
  storage: { uses: [], rooms: ['core', 'protocol', 'tables'] },
  worker: { uses: ['storage', 'games/engine.ts'], rooms: ['core', 'protocol', 'tables', 'bots'] },
};

/** What no pure room may name; who needs a clock, a store or a screen gets it passed in. */
export const IMPURE = [
  ...['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'],
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'BroadcastChannel', 'Worker'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'window', 'document', 'navigator', 'location', 'self'],
  ...['process', 'Buffer', 'console', 'crypto', 'globalThis'],
];

export const folderOf = (room) => ROOMS[room].folder ?? room;
