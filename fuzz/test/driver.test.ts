// The fuzzer finds what chance alone does not, and a crash of the rules is a game file that shows it again.

import { expect, test } from 'vitest';
import { fastRng, gameFileFrom, verifyGame, type Game } from '@branchline/core';
import { transEuropa, type TransEuropa } from '@branchline/trans-europa';
import { notation } from '@branchline/trans-europa/notation';
import { coverageBy, Crash, fuzz, rulesTarget, type Target } from '../src/index.ts';
import type { Choices } from '../src/bytes.ts';

/** Six bytes in a row must be right: one input in 2⁴⁸ is, but every right byte is new code. */
function vault({ below }: Choices): void {
  if (below(256) !== 86) return;
  if (below(256) !== 8) return;
  if (below(256) !== 99) return;
  if (below(256) !== 200) return;
  if (below(256) !== 3) return;
  if (below(256) !== 117) return;
  throw new Error('open');
}

const locked: Target = {
  name: 'locked',
  longest: 16,
  run(choices) {
    vault(choices);
    return [];
  },
};

const MOST_RUNS = 60_000;

const opened = (isSeen: (url: string) => boolean) => {
  const coverage = coverageBy(isSeen);
  try {
    const goesOn = (runs: number): boolean => runs < MOST_RUNS;
    return fuzz({ target: locked, coverage, corpus: [], rng: fastRng(29), goesOn });
  } finally {
    coverage.end();
  }
};

test('code behind six right bytes is found by what runs', () => {
  expect(opened((url) => url.endsWith('driver.test.ts')).crash?.reason.message).toBe('open');
});

test('a crash of the rules is a game file, and whoever verifies it meets the same crash', () => {
  const broken: Game<TransEuropa> = {
    ...transEuropa,
    apply(state, move) {
      if (move.do === 'lay' && state.public.markers.length === 3) throw new Error('the third player trips');
      return transEuropa.apply(state, move);
    },
  };
  const target = rulesTarget({ game: broken, notation, specs: [{ edition: 'classic', seats: 3 }] });
  const crash = ((): unknown => {
    try {
      return target.run({ below: () => 0, done: false });
    } catch (error) {
      return error;
    }
  })();
  const file = crash instanceof Crash ? gameFileFrom(crash.file) : undefined;
  expect(file?.ok).toBe(true);
  if (!file?.ok) return;
  expect(() => verifyGame(broken, file.value)).toThrow('the third player trips');
  expect(verifyGame(transEuropa, file.value).ok).toBe(true);
});
