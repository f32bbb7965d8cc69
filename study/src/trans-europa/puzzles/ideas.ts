// Turns that come to mind at once: two tracks straight towards one of the own cities.

import type { Seat } from '@branchline/core';
import { gridOf, has, missingCount, transEuropa, type State } from '@branchline/trans-europa';

/** Own cities that are not joined yet, with the tracks they lack. */
export function openCities(state: State, seat: Seat): readonly { readonly city: number; readonly away: number }[] {
  const { graph } = gridOf(state.config.board);
  const network = state.public.tracks.networks[seat]!;
  return state.secret.hands[seat]!.filter((city) => !has(network, graph.cityJunction[city]!)).map((city) => ({
    city,
    away: missingCount(state, seat, [city]),
  }));
}

/** The lines of a whole turn that goes straight to a city. */
export function towards(state: State, seat: Seat, city: number): readonly number[] {
  const { graph } = gridOf(state.config.board);
  const lines: number[] = [];
  let now = state;
  while (now.public.stage.kind === 'build' && now.public.stage.seat === seat) {
    let best: { readonly away: number; readonly line: number; readonly after: State } | undefined;
    for (const action of transEuropa.legal(transEuropa.view(now, seat), seat)) {
      if (action.do !== 'lay') continue;
      const after = transEuropa.apply(now, { by: seat, ...action });
      const away = missingCount(after, seat, [city]);
      const line = graph.lineIndex.get(action.line)!;
      if (!best || away < best.away || (away === best.away && line < best.line)) best = { away, line, after };
    }
    // The city is reached: the rest of the turn is another thought.
    if (!best || best.away >= missingCount(now, seat, [city])) break;
    lines.push(best.line);
    now = best.after;
  }
  return lines;
}
