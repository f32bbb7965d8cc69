// The sums of the business game: the worked examples line by line, and whole games in which every sum must be the rules' own.

import { describe, expect, test } from 'vitest';
import {
  contentOf,
  profitOf,
  SIXTHS,
  statementsOf,
  trainsOfEurope,
  type Event,
  type State,
} from '@branchline/trains-of-europe';
import { cashSum, historyOf } from '../../../src/games/trains-of-europe/play/sums/cash.ts';
import { bonusSum, sticksSum } from '../../../src/games/trains-of-europe/play/sums/company.ts';
import { evaluationOf, pointsSum } from '../../../src/games/trains-of-europe/play/sums/evaluation.ts';
import { licenceSum, lowestBidSum } from '../../../src/games/trains-of-europe/play/sums/licence.ts';
import { outlookOf, payoutSum } from '../../../src/games/trains-of-europe/play/sums/payout.ts';
import { contractProfit, profitSum } from '../../../src/games/trains-of-europe/play/sums/profit.ts';
import { addsUp, linesOf, type Sum } from '../../../src/games/trains-of-europe/play/sums/sum.ts';
import { entriesOf, gameIndex, games } from './support/played.ts';
import { numberOf, play, seenBy, sketch } from './support/sketch.ts';

const QUICK_START = ['edinburgh-manchester', 'manchester-london', 'calais-bruxelles'];

const told = (sum: Sum): string[] =>
  linesOf(sum).map(({ label, amount, waiting }) => `${label} ${amount}${waiting === undefined ? '' : ` (${waiting})`}`);

describe('profit a year', () => {
  test('[TOE-CRED-1] EX-TOE-1 a route without a locomotive waits with its income', () => {
    const state = sketch({ companies: [{ sections: QUICK_START, contracts: { 'caledonian-girders': {} } }, {}] });
    expect(told(profitSum(seenBy(state, 1), 0))).toEqual([
      'profit 0',
      'contract 0',
      'routes 0',
      'route 0 (20000)',
      'route 0 (70000)',
      'vehicles 0',
      'speed 0 (50000)',
      'tax 0',
    ]);
  });

  test('[TOE-CRED-4] EX-TOE-5 a locomotive, two wagons and Edinburgh–London bring 80k', () => {
    const vehicles = ['badger', 'raft', 'raft'];
    const state = sketch({
      companies: [{ sections: QUICK_START, contracts: { 'caledonian-girders': { vehicles } } }, {}],
    });
    expect(told(profitSum(seenBy(state, 0), 0))).toEqual([
      'profit 80000',
      'contract 80000',
      'routes 20000',
      'route 20000',
      'route 0 (70000)',
      'vehicles 60000',
      'locomotives 20000',
      'wagons 40000',
      'speed 0 (50000)',
      'tax 0',
    ]);
  });

  test('[TOE-CON-3] EX-TOE-7 tax 70k and one chip: 60k less', () => {
    const state = sketch({ companies: [{ contracts: { 'tweed-and-lace': { chips: 1 } } }, {}] });
    expect(contractProfit(seenBy(state, 0), 0, 'tweed-and-lace')?.amount).toBe(-60_000);
    expect(told(profitSum(seenBy(state, 0), 0)).slice(-2)).toEqual(['tax -70000', 'subsidy 10000']);
  });

  test('[TOE-CRED-5] EX-TOE-43 wagons beyond the pulling power wait', () => {
    const state = sketch({
      companies: [
        {
          sections: ['london-calais', 'calais-paris'],
          contracts: { 'grand-tour': { vehicles: ['lark', 'veranda', 'veranda', 'picnic', 'picnic'] } },
        },
        {},
      ],
    });
    const unpulled = linesOf(profitSum(seenBy(state, 0), 0)).find(({ label }) => label === 'unpulled');
    expect(unpulled).toMatchObject({ amount: 0, waiting: 20_000, rule: 'TOE-CRED-5', about: { count: 1 } });
  });
});

