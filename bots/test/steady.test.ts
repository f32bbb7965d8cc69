// Bots for challenges: a bot that joins in the middle of a game continues like one that played from the beginning.

import { newTable, playTable, seedFromText, since, type Table } from '@branchline/core';
import { transEuropa, type TransEuropa } from '@branchline/trans-europa';
import { expect, test } from 'vitest';
import { botById } from '../src/index.ts';
import { steadyPlayer, type SteadyPlayer } from '../src/steady.ts';

const ITERATIONS = 20;

function seated(table: Table<TransEuropa>, level: string, seat: number): SteadyPlayer<TransEuropa> {
  const { game, config } = table;
  return steadyPlayer(botById('trans-europa', level)! as never, {
    game,
    config,
    seat,
    seed: 40 + seat,
    iterations: ITERATIONS,
  });
}

/** The same player, told everything afterwards. */
function latecomer(table: Table<TransEuropa>, level: string, seat: number): SteadyPlayer<TransEuropa> {
  const player = seated(table, level, seat);
  const past = since(table, seat, 0);
  const lastOfOthers = past.findLastIndex(({ by }) => by !== seat);
  for (const [at, { by, events, view }] of past.entries()) {
    if (by === seat) player.recall(past[at - 1]!.view, { isThisTurn: at > lastOfOthers });
    player.observe?.(events, () => view);
  }
  return player;
}

test.each(['apprentice', 'conductor', 'engineer', 'inspector'])('%s goes on as before, also within a turn', (level) => {
  const config = transEuropa.configure({ seats: 2, options: { targetScore: 1 } });
  if (!config.ok) throw new Error('no table');
  const empty = newTable<TransEuropa>({
    game: transEuropa,
    config: config.value,
    seats: 2,
    seed: seedFromText('steady'),
  });
  const players = [seated(empty, level, 0), seated(empty, 'conductor', 1)];
  let now = empty;
  const compared: boolean[] = [];
  const end = playTable(empty, {
    choose: (view, seat) => {
      const action = players[seat]!.decide(view);
      if (seat === 0) {
        expect(latecomer(now, level, 0).decide(view)).toEqual(action);
        compared.push(now.moves.at(-1)?.move.by === 0);
      }
      return action;
    },
    onChanges: (changes) => {
      for (const { entry } of changes) {
        now = { ...now, entries: [...now.entries, entry], moves: [...now.moves, entry as never] };
      }
      const told = since(now, 0, now.entries.length - changes.length);
      const other = since(now, 1, now.entries.length - changes.length);
      for (const { events, view } of told) players[0]!.observe?.(events, () => view);
      for (const { events, view } of other) players[1]!.observe?.(events, () => view);
    },
  });
  expect(transEuropa.result(end.state)).toBeDefined();
  expect(new Set(compared).size).toBe(2);
});
