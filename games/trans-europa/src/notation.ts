// Trans Europa in writing (docs/notation.md). A door of its own: nobody needs it before the first text.

import type { Notation } from '@branchline/core/notation';
import { formatMove, parseMove } from './notation-move.ts';
import { formatTold } from './notation-told.ts';
import type { TransEuropa } from './types.ts';

export const notation: Notation<TransEuropa> = { id: 'trans-europa', formatMove, parseMove, formatTold };
