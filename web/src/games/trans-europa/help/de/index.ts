// The rules pages in German.

import type { BookText } from '../text.ts';
import { agreements } from './agreements.ts';
import { building } from './building.ts';
import { cards } from './cards.ts';
import { classic } from './classic.ts';
import { ending } from './ending.ts';
import { ferry } from './ferry.ts';
import { overview } from './overview.ts';
import { prestige } from './prestige.ts';
import { round } from './round.ts';

export const de: BookText = { overview, round, building, ending, classic, ferry, prestige, cards, agreements };
