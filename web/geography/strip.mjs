// Draws an obstacle through the middles of the double lines it causes, so that drawn terrain and rules always agree.
import { distance } from './plane.mjs';

/** Neighbouring double lines of one obstacle are two sides of a triangle: their middles are half a line apart. */
const STEP = 0.5;
const OVERHANG = 0.36;

const middleOf = (line) => [(line.a[0] + line.b[0]) / 2, (line.a[1] + line.b[1]) / 2];
const normalOf = (line) => [-(line.b[1] - line.a[1]), line.b[0] - line.a[0]];

/** Groups lines into strips of touching neighbours. */
const groupsOf = (middles) => {
  const left = new Set(middles.keys());
  const groups = [];
  while (left.size > 0) {
    const [first] = left;
    const group = [first];
    left.delete(first);
    for (let i = 0; i < group.length; i++)
      for (const other of left)
        if (distance(middles[group[i]], middles[other]) < STEP * 1.8) {
          group.push(other);
          left.delete(other);
        }
    groups.push(group);
  }
  return groups;
};

/** The shortest walk through all middles of a strip: nearest neighbour from every start, improved by reversing pieces. */
const walkThrough = (points) => {
  const lengthOf = (path) => path.slice(1).reduce((sum, p, i) => sum + distance(path[i], p), 0);
  let best;
  for (const start of points) {
    const path = [start];
    const left = new Set(points.filter((p) => p !== start));
    while (left.size > 0) {
      const here = path.at(-1);
      const next = [...left].reduce((p, q) => (distance(here, q) < distance(here, p) ? q : p));
      path.push(next);
      left.delete(next);
    }
    for (let again = true; again;) {
      again = false;
      for (let i = 0; i < path.length - 1; i++)
        for (let j = i + 1; j < path.length; j++) {
          const turned = [...path.slice(0, i), ...path.slice(i, j + 1).toReversed(), ...path.slice(j + 1)];
          if (lengthOf(turned) < lengthOf(path) - 1e-9) {
            path.splice(0, path.length, ...turned);
            again = true;
          }
        }
    }
    if (best === undefined || lengthOf(path) < lengthOf(best)) best = path;
  }
  return best;
};

/** Prolongs a walk at both ends, so that the obstacle is crossed and not just touched. */
const prolonged = (path) => {
  const beyond = (end, inner) => {
    const d = distance(end, inner) || 1;
    return [end[0] + ((end[0] - inner[0]) / d) * OVERHANG, end[1] + ((end[1] - inner[1]) / d) * OVERHANG];
  };
  return [beyond(path[0], path[1]), ...path, beyond(path.at(-1), path.at(-2))];
};

/** A little irregularity, the same in every build. */
const wander = ([x, y], amount) => {
  const v = Math.sin(x * 91.7 + y * 53.3) * 1000;
  const angle = (v - Math.floor(v)) * 2 * Math.PI;
  return [x + Math.cos(angle) * amount, y + Math.sin(angle) * amount];
};

/** The strips of an obstacle as point lists in lattice units. `lines`: { a, b } in lattice units. */
export const stripsThrough = (lines) => {
  const middles = lines.map(middleOf);
  return groupsOf(middles).map((group) => {
    const points = group.map((i) => middles[i]);
    if (points.length === 1) {
      const [nx, ny] = normalOf(lines[group[0]]);
      const [x, y] = points[0];
      return [-1, 0, 1].map((t) => [x + nx * t * 0.42, y + ny * t * 0.42]);
    }
    return prolonged(walkThrough(points)).map((p) => wander(p, 0.045));
  });
};
