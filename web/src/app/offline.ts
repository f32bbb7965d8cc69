// The service worker: registered after the first render, replaced only when the player agrees.

import { newVersion } from './new-version.ts';

function offer({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting || !navigator.serviceWorker.controller) return;
  newVersion.value = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('take-over');
  };
}

/**
 * Offers every worker that is to replace another. The first one of all replaces none, though a browser may tell of it late:
 * when it has already taken over the page and is still named as the waiting one.
 */
export function watchUpdates(registration: ServiceWorkerRegistration): void {
  if (registration.active) offer(registration);
  registration.addEventListener('updatefound', () => {
    const { installing, active } = registration;
    if (!active) return;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(registration);
    });
  });
}

export function startOffline(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  // Without a secure context or with storage blocked the page simply needs the network.
  void navigator.serviceWorker
    .register('./sw.js', { updateViaCache: 'none' })
    .then(watchUpdates)
    .catch(() => undefined);
}
