// One attack on a server of this machine; a separate process, started by npm run attack-test. It begins at the first line of its
// input and ends with it.

import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { ATTACKS, type AttackName, type Battlefield } from '../test/support/attack/attacks.ts';
import { Tally } from '../test/support/attack/visitor.ts';

/** In milliseconds: it ends even if nobody ends it. */
const LONGEST = 180_000;

const LOOPBACK = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\]):\d+$/;

export async function main([wish = '{}']: readonly string[]): Promise<number> {
  const { attack, ...field } = JSON.parse(wish) as Omit<Battlefield, 'tally'> & { readonly attack: AttackName };
  if (!LOOPBACK.test(field.url)) {
    console.error('This is for servers on this machine only.');
    return 2;
  }
  // An attacker comes from another machine: here it gets what the others leave of the processors.
  setPriority(constants.priority.PRIORITY_LOW);
  const tally = new Tally();
  const end = (): void => {
    process.stdout.write(`\n${JSON.stringify(tally.counts())}\n`, () => process.exit(0));
  };
  process.stdin.on('end', end);
  setTimeout(end, LONGEST);
  console.log('ready');
  await once(process.stdin, 'data');
  await ATTACKS[attack]({ ...field, tally });
  console.log('under way');
  return new Promise<number>(() => {});
}
