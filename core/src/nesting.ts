// The depth of a value of plain data, measured without recursion, because outside data may be nested very deeply.

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether more than `limit` lists and objects lie within each other. */
export function isDeeperThan(value: unknown, limit: number): boolean {
  let level: object[] = isContainer(value) ? [value] : [];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === limit) return true;
    const below: object[] = [];
    for (const container of level) {
      for (const item of Object.values(container) as unknown[]) if (isContainer(item)) below.push(item);
    }
    level = below;
  }
  return false;
}
