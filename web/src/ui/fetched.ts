// Files that come when they are first needed, over lines that break.

/** Where there is a network: a server may be starting anew. The pauses between them grow, in milliseconds. */
const MORE_TRIES = 3;
const PAUSE = 300;
const GROWS = 4;

/** Style sheets that did not come. The build asks for each of them once only, so they are asked for again here. */
const missing = new Set<string>();

/** Notes what is missing from now on; to be called before anything is fetched. */
export const startFetching = (): void =>
  addEventListener(
    'error',
    ({ target }) => {
      const { rel, href } = target as Partial<HTMLLinkElement>;
      if (rel === 'stylesheet') missing.add(href!);
    },
    true,
  );

const restyle = (href: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror: reject });
    missing.delete(href);
    document.head.append(link);
  });

/** The file with its style sheets. Whoever has no network waits for one; with one it is tried a few times more. */
export async function fetched<T>(load: () => Promise<T>, tries = 0): Promise<T> {
  try {
    const file = await load();
    await Promise.all([...missing].map(restyle));
    return file;
  } catch (cause) {
    if (tries === MORE_TRIES) {
      missing.clear(); // gone for good, and no reason to keep another part back
      throw cause;
    }
    await new Promise((resolve) => {
      if (navigator.onLine) setTimeout(resolve, PAUSE * GROWS ** tries++);
      else addEventListener('online', resolve, { once: true });
    });
    return fetched(load, tries);
  }
}
