// How much of each section stays free of slots at its two cities, so that the rows of neighbours do not collide.

const STEP = 0.5;
/** Between rows of two sections that meet. */
const AIR = 1.3;
/** So much of a section is looked at from the city it starts in. */
const LOOK = 46;

/** `ends`: every section seen from each of its cities; the way is measured from there. */
const endsOf = (sections, curves) =>
  sections.flatMap((section) => {
    const { length } = curves.get(section.id);
    return [
      { section, city: section.a, key: 0, place: (s) => s, length },
      { section, city: section.b, key: 1, place: (s) => length - s, length },
    ];
  });

export const trimsOf = ({ sections, curves, isHub, kit }) => {
  const { stationAt, nearestOn, rowsWidth, CITY, CITY_GAP, MOST_TRIM } = kit;
  const trims = new Map(
    sections.map((s) => [
      s.id,
      [s.a, s.b].map((city) => (isHub(city) ? CITY.hub : CITY.radius) + CITY.edge + CITY_GAP),
    ]),
  );
  const half = (s) => rowsWidth(s.tracks) / 2;
  const collide = (p, q) => {
    const [curve, other] = [curves.get(p.section.id), curves.get(q.section.id)];
    const [first, last] = [trims.get(q.section.id)[0], other.length - trims.get(q.section.id)[1]];
    const start = trims.get(p.section.id)[p.key];
    const end = Math.min(p.length - trims.get(p.section.id)[1 - p.key], start + LOOK);
    const reach = half(q.section) + AIR;
    for (let s = start; s <= end; s += 1)
      for (const aside of [-half(p.section), half(p.section)]) {
        const corner = stationAt(curve, p.place(s), aside);
        if (nearestOn(other, corner, first, last).away < reach) {
          // A corner beyond the end of the other's rows is no collision unless it is really near.
          return true;
        }
      }
    return false;
  };
  const most = (end) => MOST_TRIM * end.length;
  const grow = (end) => {
    const own = trims.get(end.section.id);
    if (own[end.key] + STEP > most(end)) return false;
    own[end.key] += STEP;
    return true;
  };
  const stuck = [];
  const ends = endsOf(sections, curves);
  for (const p of ends)
    for (const q of ends) {
      if (p.city !== q.city || p.section.id >= q.section.id) continue;
      while (collide(p, q) || collide(q, p)) {
        const [mine, theirs] = [trims.get(p.section.id)[p.key], trims.get(q.section.id)[q.key]];
        const order = mine <= theirs ? [p, q] : [q, p];
        if (!grow(order[0]) && !grow(order[1])) {
          stuck.push(`${p.section.id} and ${q.section.id}`);
          break;
        }
      }
    }
  return { trims, stuck };
};
