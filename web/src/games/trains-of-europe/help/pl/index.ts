// The rules pages in Polish.

import type { BookText } from '../text.ts';
import { auction } from './auction.ts';
import { contracts } from './contracts.ts';
import { ending } from './ending.ts';
import { insolvency } from './insolvency.ts';
import { licences } from './licences.ts';
import { overview } from './overview.ts';
import { phases } from './phases.ts';
import { setup } from './setup.ts';
import { variants } from './variants.ts';
import { vehicles } from './vehicles.ts';
import { year } from './year.ts';
import { yearEnd } from './year-end.ts';

export const pl: BookText = {
  overview,
  setup,
  year,
  licences,
  contracts,
  vehicles,
  phases,
  auction,
  'year-end': yearEnd,
  insolvency,
  ending,
  variants,
};
