// Advice at a table that another authority holds: the bot sees what its seat sees, and only what is legal there is passed on.

import { expect, test } from 'vitest';
import { toy } from '../../core/test/toy-game.ts';
import { adviceFor } from '../src/later.ts';
import { memoryRecords, type Bots, type Sitting } from '../src/index.ts';
import { portsFor } from './support.ts';

function adviser(action: unknown): { bots: Bots; sat: Sitting[]; asked: unknown[]; left: string[] } {
  const [sat, asked, left]: [Sitting[], unknown[], string[]] = [[], [], []];
  const bots: Bots = {
    sit: (sitting) => void sat.push(sitting),
    observe() {},
    decide: async (_, view) => {
      asked.push(view);
      return { kind: 'action', action };
    },
    leave: (key) => void left.push(key),
    onRestart: () => () => {},
  };
  return { bots, sat, asked, left };
}

const config = toy.configure({ seats: 2 });
if (!config.ok) throw new Error('the toy has two seats');

test('a legal move is passed on; the adviser was told nothing but the view, and goes again', async () => {
  const state = { ...toy.setup(config.value), numbers: [1, 2] };
  const seat = 0;
  const view = toy.view(state, seat);
  const legal = toy.legal(view, seat)[0];
  const { bots, sat, asked, left } = adviser(legal ?? { do: 'nothing' });
  const ports = portsFor(memoryRecords(), { bots });
  const advice = await adviceFor(ports, { game: 'toy', spec: { seats: 2 }, seat, view });
  expect(advice).toEqual(legal);
  expect(sat.map(({ past, bot }) => [past, bot])).toEqual([[[], 'engineer']]);
  expect(asked).toEqual([view]);
  expect(left).toHaveLength(1);
});

test('what is not legal there is no advice, and a game nobody knows has none', async () => {
  const view = toy.view(toy.setup(config.value), 0);
  const { bots } = adviser({ do: 'fly' });
  const ports = portsFor(memoryRecords(), { bots });
  expect(await adviceFor(ports, { game: 'toy', spec: { seats: 2 }, seat: 0, view })).toBeUndefined();
  expect(await adviceFor(ports, { game: 'chess', spec: { seats: 2 }, seat: 0, view })).toBeUndefined();
});
