// Geometry of the profit chart: scales, ticks, and labels at the right that keep their distance.

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Moves values apart until each keeps its distance from the one before, as near to their places as possible. */
export function spread(places: readonly number[], distance: number): number[] {
  const order = places.map((_, at) => at).sort((a, b) => places[a]! - places[b]!);
  // Groups of touching labels, each centred on the mean of where its members want to be.
  const groups: { members: number[]; start: number }[] = [];
  const startOf = (members: readonly number[]): number =>
    members.reduce((sum, at, i) => sum + places[at]! - i * distance, 0) / members.length;
  for (const at of order) {
    groups.push({ members: [at], start: places[at]! });
    for (;;) {
      const [before, last] = groups.slice(-2);
      if (!before || !last || groups.length < 2) break;
      if (before.start + before.members.length * distance <= last.start) break;
      const members = [...before.members, ...last.members];
      groups.splice(-2, 2, { members, start: startOf(members) });
    }
  }
  const placed = [...places];
  for (const { members, start } of groups) members.forEach((at, i) => (placed[at] = start + i * distance));
  return placed;
}

const STEP = 100_000;

/** Whole hundreds of thousands that hold all values. */
export function ticksFor(values: readonly number[]): number[] {
  const least = Math.floor(Math.min(0, ...values) / STEP) * STEP;
  const most = Math.ceil(Math.max(STEP, ...values) / STEP) * STEP;
  return Array.from({ length: (most - least) / STEP + 1 }, (_, at) => least + at * STEP);
}
