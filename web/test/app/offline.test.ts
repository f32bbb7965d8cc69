// What a browser tells of its service workers, in the orders in which browsers tell it. In a process of its own: it stands in
// for the browser.

import { afterEach, expect, test, vi } from 'vitest';
import { newVersion } from '../../src/app/new-version.ts';
import { watchUpdates } from '../../src/app/offline.ts';

const newWorker = () => Object.assign(new EventTarget(), { state: 'installing', postMessage: vi.fn<() => void>() });
type Worker = ReturnType<typeof newWorker>;

function registrationWith(first: { active: Worker | null }) {
  const none: Worker | null = null;
  return Object.assign(new EventTarget(), { installing: none, waiting: none, ...first } as {
    installing: Worker | null;
    waiting: Worker | null;
    active: Worker | null;
  });
}

const watched = (registration: ReturnType<typeof registrationWith>): void =>
  watchUpdates(registration as unknown as ServiceWorkerRegistration);

const controlledBy = (controller: Worker | null): unknown =>
  vi.stubGlobal('navigator', { serviceWorker: Object.assign(new EventTarget(), { controller }) });

afterEach(() => {
  newVersion.value = undefined;
  vi.unstubAllGlobals();
});

/** A worker is found and installed; by then it may already have taken over the page. */
function install(registration: ReturnType<typeof registrationWith>, takesOver: boolean): Worker {
  const worker = newWorker();
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  Object.assign(registration, { installing: null, waiting: worker });
  worker.state = 'installed';
  if (takesOver) controlledBy(worker);
  worker.dispatchEvent(new Event('statechange'));
  return worker;
}

test.each([
  ['takes over the page before it is told of', true],
  ['is told of first', false],
])('the first worker of a visit is no update, where it %s', (_, takesOver) => {
  controlledBy(null);
  const registration = registrationWith({ active: null });
  watched(registration);
  install(registration, takesOver);
  expect(newVersion.value).toBeUndefined();
});

test('a worker that waits behind another is offered, and takes over when it is wanted', () => {
  const old = newWorker();
  controlledBy(old);
  const registration = registrationWith({ active: old });
  watched(registration);
  expect(newVersion.value).toBeUndefined();
  const worker = install(registration, false);
  newVersion.value!();
  expect(worker.postMessage).toHaveBeenCalledWith('take-over');
});

test('a worker that has waited since an earlier visit is offered at once', () => {
  const old = newWorker();
  controlledBy(old);
  watched(Object.assign(registrationWith({ active: old }), { waiting: newWorker() }));
  expect(newVersion.value).toBeTypeOf('function');
});
