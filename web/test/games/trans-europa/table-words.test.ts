// What the table says beside and on the board: the way that is planned, the city that sleeps, the line that is too expensive.

import { storage } from '../../support/browser.ts';
import { isValidElement, toChildArray, type ComponentChildren } from 'preact';
import { beforeEach, expect, test } from 'vitest';
import { gridOf, transEuropa } from '@branchline/trans-europa';
import type { State } from '@branchline/trans-europa';
import { tipsFor } from '../../../src/games/trans-europa/screens/table/tips.tsx';
import { Goal } from '../../../src/games/trans-europa/screens/table/plan-list.tsx';
import { turnHelp } from '../../../src/games/trans-europa/screens/table/turn-panel.tsx';
import { playAt, type Play } from '../../../src/games/trans-europa/state/play.ts';
import { polite } from '../../../src/ui/live.ts';
import { tableAt } from './support/lesson-table.ts';
import { dealt, move, placed } from './support/positions.ts';

const WIEN = '17,8';

beforeEach(() => storage.clear());

const open = (state: State): Play => playAt(tableAt(state));

const wordsOf = (children: ComponentChildren): string =>
  toChildArray(children)
    .map((child) => (isValidElement(child) ? wordsOf(child.props.children) : String(child)))
    .join(' ');
const bubblesOf = (play: Play): string =>
  tipsFor(play)
    .map(({ content }) => wordsOf(content))
    .join(' ');
const goalOf = (play: Play): string => wordsOf(Goal({ play }));

const { graph } = gridOf('europe');
const SLEEPING = graph.junctionIds[graph.cityJunction[graph.cityDashed.findIndex((dashed) => dashed === 1)]!]!;

test('the way to a city is counted until the city is reached', async () => {
  const play = open(placed([WIEN, '9,6']));
  play.chooseJunction('15,8');
  expect(goalOf(play)).toMatch(/ · 1 in all$/);
  await play.confirm();
  expect(play.plan.value.goal).toBe('15,8');
  expect(goalOf(play)).toBe('');
});

test('a city that sleeps says why, wherever it is met', () => {
  const building = open(placed([WIEN, '9,6']));
  building.hover.value = { at: 'junction', junction: SLEEPING };
  expect(bubblesOf(building)).toContain('out of play with two or three players');
  // A finger does not point: it plans the way there, or chooses the place as a start.
  building.hover.value = undefined;
  building.chooseJunction(SLEEPING);
  expect(bubblesOf(building)).toContain('out of play with two or three players');
  const start = open(dealt());
  start.chooseJunction(SLEEPING);
  expect(bubblesOf(start)).toMatch(/\d+ tracks would link .* out of play with two or three players/);
  // With four it is a city like any other.
  const four = open(placed([WIEN, '9,6', '11,6', '13,6']));
  four.hover.value = { at: 'junction', junction: SLEEPING };
  expect(bubblesOf(four)).not.toBe('');
  expect(bubblesOf(four)).not.toContain('out of play');
});

/** The third cycle of card 9: one track a turn. */
function oneTrackLeft(): State {
  let state = placed([WIEN, '9,6'], { edition: 'prestige', board: 'europe', cards: [9] });
  for (;;) {
    const { stage } = state.public;
    if (stage.kind !== 'build') throw new Error('the round is over');
    if (stage.seat === 0 && stage.left === 1 && stage.laid === 0) return state;
    const turn = transEuropa.turn(state);
    const seat = turn.kind === 'seats' ? turn.seats[0]! : 0;
    const view = transEuropa.view(state, seat);
    state = move(state, seat, transEuropa.legal(view, seat)[0]!);
  }
}

test('[TP-CARD-9a] a way that begins with a line too dear for this turn says so, and that something must be laid', () => {
  const play = open(oneTrackLeft());
  const dear = play.board.junctions.find(({ id }) => {
    play.clear();
    play.chooseJunction(id);
    return play.plan.value.goal === id && play.plan.value.lays.length === 0;
  });
  expect(dear).toBeDefined();
  expect(turnHelp(play)).toBe('Needs 2, you have 1 left. Lay at least one track.');
});

test('[TP-CARD-8] the city to give back is chosen on the map, and it is said', () => {
  const play = open(dealt({ edition: 'prestige', board: 'europe', cards: [8] }));
  const [first] = play.targets.value!.list;
  play.chooseJunction(graph.junctionIds[graph.cityJunction[first!.city]!]!);
  expect(play.cardChoice.value).toBe(graph.cityIds[first!.city]);
  expect(polite.value.text).toBe('Drop Oslo');
  // A city of another player is not in this hand.
  play.chooseJunction(SLEEPING);
  expect(play.cardChoice.value).toBe(graph.cityIds[first!.city]);
});