describe('licences, bids, sticks, bonus', () => {
  const base = sketch({ companies: [{ sections: QUICK_START }, { sections: ['london-calais'] }, {}] });
  const { section, model, contract } = numberOf(base);

  test('[TOE-LIC-3] EX-TOE-50 the second company pays double, the third quadruple', () => {
    const state = sketch({
      companies: [{ sections: ['paris-lyon'] }, { sections: ['paris-lyon'] }, {}],
    });
    expect(told(licenceSum(seenBy(base, 2), 2, section('paris-lyon')))).toEqual(['licence 40000', 'segments 40000']);
    expect(told(licenceSum(seenBy(base, 2), 2, section('london-calais')))).toEqual([
      'licence 40000',
      'segments 20000',
      'secondTrack 20000',
    ]);
    expect(told(licenceSum(seenBy(state, 2), 2, section('paris-lyon')))).toEqual([
      'licence 160000',
      'segments 40000',
      'thirdTrack 120000',
    ]);
  });

  test('[TOE-AUC-3] EX-TOE-24 lowest bids 20k, 30k, 20k, 20k; EX-TOE-53 10k a segment', () => {
    const least = (id: string) => told(lowestBidSum(seenBy(base, 0), { owner: 1, item: 'model', no: model(id) }));
    expect(least('parade')).toEqual(['lowestBid 20000', 'listPrice 30000', 'discount -20000', 'floor 10000']);
    expect(least('lark')).toEqual(['lowestBid 30000', 'listPrice 50000', 'discount -20000']);
    expect(least('badger')[0]).toBe('lowestBid 20000');
    expect(least('raft')[0]).toBe('lowestBid 20000');
    const licence = lowestBidSum(seenBy(base, 0), { owner: 1, item: 'section', no: section('edinburgh-london') });
    expect(licence.amount).toBe(30_000);
  });

  test('[TOE-SMI-4] EX-TOE-22 a contract of profit 50k begins at 30k', () => {
    const sum = lowestBidSum(seenBy(base, 0), { owner: 1, item: 'contract', no: contract('moonlit-moldau') });
    expect(sum).toMatchObject({ amount: 30_000, rule: 'TOE-SMI-4' });
  });

  test('[TOE-LIC-4] sticks left are 48 less those laid', () => {
    expect(told(sticksSum(seenBy(base, 0), 0))).toEqual([
      'sticksLeft 44',
      'sticksAll 48',
      'sticksLaid -1',
      'sticksLaid -2',
      'sticksLaid -1',
    ]);
  });

  test('[TOE-DEV-1] EX-TOE-3 five cities bring 50k, the caller 20k more', () => {
    expect(bonusSum(seenBy(base, 1), 0, 1).amount).toBe(50_000);
    expect(told(bonusSum(seenBy(base, 1), 1, 1))).toEqual([
      'developmentBonus 40000',
      'cities 20000',
      'callerExtra 20000',
    ]);
  });
});

describe('the year end', () => {
  const outlook = (company: Parameters<typeof sketch>[0]['companies'][number]) =>
    outlookOf(seenBy(sketch({ companies: [company, {}] }), 0), 0);
  const RICH = { 'caledonian-girders': { complete: true }, 'grand-tour': { complete: true } };
  const POOR = { 'moonlit-moldau': { chips: 1 } };

  test('[TOE-EOR-2] EX-TOE-23 330k pay 200k, the rest is corporate tax', () => {
    const state = sketch({ companies: [{ contracts: RICH }, {}] });
    expect(told(payoutSum(seenBy(state, 0), 0))).toEqual(['payout 200000', 'profitOfYear 330000', 'aboveCap -130000']);
    expect(outlook({ contracts: RICH, cash: 10_000 })).toMatchObject({ end: 'capped', cashAfter: 210_000 });
  });

  test('[TOE-INS-1] EX-TOE-65 a loss is paid, forgiven once, and then the end', () => {
    expect(outlook({ contracts: POOR, cash: 50_000 })).toMatchObject({ end: 'pays', booked: -50_000, cashAfter: 0 });
    expect(outlook({ contracts: POOR, cash: 30_000 })).toMatchObject({
      end: 'forgiven',
      booked: -30_000,
      unbooked: 20_000,
      short: 20_000,
    });
    expect(outlook({ contracts: POOR, cash: 30_000, marked: true })).toMatchObject({
      end: 'insolvent',
      rule: 'TOE-INS-3',
    });
    expect(outlook({ contracts: POOR, cash: 50_000, marked: true }).end).toBe('pays');
  });

  test('hidden cash leaves a loss open', () => {
    const state = sketch({ companies: [{ contracts: POOR }, {}], options: { hiddenCash: true } });
    expect(outlookOf(seenBy(state, 1), 0).end).toBe('unknown');
  });
});

