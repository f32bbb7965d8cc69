// Does insight name a player's typical mistake? Simulated learners (learners/habits.ts) play rounds among bots, their turns are
// reviewed, and every `--games` rounds of one learner are one case. One line a round; resumes an interrupted run.
//
//   node study/scripts/run.js learners --out FILE --seed unseen --cases 10
//   node study/scripts/run.js learners-report FILE

import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { learnersIn, roundOf, WHO, type Learned } from './learners/rounds.ts';

export function main(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      out: { type: 'string', default: 'learners.jsonl' },
      seed: { type: 'string', default: 'test' },
      from: { type: 'string', default: '0' },
      cases: { type: 'string', default: '10' },
      games: { type: 'string', default: '30' },
      who: { type: 'string', default: WHO.join() },
      budget: { type: 'string', default: '400' },
    },
  });
  const { out, seed } = values;
  const nameOf = ({ who, of, game }: Pick<Learned, 'who' | 'of' | 'game'>): string => `${who} ${of} ${game}`;
  const done = new Set(learnersIn(out).map(nameOf));
  const from = Number(values.from);
  for (let of = from; of < from + Number(values.cases); of++) {
    for (const who of WHO.filter((each) => values.who.split(',').includes(each))) {
      for (let game = 0; game < Number(values.games); game++) {
        if (done.has(nameOf({ who, of, game }))) continue;
        const learned = roundOf({ who, of, game }, { seed, budget: Number(values.budget) });
        appendFileSync(out, `${JSON.stringify(learned)}\n`);
      }
    }
  }
}
