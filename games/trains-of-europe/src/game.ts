// The business game as the kernel knows it.

import type { Game } from '@branchline/core';
import { agreedIn } from './agreed.ts';
import { apply } from './apply.ts';
import { check } from './check.ts';
import { checkOutcome, draw } from './draw.ts';
import { events } from './events.ts';
import { legal } from './legal.ts';
import { configure, CUSTOMARY, header, MAX_SEATS, MIN_SEATS } from './options.ts';
import { parseMove } from './parse-move.ts';
import { result } from './result.ts';
import { reveals } from './reveals.ts';
import { RULES_VERSIONS } from './rules-version.ts';
import { sample } from './sample.ts';
import { setup } from './setup.ts';
import { turn } from './turn.ts';
import type { TrainsOfEurope } from './types.ts';
import { view } from './view.ts';

/** The rules of Trains of Europe. */
export const trainsOfEurope: Game<TrainsOfEurope> = {
  id: 'trains-of-europe',
  rulesVersion: RULES_VERSIONS[0],
  customary: CUSTOMARY,
  minSeats: MIN_SEATS,
  maxSeats: MAX_SEATS,
  configure,
  header,
  agreedIn,
  setup,
  turn,
  legal,
  check,
  apply,
  view,
  sample,
  events,
  reveals,
  result,
  draw,
  checkOutcome,
  parseMove,
};
