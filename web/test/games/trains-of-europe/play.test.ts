// Playing at the open table: what is chosen and planned, what is sent, and what follows from the others' moves.

import { storage } from '../../support/browser.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Action, Phase, State } from '@branchline/trains-of-europe';
import { NO_PLAN, type PlanItem } from '../../../src/games/trains-of-europe/play/plan.ts';
import { hurrying, skip } from '../../../src/games/trains-of-europe/state/hurry.ts';
import { playAt } from '../../../src/games/trains-of-europe/state/play.ts';
import { keepPlan, keptPlan } from '../../../src/games/trains-of-europe/state/plans.ts';
import { assertive, polite } from '../../../src/ui/live.ts';
import { play as played, sketch } from './support/sketch.ts';
import { tableAt, until } from './support/tables.ts';

beforeEach(() => storage.clear());

const NEAR = 'wien-praha';
const DEAR = 'narvik-stockholm';

const calling = sketch({
  companies: [
    { cash: 60_000, sections: ['berlin-praha'] },
    { cash: 200_000, sections: ['wien-budapest'] },
  ],
});
const meeting = played(calling, 0, { do: 'call', phase: 'on-site-meeting' });
/** The other company buys, the own one may plan. */
const theirs = played(meeting, 0, { do: 'done' });

const licence = (section: string): Action => ({ do: 'licence', section });
const planned = (section: string, price = 20_000): PlanItem => ({ plan: 'licence', section, price });

function open(state: State = meeting, reply?: () => Action | undefined) {
  const table = tableAt(state, reply);
  const play = playAt(table);
  return { table, play, sent: () => until(() => !play.sending.value) };
}

describe('a section', () => {
  test('is chosen with what buying it would do, and given up when it is chosen again', () => {
    const { play } = open();
    play.choose(NEAR);
    expect([play.selected.value, play.current.value]).toEqual([NEAR, NEAR]);
    expect(play.preview.value?.cash).toEqual({ before: 60_000, after: 40_000 });
    play.choose(NEAR);
    expect([play.selected.value, play.current.value, play.preview.value]).toEqual([undefined, undefined, undefined]);
  });

  test('can be looked at while others buy, but nothing is promised then', () => {
    const { play } = open(theirs);
    play.choose(NEAR);
    expect(play.current.value).toBe(NEAR);
    expect(play.preview.value).toBeUndefined();
  });

  test('is planned at its price of now, kept for the next visit, and taken out again', () => {
    const { play } = open(theirs);
    play.togglePlanned('wien-budapest');
    expect(play.plan.value.items).toEqual([planned('wien-budapest', 40_000)]);
    expect(open(theirs).play.plan.value).toEqual(play.plan.value);
    play.togglePlanned('wien-budapest');
    expect(play.plan.value.items).toEqual([]);
    expect(keptPlan('lesson', 0)).toEqual(NO_PLAN);
  });

  test('that is planned and can be bought now is the one spoken of, until another one is chosen', () => {
    const { play } = open();
    play.togglePlanned(NEAR);
    expect(play.current.value).toBe(NEAR);
    play.choose('wien-budapest');
    expect(play.current.value).toBe('wien-budapest');
    expect(open(theirs).play.current.value).toBeUndefined();
  });
});

describe('what is sent', () => {
  test('strikes the section off the plan and lets go of it', async () => {
    const { table, play, sent } = open();
    play.togglePlanned(NEAR);
    play.choose(NEAR);
    play.act(licence(NEAR));
    await sent();
    expect(table.entries.value[0]!.events).toMatchObject([{ kind: 'licensed', section: NEAR, fee: 20_000 }]);
    expect([play.plan.value.items, play.selected.value]).toEqual([[], undefined]);
    expect(keptPlan('lesson', 0)).toEqual(NO_PLAN);
  });

  test('strikes off a call that was planned, and only that', async () => {
    const items: PlanItem[] = [{ plan: 'call', phase: 'railroad-fair' }, planned(NEAR)];
    keepPlan('lesson', 0, { version: 1, items });
    const { play, sent } = open(calling);
    play.act({ do: 'call', phase: 'railroad-fair' });
    await sent();
    expect(play.plan.value.items).toEqual([planned(NEAR)]);
  });

  test('and refused leaves plan and choice alone, and says why with the rule', async () => {
    const { table, play, sent } = open();
    play.togglePlanned(DEAR);
    play.choose(DEAR);
    play.act(licence(DEAR));
    await sent();
    expect(table.sequence.value).toBe(0);
    expect(play.plan.value.items).toMatchObject([{ section: DEAR }]);
    expect(play.selected.value).toBe(DEAR);
    expect(play.refusal.value).toMatchObject({ rule: 'TOE-MONEY-5', section: DEAR });
    expect(play.refusal.value!.text).toContain('60k');
    expect(assertive.value.text).toContain(play.refusal.value!.text);
    expect(assertive.value.text).toContain('TOE-MONEY-5');
    play.choose(NEAR);
    expect(play.refusal.value).toBeUndefined();
  });

  test('while something is under way, or out of turn, is not sent', async () => {
    const { table, play, sent } = open();
    play.act(licence(NEAR));
    play.act(licence('wien-budapest'));
    await sent();
    expect(table.entries.value).toHaveLength(1);
    play.act(licence('wien-budapest'));
    await sent();
    expect(table.entries.value).toHaveLength(2);
    const waiting = open(theirs);
    waiting.play.act(licence(NEAR));
    expect([waiting.play.sending.value, waiting.play.refusal.value]).toEqual([false, undefined]);
  });
});

