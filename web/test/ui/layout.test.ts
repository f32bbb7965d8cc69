// Which layout fits which window.

import { expect, test } from 'vitest';
import { layoutFor } from '../../src/ui/layout.ts';

test.each([
  [1440, 900, 'desktop'],
  [1199, 800, 'tablet'],
  [820, 1180, 'tablet-tall'],
  [390, 844, 'phone'],
  [844, 390, 'phone'],
] as const)('a window of %i by %i gets the layout %s', (width, height, layout) => {
  expect(layoutFor(width, height)).toBe(layout);
});
