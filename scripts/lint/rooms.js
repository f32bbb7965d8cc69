// Who may use whom: the one table from which the linter's boundaries and the proof that they hold are made.

/** The games: the rooms that the rules of one may use, and those that its room in the client may use beside them. */
export const GAMES = {
  'trans-europa': { uses: ['core', 'boards', 'solver'], client: ['boards', 'solver', 'study'] },
  'trains-of-europe': { uses: ['core'], client: ['bots', 'study'] },
};
const games = Object.keys(GAMES);

/** Something for each game, under a name of its own. */
const forEachGame = (make) => Object.fromEntries(games.flatMap((game) => Object.entries(make(game, GAMES[game]))));

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
  ...forEachGame((game, { uses }) => ({ [game]: { folder: `games/${game}`, uses, pure: true } })),
  bots: { uses: ['core', 'boards', 'solver', ...games], pure: true },
  study: { uses: ['core', 'solver', ...games, 'bots'], pure: true },
  gym: { uses: ['core', ...games, 'bots'], pure: true },
  tables: { uses: ['core'], pure: true, packages: ['valibot'] },
  server: { uses: ['core', 'protocol', ...games, 'bots', 'tables'] },
  fuzz: { uses: ['core', 'protocol', ...games] },
  web: { uses: ['core', 'protocol', 'boards', 'solver', ...games, 'bots', 'study', 'tables'] },
  bench: { uses: ['core', 'boards', 'solver', ...games, 'bots', 'gym'] },
  cli: {
    uses: ['core', 'boards', 'solver', ...games, 'bots', 'gym', 'bench', 'server', 'study'],
  },
};

/*
 * The folders inside web/src, and single files that are a seam of their own. `uses` names folders, `rooms` the rooms of the
 * house that the folder may import. Whatever else the shell loads of a game
 * comes through `import()` in that game's own manifest.
 */
const SHELL = ['prefs', 'nav', 'ui', 'messages', 'link', 'table'];

/**
 * The room of a game in the client, and its three light doors: what the shell knows before the game is loaded, what the
 * workers play, and what a replay in another page shows.
 */
const gameRoom = (game, { client }) => ({
  [`games/${game}/manifest.ts`]: { uses: [...SHELL, 'games/game-ui.ts', `games/${game}`], rooms: ['core', 'protocol'] },
  [`games/${game}/embed.tsx`]: {
    uses: ['prefs', 'ui', 'messages', 'map', 'games/embedded-game.ts', `games/${game}`],
    rooms: ['core', game, ...client],
  },
  [`games/${game}/engine.ts`]: { uses: ['games/engine.ts', `games/${game}`], rooms: ['core', 'bots', game] },
  [`games/${game}`]: {
    uses: [...SHELL, 'map', 'help', 'study', 'games/game-ui.ts'],
    rooms: ['core', 'protocol', game, ...client],
  },
});

export const CLIENT = {
  prefs: { uses: [], rooms: [] },
  nav: { uses: [], rooms: [] },
  ui: { uses: ['prefs'], rooms: ['core'] },
  messages: { uses: ['prefs'], rooms: [] },
  map: { uses: ['prefs'], rooms: [] },
  help: { uses: ['prefs', 'ui', 'messages'], rooms: [] },
  study: { uses: ['prefs', 'ui', 'messages'], rooms: ['core'] },
  link: { uses: [], rooms: ['core', 'protocol'] },
  table: { uses: ['prefs', 'nav', 'ui', 'messages', 'link'], rooms: ['core', 'protocol'] },
  'games/game-ui.ts': { uses: ['prefs', 'messages', 'table', 'ui'], rooms: ['core', 'protocol'] },
  'games/embedded-game.ts': {
    uses: ['prefs', 'messages', 'table', 'ui', 'games/game-ui.ts'],
    rooms: ['core', 'tables'],
  },
  'games/engine.ts': { uses: [], rooms: ['core', 'bots', 'tables'] },
  ...forEachGame(gameRoom),
  'games/registry.ts': { uses: ['games/game-ui.ts', ...games.map((game) => `games/${game}/manifest.ts`)], rooms: [] },
  'games/load-game.ts': { uses: ['games/game-ui.ts', 'games/registry.ts', 'messages', 'ui'], rooms: [] },
  // The frame of a page is the shell's; rooms that bring whole screens stand in it too.
  'app/page.tsx': { uses: ['nav', 'ui', 'messages', 'table', 'app'], rooms: [] },
  // Why a game file is not one, in words: told wherever files are opened.
  'app/import-text.ts': { uses: ['messages', 'table'], rooms: [] },
  // What a study has worked out is among everything that leaves in one file.
  'app/everything.ts': { uses: ['link', 'table', 'study'], rooms: ['protocol'] },
  // What reviews have found, in the list of games.
  'app/reviewed.tsx': { uses: ['nav', 'messages', 'study'], rooms: ['protocol'] },
  app: {
    uses: [
      ...SHELL,
      'games/game-ui.ts',
      'games/registry.ts',
      'games/load-game.ts',
      'app/page.tsx',
      'app/import-text.ts',
      'app/everything.ts',
      'app/reviewed.tsx',
      'online',
      'explore',
      'challenge',
    ],
    rooms: ['core', 'protocol'],
  },
  // Branches of finished games, with the table that their game furnishes.
  explore: { uses: [...SHELL, 'study', 'games/game-ui.ts', 'games/load-game.ts'], rooms: ['core', 'protocol'] },
  online: {
    uses: [...SHELL, 'games/game-ui.ts', 'games/load-game.ts', 'app/page.tsx', 'app/import-text.ts'],
    rooms: ['core', 'protocol'],
  },
  challenge: {
    uses: [...SHELL, 'study', 'games/game-ui.ts', 'games/load-game.ts', 'app/page.tsx', 'online'],
    rooms: ['core', 'protocol'],
  },
  // The replay that any page can embed: no part of the shell but what draws, and links as they are packed.
  embed: {
    uses: [
      ...['prefs', 'ui', 'messages', 'table', 'games/embedded-game.ts'],
      ...games.map((game) => `games/${game}/embed.tsx`),
    ],
    rooms: ['core', 'tables'],
  },
  storage: { uses: [], rooms: ['core', 'protocol', 'tables'] },
  'worker/engines.ts': { uses: ['games/engine.ts', ...games.map((game) => `games/${game}/engine.ts`)], rooms: [] },
  worker: { uses: ['storage', 'games/engine.ts', 'worker/engines.ts'], rooms: ['core', 'protocol', 'tables', 'bots'] },
};

/** What no pure room may name; who needs a clock, a store or a screen gets it passed in. */
export const IMPURE = [
  ...['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'],
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'BroadcastChannel', 'Worker'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'window', 'document', 'navigator', 'location', 'self'],
  ...['process', 'Buffer', 'console', 'crypto', 'globalThis'],
];

export const folderOf = (room) => ROOMS[room].folder ?? room;
