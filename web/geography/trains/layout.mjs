// Moves the cities a little apart and bows the sections a little, so that every row of slots has room and no city lies
// under a foreign section. Only improvements are kept; the search starts from the true places and always runs alike.

const NEEDS = {
  /** Between a city and the rows of a section that passes it. */
  cityAir: 12,
  /** Between two cities. */
  citiesApart: 46,
  /** Between rows of sections that do not meet. */
  rowAir: 4,
  /** Where a city may be drawn at most, in units from its true place. */
  reach: 30,
};
const WEIGHTS = {
  home: 1,
  stray: 40,
  length: 30,
  trim: 26,
  city: 14,
  near: 20,
  rows: 2.6,
  bend: 900,
  crooked: 160,
  room: 5,
};
const STEPS = [9, 6, 4, 2.5, 1.5, 0.8];
const BENDS = [0.1, 0.06, 0.04, 0.02, 0.01];
const ROUNDS = 14;
const POLISH = 8;
const MOST_BEND = 0.28;
const SAMPLE = 7;

const random = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};

const square = (v) => v * v;
const below = (v, least) => square(Math.max(0, least - v));

/** Where the facing edges of two bands of half widths p and q meet, measured along the first, for an angle between them. */
export const trimFor = (p, q, angle) => {
  if (angle >= Math.PI / 2) return angle > 2.6 ? 0 : Math.max(0, (q + p * Math.cos(angle)) / Math.sin(angle));
  return (q + p * Math.cos(angle)) / Math.max(0.05, Math.sin(angle));
};

const turnBetween = (p, q) => {
  const turn = Math.abs(p - q) % (2 * Math.PI);
  return Math.min(turn, 2 * Math.PI - turn);
};

/** Places a name is tried at around its city, in the search for room; the names themselves are placed later, more finely. */
const AROUND = Array.from({ length: 32 }, (_, i) => [Math.cos((i * Math.PI) / 16), Math.sin((i * Math.PI) / 16)]);
const DISTANCES = [2, 4.5, 7.5, 11, 15];
const clamp = (v) => Math.min(1, Math.max(-1, v));

