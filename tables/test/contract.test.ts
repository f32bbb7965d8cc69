// The contracts of log and host, kept by the memory implementations.

import { memoryLog, seedFromText } from '@branchline/core';
import { describe, test } from 'vitest';
import { hostContract, logContract } from '../src/contract/index.ts';
import { memoryRecords } from '../src/index.ts';
import { toy } from '../../core/test/toy-game.ts';
import { bytesOf, quickClock, toyGame } from './support.ts';

describe('the log in memory', () => {
  for (const { name, run } of logContract) {
    test(name, async () => {
      const log = memoryLog();
      await run({ log, reopen: async () => log });
    });
  }
});

describe.each([
  ['over memory', false],
  ['that goes on while nothing can be stored', true],
])('a host %s', (_, patient) => {
  let count = 0;
  for (const { name, run } of hostContract) {
    test(name, async () => {
      const records = memoryRecords();
      await run({
        playable: { game: toy, summarise: () => null },
        newGame: toyGame,
        records,
        reopen: async () => records,
        clock: quickClock,
        secretBytes: () => bytesOf(seedFromText(`secret ${++count}`)),
        newSubmissionId: () => crypto.randomUUID(),
        patient,
      });
    });
  }
});
