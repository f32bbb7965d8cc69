// One text per JSON value: keys sorted by code unit, no white space. Hashes are taken over this text.

/** One text for equal documents: keys sorted at every level, no white space. */
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

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether two values have one canonical text. States share most of their parts, and what is shared is not looked into. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return canonicalJson(a) === canonicalJson(b);
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, i) => sameJson(item, b[i]));
  const isSame = (key: string): boolean =>
    (a[key] === undefined) === (b[key] === undefined) && sameJson(a[key], b[key]);
  return !Array.isArray(b) && Object.keys({ ...a, ...b }).every(isSame);
}
