// Files that come when they are first needed, over lines that break.

/** Where there is a network: a server may be restarting. The pauses between them grow, in milliseconds. */
const MORE_TRIES = 3;
const PAUSE = 300;
const GROWS = 4;

/** Without a network it waits for one; with one it is tried a few times more. */
async function retried<T>(load: () => Promise<T>, tries = 0): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (tries === MORE_TRIES) throw cause;
    await new Promise((resolve) => {
      if (navigator.onLine) setTimeout(resolve, PAUSE * GROWS ** tries++);
      else addEventListener('online', resolve, { once: true });
    });
    return retried(load, tries);
  }
}

const linked = (href: string): Promise<unknown> =>
  new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload, onerror }));
  });

/** Style sheets that did not come at first. The build asks for each of them once only, so they are asked for again here. */
const coming = new Map<string, Promise<unknown>>();

/** Notes what does not come from now on; to be called before anything is fetched. */
export const startFetching = (): void =>
  addEventListener(
    'error',
    ({ target }) => {
      const { rel, href } = target as HTMLLinkElement;
      if (rel !== 'stylesheet' || coming.has(href)) return;
      const there = retried(() => linked(href)).catch(() => {}); // what never comes keeps no part back
      coming.set(
        href,
        there.then(() => coming.delete(href)),
      );
    },
    true,
  );

/** The file, once the style sheets that are on their way are there, too. */
export async function fetched<T>(load: () => Promise<T>): Promise<T> {
  const file = await retried(load);
  await Promise.all(coming.values());
  return file;
}
