// One swarm, told in JSON what to do; prints in JSON what it has measured. Started by npm run load-test.

import { swarm, type SwarmWish } from '../src/online/swarm.ts';

export async function main([wish = '{}']: readonly string[]): Promise<void> {
  console.log(JSON.stringify(await swarm(JSON.parse(wish) as SwarmWish)));
  process.exit(0); // sockets are still open
}
