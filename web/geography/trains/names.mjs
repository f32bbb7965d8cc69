// Finds a place for every city's name: 48 directions × 8 distances, scored against slots, cities and other names.

const DIRECTIONS = 48;
const DISTANCES = [1.6, 3.2, 5, 7, 9.5, 12.5, 16, 20];
const COST = {
  slot: 7,
  outside: 3,
  name: 900,
  city: 500,
  tie: 0.9,
  foreign: 9,
  mistaken: 70,
  distance: 0.5,
  askew: 0.22,
  left: 0.9,
  upright: 1.6,
};
/** Air around a name, in units. */
const AIR = { slot: 1.1, name: 1.6, city: 1.2 };
const PASSES = 40;
const RESTARTS = 24;
const CELL = 24;
/** How far a name is shifted at most in the end. */
const REFINE = 10;

const random = (seed) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
  return (seed >>> 0) / 2 ** 32;
};

/** Extent of the letters above and below the line, in em. */
const heightOf = (text) => ({
  up: /[ÉÖİŁÄÜÓÅ]/.test(text) ? (/[ÉÖİÄÜÓÅ]/.test(text) ? 0.88 : 0.7) : 0.71,
  down: /[gjpqyșęąţ,]/.test(text) ? 0.2 : 0.02,
});

const grid = (points) => {
  const cells = new Map();
  for (const p of points) {
    const key = `${Math.floor(p[0] / CELL)},${Math.floor(p[1] / CELL)}`;
    if (!cells.has(key)) cells.set(key, []);
    cells.get(key).push(p);
  }
  return (box) => {
    let weight = 0;
    for (let i = Math.floor(box.left / CELL); i <= Math.floor(box.right / CELL); i++)
      for (let j = Math.floor(box.top / CELL); j <= Math.floor(box.bottom / CELL); j++)
        for (const [x, y, w = 1] of cells.get(`${i},${j}`) ?? [])
          if (x > box.left && x < box.right && y > box.top && y < box.bottom) weight += w;
    return weight;
  };
};

const grown = (box, by) => ({
  left: box.left - by,
  right: box.right + by,
  top: box.top - by,
  bottom: box.bottom + by,
});

const overlap = (p, q) => p.left < q.right && q.left < p.right && p.top < q.bottom && q.top < p.bottom;

const away = (box, [x, y]) =>
  Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));

/** Places are packed in half units. */
const halves = (v) => Math.round(v * 2) / 2;
const clamp = (v) => Math.min(1, Math.max(-1, v));

/** Points all over the slots, and along the thin lines between city and slots. */
export const cloudOf = ({ sections, curves, trims, kit }) => {
  const { stationAt, rowsWidth, rowAside, SLOT } = kit;
  const slots = [];
  const ties = [];
  for (const s of sections) {
    const curve = curves.get(s.id);
    const [first, last] = [trims.get(s.id)[0], curve.length - trims.get(s.id)[1]];
    for (let way = 0; way <= curve.length; way += 1) {
      if (way < first || way > last) {
        const { x, y } = stationAt(curve, way);
        ties.push([x, y]);
        continue;
      }
      const half = rowsWidth(s.tracks) / 2;
      for (let aside = -half; aside <= half + 1e-9; aside += SLOT.width / 4) {
        const { x, y } = stationAt(curve, way, aside);
        slots.push([x, y]);
      }
      const { x, y } = stationAt(curve, way, rowAside(s.tracks - 1, s.tracks) + SLOT.width / 2);
      slots.push([x, y]);
    }
  }
  return { slots: grid(slots), ties: grid(ties) };
};

/** The box of a name with its middle at `x` and its baseline at `y`. */
const boxOf = (item, x, y) => ({
  left: x - item.width / 2,
  right: x + item.width / 2,
  top: y - item.up,
  bottom: y + item.down,
});

/** How far a name sticks out of what a fitted view shows for sure. */
const outside = (box, { width, height }) =>
  Math.max(0, -14 - box.left, box.right - width - 26, -18 - box.top, box.bottom - height - 22);

/** Other cities that a name covers, or could be taken for: those nearer to it than its own. */
const confusion = (item, box, own, { cities, kit }) =>
  cities.reduce((sum, c) => {
    if (c.id === item.id) return sum;
    const gap = away(box, c.at) - c.radius - kit.CITY.edge;
    if (gap < AIR.city) return sum + COST.city;
    return gap < own ? sum + COST.mistaken : gap < own + 3 ? sum + COST.foreign : sum;
  }, 0);

