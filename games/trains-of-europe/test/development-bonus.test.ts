// Development Bonus, and cash against profit (TOE-DEV, TOE-MONEY-1, 2).

import { expect, test } from 'vitest';
import { by, play, profit, scene } from './support/scene.ts';

test('[TOE-DEV-1] 10k for every city that an own licence connects, each city once, separate networks all count', () => {
  const companies = [
    { sections: ['ash-beech', 'beech-cedar', 'elm-fir'] }, // ash, beech, cedar, elm, fir
    { sections: ['larch-maple', 'maple-oak', 'larch-oak'] }, // larch, maple, oak
    {},
  ];
  const after = play(scene({ companies, chair: 2 }), ...by(2, { do: 'call', phase: 'development-bonus' }));
  expect(after.secret.cash.slice(0, 2)).toEqual([50_000, 30_000]);
});

test('[TOE-DEV-2] the caller receives 20k more', () => {
  const companies = [{ sections: ['ash-beech'] }, { sections: ['ash-beech'] }, {}];
  const after = play(scene({ companies }), ...by(0, { do: 'call', phase: 'development-bonus' }));
  expect(after.secret.cash).toEqual([40_000, 20_000, 0]);
});

test('[TOE-DEV-1] the phase is over with its call; who has left gets nothing', () => {
  const companies = [{}, { sections: ['ash-beech'], left: true }, { sections: ['ash-beech'] }];
  const after = play(scene({ companies }), ...by(0, { do: 'call', phase: 'development-bonus' }));
  expect([after.secret.cash, after.public.stage.kind]).toEqual([[20_000, 0, 20_000], 'call']);
});

test('[TOE-MONEY-1] cash moves at once, to and from the bank', () => {
  const before = scene({ companies: [{ sections: ['ash-beech'] }, {}, {}] });
  const after = play(before, ...by(0, { do: 'call', phase: 'development-bonus' }));
  expect([after.secret.cash[0], before.secret.bank - after.secret.bank]).toEqual([40_000, 40_000]);
});

test('[TOE-MONEY-2] income and expenses move the profit and exchange no cash', () => {
  const before = scene({ companies: [{ cash: 30_000 }, {}, {}], display: { 'night-owl': 1 } });
  const after = play(before, ...by(0, { do: 'call', phase: 'conference-room' }, { do: 'take', contract: 'night-owl' }));
  expect([profit(after, 0), after.secret.cash[0]]).toEqual([-50_000, 30_000]);
});
