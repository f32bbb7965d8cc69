// Exploring in the worker: a game that cannot be opened blocks no other, and two lists have one order.

import { isDamaged, memoryRecords, type Records } from '@branchline/tables';
import type * as Later from '@branchline/tables/later';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DevicePorts } from '../../src/worker/device.ts';
import { explore } from '../../src/worker/explore.ts';
import { libraryFor, playedOut, portsFor } from '../../../tables/test/support.ts';

const SICK = 'sick';

vi.mock('@branchline/tables/later', async (load) => {
  const later = await load<typeof Later>();
  const openExplorer: typeof later.openExplorer = (ports, id) =>
    id === SICK ? Promise.reject(new Error('something broke')) : later.openExplorer(ports, id);
  return { ...later, openExplorer };
});

let records: Records;
let ports: DevicePorts;
let id: string;
/** Numbers that seat 0 may name: nobody names their own. */
let free: readonly number[];

beforeEach(async () => {
  records = memoryRecords();
  ports = { ...portsFor(records), ...libraryFor(records), push() {} };
  id = await playedOut(records);
  const [deal] = (await records.log(id).read(0)) as { move: { numbers: number[] } }[];
  free = [8, 9, 10, 11].filter((number) => number !== deal!.move.numbers[0]);
});

const NAMING = 4;

/** The next number, named instead of what was named in the game; answers the branch. */
async function branched(number: number): Promise<string> {
  const action = { do: 'name', number };
  const played = await explore(ports, id, { do: 'play', at: NAMING, seat: 0, action });
  expect(played).toMatchObject({ ok: true, line: expect.any(String) as string });
  return (played as { line: string }).line;
}

async function branches(): Promise<readonly object[]> {
  const record = await records.read(id);
  return record && !isDamaged(record) ? (record.branches as readonly object[]) : [];
}

test('a game that cannot be opened is out of reach, and keeps no other from being explored', async () => {
  expect(await explore(ports, SICK, { do: 'open' })).toEqual({ problem: 'unreachable' });
  expect(await explore(ports, id, { do: 'open' })).toMatchObject({ game: 'toy' });
  expect(await explore(ports, SICK, { do: 'lines' })).toEqual({ problem: 'unreachable' });
  expect(await explore(ports, SICK, { do: 'close' })).toBeNull();
  expect(await explore(ports, id, { do: 'lines' })).toHaveLength(1);
});

test('questions that come at once are about one opened game', async () => {
  await explore(ports, SICK, { do: 'close' });
  const [, line] = await Promise.all([
    explore(ports, id, { do: 'open' }),
    branched(free[0]!),
    explore(ports, id, { do: 'lines' }),
  ]);
  expect(await explore(ports, id, { do: 'lines' })).toMatchObject([{}, { id: line }]);
});

test('files come in the order of the lines, whatever else lies with the game', async () => {
  await explore(ports, id, { do: 'open' });
  const first = await branched(free[0]!);
  const [good] = await branches();
  const bad = { ...good, id: 'bad', moves: [{ by: 0, do: 'dance' }] };
  await records.patch(id, { branches: [bad, good!] });
  await explore(ports, id, { do: 'open' });
  // From another tab, unseen by this one.
  const foreign = { ...good, id: 'foreign', moves: [{ by: 0, do: 'name', number: free[1]! }] };
  await records.patch(id, { branches: [bad, good!, foreign] });
  const second = await branched(free[2]!);
  expect(await explore(ports, id, { do: 'lines' })).toMatchObject([{}, { id: first }, { id: second }]);
  const numbered = (number: number) => ({ moves: [{ number }] });
  expect(await explore(ports, id, { do: 'files' })).toMatchObject([numbered(free[0]!), numbered(free[2]!)]);
  await explore(ports, id, { do: 'close' });
  expect(await explore(ports, id, { do: 'files' })).toMatchObject(free.slice(0, 3).map(numbered));
});
