// boardgame.io's own server with the round that both play. Started by npm run load-test.

import { servePeer } from '../src/online/peer.ts';

export async function main([port = '0']: readonly string[]): Promise<void> {
  await servePeer(Number(port));
  console.log('peer is ready');
}