describe('evaluation', () => {
  test('[TOE-EVAL-11] EX-TOE-77 tied bonuses are split, and shared places are equal', () => {
    const state = sketch({ companies: [{ sections: ['paris-lyon'] }, { sections: ['berlin-warszawa'] }, {}] });
    const { rows, totals, order, places } = evaluationOf(seenBy(state, 2));
    const network = rows.find(({ item }) => item === 'network')!;
    expect(network.cells.map(({ points }) => points)).toEqual([6, 6, 0]);
    expect(network.cells[0]!.award).toEqual({ shared: 2 });
    expect(totals).toEqual([(1 + 1) * SIXTHS, (1 + 1 + 2) * SIXTHS, 0]);
    expect(order).toEqual([1, 0, 2]);
    expect(places).toEqual([2, 1, 3]);
  });

  test('[TOE-EVAL-9] EX-TOE-34 cash above 300k costs points; hidden cash has none', () => {
    const state = sketch({ companies: [{ cash: 310_000 }, {}], options: { hiddenCash: true } });
    expect(linesOf(pointsSum(seenBy(state, 0), 0)).find(({ label }) => label === 'evalCash')!.amount).toBe(-SIXTHS);
    expect(evaluationOf(seenBy(state, 1)).totals[0]).toBeUndefined();
  });
});

test('cash is told from the first to the last payment', () => {
  let state = sketch({ companies: [{ cash: 100_000 }, { cash: 100_000 }] });
  const events: Event[] = [{ kind: 'year', year: 1, callers: [0, 1, 0] }];
  const step = (seat: number, ...actions: Parameters<typeof play>[2][]): void => {
    for (const action of actions) {
      const after = play(state, seat, action);
      events.push(...trainsOfEurope.events(state, { ...action, by: seat }, after, 0));
      state = after;
    }
  };
  step(
    0,
    { do: 'call', phase: 'on-site-meeting' },
    ...QUICK_START.map((section) => ({ do: 'licence', section }) as const),
  );
  step(1, { do: 'done' }, { do: 'call', phase: 'development-bonus' });
  expect(told(cashSum(seenBy(state, 0), 0, events))).toEqual([
    'cash 70000',
    'cashStart 100000',
    'cashOfYear -30000',
    'feePaid -20000',
    'feePaid -40000',
    'feePaid -20000',
    'developmentBonus 50000',
  ]);
});

/** What does not add up at a position, or is not what the rules say. */
function faultsAt(state: State): string[] {
  const index = contentOf(state.config);
  const view = trainsOfEurope.view(state, 'spectator');
  const statements = statementsOf(view);
  return state.public.left.flatMap((_, seat) => {
    const profit = profitSum(view, seat);
    const points = pointsSum(view, seat);
    const sticks = sticksSum(view, seat);
    const { total = points.amount } = statements[seat]!;
    return [
      ...[profit, points, sticks, payoutSum(view, seat), bonusSum(view, seat, 0)]
        .filter((sum) => !addsUp(sum))
        .map(({ label }) => `${label} of ${seat}`),
      ...(profit.amount === profitOf(index, state.public, seat) ? [] : [`profit of ${seat}: ${profit.amount}`]),
      ...(points.amount === total ? [] : [`points of ${seat}: ${points.amount}`]),
      ...(sticks.amount === state.public.sticks[seat] ? [] : [`sticks of ${seat}: ${sticks.amount}`]),
    ];
  });
}

test.each(games(10))('at every position of game %i every sum is the rules’ own', (number) => {
  const faults = gameIndex(number).states.flatMap((state, at) =>
    state.public.year === 0 ? [] : faultsAt(state).map((fault) => `${at}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test.each(games(20))('[TOE-MONEY-1] in game %i the cash told is the cash held', (number) => {
  const game = gameIndex(number);
  const last = game.states.at(-1)!;
  for (let seat = 0; seat < last.config.seats; seat++) {
    const sum = cashSum(
      trainsOfEurope.view(last, seat),
      seat,
      entriesOf(game, seat).flatMap((entry) => entry.events),
    );
    expect(addsUp(sum)).toBe(true);
    expect(sum.amount).toBe(last.secret.cash[seat]);
  }
  expect(historyOf(trainsOfEurope.view(last, 'spectator')).map(({ profits }) => profits)).toEqual(last.public.profits);
});
