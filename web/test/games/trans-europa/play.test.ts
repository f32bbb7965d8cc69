// Playing at the open table: what clicks plan, what is sent, and what follows from the others' moves.

import { storage } from '../../support/browser.ts';
import { dealt, lay, placed } from './support/positions.ts';
import { tableAt } from './support/lesson-table.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Action, State } from '@branchline/trans-europa';
import { playAt } from '../../../src/games/trans-europa/state/play.ts';
import { keptPlan } from '../../../src/games/trans-europa/state/plans.ts';
import { displayAt } from '../../../src/games/trans-europa/state/display.ts';
import { turnHelp } from '../../../src/games/trans-europa/screens/table/turn-panel.tsx';
import { prefer } from '../../../src/games/trans-europa/settings.ts';
import { illegalText } from '../../../src/games/trans-europa/play/illegal.ts';
import { text } from '../../../src/games/trans-europa/messages/text.ts';
import { assertive, polite } from '../../../src/ui/live.ts';

const WIEN = '17,8';
const WEST = '15,8-17,8';
const FARTHER = '13,8-15,8';

beforeEach(() => {
  storage.clear();
  prefer({ layAtOnce: false });
});

const building = () => placed([WIEN, '9,6']);

function open(state: State = building(), reply?: (state: State, seat: number) => Action | undefined) {
  const table = tableAt(state, reply ? { reply } : {});
  return { table, play: playAt(table) };
}

describe('a click on a line', () => {
  test('plans the track, keeps it for the next visit, and says so', () => {
    const { play } = open();
    play.chooseLine(WEST);
    expect(play.plan.value.lays).toEqual([{ line: WEST, piece: 'black' }]);
    expect(play.planCost.value).toBe(1);
    expect(keptPlan('lesson', 0)).toEqual(play.plan.value);
    expect(polite.value.text).toMatch(/^Planned .*1 of 2 used/);
  });

  test('on a planned track takes it out again', () => {
    const { play } = open();
    play.chooseLine(WEST);
    play.chooseLine(WEST);
    expect(play.plan.value.lays).toEqual([]);
    expect(keptPlan('lesson', 0).lays).toEqual([]);
  });

  test('where nothing may be laid is refused with the rule', () => {
    const { play } = open();
    play.chooseLine('24,1-23,2');
    expect(play.plan.value.lays).toEqual([]);
    expect(play.refusal.value?.illegal.code).toBe('trans-europa/not-connected');
    expect(play.refusal.value?.illegal.rule).toBe('TE-BUILD-5');
    expect(assertive.value.text).toBe(illegalText(text.value, play.refusal.value!.illegal));
  });

  test('lays at once where the player prefers that', async () => {
    prefer({ layAtOnce: true });
    const { table, play } = open();
    play.chooseLine(WEST);
    await expect.poll(() => table.sequence.value).toBe(1);
    expect(play.plan.value.lays).toEqual([]);
    expect(table.entries.value[0]!.events).toMatchObject([{ kind: 'track-laid', line: WEST }]);
  });
});

describe('a click on a junction', () => {
  test('before the round is built chooses the place for the marker', async () => {
    const { table, play } = open(dealt());
    play.chooseJunction(WIEN);
    expect(play.markerChoice.value).toBe(WIEN);
    await play.confirm();
    expect(play.markerChoice.value).toBeUndefined();
    expect(table.entries.value[0]!.events).toMatchObject([{ kind: 'marker-placed', at: WIEN }]);
  });

  test('far away plans the way there, as much of it as the turn allows', () => {
    const { play } = open();
    play.chooseJunction('11,8');
    expect(play.plan.value.goal).toBe('11,8');
    expect(play.planCost.value).toBeLessThanOrEqual(2);
    expect(play.plan.value.lays.length).toBeGreaterThan(0);
    expect(play.way.value!.rest.length).toBeGreaterThan(0);
  });

  test('in the own network picks the start of a way, a second click lets go of it', () => {
    const { play } = open();
    play.chooseJunction(WIEN);
    expect(play.picked.value).toBe(WIEN);
    play.chooseJunction(WIEN);
    expect(play.picked.value).toBeUndefined();
  });
});

test('confirming lays the plan track by track', async () => {
  const { table, play } = open();
  play.chooseLine(WEST);
  play.chooseLine(FARTHER);
  await play.confirm();
  const laid = table.entries.value.flatMap(({ events }) =>
    events.flatMap((event) => (event.kind === 'track-laid' ? [event.line] : [])),
  );
  expect(laid).toEqual([WEST, FARTHER]);
  expect(play.plan.value.lays).toEqual([]);
  expect(play.sending.value).toBe(false);
});

test('the turn may end once a track lies', async () => {
  const { table, play } = open();
  expect(play.canEndTurn.value).toBe(false);
  play.chooseLine(WEST);
  await play.confirm();
  expect(play.canEndTurn.value).toBe(true);
  await play.endTurn();
  expect(table.acting.value).toBeUndefined();
});

test('a track of the others on the planned line takes it out of the plan', async () => {
  // The other player lays the very line that is planned; both networks touch it.
  const other = { do: 'lay', line: '11,8-13,8', piece: 'black' } as const;
  let state = building();
  for (const line of [WEST, FARTHER]) state = lay(state, 0, line);
  for (const line of ['9,6-10,7', '10,7-11,8']) state = lay(state, 1, line);
  const { table, play } = open(state, (now, seat) =>
    now.public.stage.kind === 'build' && now.public.stage.seat === seat && now.public.stage.laid === 0
      ? other
      : undefined,
  );
  play.chooseLine('17,8-19,8');
  await play.confirm();
  await play.endTurn();
  play.chooseLine(other.line);
  expect(play.plan.value.lays).toEqual([{ line: other.line, piece: 'black' }]);
  await expect.poll(() => table.entries.value.at(-1)!.by).toBe(1);
  expect(play.plan.value.lays).toEqual([]);
});

test('what is planned while others play is a ghost, and one press lays it when the turn comes', async () => {
  const theirs = ['9,6-10,7', '10,7-11,8'];
  const { table, play } = open(building(), ({ public: { stage } }, seat) =>
    stage.kind === 'build' && stage.seat === seat
      ? { do: 'lay', line: theirs[stage.laid]!, piece: 'black' }
      : undefined,
  );
  const { marks } = displayAt(play);
  expect(turnHelp(play)).toBe(text.value.turn.emptyPlan);
  play.chooseLine(WEST);
  expect(marks.value).not.toHaveProperty('planAhead');
  await play.confirm();
  await play.endTurn();
  expect(turnHelp(play)).toBe(text.value.turn.planAhead);
  play.chooseLine(FARTHER);
  expect(marks.value).toMatchObject({ planAhead: true, plan: [{ line: FARTHER }] });
  expect(turnHelp(play)).toBe(text.value.turn.planned);
  await expect.poll(() => table.acting.value).toBe(0);
  expect(marks.value).not.toHaveProperty('planAhead');
  await play.proceed();
  expect(table.entries.value.at(-1)!.events).toMatchObject([{ kind: 'track-laid', line: FARTHER }]);
});

test('what was planned before is there again when the table is opened', () => {
  const first = open().play;
  first.chooseLine(WEST);
  first.close();
  expect(open().play.plan.value.lays).toEqual([{ line: WEST, piece: 'black' }]);
});

test('clearing drops everything that was chosen', () => {
  const { play } = open();
  play.chooseLine(WEST);
  play.chooseJunction(WIEN);
  play.clear();
  expect(play.plan.value.lays).toEqual([]);
  expect(play.picked.value).toBeUndefined();
});
