// One text per JSON value: keys sorted by code unit, no white space. Hashes are taken over this text.

export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) {
    let text = '[';
    for (let i = 0; i < value.length; i++) text += (i ? ',' : '') + canonicalJson(value[i]);
    return text + ']';
  }
  let text = '{';
  for (const key of Object.keys(value).sort()) {
    const item = (value as Record<string, unknown>)[key];
    if (item === undefined) continue; // as JSON.stringify does: absent and undefined are the same value
    text += (text.length > 1 ? ',' : '') + JSON.stringify(key) + ':' + canonicalJson(item);
  }
  return text + '}';
}

/** Equality of plain data, whatever the order of keys. */
export const sameJson = (a: unknown, b: unknown): boolean => a === b || canonicalJson(a) === canonicalJson(b);
