// What `legal` lists, and in which order: bots draw from the list by place, so another order is another game for the same
// seed. The digests are of lists on the test content; they change with the rules, never with how fast these are.

import { fastRng, pick, sha256Hex } from '@branchline/core';
import { expect, test } from 'vitest';
import { trainsOfEurope } from '../src/index.ts';
import { by, configOf, legalFor, play, scene } from './support/scene.ts';
import { tycoon } from './support/tycoon.ts';

test('[TOE-AUC-1] offers are listed by copies, the first model changing last, each with every set of sections', () => {
  const state = play(
    scene({ companies: [{ idle: ['mint', 'anise', 'mint'], sections: ['larch-oak', 'elm-fir'] }, {}, {}] }),
    ...by(0, { do: 'call', phase: 'auction-house' }),
  );
  const listed = legalFor(state, 0).map((action) =>
    action.do === 'offer' ? [action.vehicles.join(' '), action.sections.join(' ')] : [],
  );
  const sections = ['', 'elm-fir', 'larch-oak', 'elm-fir larch-oak'];
  const vehicles = ['mint', 'mint mint', 'anise', 'anise mint', 'anise mint mint'];
  expect(listed).toEqual(vehicles.flatMap((models) => sections.map((set) => [models, set])));
});

test('[TOE-AUC-1] with nothing unassigned only sections are listed', () => {
  const state = play(
    scene({ companies: [{ sections: ['elm-fir'] }, {}, {}] }),
    ...by(0, { do: 'call', phase: 'auction-house' }),
  );
  expect(legalFor(state, 0)).toEqual([
    { do: 'offer', vehicles: [], sections: [] },
    { do: 'offer', vehicles: [], sections: ['elm-fir'] },
  ]);
});

const VARIANTS = [
  {},
  { hiddenVehicles: true, hiddenCash: true, offersInTurn: true },
  { selfManagedInsolvency: true, releaseLicences: true },
  { allowRetarget: true, assignInTurn: true, fixedSteps: true },
];

/** The lists of every seat asked in whole games, half of them of play with a purpose. */
function listsOf(seats: number): string {
  const lists: string[] = [];
  for (const [number, options] of VARIANTS.entries()) {
    const config = configOf({ seats, board: 'grove', options });
    for (const guided of [false, true]) {
      const rng = fastRng(seats * 100 + number * 2 + Number(guided));
      let state = trainsOfEurope.setup(config);
      for (let turn = trainsOfEurope.turn(state); turn.kind !== 'over'; turn = trainsOfEurope.turn(state)) {
        if (turn.kind === 'chance') {
          state = trainsOfEurope.apply(state, { ...trainsOfEurope.draw(state, rng), by: 'chance' });
          continue;
        }
        for (const seat of turn.seats) lists.push(JSON.stringify(legalFor(state, seat)));
        const seat = pick(turn.seats, rng);
        const legal = legalFor(state, seat);
        const action = guided ? tycoon(trainsOfEurope.view(state, seat), seat, legal, rng) : pick(legal, rng);
        state = trainsOfEurope.apply(state, { ...action, by: seat });
      }
    }
  }
  return sha256Hex(lists.join('\n'));
}

test.each([
  [2, 'fdffdfd2ab52451c9019f857e840cb3a684b7f4cf6429d9f66ccde013f203865'],
  [3, '1fe3ba82bb1ff30de2bd3261366b4ee01cccadb1e6ab22d2b2b88ab0145fbc81'],
  [4, 'cc4ef14747049cc443163767d925a6ee56aa0a397bed031422ba4f3316b23f6f'],
])('[TOE-ROUND-3] the same seed gives %i players the same lists and so the same game', (seats, digest) => {
  expect(listsOf(seats)).toBe(digest);
});
