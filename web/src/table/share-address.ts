// Addresses that people send each other.

import { hrefOf, type Route } from '../nav/router.ts';
import { serverCard } from '../link/server.ts';
import { isShort } from './short-code.ts';

/** Names that mean another machine on every machine. */
const ONLY_HERE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether an address opens on this device alone. */
export const opensOnlyHere = (address: string): boolean => ONLY_HERE.test(new URL(address).hostname);

/** A short link, or a game that this server keeps: it is named before the #, too, so that the server can say what it shows. */
function previewed(to: Route): string {
  if (to.screen === 'replay') return `?replay=${to.id}`;
  return to.screen === 'game' && isShort(to.code) ? `?game=${to.code}` : '';
}

/** This page, or its server under an address that works on other devices too, as far as one is known. */
export function sharedBase(): string {
  const { hostname } = new URL(document.baseURI);
  const elsewhere = ONLY_HERE.test(hostname) ? serverCard.value?.address : undefined;
  return elsewhere === undefined ? document.baseURI : `${elsewhere}/`;
}

/** An address of this page for other people. */
export const sharedAddress = (to: Route): string => new URL(`./${previewed(to)}${hrefOf(to)}`, sharedBase()).href;
