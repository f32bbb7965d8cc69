// The service worker: registered once the page stands, replaced only when the player agrees.

import { newVersion } from './new-version.ts';

function offer(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration;
  if (!waiting || !navigator.serviceWorker.controller) return;
  newVersion.value = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('take-over');
  };
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' });
  offer(registration);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(registration);
    });
  });
}

export function startOffline(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  // Without a secure context or with storage blocked the page simply needs the network.
  void register().catch(() => undefined);
}
