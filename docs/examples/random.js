// The smallest bot for `branchline arena`: any game, any legal action.
//
//     npx branchline arena --bots "conductor,cmd:node docs/examples/random.js" --players 2

import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: process.stdin })) {
  const { type, legal } = JSON.parse(line);
  if (type !== 'decide') continue;
  console.log(JSON.stringify({ action: legal[Math.floor(Math.random() * legal.length)] }));
}
