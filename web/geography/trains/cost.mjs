// The network while it is being moved: where cities lie, how sections bow, and what is wrong with that, as one number.

const NEEDS = {
  /** Between a city and the rows of a section that passes it. */
  cityAir: 12,
  /** Between two cities. */
  citiesApart: 46,
  /** Between rows of sections that do not meet. */
  rowAir: 4,
  /** Where a city may be drawn at most, in units from its true place. */
  reach: 30,
  /** Near a shared city the trims take care of the rows. */
  hub: 26,
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
const MOST_BEND = 0.28;
const SAMPLE = 7;

/** Places a name is tried at around its city, in the search for room; the names themselves are placed later, more finely. */
const AROUND = Array.from({ length: 32 }, (_, i) => [Math.cos((i * Math.PI) / 16), Math.sin((i * Math.PI) / 16)]);
const DISTANCES = [2, 4.5, 7.5, 11, 15];

const square = (v) => v * v;
const below = (v, least) => square(Math.max(0, least - v));
const clamp = (v) => Math.min(1, Math.max(-1, v));

/** `names`: width and height of the largest name each city can have. `kit`: the curve and the measures of the client. */
export const networkOf = ({ cities, sections, names, kit }) => {
  const net = {
    sections,
    names,
    kit,
    home: new Map(cities.map((c) => [c.id, c.at])),
    at: new Map(cities.map((c) => [c.id, [...c.at]])),
    bends: new Map(sections.map((s) => [s.id, s.bend])),
    halves: new Map(sections.map((s) => [s.id, kit.rowsWidth(s.tracks) / 2])),
    sectionsAt: new Map(cities.map((c) => [c.id, sections.filter((s) => s.a === c.id || s.b === c.id)])),
    curves: new Map(),
    samples: new Map(),
    /** Cities whose names have no room yet; counted only while room is made. */
    tight: [],
  };
  for (const s of sections) redraw(net, s);
  return net;
};

const pointOf = (net, id) => ({ x: net.at.get(id)[0], y: net.at.get(id)[1] });

/** After a city has moved or a bow has changed. */
export const redraw = (net, s) => {
  const { curveOf, stationAt } = net.kit;
  const curve = curveOf(pointOf(net, s.a), pointOf(net, s.b), net.bends.get(s.id));
  net.curves.set(s.id, curve);
  const n = Math.max(4, Math.ceil(curve.length / SAMPLE));
  net.samples.set(
    s.id,
    Array.from({ length: n - 1 }, (_, i) => stationAt(curve, (curve.length * (i + 1)) / n)),
  );
};

const headingFrom = (net, s, city) => {
  const curve = net.curves.get(s.id);
  return s.a === city ? curve.heading : net.kit.stationAt(curve, curve.length).heading + Math.PI;
};

const turnBetween = (p, q) => {
  const turn = Math.abs(p - q) % (2 * Math.PI);
  return Math.min(turn, 2 * Math.PI - turn);
};

/** Where the facing edges of two bands of half widths p and q meet, measured along the first, for an angle between them. */
const trimFor = (p, q, angle) =>
  angle > 2.6 ? 0 : Math.max(0, (q + p * Math.cos(angle)) / Math.max(0.05, Math.sin(angle)));

/** Trims that would take too much of the sections that meet in a city. */
const crowding = (net, id) => {
  const { halves, curves, kit } = net;
  const spokes = net.sectionsAt.get(id).map((s) => ({ s, heading: headingFrom(net, s, id) }));
  let cost = 0;
  for (const p of spokes)
    for (const q of spokes) {
      if (p === q) continue;
      const trim = trimFor(halves.get(p.s.id) + 1, halves.get(q.s.id) + 1, turnBetween(p.heading, q.heading));
      cost += square(Math.max(0, trim - curves.get(p.s.id).length * (kit.MOST_TRIM - 0.1)) / 2);
    }
  return cost;
};

const costOfCity = (net, id) => {
  const [x, y] = net.at.get(id);
  const [hx, hy] = net.home.get(id);
  const off = Math.hypot(x - hx, y - hy);
  let cost =
    WEIGHTS.home * square(off / 4) +
    WEIGHTS.stray * square(Math.max(0, off - NEEDS.reach)) +
    WEIGHTS.trim * crowding(net, id);
  for (const [other, [ox, oy]] of net.at)
    if (other !== id) cost += (WEIGHTS.near / 2) * below(Math.hypot(x - ox, y - oy), NEEDS.citiesApart);
  return cost;
};

const areFar = (p, q, air) =>
  Math.min(p.from.x, p.to.x) - air > Math.max(q.from.x, q.to.x) ||
  Math.min(q.from.x, q.to.x) - air > Math.max(p.from.x, p.to.x) ||
  Math.min(p.from.y, p.to.y) - air > Math.max(q.from.y, q.to.y) ||
  Math.min(q.from.y, q.to.y) - air > Math.max(p.from.y, p.to.y);

/** Rows that come too near to those of another section. */
const costOfPair = (net, s, other) => {
  const [curve, foreign] = [net.curves.get(s.id), net.curves.get(other.id)];
  if (areFar(curve, foreign, 60)) return 0;
  const meets = s.a === other.a || s.a === other.b || s.b === other.a || s.b === other.b;
  const air = net.halves.get(s.id) + net.halves.get(other.id) + NEEDS.rowAir;
  const isAtHub = (p) => [curve.from, curve.to].some((end) => Math.hypot(p.x - end.x, p.y - end.y) < NEEDS.hub);
  return net.samples
    .get(s.id)
    .reduce(
      (sum, p) => (meets && isAtHub(p) ? sum : sum + WEIGHTS.rows * below(net.kit.nearestOn(foreign, p).away, air)),
      0,
    );
};

const cityUnder = (net, s, id) =>
  WEIGHTS.city *
  below(net.kit.nearestOn(net.curves.get(s.id), pointOf(net, id)).away, net.halves.get(s.id) + NEEDS.cityAir);

const costOfSection = (net, s) => {
  const bend = net.bends.get(s.id);
  let cost =
    WEIGHTS.length * below(net.curves.get(s.id).length, net.kit.leastLength(s.segments) + 3) +
    WEIGHTS.bend * square(bend - s.bend) +
    WEIGHTS.crooked * square(bend) +
    1e6 * square(Math.max(0, Math.abs(bend) - MOST_BEND));
  for (const id of net.at.keys()) if (id !== s.a && id !== s.b) cost += cityUnder(net, s, id);
  for (const other of net.sections) if (other !== s) cost += costOfPair(net, s, other) + costOfPair(net, other, s);
  return cost;
};

/** The sections of other cities that cover a city, or nearly so. */
export const foreignCost = (net, id) =>
  net.sections.reduce((sum, s) => (s.a === id || s.b === id ? sum : sum + cityUnder(net, s, id)), 0);

/** How deep a name with its middle at x, y would lie in the rows near it; stops counting above `most`. */
const coverAt = (net, near, { x, y, width, height }, most) => {
  let covered = 0;
  for (let i = 0; i <= 6 && covered < most; i++)
    for (let j = 0; j <= 3; j++) {
      const p = { x: x + (i / 6 - 0.5) * width, y: y + (j / 3 - 0.5) * height };
      for (const s of near) {
        const curve = net.curves.get(s.id);
        const { away } = net.kit.nearestOn(curve, p, NEEDS.hub / 2, curve.length - NEEDS.hub / 2);
        covered += Math.max(0, net.halves.get(s.id) + 2 - away);
      }
    }
  return covered;
};

/** How much of the rows around it the best place for a city's name would cover. */
export const coveredBy = (net, id) => {
  const { CITY, nearestOn } = net.kit;
  const { x, y } = pointOf(net, id);
  const { width, height } = net.names.get(id);
  const near = net.sections.filter((s) => nearestOn(net.curves.get(s.id), { x, y }).away < width + 24);
  let least = Infinity;
  for (const distance of DISTANCES)
    for (const [cos, sin] of AROUND) {
      const reach = CITY.hub + CITY.edge + distance;
      const middle = {
        x: x + cos * reach + (clamp(cos * 1.5) * width) / 2,
        y: y + sin * reach + (clamp(sin * 1.5) * height) / 2,
      };
      least = Math.min(least, coverAt(net, near, { ...middle, width, height }, least));
      if (least === 0) return 0;
    }
  return least;
};

/** Cost of all that changes with some sections and cities. */
export const costAround = (net, changed, near) =>
  changed.reduce((sum, s) => sum + costOfSection(net, s), 0) +
  [...near].reduce((sum, id) => sum + costOfCity(net, id), 0) +
  WEIGHTS.room * net.tight.reduce((sum, id) => sum + coveredBy(net, id), 0);
