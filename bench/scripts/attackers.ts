// Clients that mean harm, until they are ended; a separate process, so that they load only the server. Started by
// npm run load-test.

import { attack } from '../src/online/attackers.ts';
import { someTable } from '../src/online/swarm.ts';

export async function main([url = '']: readonly string[]): Promise<void> {
  attack(url, await someTable(url));
}