/** A place for a name, with what speaks against it. */
const placeAt = (item, x, y, context) => {
  const { cloud, sheet, kit } = context;
  const box = boxOf(item, x, y);
  const own = away(box, item.at) - item.radius - kit.CITY.edge;
  const [dx, dy] = [x - item.at[0], (box.top + box.bottom) / 2 - item.at[1]];
  const isBeside = Math.abs(dx) > item.width / 2;
  const hits = cloud.slots(grown(box, AIR.slot));
  const cost =
    COST.slot * hits +
    COST.tie * cloud.ties(box) +
    confusion(item, box, own, context) +
    COST.outside * outside(box, sheet) +
    COST.distance * own +
    COST.askew * (isBeside ? Math.abs(dy) : Math.abs(dx) / 2) +
    (isBeside ? (dx < 0 ? COST.left : 0) : COST.upright) +
    (own < 0.5 ? COST.city : 0);
  return { x, y, box, cost, hits };
};

const candidatesOf = (item, context) => {
  const found = [];
  for (let i = 0; i < DIRECTIONS; i++) {
    const angle = (i * 2 * Math.PI) / DIRECTIONS;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    for (const distance of DISTANCES) {
      const reach = item.radius + context.kit.CITY.edge + distance;
      const x = item.at[0] + cos * reach + (clamp(cos * 1.5) * item.width) / 2;
      const middle = item.at[1] + sin * reach + (clamp(sin * 1.5) * (item.up + item.down)) / 2;
      found.push(placeAt(item, halves(x), halves(middle + (item.up - item.down) / 2), context));
    }
  }
  return found.toSorted((p, q) => p.cost - q.cost).slice(0, 110);
};

/** What still grazes a slot is shifted a little, if that helps and no other name is in the way. */
const refined = (items, chosen, context) => {
  const places = [...chosen];
  items.forEach((item, i) => {
    const total = (p) =>
      p.cost +
      places.reduce((sum, q, j) => sum + (i !== j && overlap(grown(p.box, AIR.name), q.box) ? COST.name : 0), 0);
    const { x, y } = places[i];
    let least = total(places[i]);
    if (places[i].hits === 0) return;
    for (let dx = -REFINE; dx <= REFINE; dx += 0.5)
      for (let dy = -REFINE; dy <= REFINE; dy += 0.5) {
        const shifted = placeAt(item, x + dx, y + dy, context);
        const cost = total(shifted);
        if (cost < least) [places[i], least] = [shifted, cost];
      }
  });
  return places;
};

/** The cheapest choice found from many beginnings; two names that overlap cost more than anything else. */
const choose = (items, candidates, air) => {
  const chance = random(items.length * 7919);
  const rivals = items.map((item, i) =>
    items.flatMap((other, j) =>
      i !== j && Math.hypot(item.at[0] - other.at[0], item.at[1] - other.at[1]) < (item.width + other.width) / 2 + 90
        ? [j]
        : [],
    ),
  );
  const clash = (choice, i, k) =>
    rivals[i].reduce(
      (sum, j) => sum + (overlap(grown(candidates[i][k].box, air), candidates[j][choice[j]].box) ? COST.name : 0),
      0,
    );
  let best;
  for (let restart = 0; restart < RESTARTS; restart++) {
    const choice = items.map((_, i) =>
      restart === 0 ? 0 : Math.floor(chance() ** 3 * Math.min(20, candidates[i].length)),
    );
    for (let pass = 0; pass < PASSES; pass++) {
      let moved = false;
      for (let i = 0; i < items.length; i++) {
        let [at, least] = [choice[i], Infinity];
        candidates[i].forEach(({ cost }, k) => {
          if (cost >= least) return;
          const total = cost + clash(choice, i, k);
          if (total < least) [at, least] = [k, total];
        });
        if (at !== choice[i]) {
          choice[i] = at;
          moved = true;
        }
      }
      if (!moved) break;
    }
    const cost = items.reduce((sum, _, i) => sum + candidates[i][choice[i]].cost + clash(choice, i, choice[i]) / 2, 0);
    if (best === undefined || cost < best.cost - 1e-9) best = { cost, choice };
  }
  return best.choice;
};

/** Places of the names of one set at one size: middle and line of writing, relative to the city. */
export const placeNames = ({ cities, textOf, size, measure, cloud, sheet, kit }) => {
  const items = cities.map((c) => {
    const text = textOf(c.id);
    const { up, down } = heightOf(text);
    return { ...c, text, width: measure(text) * size, up: up * size, down: down * size };
  });
  const context = { cities, cloud, sheet, kit };
  const candidates = items.map((item) => candidatesOf(item, context));
  const choice = choose(items, candidates, AIR.name);
  const chosen = items.map((_, i) => candidates[i][choice[i]]);
  return refined(items, chosen, context).map(({ x, y, box, hits }, i) => {
    const { id, text, at } = items[i];
    return { id, text, dx: x - at[0], dy: y - at[1], box, hits };
  });
};

export const clashesOf = (placed) =>
  placed.flatMap((p, i) => placed.slice(i + 1).flatMap((q) => (overlap(p.box, q.box) ? [`${p.text}/${q.text}`] : [])));
