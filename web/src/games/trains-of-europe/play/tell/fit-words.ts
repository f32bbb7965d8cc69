// How well a vehicle fits, in words.

import { contentOf, type View } from '@branchline/trains-of-europe';
import type { Fit } from '../fit.ts';
import type { Use } from '../vehicle-use.ts';
import type { Names } from './names.ts';

export function fitText(
  { text: { vehicle }, model }: Names,
  { kind, replaces }: Pick<Fit, 'kind' | 'replaces'>,
): string {
  switch (kind) {
    case 'fits':
      return vehicle.fits;
    case 'replaces':
      return vehicle.wouldReplace(model(replaces ?? ''));
    case 'too-slow':
      return vehicle.tooSlow;
    case 'no-berths':
      return vehicle.noBerths;
    case 'covered':
      return vehicle.inYard;
  }
}

/** What keeps a vehicle that fits from meeting the condition. */
export function unsuitedText({ text: { vehicle } }: Names, view: View, { no }: Pick<Use, 'no'>): string {
  const { extra } = contentOf(view.config).contracts[no]!;
  return extra?.type === 'speed' ? vehicle.slowForReward : vehicle.berthsForReward;
}
