// Which screen is shown: the part of the address after `#`, so that the page runs on any static host and offline.

import { signal } from '@preact/signals';

/** `game` is named where the page has several; without it the first one is meant. Editions and sections are the game's own. */
export type Route =
  | { readonly screen: 'home'; readonly game?: string }
  | { readonly screen: 'new'; readonly game?: string; readonly edition?: string }
  | { readonly screen: 'same-device'; readonly game?: string }
  | { readonly screen: 'table'; readonly id: string }
  | { readonly screen: 'games' }
  | KeptRoute
  /** A whole game, packed into its address, or kept by the server under a short code; its replay, or its review. */
  | { readonly screen: 'game'; readonly code: string; readonly move?: number; readonly review?: true }
  /** `lessons`: those of strategy; without a number all of them. */
  | { readonly screen: 'learn' | 'lessons'; readonly game?: string; readonly lesson?: number }
  | { readonly screen: 'rules'; readonly game?: string; readonly edition?: string; readonly section?: string }
  | { readonly screen: 'puzzles' | 'insight'; readonly game?: string }
  /** All challenges, one of this device, or a whole one packed into its address. */
  | { readonly screen: 'challenge'; readonly code?: string }
  | { readonly screen: 'settings' }
  /** Tables of a server: all of them, a new one (of a game), or one of them. */
  | { readonly screen: 'online' }
  | { readonly screen: 'online-new'; readonly game?: string }
  | { readonly screen: 'online-table'; readonly id: string }
  /** A game of this device that is to go on there. */
  | { readonly screen: 'online-take'; readonly id: string }
  | { readonly screen: 'not-found'; readonly path: string };

type KeptScreen = 'replay' | 'review' | 'explore';

/** A kept game at one of its moves. `branch`: of a game that is explored; without it the game itself. */
export type KeptRoute = {
  readonly screen: KeptScreen;
  readonly id: string;
  readonly move?: number;
  readonly branch?: string;
};

const ID = /^[a-z0-9]{6,32}$/;
/** A packed game, perhaps one that was cut on its way, or the ten letters of a short link. */
const CODE = /^[A-Za-z0-9_-]+$/;
const WORD = /^[a-z0-9-]{1,40}$/;

const count = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined;

type Words = readonly string[];
type OfGame = { readonly game?: string };

/** A kept game, at one of its moves. */
function kept(screen: KeptScreen, [id, at, branch, ...rest]: Words): Route | undefined {
  if (id === undefined || !ID.test(id) || rest.length > 0) return undefined;
  const move = count(at);
  if (at !== undefined && move === undefined) return undefined;
  if (branch !== undefined) return screen === 'explore' ? { screen, id, move: move!, branch } : undefined;
  return { screen, id, ...(move === undefined ? {} : { move }) };
}

/** A screen of a game that has no other words. */
const plain =
  (screen: 'same-device' | 'puzzles' | 'insight') =>
  (words: Words, game: OfGame): Route | undefined =>
    words.length === 0 ? { screen, ...game } : undefined;

const lesson =
  (screen: 'learn' | 'lessons') =>
  ([number, ...rest]: Words, game: OfGame): Route | undefined => {
    const wanted = count(number);
    if (rest.length > 0 || (number !== undefined && wanted === undefined)) return undefined;
    return { screen, ...game, ...(wanted === undefined ? {} : { lesson: wanted }) };
  };

/** Undefined where the words after the screen's own make no sense. */
const SCREENS: Readonly<Record<string, (words: Words, game: OfGame) => Route | undefined>> = {
  '': (words, game) => (words.length === 0 ? { screen: 'home', ...game } : undefined),
  play: (words, game) => (words.length === 0 && game.game !== undefined ? { screen: 'home', ...game } : undefined),
  new: ([edition, ...rest], game) => {
    if (rest.length > 0 || (edition !== undefined && !WORD.test(edition))) return undefined;
    return { screen: 'new', ...game, ...(edition === undefined ? {} : { edition }) };
  },
  'same-device': plain('same-device'),
  puzzles: plain('puzzles'),
  insight: plain('insight'),
  challenge: ([code, ...rest]) => {
    if (rest.length > 0 || (code !== undefined && !/^[\w-]+$/.test(code))) return undefined;
    return { screen: 'challenge', ...(code === undefined ? {} : { code }) };
  },
  games: (words) => (words.length === 0 ? { screen: 'games' } : undefined),
  settings: (words) => (words.length === 0 ? { screen: 'settings' } : undefined),
  online: ([word, game, ...rest]) => {
    if (word === 'take')
      return rest.length === 0 && game && ID.test(game) ? { screen: 'online-take', id: game } : undefined;
    if (rest.length > 0 || (game !== undefined && (word !== 'new' || !WORD.test(game)))) return undefined;
    if (word === undefined) return { screen: 'online' };
    if (word === 'new') return { screen: 'online-new', ...(game === undefined ? {} : { game }) };
    return ID.test(word) ? { screen: 'online-table', id: word } : undefined;
  },
  table: ([id, ...rest]) =>
    id !== undefined && ID.test(id) && rest.length === 0 ? { screen: 'table', id } : undefined,
  replay: (words) => kept('replay', words),
  review: (words) => kept('review', words),
  explore: (words) => kept('explore', words),
  game: ([code, at, what, ...rest]) => {
    if (code === undefined || !CODE.test(code) || rest.length > 0) return undefined;
    if (what !== undefined && what !== 'review') return undefined;
    const move = count(at);
    const review = what === 'review' ? ({ review: true } as const) : {};
    return { screen: 'game', code, ...(move === undefined ? {} : { move }), ...review };
  },
  learn: lesson('learn'),
  lessons: lesson('lessons'),
  rules: ([edition, section, ...rest], game) => {
    if (rest.length > 0 || [edition, section].some((word) => word !== undefined && !WORD.test(word))) return undefined;
    return {
      screen: 'rules',
      ...game,
      ...(edition === undefined ? {} : { edition }),
      ...(section === undefined ? {} : { section }),
    };
  },
};

