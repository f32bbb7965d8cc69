// What the address of the page for frames says.

const ID = /^[a-z0-9-]{1,64}$/;

/** Only games of the same server are fetched: what stands in a frame is what its address says. */
function sourceIn({ searchParams, hash, origin, href }: URL): Readonly<Record<string, string>> {
  for (const kind of ['table', 'link']) {
    const id = searchParams.get(kind);
    if (id !== null && ID.test(id)) return { src: `./${kind}/${id}` };
  }
  const src = searchParams.get('src');
  if (src !== null && URL.canParse(src, href) && new URL(src, href).origin === origin) return { src };
  return hash.length > 1 ? { game: hash.slice(1) } : {};
}

/** The attributes of the element that the page shows. */
export function attributesOf(address: URL): Readonly<Record<string, string>> {
  const others = ['move', 'lang', 'theme'].flatMap((name) => {
    const value = address.searchParams.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { ...sourceIn(address), ...Object.fromEntries(others) };
}
