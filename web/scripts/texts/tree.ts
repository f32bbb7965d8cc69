// The shape of an area: `home_play` is `play` in the group `home`, and a group numbered 1, 2, 3 … is a list.

export type Tree<T> =
  | { readonly leaf: T }
  | { readonly list: readonly Tree<T>[] }
  | { readonly group: readonly [string, Tree<T>][] };

type Branch<T> = Map<string, T | Branch<T>>;

const isNumber = (key: string): boolean => /^[1-9]\d*$/.test(key);

/** What keeps these ids from being a tree; undefined if nothing does. */
export function flawOf(ids: readonly string[]): { readonly id: string; readonly about: string } | undefined {
  const known = new Set(ids);
  const inGroup = new Map<string, Set<string>>();
  for (const id of ids) {
    const keys = id.split('_');
    if (keys.some((key) => key === '')) return { id, about: `${id} has an empty part` };
    for (let depth = 1; depth < keys.length; depth++) {
      const group = keys.slice(0, depth).join('_');
      if (known.has(group)) return { id, about: `${group} is a message, so ${id} cannot be in it` };
      inGroup.set(group, (inGroup.get(group) ?? new Set()).add(keys[depth]!));
    }
  }
  for (const [group, keys] of inGroup) {
    const numbers = [...keys].filter(isNumber);
    if (numbers.length === 0) continue;
    const wanted = Array.from(keys, (_, i) => String(i + 1));
    if (wanted.some((key) => !keys.has(key)))
      return { id: ids.find((id) => id.startsWith(`${group}_`))!, about: `${group} is numbered with gaps` };
  }
  return undefined;
}

function grown<T>(branch: Branch<T>): Tree<T> {
  const parts = [...branch].map(([key, part]): [string, Tree<T>] => [
    key,
    part instanceof Map ? grown(part) : { leaf: part },
  ]);
  if (parts.length === 0 || !parts.every(([key]) => isNumber(key))) return { group: parts };
  return { list: parts.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, part]) => part) };
}

/** The tree of these ids; ask `flawOf` first. */
export function treeOf<T>(messages: ReadonlyMap<string, T>): Tree<T> {
  const root: Branch<T> = new Map();
  for (const [id, message] of messages) {
    const keys = id.split('_');
    let branch = root;
    for (const key of keys.slice(0, -1)) {
      const next = branch.get(key) ?? new Map();
      branch.set(key, next);
      branch = next as Branch<T>;
    }
    branch.set(keys.at(-1)!, message);
  }
  return grown(root);
}

/** A key as it stands in an object. */
export const keyOf = (key: string): string =>
  /^[a-zA-Z$][\w$]*$/.test(key) ? key : JSON.stringify(key).replaceAll('"', "'");
