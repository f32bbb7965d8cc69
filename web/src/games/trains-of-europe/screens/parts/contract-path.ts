// The whole way of a contract's routes: what is licensed on it and what is still to buy, so that a picture shows no gap.

import type { Seat } from '@branchline/core';
import { contentOf, holds, type ContentIndex, type View } from '@branchline/trains-of-europe';
import type { Standing } from '../../play/contract/standing.ts';

/** Sections from one city to another over those allowed, the fewest segments; empty if there is no way. */
function shortestPath(index: ContentIndex, allowed: ReadonlySet<number>, ends: { from: number; to: number }): number[] {
  const { from, to } = ends;
  const best = new Map<number, { cost: number; by?: number; before?: number }>([[from, { cost: 0 }]]);
  const open = [from];
  while (open.length > 0) {
    open.sort((a, b) => best.get(a)!.cost - best.get(b)!.cost);
    const at = open.shift()!;
    for (const no of allowed) {
      const { a, b, segments } = index.sections[no]!;
      if (a !== at && b !== at) continue;
      const next = a === at ? b : a;
      const cost = best.get(at)!.cost + segments;
      if (cost >= (best.get(next)?.cost ?? Infinity)) continue;
      best.set(next, { cost, by: no, before: at });
      open.push(next);
    }
  }
  const path: number[] = [];
  for (let at = best.get(to); at?.by !== undefined; at = best.get(at.before!)) path.push(at.by);
  return path;
}

/** Own sections the routes run or will run over, and those still missing. */
export function contractPath(
  view: View,
  seat: Seat,
  { routes, way }: Standing,
): { readonly held: readonly string[]; readonly missing: readonly string[] } {
  const index = contentOf(view.config);
  const missing = way?.sections ?? [];
  const own = index.sections.flatMap((_, no) => (holds(view.public.holders, no, seat) ? [no] : []));
  const allowed = new Set([...own, ...missing.map((id) => index.sectionIndex.get(id)!)]);
  const city = (id: string): number => index.cities.indexOf(id);
  const ahead = routes
    .filter(({ state }) => state === 'missing')
    .flatMap(({ from, to }) => shortestPath(index, allowed, { from: city(from), to: city(to) }))
    .filter((no) => own.includes(no))
    .map((no) => index.sections[no]!.id as string);
  return { held: [...new Set([...routes.flatMap(({ path }) => path), ...ahead])], missing };
}
