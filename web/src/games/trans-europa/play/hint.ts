// Why a move is good: what it changes for the own cities, told from what the player can see.

import type { JunctionId } from '@branchline/boards';
import type { Seat } from '@branchline/core';
import { has } from '@branchline/trans-europa';
import type { Action, CityIndex, View } from '@branchline/trans-europa';
import { afterLay, siteOf } from './site.ts';
import { markerAt, targetsOf } from './targets.ts';

export type Reason =
  | { readonly why: 'reaches'; readonly city: CityIndex }
  | { readonly why: 'nearer'; readonly city: CityIndex; readonly before: number; readonly after: number }
  | { readonly why: 'missing'; readonly before: number; readonly after: number }
  | { readonly why: 'joins'; readonly seat: Seat }
  | { readonly why: 'shared'; readonly cities: readonly CityIndex[] }
  | { readonly why: 'central'; readonly missing: number }
  | { readonly why: 'waits' };

/** At most three reasons, the strongest first. */
export function reasonsFor(view: View, seat: Seat, hand: readonly CityIndex[], action: Action): readonly Reason[] {
  if (action.do === 'marker') return reasonsForMarker(view, seat, hand, action.at);
  const site = siteOf(view, seat);
  if (action.do === 'end-turn') return [{ why: 'waits' }];
  if (action.do !== 'lay' || !site) return [];
  const after = afterLay(site, action);
  const now = targetsOf(view, seat, hand);
  const then = targetsOf(after.view, seat, hand);
  const reasons: Reason[] = [];
  then.list.forEach(({ city, linked }, i) => {
    if (linked && !now.list[i]!.linked) reasons.push({ why: 'reaches', city });
  });
  const met = view.public.markers.findIndex((junction, other) => {
    if (other === seat || junction === null) return false;
    return (
      !has(view.public.tracks.networks[seat]!, junction) && has(after.view.public.tracks.networks[seat]!, junction)
    );
  });
  if (met >= 0) reasons.push({ why: 'joins', seat: met });
  const nearer = then.list.filter(({ linked, toGo }, i) => !linked && toGo < now.list[i]!.toGo);
  if (nearer.length > 1) reasons.push({ why: 'shared', cities: nearer.map(({ city }) => city) });
  else if (nearer.length === 1) {
    const { city, toGo } = nearer[0]!;
    reasons.push({ why: 'nearer', city, before: now.list.find((t) => t.city === city)!.toGo, after: toGo });
  }
  if (then.missing < now.missing) reasons.push({ why: 'missing', before: now.missing, after: then.missing });
  return reasons.length > 0 ? reasons.slice(0, 3) : [{ why: 'waits' }];
}

function reasonsForMarker(view: View, seat: Seat, hand: readonly CityIndex[], at: JunctionId): readonly Reason[] {
  const placed = markerAt(view, seat, at);
  return [{ why: 'central', missing: targetsOf(placed, seat, hand).missing }];
}
