// Income left in the yard: what it is, the moves that earn it, and where a vehicle goes that was bought for a contract.

import { describe, expect, test } from 'vitest';
import { contentOf, profitOf, trainsOfEurope } from '@branchline/trains-of-europe';
import { leftInYard } from '../../../src/games/trains-of-europe/play/left-in-yard.ts';
import { usesOf } from '../../../src/games/trains-of-europe/play/vehicle-use.ts';
import { goalOf, wonBy } from '../../../src/games/trains-of-europe/screens/phases/assigning.ts';
import { decisions, gameIndex, games } from './support/played.ts';
import { numberOf, seenBy, sketch, type Company } from './support/sketch.ts';

const FRANKFURT = ['edinburgh-london', 'london-calais', 'calais-bruxelles', 'bruxelles-koln', 'koln-frankfurt'];
const scene = (company: Company, options = {}) => sketch({ companies: [company, {}], options });
const left = (company: Company, options = {}) => leftInYard(seenBy(scene(company, options), 0), 0);

describe('what is left in the yard', () => {
  test('[TOE-CRED-1] a locomotive that opens the contract, and the wagons it pulls', () => {
    const company: Company = {
      sections: ['edinburgh-london'],
      contracts: { 'caledonian-girders': {} },
      idle: ['badger', 'raft', 'raft', 'nocturne'],
    };
    const { gain, moves, earning, waiting } = left(company);
    expect(gain).toBe(80_000);
    expect(earning).toEqual(['badger', 'raft', 'raft']);
    expect(waiting).toEqual([]);
    expect(moves[0]).toEqual({ do: 'assign', model: 'badger', contract: 'caledonian-girders' });
  });

  test('[TOE-CRED-8] a faster locomotive takes the place of a slow one where that meets the condition', () => {
    const { gain, moves } = left({
      sections: FRANKFURT,
      contracts: { 'caledonian-girders': { vehicles: ['badger', 'raft', 'raft'] } },
      idle: ['otter'],
    });
    expect(gain).toBe(50_000);
    expect(moves).toEqual([
      { do: 'unassign', model: 'badger', contract: 'caledonian-girders' },
      { do: 'assign', model: 'otter', contract: 'caledonian-girders' },
    ]);
  });

  test('what fits a free place but earns nothing yet is told apart; what fits nowhere is not told', () => {
    const waits = left({ contracts: { 'caledonian-girders': {} }, idle: ['badger', 'nocturne'] });
    expect(waits).toMatchObject({ gain: 0, earning: [], waiting: ['badger'] });
    expect(waits.moves).toEqual([{ do: 'assign', model: 'badger', contract: 'caledonian-girders' }]);
    expect(left({ idle: ['badger'] }).moves).toEqual([]);
  });

  test('[TOE-BOOK-8] where books are kept by hand, places are named and sums are not', () => {
    const earning: Company = {
      sections: ['edinburgh-london'],
      contracts: { 'caledonian-girders': {} },
      idle: ['badger'],
    };
    expect(left(earning)).toMatchObject({ gain: 40_000, earning: ['badger'] });
    expect(left(earning, { manualBooks: true })).toMatchObject({ gain: 0, earning: [], waiting: ['badger'] });
  });

  test.each(games(10))(
    '[TOE-VEH-6] in game %i its moves are legal and earn what is said, and nothing is left then',
    (number) => {
      for (const { before, move } of decisions(gameIndex(number))) {
        if (before.public.stage.kind !== 'assignment') continue;
        const index = contentOf(before.config);
        const { by: seat } = move;
        const { gain, moves } = leftInYard(trainsOfEurope.view(before, seat), seat);
        let after = before;
        for (const action of moves) {
          expect(trainsOfEurope.check(trainsOfEurope.view(after, seat), seat, action)).toBeUndefined();
          after = trainsOfEurope.apply(after, { ...action, by: seat });
        }
        const now = profitOf(index, after.public, seat);
        expect(now - profitOf(index, before.public, seat)).toBe(gain);
        const rest = trainsOfEurope.legal(trainsOfEurope.view(after, seat), seat);
        expect(rest.filter((action) => action.do === 'assign')).toEqual([]);
      }
    },
  );
});

describe('where a vehicle goes', () => {
  const state = scene({
    sections: ['edinburgh-london'],
    contracts: { 'caledonian-girders': { vehicles: ['mule'] }, 'amber-road': {} },
  });
  const goal = (model: string) => goalOf(usesOf(seenBy(state, 0), 0, numberOf(state).model(model)));

  test('to the contract it was bought for, also where that waits for something', () => {
    expect(goal('raft')).toBe('caledonian-girders');
    expect(goal('strongbox')).toBe('amber-road');
    expect(goal('nocturne')).toBeUndefined();
  });

  test('[TOE-AUC-10] what was won in the auction is known once it is over', () => {
    const sold = (model: string, to: number) => ({ lot: { owner: 2, model }, bids: [], sold: { to, price: 20_000 } });
    const lots = [sold('raft', 0), sold('lark', 1), { lot: { owner: 1, model: 'tern' }, bids: [] }];
    expect(wonBy({ stands: [], contracts: [], aid: [], lots }, 0)).toEqual(['raft']);
  });
});
