// One attack on a server of this machine, until the input ends; a process of its own, started by npm run attack-test.

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
  const tally = new Tally();
  const end = (): void => {
    process.stdout.write(`\n${JSON.stringify(tally.counts())}\n`, () => process.exit(0));
  };
  process.stdin.on('end', end).resume();
  setTimeout(end, LONGEST);
  await ATTACKS[attack]({ ...field, tally });
  console.log('under way');
  return new Promise<number>(() => {});
}
