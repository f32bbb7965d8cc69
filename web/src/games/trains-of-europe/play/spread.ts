// Bodies of equal size along a line, each as near to its own place as the others let it.

/** Places for bodies `size` long, in the given order of equal ones; nobody leaves the range. */
export function spread(
  wanted: readonly number[],
  size: number,
  [least, most]: readonly [least: number, most: number],
): number[] {
  const order = wanted.map((_, at) => at).toSorted((a, b) => wanted[a]! - wanted[b]! || a - b);
  const placed = [...wanted];
  // Groups of touching bodies share the mean of what their members want.
  const groups: { readonly members: number[]; middle: number }[] = [];
  for (const at of order) {
    groups.push({ members: [at], middle: wanted[at]! });
    for (;;) {
      const last = groups.at(-1)!;
      const before = groups.at(-2);
      const reach = ((before?.members.length ?? 0) + last.members.length) * (size / 2);
      if (!before || last.middle - before.middle >= reach) break;
      groups.length -= 2;
      const members = [...before.members, ...last.members];
      groups.push({ members, middle: members.reduce((sum, other) => sum + wanted[other]!, 0) / members.length });
    }
  }
  for (const { members, middle } of groups) {
    const half = (members.length * size) / 2;
    const from = Math.max(least, Math.min(most - 2 * half, middle - half));
    members.forEach((at, i) => {
      placed[at] = from + size * (i + 0.5);
    });
  }
  return placed;
}
