// What the table of the business game works out beside the rules: rows of sticks, pennants, plans on the device, new tables.

import { describe, expect, test } from 'vitest';
import '../../support/browser.ts';
import { contentOf, OPTION_NAMES, trainsOfEurope } from '@branchline/trains-of-europe';
import { actionFrom } from '../../../src/games/trains-of-europe/play/action-from.ts';
import { NO_PLAN, withItem } from '../../../src/games/trains-of-europe/play/plan.ts';
import { rowsOf } from '../../../src/games/trains-of-europe/play/rows-of-tracks.ts';
import { spread } from '../../../src/games/trains-of-europe/play/spread.ts';
import { parsePreferences } from '../../../src/games/trains-of-europe/settings.ts';
import { standingFrom } from '../../../src/games/trains-of-europe/standing.ts';
import { engine } from '../../../src/games/trains-of-europe/engine.ts';
import { changedIn, draftFor, PRINTED, tableOf } from '../../../src/games/trains-of-europe/state/draft.ts';
import { forgetPlans, keepPlan, keptPlan } from '../../../src/games/trains-of-europe/state/plans.ts';
import { entriesOf, playedGame } from './support/played.ts';

const played = playedGame('table', {
  seats: 4,
  options: { selfManagedInsolvency: true },
  bots: ['random', 'conductor'],
});
const entries = entriesOf(played, 'spectator');
const events = entries.flatMap((entry) => entry.events);

describe('pennants on the profit track', () => {
  test.each([[[100, 100, 100, 100]], [[0, 5, 300, 302]], [[-20, 500, 500, 30]]])(
    '%j keep clear of each other and stay on the track',
    (wanted) => {
      const placed = spread(wanted, 20, [0, 500]);
      const sorted = placed.toSorted((a, b) => a - b);
      sorted.forEach((at, i) => expect(at - (sorted[i - 1] ?? -20)).toBeGreaterThanOrEqual(20));
      expect(sorted[0]).toBeGreaterThanOrEqual(10);
      expect(sorted.at(-1)).toBeLessThanOrEqual(490);
    },
  );

  test('one that has room stands where it belongs', () => {
    expect(spread([40, 300], 20, [0, 500])).toEqual([40, 300]);
  });
});

describe('rows of sticks', () => {
  test('fill in the order of purchase, and every holder has exactly one', () => {
    const end = trainsOfEurope.view(played.states.at(-1)!, 'spectator');
    const rows = rowsOf(end, events);
    contentOf(end.config).sections.forEach(({ id }, no) => {
      const holders = end.public.left.flatMap((_, seat) => (end.public.holders[no]! & (1 << seat) ? [seat] : []));
      expect((rows.get(id) ?? []).toSorted((a, b) => a - b)).toEqual(holders);
    });
    const bought = new Map<string, number[]>();
    for (const event of events)
      if (event.kind === 'licensed') bought.set(event.section, [...(bought.get(event.section) ?? []), event.seat]);
    const sold = new Set(
      events.flatMap((event) => (event.kind === 'sold' && 'section' in event.lot ? [event.lot.section] : [])),
    );
    const shared = [...bought].filter(([section, seats]) => seats.length > 1 && !sold.has(section));
    expect(shared.length).toBeGreaterThan(0);
    for (const [section, seats] of shared) expect(rows.get(section)).toEqual(seats);
  });

  test('without a memory they come in the order of seats', () => {
    const end = trainsOfEurope.view(played.states.at(-1)!, 'spectator');
    for (const seats of rowsOf(end, []).values()) expect(seats).toEqual(seats.toSorted((a, b) => a - b));
  });
});

test('what somebody did is read back from what was seen of it', () => {
  let read = 0;
  played.moves.forEach((move, at) => {
    const action = actionFrom(move.by, entries[at]!.events);
    if (!action) return;
    read++;
    expect({ ...action, by: move.by }).toEqual(move);
  });
  expect(read).toBeGreaterThan(played.moves.length / 3);
});

test('a plan outlasts the page, is nobody else’s, and goes with its game', () => {
  const plan = withItem(NO_PLAN, { plan: 'call', phase: 'railroad-fair' });
  keepPlan('game', 1, plan);
  expect(keptPlan('game', 1)).toEqual(plan);
  expect(keptPlan('game', 0)).toEqual(NO_PLAN);
  expect(keptPlan('other', 1)).toEqual(NO_PLAN);
  forgetPlans('game');
  expect(keptPlan('game', 1)).toEqual(NO_PLAN);
});

describe('a new table', () => {
  test('as printed names no option', () => {
    const { spec, seats } = tableOf(draftFor(1));
    expect(spec).toEqual({ seats: 3, options: { allowRetarget: true } });
    expect(seats.map(({ kind }) => kind)).toEqual(['human', 'bot:conductor', 'bot:conductor']);
  });

  test('[TOE-END-3] lets all agree on a new target, as the book does, unless that is switched off or there is no target', () => {
    const draft = draftFor(1);
    const optionsOf = (options: object) =>
      tableOf({ ...draft, options: { ...draft.options, ...options } }).spec.options;
    expect(changedIn(draft)).toEqual([]);
    expect(optionsOf({ target: 12 })).toEqual({ target: 12, allowRetarget: true });
    // It is said in any case: a server takes silence for the rule of the book.
    expect(optionsOf({ allowRetarget: false })).toEqual({ allowRetarget: false });
    expect(optionsOf({ openEnd: true })).toEqual({ openEnd: true, allowRetarget: false });
    expect(changedIn({ ...draft, options: { ...draft.options, openEnd: true } })).toEqual([]);
    expect(changedIn({ ...draft, options: { ...draft.options, allowRetarget: false } })).toEqual(['allowRetarget']);
  });

  test('with every switch turned is still one the rules accept', () => {
    const turned = OPTION_NAMES.filter((name) => typeof PRINTED[name] === 'boolean' && name !== 'openEnd');
    const options = { ...PRINTED, ...Object.fromEntries(turned.map((name) => [name, !PRINTED[name]])) };
    const draft = {
      ...draftFor(2),
      options: { ...options, startPlayer: 'oldest', launch2p: 'choose' } as const,
      oldest: 1,
    };
    const { spec } = tableOf(draft);
    expect(spec.agreed).toEqual({ start: 1, launch: draft.launch });
    expect(trainsOfEurope.configure(spec).ok).toBe(true);
    expect(changedIn(draft)).toHaveLength(turned.length + 2);
  });
});

test('a list knows the year and, at the end, who has won', () => {
  const last = played.states.at(-1)!;
  const standing = standingFrom(engine.summarise(trainsOfEurope.view(last, 'spectator')));
  expect(standing.winners).toEqual(trainsOfEurope.result(last)!.winners);
  expect(standing.year).toBe(last.public.year);
  const first = standingFrom(engine.summarise(trainsOfEurope.view(played.states[5]!, 'spectator')));
  expect(first.winners).toEqual([]);
});

test('preferences that make no sense fall back one by one', () => {
  expect(parsePreferences(undefined)).toEqual(parsePreferences({}));
  const { quickBots, naming } = parsePreferences({ quickBots: 9, naming: 'translated' });
  expect([quickBots, naming]).toEqual([2, 'translated']);
});
