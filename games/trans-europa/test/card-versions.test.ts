// A card that a later version of the rules brings changes nothing for games on record: their pile is the one of their version.

import { describe, expect, test, vi } from 'vitest';
import { fastRng, verifyGame } from '@branchline/core';
import { transEuropa } from '../src/index.ts';
import { cardsBy } from '../src/cards-in-force.ts';
import type { RulesVersion } from '../src/rules-version.ts';
import { corpusOf } from './support/corpus.ts';
import { configOf } from './support/table.ts';

const NEXT = '99.0.0' as RulesVersion;
const NEW_CARD = 120;

vi.mock(import('../src/rules-version.ts'), async (printed) => {
  const { RULES_VERSIONS } = await printed();
  return { RULES_VERSIONS: ['99.0.0', ...RULES_VERSIONS] as unknown as typeof RULES_VERSIONS };
});

vi.mock(import('../src/special-cards.ts'), async (printed) => {
  const data = await printed();
  const card = { number: 120, rule: 'HOUSE-120', since: '99.0.0', effect: { kind: 'drop-any' } };
  return { ...data, SPECIAL_CARDS: [...data.SPECIAL_CARDS, card] as unknown as typeof data.SPECIAL_CARDS };
});

const drawnBy = (rulesVersion: string): Set<number> => {
  const options = { specialCards: 'random' };
  const config = configOf({ seats: 2, edition: 'prestige', rulesVersion, options });
  const state = transEuropa.setup(config);
  const before = { ...state, public: { ...state.public, stage: { kind: 'special-card' as const } } };
  const drawn = new Set<number>();
  for (let seed = 0; seed < 600; seed++) {
    const outcome = transEuropa.draw(before, fastRng(seed));
    expect(transEuropa.checkOutcome(before, outcome)).toBeUndefined();
    if (outcome.do === 'special-card') for (const card of outcome.cards) drawn.add(card);
  }
  return drawn;
};

describe('a card of the next version', () => {
  test('is drawn at tables of that version and at no other', () => {
    expect(drawnBy(NEXT)).toEqual(new Set(cardsBy(NEXT)));
    expect(cardsBy(NEXT)).toContain(NEW_CARD);
    expect(drawnBy('1.0.0')).toEqual(new Set(cardsBy('1.0.0')));
    expect(cardsBy('1.0.0')).not.toContain(NEW_CARD);
  });

  test('cannot be agreed on, nor stand in a log, where the version does not know it', () => {
    const spec = {
      seats: 2,
      edition: 'prestige',
      options: { specialCards: 'fixedGame' },
      agreed: { cards: [[NEW_CARD]] },
    };
    expect(transEuropa.configure({ ...spec, rulesVersion: NEXT }).ok).toBe(true);
    expect(transEuropa.configure({ ...spec, rulesVersion: '1.0.0' })).toMatchObject({
      ok: false,
      error: { field: 'agreed.cards' },
    });
  });

  test('leaves every game on record as it was', () => {
    const games = corpusOf('1.0.0').filter(({ file }) => file.options?.['specialCards'] !== undefined);
    expect(games.length).toBeGreaterThan(20);
    for (const { place, file } of games) expect(verifyGame(transEuropa, file), place).toMatchObject({ ok: true });
  });
});