/** `names`: width and height of the largest name each city can have. `kit`: the curve and the measures that the client draws with. */
export const layOut = ({ cities, sections, names, kit }) => {
  const { curveOf, stationAt, nearestOn, rowsWidth, leastLength, CITY, MOST_TRIM } = kit;
  const home = new Map(cities.map((c) => [c.id, c.at]));
  const at = new Map(cities.map((c) => [c.id, [...c.at]]));
  const bends = new Map(sections.map((s) => [s.id, s.bend]));
  const halves = new Map(sections.map((s) => [s.id, rowsWidth(s.tracks) / 2]));
  const sectionsAt = new Map(cities.map((c) => [c.id, sections.filter((s) => s.a === c.id || s.b === c.id)]));
  const point = (id) => ({ x: at.get(id)[0], y: at.get(id)[1] });
  const curves = new Map();
  const samples = new Map();
  const redraw = (s) => {
    const curve = curveOf(point(s.a), point(s.b), bends.get(s.id));
    curves.set(s.id, curve);
    const n = Math.max(4, Math.ceil(curve.length / SAMPLE));
    samples.set(
      s.id,
      Array.from({ length: n - 1 }, (_, i) => stationAt(curve, (curve.length * (i + 1)) / n)),
    );
  };
  sections.forEach(redraw);

  const headingFrom = (s, city) => {
    const curve = curves.get(s.id);
    return s.a === city ? curve.heading : stationAt(curve, curve.length).heading + Math.PI;
  };

  const costOfCity = (id) => {
    const [x, y] = at.get(id);
    const [hx, hy] = home.get(id);
    const off = Math.hypot(x - hx, y - hy);
    let cost = WEIGHTS.home * square(off / 4) + WEIGHTS.stray * square(Math.max(0, off - NEEDS.reach));
    for (const [other, [ox, oy]] of at)
      if (other !== id) cost += (WEIGHTS.near / 2) * below(Math.hypot(x - ox, y - oy), NEEDS.citiesApart);
    const spokes = sectionsAt.get(id).map((s) => ({ s, heading: headingFrom(s, id) }));
    for (const p of spokes)
      for (const q of spokes) {
        if (p === q) continue;
        const trim = trimFor(halves.get(p.s.id) + 1, halves.get(q.s.id) + 1, turnBetween(p.heading, q.heading));
        const length = curves.get(p.s.id).length;
        cost += WEIGHTS.trim * square(Math.max(0, trim - length * (MOST_TRIM - 0.1)) / 2);
      }
    return cost;
  };

  const boxesFar = (p, q, air) =>
    Math.min(p.from.x, p.to.x) - air > Math.max(q.from.x, q.to.x) ||
    Math.min(q.from.x, q.to.x) - air > Math.max(p.from.x, p.to.x) ||
    Math.min(p.from.y, p.to.y) - air > Math.max(q.from.y, q.to.y) ||
    Math.min(q.from.y, q.to.y) - air > Math.max(p.from.y, p.to.y);

  const costOfPair = (s, other) => {
    const [curve, foreign] = [curves.get(s.id), curves.get(other.id)];
    if (boxesFar(curve, foreign, 60)) return 0;
    const meets = s.a === other.a || s.a === other.b || s.b === other.a || s.b === other.b;
    const air = halves.get(s.id) + halves.get(other.id) + NEEDS.rowAir;
    let cost = 0;
    for (const p of samples.get(s.id)) {
      // Near a shared city the trims take care of the rows.
      if (meets && Math.min(...[s.a, s.b].map((c) => Math.hypot(p.x - at.get(c)[0], p.y - at.get(c)[1]))) < 26)
        continue;
      cost += WEIGHTS.rows * below(nearestOn(foreign, p).away, air);
    }
    return cost;
  };

  const costOfSection = (s, others) => {
    const curve = curves.get(s.id);
    const bend = bends.get(s.id);
    let cost =
      WEIGHTS.length * below(curve.length, leastLength(s.segments) + 3) +
      WEIGHTS.bend * square(bend - s.bend) +
      WEIGHTS.crooked * square(bend) +
      1e6 * square(Math.max(0, Math.abs(bend) - MOST_BEND));
    for (const [id, [x, y]] of at)
      if (id !== s.a && id !== s.b)
        cost += WEIGHTS.city * below(nearestOn(curve, { x, y }).away, halves.get(s.id) + NEEDS.cityAir);
    for (const other of others) if (other !== s) cost += costOfPair(s, other) + costOfPair(other, s);
    return cost;
  };

  /** How much of the rows around it the best place for a city's name would cover. */
  const coveredBy = (id) => {
    const [x, y] = at.get(id);
    const { width, height } = names.get(id);
    const near = sections.filter((s) => nearestOn(curves.get(s.id), { x, y }).away < width + 24);
    let least = Infinity;
    for (const distance of DISTANCES)
      for (const [cos, sin] of AROUND) {
        const reach = CITY.hub + CITY.edge + distance;
        const mx = x + cos * reach + (clamp(cos * 1.5) * width) / 2;
        const my = y + sin * reach + (clamp(sin * 1.5) * height) / 2;
        let covered = 0;
        for (let i = 0; i <= 6 && covered < least; i++)
          for (let j = 0; j <= 3; j++) {
            const p = { x: mx + (i / 6 - 0.5) * width, y: my + (j / 3 - 0.5) * height };
            for (const s of near) {
              const deep = halves.get(s.id) + 2 - nearestOn(curves.get(s.id), p, 13, curves.get(s.id).length - 13).away;
              if (deep > 0) covered += deep;
            }
          }
        if (covered < least) least = covered;
        if (least === 0) return 0;
      }
    return least;
  };
  let tight = [];

  /** Cost of all that changes with some sections and cities. */
  const costAround = (changed, near) =>
    changed.reduce((sum, s) => sum + costOfSection(s, sections), 0) +
    [...near].reduce((sum, id) => sum + costOfCity(id), 0) +
    WEIGHTS.room * tight.reduce((sum, id) => sum + coveredBy(id), 0);

  const chance = random(20250101);
  const tryChange = ({ changed, near, apply, undo }) => {
    const before = costAround(changed, near);
    apply();
    changed.forEach(redraw);
    if (costAround(changed, near) < before - 1e-9) return true;
    undo();
    changed.forEach(redraw);
    return false;
  };

  const foreignCost = (id) => {
    const p = point(id);
    return sections.reduce(
      (sum, s) =>
        s.a === id || s.b === id
          ? sum
          : sum + WEIGHTS.city * below(nearestOn(curves.get(s.id), p).away, halves.get(s.id) + NEEDS.cityAir),
      0,
    );
  };

  const moveCity = (id, step) => {
    const changed = sectionsAt.get(id);
    const near = new Set([id, ...changed.flatMap((s) => [s.a, s.b])]);
    const old = [...at.get(id)];
    const angle = chance() * 2 * Math.PI;
    const foreignBefore = foreignCost(id);
    let isWorse = false;
    const moved = tryChange({
      changed,
      near,
      apply: () => {
        at.set(id, [old[0] + step * Math.cos(angle), old[1] + step * Math.sin(angle)]);
        isWorse = foreignCost(id) > foreignBefore + 1e-9;
      },
      undo: () => at.set(id, old),
    });
    if (moved && isWorse) {
      // A city under somebody else's line is never worth it.
      at.set(id, old);
      changed.forEach(redraw);
    }
  };

  const bendSection = (s, step) => {
    const old = bends.get(s.id);
    tryChange({
      changed: [s],
      near: new Set([s.a, s.b]),
      apply: () => bends.set(s.id, old + (chance() < 0.5 ? step : -step)),
      undo: () => bends.set(s.id, old),
    });
  };

  for (let round = 0; round < ROUNDS; round++) {
    const ease = round / ROUNDS;
    for (const c of cities)
      for (const step of STEPS) for (let k = 0; k < 5; k++) moveCity(c.id, step * (1 - 0.7 * ease));
    for (const s of sections) for (const step of BENDS) for (let k = 0; k < 2; k++) bendSection(s, step);
  }
  // Then room is made where a name has none.
  for (let round = 0; round < POLISH; round++) {
    tight = cities.map((c) => c.id).filter((id) => coveredBy(id) > 0);
    const around = new Set(tight.flatMap((id) => [id, ...sectionsAt.get(id).flatMap((s) => [s.a, s.b])]));
    const lines = new Set(tight.flatMap((id) => sectionsAt.get(id)));
    for (const id of around) for (const step of STEPS.slice(1, 5)) moveCity(id, step);
    for (const s of lines) for (const step of BENDS.slice(1)) bendSection(s, step);
  }
  const total = sections.reduce((sum, s) => sum + costOfSection(s, sections), 0);
  return { at, bends, curves, cost: total };
};
