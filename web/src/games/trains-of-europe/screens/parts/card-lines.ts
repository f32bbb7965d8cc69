// A contract as lines of its card: lettered stops with the routes between them, and the bar from tax to maximum.

import type { CityId } from '@branchline/trains-of-europe';
import type { RouteStanding, Standing } from '../../play/contract/standing.ts';
import type { StopMark } from '../../map/index.ts';

export type Line =
  | { readonly line: 'stop'; readonly city: CityId; readonly letter: string }
  | { readonly line: 'route'; readonly route: RouteStanding; readonly at: number };

const letterAt = (at: number): string => String.fromCharCode(65 + at);

/** Every city once, in the order of the card. */
export function stopsOf(routes: readonly { readonly from: string; readonly to: string }[]): StopMark[] {
  const cities = [...new Set(routes.flatMap(({ from, to }) => [from, to]))];
  return cities.map((city, at) => ({ city, letter: letterAt(at) }));
}

/** Stop, route, stop, …; a route that does not begin where the one before ended names its first stop again. */
export function timetableOf(routes: readonly RouteStanding[]): Line[] {
  const letters = new Map(stopsOf(routes).map(({ city, letter }) => [city, letter]));
  const stop = (city: CityId): Line => ({ line: 'stop', city, letter: letters.get(city)! });
  return routes.flatMap((route, at): Line[] => [
    ...(routes[at - 1]?.to === route.from ? [] : [stop(route.from)]),
    { line: 'route', route, at },
    stop(route.to),
  ]);
}

/** Where zero and the present result lie between −tax (0) and the maximum (1). */
export function barOf({ tax, max, net }: Pick<Standing, 'tax' | 'max' | 'net'>): {
  readonly zero: number;
  readonly value: number;
} {
  const span = tax + Math.max(max, 0);
  const at = (amount: number): number => (span === 0 ? 0 : Math.min(1, Math.max(0, (amount + tax) / span)));
  return { zero: at(0), value: at(net) };
}

/** "1/2": fulfilled parts of a contract. */
export function progressOf({ routes, slots }: Standing): {
  readonly routes: readonly [number, number];
  readonly vehicles: readonly [number, number];
} {
  return {
    routes: [routes.filter(({ state }) => state === 'held').length, routes.length],
    vehicles: [slots.filter(({ model }) => model !== undefined).length, slots.length],
  };
}