describe('the moves of others', () => {
  test('leave a plan they have spoilt, and it is told', async () => {
    keepPlan('lesson', 0, { version: 1, items: [planned(NEAR), planned(DEAR, 100_000)] });
    const rich = sketch({ companies: [{ cash: 400_000 }, { cash: 400_000 }] });
    const bought = played(played(rich, 0, { do: 'call', phase: 'on-site-meeting' }), 0, { do: 'done' });
    const { table, play } = open(bought, () => (table.sequence.value === 0 ? licence(DEAR) : undefined));
    expect(play.checked.value!.warnings).toBe(0);
    table.resume();
    await until(() => table.sequence.value === 1);
    expect(play.plan.value.items).toMatchObject([{ section: NEAR }, { section: DEAR }]);
    expect(play.checked.value!.items[1]!.warning).toMatchObject({ kind: 'impossible' });
    expect(polite.value.text).toContain('Narvik–Stockholm');
    expect(polite.value.text).not.toContain('Wien–Praha');
  });

  test('are shown without pauses after a skip, until the own turn comes', async () => {
    const others: Action[] = [{ do: 'done' }, { do: 'call', phase: 'railroad-fair' }, { do: 'done' }];
    const { table } = open(theirs, () => others.shift());
    skip();
    const hurried: boolean[] = [];
    table.onShown(() => hurried.push(hurrying.value));
    table.resume();
    await until(() => table.acting.value === 0);
    expect(hurried).toEqual([true, true, false]);
  });
});

test('what the company has got meanwhile is struck off the plan when the table is opened', () => {
  keepPlan('lesson', 0, { version: 1, items: [planned('berlin-praha'), planned(NEAR)] });
  expect(open().play.plan.value.items).toEqual([planned(NEAR)]);
  expect(keptPlan('lesson', 0).items).toEqual([planned(NEAR)]);
});

describe('a new stage', () => {
  const called = async (phase: Phase) => {
    const { play, sent } = open(calling);
    play.calling.value = phase;
    play.choose(NEAR);
    play.mapOnly.value = true;
    play.shown.value = { glow: [NEAR] };
    play.act({ do: 'call', phase });
    await sent();
    return play;
  };

  test('begins with its own sheet and nothing under decision', async () => {
    const { calling: tile, mapOnly, shown, selected } = await called('railroad-fair');
    expect([tile.value, mapOnly.value, shown.value, selected.value]).toEqual([undefined, false, undefined, undefined]);
  });

  test('for licences keeps the section that was chosen before the call', async () => {
    const { calling: tile, selected } = await called('on-site-meeting');
    expect([tile.value, selected.value]).toEqual([undefined, NEAR]);
  });

  test('covers the map where it has a sheet, unless the player looks at the map', () => {
    const { play } = open(calling);
    expect(play.covered.value).toBe(true);
    play.mapOnly.value = true;
    expect(play.covered.value).toBe(false);
    expect(open(meeting).play.covered.value).toBe(false);
  });
});

test('clearing drops what is under decision, not the plan', () => {
  const { play } = open();
  play.togglePlanned(NEAR);
  play.choose(NEAR);
  play.clear();
  expect(play.selected.value).toBeUndefined();
  expect(play.plan.value.items).toHaveLength(1);
});
