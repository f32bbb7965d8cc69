// The fuzzer finds what chance alone does not, and a crash of the rules is a game file that shows it again.

import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { fastRng, gameFileFrom, verifyGame, type Game } from '@branchline/core';
import { transEuropa, type TransEuropa } from '@branchline/trans-europa';
import { notation } from '@branchline/trans-europa/notation';
import { coverageBy, Crash, fuzz, rulesTarget, type Target } from '../src/index.ts';
import type { Choices } from '../src/bytes.ts';

/** Four choices in a row must be right: one input in 65,536 is, but every right choice is new code. A script by itself, with a name. */
const vault = new Script(
  `(below) => {
    if (below(16) !== 6) return;
    if (below(16) !== 8) return;
    if (below(16) !== 15) return;
    if (below(16) !== 3) return;
    throw new Error('open');
  }`,
  { filename: 'vault.js' },
).runInThisContext() as (below: Choices['below']) => void;

const locked: Target = {
  name: 'locked',
  longest: 16,
  run(choices) {
    vault(choices.below);
    return [];
  },
};

const MOST_RUNS = 4000;

const opened = (isSeen: (url: string) => boolean) => {
  const coverage = coverageBy(isSeen);
  try {
    const goesOn = (runs: number): boolean => runs < MOST_RUNS;
    return fuzz({ target: locked, coverage, corpus: [], rng: fastRng(29), goesOn });
  } finally {
    coverage.end();
  }
};

test('code behind four right choices is found by what runs', () => {
  expect(opened((url) => url === 'vault.js').crash?.reason.message).toBe('open');
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
