// Whether two moves are the same, whatever the order of their fields.

export function sameMove(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [one, other] = [Object.entries(a), Object.entries(b)];
  return (
    one.length === other.length &&
    one.every(([key, value]) => Object.hasOwn(b, key) && sameMove(value, (b as Record<string, unknown>)[key]))
  );
}
