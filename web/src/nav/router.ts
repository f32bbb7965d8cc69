// Which screen is shown: the part of the address after `#`, so that the page runs on any static host and offline.

import { signal } from '@preact/signals';

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new'; readonly edition?: string }
  | { readonly screen: 'same-device' }
  | { readonly screen: 'table'; readonly id: string }
  | { readonly screen: 'games' }
  | { readonly screen: 'replay'; readonly id: string; readonly move?: number }
  | { readonly screen: 'learn'; readonly lesson?: number }
  | { readonly screen: 'rules'; readonly edition?: string; readonly section?: string }
  | { readonly screen: 'settings' }
  | { readonly screen: 'not-found'; readonly path: string };

const ID = /^[a-z0-9]{6,32}$/;
const WORD = /^[a-z0-9-]{1,40}$/;

const count = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined;

/** Reads `#/replay/abc/12`; anything unknown leads to the not-found screen. */
export function parseRoute(hash: string): Route {
  const path = hash.replace(/^#/, '').replace(/^\/+|\/+$/g, '');
  const [first = '', second, third, ...rest] = path.split('/');
  const unknown: Route = { screen: 'not-found', path };
  if (rest.length > 0) return unknown;
  const alone = second === undefined;
  switch (first) {
    case '':
      return { screen: 'home' };
    case 'new':
      if (alone) return { screen: 'new' };
      return WORD.test(second) && third === undefined ? { screen: 'new', edition: second } : unknown;
    case 'same-device':
      return alone ? { screen: 'same-device' } : unknown;
    case 'games':
      return alone ? { screen: 'games' } : unknown;
    case 'settings':
      return alone ? { screen: 'settings' } : unknown;
    case 'table':
      return !alone && ID.test(second) && third === undefined ? { screen: 'table', id: second } : unknown;
    case 'replay': {
      if (alone || !ID.test(second)) return unknown;
      if (third === undefined) return { screen: 'replay', id: second };
      const move = count(third);
      return move === undefined ? unknown : { screen: 'replay', id: second, move };
    }
    case 'learn': {
      if (alone) return { screen: 'learn' };
      const lesson = count(second);
      return lesson === undefined || third !== undefined ? unknown : { screen: 'learn', lesson };
    }
    case 'rules':
      if (alone) return { screen: 'rules' };
      if (!WORD.test(second) || (third !== undefined && !WORD.test(third))) return unknown;
      return third === undefined
        ? { screen: 'rules', edition: second }
        : { screen: 'rules', edition: second, section: third };
    default:
      return unknown;
  }
}

export function hrefOf(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '#/';
    case 'new':
      return route.edition === undefined ? '#/new' : `#/new/${route.edition}`;
    case 'table':
      return `#/table/${route.id}`;
    case 'replay':
      return route.move === undefined ? `#/replay/${route.id}` : `#/replay/${route.id}/${route.move}`;
    case 'learn':
      return route.lesson === undefined ? '#/learn' : `#/learn/${route.lesson}`;
    case 'rules':
      return ['#/rules', route.edition, route.edition && route.section].filter(Boolean).join('/');
    case 'not-found':
      return `#/${route.path}`;
    default:
      return `#/${route.screen}`;
  }
}

export const route = signal<Route>({ screen: 'home' });

/** How many screens of this page lie behind the present one; kept with the browser's own history. */
const depthOf = (state: unknown): number | undefined => {
  const depth = (state as { depth?: unknown } | null)?.depth;
  return typeof depth === 'number' ? depth : undefined;
};
let depth = -1;

export function startRouter(): void {
  const read = (): void => {
    depth = depthOf(history.state) ?? depth + 1;
    history.replaceState({ depth }, '');
    route.value = parseRoute(location.hash);
  };
  addEventListener('hashchange', read);
  read();
}

export function go(to: Route, how: 'push' | 'replace' = 'push'): void {
  const href = hrefOf(to);
  if (how === 'replace') {
    history.replaceState(history.state, '', href);
    route.value = to;
  } else location.hash = href;
}

/** To where the visitor came from: help and settings lead back to the table. */
export function goBack(otherwise: Route): void {
  if (depth > 0) history.back();
  else go(otherwise);
}
