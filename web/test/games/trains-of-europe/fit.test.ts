// How well a vehicle fits: places, the contract's condition, what already stands there, and what the yard holds.

import { describe, expect, test } from 'vitest';
import { contentOf } from '@branchline/trains-of-europe';
import { en } from '../../../src/games/trains-of-europe/messages/en.ts';
import { bestFit, fitsOf, isOfUse, type FitOptions } from '../../../src/games/trains-of-europe/play/fit.ts';
import { fitText } from '../../../src/games/trains-of-europe/play/tell/fit-words.ts';
import { namesOf } from '../../../src/games/trains-of-europe/play/tell/names.ts';
import { numberOf, seenBy, sketch, type Company } from './support/sketch.ts';

const SPEED_2 = 'orange-coast'; // an electric locomotive and three 2nd-class coaches, all of class 2
const SLEEPERS = 'moonlit-moldau';

const fits = (company: Company, model: string, options?: FitOptions) => {
  const state = sketch({ companies: [company, {}] });
  return fitsOf(seenBy(state, 0), 0, numberOf(state).model(model), options);
};
const kinds = (...asked: Parameters<typeof fits>): string[] => fits(...asked).map(({ kind }) => kind);

describe('the condition of the contract', () => {
  test('[TOE-CRED-8] a coach of 80 km/h may go on a contract of class 2, but is too slow for its reward', () => {
    const company = { contracts: { [SPEED_2]: {} } };
    expect(kinds(company, 'picnic')).toEqual(['too-slow']);
    expect(kinds(company, 'parade')).toEqual(['fits']);
  });

  test('[TOE-CRED-8] a coach without berths fits a night train, but not its condition; locomotives need none', () => {
    const company = { contracts: { [SLEEPERS]: {} } };
    expect(kinds(company, 'veranda')).toEqual(['no-berths']);
    expect(kinds(company, 'serenade')).not.toContain('no-berths');
    expect(kinds(company, 'linnet')).toEqual(['fits']);
  });

  test('[TOE-CRED-8] the right coach is wanted although a slow one of the yard would fill the place', () => {
    const slow = { contracts: { [SPEED_2]: { vehicles: ['parade', 'parade'] } }, idle: ['picnic'] };
    expect(kinds(slow, 'parade')).toEqual(['fits']);
    const right = { contracts: { [SPEED_2]: { vehicles: ['parade', 'parade'] } }, idle: ['parade'] };
    expect(kinds(right, 'parade')).toEqual(['covered']);
    expect(kinds(right, 'picnic')).toEqual(['covered']);
  });

  test('a vehicle up for auction does not count as in the yard', () => {
    const company = { contracts: { [SPEED_2]: { vehicles: ['parade', 'parade'] } }, idle: ['parade'] };
    const { model } = numberOf(sketch({ companies: [company, {}] }));
    expect(kinds(company, 'parade', { offered: [model('parade')] })).toEqual(['fits']);
  });
});

describe('what stands there already', () => {
  test('[TOE-VEH-4] a better locomotive says whose place it would take, a worse one nothing', () => {
    const slow = { contracts: { [SPEED_2]: { vehicles: ['linnet'] } } };
    expect(fits(slow, 'lark')).toEqual([{ contract: SPEED_2, kind: 'replaces', replaces: 'linnet' }]);
    const fast = { contracts: { [SPEED_2]: { vehicles: ['lark'] } } };
    expect(fits(fast, 'linnet')).toEqual([]);
    // Three coaches need no more than its pull of three.
    expect(fits(fast, 'buzzard')).toEqual([]);
  });

  test('the same holds for a locomotive that lies in the yard', () => {
    const company = { contracts: { [SPEED_2]: { vehicles: ['linnet'] } }, idle: ['lark'] };
    expect(kinds(company, 'lark', { owned: true })).toEqual(['replaces']);
    // A second one like it is not needed.
    expect(isOfUse(fits(company, 'lark'))).toBe(false);
  });
});

test('the best fit is said, for all contracts it holds for, in the words of the card', () => {
  const company = { contracts: { [SPEED_2]: {}, 'kattegat-express': {}, 'vistula-and-tisza': { vehicles: ['lark'] } } };
  const state = sketch({ companies: [company, {}] });
  const names = namesOf(contentOf(state.config), {
    text: en,
    language: 'en',
    naming: 'local',
    who: (seat) => ({ name: `${seat}`, you: seat === 0 }),
  });
  const said = (model: string): string | undefined => {
    const best = bestFit(fits(company, model));
    return best && `${fitText(names, best.fit)}: ${best.contracts.join(', ')}`;
  };
  expect(said('lark')).toBe(`fits: ${SPEED_2}`);
  expect(said('picnic')).toBe(`fits, but too slow for the condition: ${SPEED_2}, kattegat-express`);
  expect(said('raft')).toBeUndefined();
  expect(fitText(names, { kind: 'replaces', replaces: 'linnet' })).toBe('would replace Linnet');
});
