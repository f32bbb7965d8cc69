// Makes the page work without a network: keeps every file of one build, and never mixes two builds.

const worker = self as unknown as ServiceWorkerGlobalScope;

// The build puts the list and the version here.
const FILES = '%FILES%' as unknown as readonly string[];
const CACHE = 'branchline-%VERSION%';

worker.addEventListener('install', (event) => {
  const files = FILES.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(files)));
});

// A new build waits until the player agrees to reload: an open page still needs the files of its own build.
worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') void worker.skipWaiting();
});

/** Files of older builds go once a single page is left: another tab may still run one of them and ask for its parts. */
async function sweep(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length > 1) return;
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('branchline-') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

/** Whatever the address bar says is the page, except a file and what the server answers itself. */
const NOT_THE_PAGE = /\/(?:[^/]*\.[^/]*|api\/.*|embed\/.*|healthz|readyz|metrics)$/;

const wantsPage = ({ mode, url }: Request): boolean => mode === 'navigate' && !NOT_THE_PAGE.test(new URL(url).pathname);

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(wantsPage(request) ? './index.html' : request, { ignoreSearch: true });
  // What this build does not have, a page of an older one may mean.
  return kept ?? (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== worker.location.origin) return;
  event.respondWith(answer(request));
  if (request.mode === 'navigate') event.waitUntil(sweep());
});
