// The pool of Trains of Europe: legal at every table, the same game from the same seed, and offered to nobody as a level.

import { seedFromText } from '@branchline/core';
import { trainsOfEurope as game, type State } from '@branchline/trains-of-europe';
import { describe, expect, test } from 'vitest';
import { botById, botIds, playGame, poolBotById, poolIds } from '../src/index.ts';

const POOL = poolIds('trains-of-europe');

const VARIANTS: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { hiddenVehicles: true, hiddenCash: true, assignInTurn: true },
  { selfManagedInsolvency: true, allowRetarget: true, releaseLicences: true },
  { manualBooks: true, offersInTurn: true },
];

function play(ids: readonly string[], seed: string, options: Readonly<Record<string, unknown>> = {}) {
  const configured = game.configure({ seats: ids.length, options });
  if (!configured.ok) throw new Error(JSON.stringify(configured.error));
  return playGame({
    game,
    config: configured.value,
    bots: ids.map((id) => poolBotById('trains-of-europe', id) ?? botById('trains-of-europe', id)!),
    seed: seedFromText(seed),
    budget: { kind: 'iterations', count: 1 },
  });
}

test('[TOE-COMP-2] there are two of them, neither among the levels', () => {
  expect(POOL).toHaveLength(2);
  expect(botIds('trains-of-europe').filter((id) => POOL.includes(id))).toEqual([]);
});

describe.each(POOL)('%s', (id) => {
  test.each(VARIANTS)('[TOE-ROUND-3] plays to the end with %j', (options) => {
    for (const seats of [2, 4]) {
      const ids = Array.from({ length: seats }, (_, seat) => (seat === 0 ? id : 'conductor'));
      const { state } = play(ids, `pool ${seats}`, options);
      expect((state as State).public.stage.kind).toBe('over');
    }
  });

  test('[TOE-SETUP-8] plays the same game from the same seed', () => {
    expect(play([id, 'conductor'], 'same').moves).toEqual(play([id, 'conductor'], 'same').moves);
  });

  test('[TOE-EVAL-10] beats random play', () => {
    for (const seed of ['a', 'b', 'c']) {
      expect((play([id, 'random'], seed).result as { winners: number[] }).winners).toEqual([0]);
    }
  });
});