/** Screens whose address may name a game before anything else. */
const OF_A_GAME: ReadonlySet<string> = new Set([
  'play',
  'new',
  'same-device',
  'learn',
  'lessons',
  'rules',
  'puzzles',
  'insight',
]);

/** Reads `#/replay/abc/12`; anything unknown leads to the not-found screen. `isGame` tells games from other words. */
export function parseRoute(hash: string, isGame: (word: string) => boolean): Route {
  const path = hash.replace(/^#/, '').replace(/^\/+|\/+$/g, '');
  const [screen = '', ...words] = path.split('/');
  const named = OF_A_GAME.has(screen) && words[0] !== undefined && isGame(words[0]) ? words[0] : undefined;
  const read = Object.hasOwn(SCREENS, screen) ? SCREENS[screen] : undefined;
  const found = named === undefined ? read?.(words, {}) : read?.(words.slice(1), { game: named });
  return found ?? { screen: 'not-found', path };
}

const address = (...words: readonly (string | number | undefined)[]): string =>
  `#/${words.filter((word) => word !== undefined).join('/')}`;

export function hrefOf(route: Route): string {
  switch (route.screen) {
    case 'home':
      return route.game === undefined ? '#/' : address('play', route.game);
    case 'new':
      return address('new', route.game, route.edition);
    case 'same-device':
    case 'puzzles':
    case 'insight':
      return address(route.screen, route.game);
    case 'table':
      return address('table', route.id);
    case 'online-new':
      return address('online', 'new', route.game);
    case 'online-table':
      return address('online', route.id);
    case 'online-take':
      return address('online', 'take', route.id);
    case 'replay':
    case 'review':
    case 'explore':
      return address(route.screen, route.id, route.move, route.branch);
    case 'challenge':
      return address('challenge', route.code);
    case 'game':
      return address('game', route.code, route.move, route.review && 'review');
    case 'learn':
    case 'lessons':
      return address(route.screen, route.game, route.lesson);
    case 'rules':
      return address('rules', route.game, route.edition, route.edition && route.section);
    case 'not-found':
      return address(route.path);
    default:
      return address(route.screen);
  }
}

export const route = signal<Route>({ screen: 'home' });

/** How many screens of this page lie behind the present one; kept with the browser's own history. */
type Passed = {
  readonly depth: number;
  /** Where the rules were opened: turning to another section leads no farther away from the table. */
  readonly since: number;
};
let passed: Passed = { depth: -1, since: -1 };

/** How far each screen was scrolled when another was opened from it; by its depth. */
const scrolls: number[] = [];

type Return = { readonly from: Route; readonly scroll: number };
let comeBack: Return | undefined;

/** On a screen that the visitor has come back to: from where, and how far it was scrolled then. */
export const returned = (): Return | undefined => comeBack;

/** A shared address names its game before the #, too; where the rest was lost on its way, that is enough. */
export function plainAddress({ search, hash }: Pick<Location, 'search' | 'hash'>): string | undefined {
  const shared = new URLSearchParams(search);
  const [replay, game] = [shared.get('replay'), shared.get('game')];
  if (replay === null && game === null) return undefined;
  return `./${hash || (replay === null ? `#/game/${game}` : `#/replay/${replay}`)}`;
}

export function startRouter(isGame: (word: string) => boolean): void {
  const plain = plainAddress(location);
  if (plain !== undefined) history.replaceState(history.state, '', plain);
  const read = (): void => {
    const to = parseRoute(location.hash, isGame);
    const depth = passed.depth + 1;
    const isReading = to.screen === 'rules' && route.value.screen === 'rules';
    const before = passed.depth;
    passed = { depth, since: isReading ? passed.since : depth, ...(history.state as Passed | null) };
    history.replaceState(passed, '');
    if (passed.depth > before) scrolls[before] = scrollY;
    comeBack = passed.depth < before ? { from: route.value, scroll: scrolls[passed.depth] ?? 0 } : undefined;
    route.value = to;
  };
  addEventListener('hashchange', read);
  read();
}

export function go(to: Route, how: 'push' | 'replace' = 'push'): void {
  const href = hrefOf(to);
  if (how === 'replace') {
    history.replaceState(history.state, '', href);
    comeBack = undefined;
    route.value = to;
  } else location.hash = href;
}

/** To where the visitor came from: help and settings lead back to the table. */
export function goBack(otherwise: Route): void {
  if (passed.since > 0) history.go(passed.since - passed.depth - 1);
  else go(otherwise);
}
