// Moves the cities a little apart and bows the sections a little, so that every row of slots has room, no city is under
// a foreign section and every name finds a place. Only improvements are kept; the search starts from the true places.
import { costAround, coveredBy, foreignCost, networkOf, redraw } from './cost.mjs';

const STEPS = [9, 6, 4, 2.5, 1.5, 0.8];
const BENDS = [0.1, 0.06, 0.04, 0.02, 0.01];
/** Rounds over the whole network, and then over the places where a name has no room. */
const ROUNDS = 14;
const POLISH = 8;

/** The same numbers in every build. */
const random = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};

/** Keeps a change that costs less than what was before, takes any other back. */
const tryChange = (net, { changed, near, apply, undo }) => {
  const before = costAround(net, changed, near);
  apply();
  for (const s of changed) redraw(net, s);
  if (costAround(net, changed, near) < before - 1e-9) return;
  undo();
  for (const s of changed) redraw(net, s);
};

const moveCity = (net, id, step, chance) => {
  const changed = net.sectionsAt.get(id);
  const old = [...net.at.get(id)];
  const angle = chance() * 2 * Math.PI;
  const to = [old[0] + step * Math.cos(angle), old[1] + step * Math.sin(angle)];
  // A city under another section is never worth it.
  const before = foreignCost(net, id);
  net.at.set(id, to);
  const isWorse = foreignCost(net, id) > before + 1e-9;
  net.at.set(id, old);
  if (isWorse) return;
  tryChange(net, {
    changed,
    near: new Set([id, ...changed.flatMap((s) => [s.a, s.b])]),
    apply: () => net.at.set(id, to),
    undo: () => net.at.set(id, old),
  });
};

const bendSection = (net, s, step, chance) => {
  const old = net.bends.get(s.id);
  const to = old + (chance() < 0.5 ? step : -step);
  tryChange(net, {
    changed: [s],
    near: new Set([s.a, s.b]),
    apply: () => net.bends.set(s.id, to),
    undo: () => net.bends.set(s.id, old),
  });
};

/** Where a name has no room, the city, its neighbours and its sections give way. */
const makeRoom = (net, ids, chance) => {
  net.tight = ids.filter((id) => coveredBy(net, id) > 0);
  const around = new Set(net.tight.flatMap((id) => [id, ...net.sectionsAt.get(id).flatMap((s) => [s.a, s.b])]));
  const lines = new Set(net.tight.flatMap((id) => net.sectionsAt.get(id)));
  for (const id of around) for (const step of STEPS.slice(1, 5)) moveCity(net, id, step, chance);
  for (const s of lines) for (const step of BENDS.slice(1)) bendSection(net, s, step, chance);
};

export const layOut = ({ cities, sections, names, kit }) => {
  const net = networkOf({ cities, sections, names, kit });
  const chance = random(20250101);
  const ids = cities.map((c) => c.id);
  for (let round = 0; round < ROUNDS; round++) {
    const calmer = 1 - (0.7 * round) / ROUNDS;
    for (const id of ids)
      for (const step of STEPS) for (let k = 0; k < 5; k++) moveCity(net, id, step * calmer, chance);
    for (const s of sections) for (const step of BENDS) for (let k = 0; k < 2; k++) bendSection(net, s, step, chance);
  }
  for (let round = 0; round < POLISH; round++) makeRoom(net, ids, chance);
  return { at: net.at, bends: net.bends };
};
