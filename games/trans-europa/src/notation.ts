// Trans Europa in writing (docs/notation.md). A separate entry point, because only texts need it.

import type { Notation } from '@branchline/core/notation';
import { formatMove, parseMove } from './notation-move.ts';
import { formatTold } from './notation-told.ts';
import type { TransEuropa } from './types.ts';

export const notation: Notation<TransEuropa> = { id: 'trans-europa', formatMove, parseMove, formatTold };
