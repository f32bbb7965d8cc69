// The catalogues of the online screens: every language says everything, with the same parameters and in its own words.

import { checkCatalogues } from '../support/catalogue-checks.ts';
import { de } from '../../src/online/messages/de.ts';
import { en } from '../../src/online/messages/en.ts';
import { fr } from '../../src/online/messages/fr.ts';
import { nl } from '../../src/online/messages/nl.ts';
import { pl } from '../../src/online/messages/pl.ts';

checkCatalogues({ en, de, fr, nl, pl }, new Set(['clock.rule']));
