// verify on games with people's numbers: each way to cheat has its own sentence.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playTable, entropyCommitmentOf, fileOf, newTable, seedFromText, type GameFile } from '@branchline/core';
import { transEuropa } from '@branchline/trans-europa';
import { expect, test } from 'vitest';
import { branchline, temporaryFolder, type Ended } from './run.ts';

const numbers = ['Ada', 'Ben'].map((name) => seedFromText(name));
const entropy = numbers.map((value) => ({ commitment: entropyCommitmentOf(value), value }));

function played(): GameFile {
  const configured = transEuropa.configure({ seats: 2, options: { targetScore: 1 } });
  if (!configured.ok) throw new Error(configured.error.code);
  const table = newTable({ game: transEuropa, config: configured.value, seats: 2, seed: seedFromText('s'), entropy });
  const over = playTable(table, { choose: (view, seat) => transEuropa.legal(view, seat).at(-1)! });
  return fileOf(
    over,
    [0, 1].map((seat) => ({ name: `P${seat}`, kind: 'human' })),
  );
}

const file = played();

function verify(changes: object): Promise<Ended> {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'game.json'), JSON.stringify({ ...file, ...changes }));
  return branchline(['verify', 'game.json'], { cwd: folder });
}

test('a fair deal is accepted', async () => {
  expect(await verify({})).toMatchObject({
    code: 0,
    out: '1 passed, 0 failed\noptions and seats not bound to the draws: 1 of 1\n',
  });
});

test.each([
  [
    'a forged number',
    { entropy: [entropy[0], { ...entropy[1], value: numbers[0] }] },
    /seat 1 shows another number than it had promised/,
  ],
  [
    'a number withheld',
    { entropy: [{ commitment: entropy[0]!.commitment }, entropy[1]] },
    /seat 0 never showed the number/,
  ],
  ['a seed chosen after the fact', { seed: seedFromText('t') }, /commitment: the seed gives sha256/],
  ['a number too few', { entropy: [entropy[0]] }, /entropy: expected one entry per seat, 2, found 1/],
])('%s is named', async (_, changes, words) => {
  const { code, out } = await verify(changes);
  expect(code).toBe(1);
  expect(out).toMatch(words);
});
