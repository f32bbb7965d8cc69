// Addresses that people send each other.

import { hrefOf, type Route } from '../nav/router.ts';
import { serverCard } from '../link/server.ts';

/** Names that mean another machine on every machine. */
const ONLY_HERE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether an address opens on this device alone. */
export const opensOnlyHere = (address: string): boolean => ONLY_HERE.test(new URL(address).hostname);

/** An address of this page that works on other devices too, as far as the server knows one. */
export function sharedAddress(to: Route): string {
  const { hostname } = new URL(document.baseURI);
  const elsewhere = ONLY_HERE.test(hostname) ? serverCard.value?.address : undefined;
  return new URL(`./${hrefOf(to)}`, elsewhere === undefined ? document.baseURI : `${elsewhere}/`).href;
}
