// The catalogues of challenges: every language says everything, with the same parameters and in its own words.

import { CHALLENGE } from '../support/all-texts.ts';
import { checkCatalogues } from '../support/catalogue-checks.ts';

checkCatalogues(CHALLENGE, new Set(['bot']));
