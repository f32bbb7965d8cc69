// Everything the page says in a language: the catalogues of the shell, of the online screens and of both games, and
// their rules pages.

import { de as exploreDe } from '../../src/explore/messages/de.ts';
import { en as exploreEn } from '../../src/explore/messages/en.ts';
import { fr as exploreFr } from '../../src/explore/messages/fr.ts';
import { nl as exploreNl } from '../../src/explore/messages/nl.ts';
import { pl as explorePl } from '../../src/explore/messages/pl.ts';
import { de as challengeDe } from '../../src/challenge/messages/de.ts';
import { en as challengeEn } from '../../src/challenge/messages/en.ts';
import { fr as challengeFr } from '../../src/challenge/messages/fr.ts';
import { nl as challengeNl } from '../../src/challenge/messages/nl.ts';
import { pl as challengePl } from '../../src/challenge/messages/pl.ts';
import { loadHelp as loadTrainsHelp } from '../../src/games/trains-of-europe/help/index.ts';
import { de as trainsDe } from '../../src/games/trains-of-europe/messages/de.ts';
import { en as trainsEn } from '../../src/games/trains-of-europe/messages/en.ts';
import { fr as trainsFr } from '../../src/games/trains-of-europe/messages/fr.ts';
import { de as frameDe } from '../../src/games/trains-of-europe/messages/frame/de.ts';
import { en as frameEn } from '../../src/games/trains-of-europe/messages/frame/en.ts';
import { fr as frameFr } from '../../src/games/trains-of-europe/messages/frame/fr.ts';
import { nl as frameNl } from '../../src/games/trains-of-europe/messages/frame/nl.ts';
import { pl as framePl } from '../../src/games/trains-of-europe/messages/frame/pl.ts';
import { de as learnDe } from '../../src/games/trains-of-europe/messages/learn/de.ts';
import { en as learnEn } from '../../src/games/trains-of-europe/messages/learn/en.ts';
import { fr as learnFr } from '../../src/games/trains-of-europe/messages/learn/fr.ts';
import { nl as learnNl } from '../../src/games/trains-of-europe/messages/learn/nl.ts';
import { pl as learnPl } from '../../src/games/trains-of-europe/messages/learn/pl.ts';
import { de as setupDe } from '../../src/games/trains-of-europe/messages/setup/de.ts';
import { en as setupEn } from '../../src/games/trains-of-europe/messages/setup/en.ts';
import { fr as setupFr } from '../../src/games/trains-of-europe/messages/setup/fr.ts';
import { nl as setupNl } from '../../src/games/trains-of-europe/messages/setup/nl.ts';
import { pl as setupPl } from '../../src/games/trains-of-europe/messages/setup/pl.ts';
import { nl as trainsNl } from '../../src/games/trains-of-europe/messages/nl.ts';
import { pl as trainsPl } from '../../src/games/trains-of-europe/messages/pl.ts';
import { loadHelp as loadTransHelp } from '../../src/games/trans-europa/help/index.ts';
import { de as insightDe } from '../../src/games/trans-europa/study/insight/messages/de.ts';
import { en as insightEn } from '../../src/games/trans-europa/study/insight/messages/en.ts';
import { fr as insightFr } from '../../src/games/trans-europa/study/insight/messages/fr.ts';
import { nl as insightNl } from '../../src/games/trans-europa/study/insight/messages/nl.ts';
import { pl as insightPl } from '../../src/games/trans-europa/study/insight/messages/pl.ts';
import { de as studyDe } from '../../src/games/trans-europa/study/messages/de.ts';
import { en as studyEn } from '../../src/games/trans-europa/study/messages/en.ts';
import { fr as studyFr } from '../../src/games/trans-europa/study/messages/fr.ts';
import { nl as studyNl } from '../../src/games/trans-europa/study/messages/nl.ts';
import { pl as studyPl } from '../../src/games/trans-europa/study/messages/pl.ts';
import type { HelpBook } from '../../src/help/types.ts';
import { de as onlineDe } from '../../src/online/messages/de.ts';
import { en as onlineEn } from '../../src/online/messages/en.ts';
import { fr as onlineFr } from '../../src/online/messages/fr.ts';
import { nl as onlineNl } from '../../src/online/messages/nl.ts';
import { pl as onlinePl } from '../../src/online/messages/pl.ts';
import type { Language } from '../../src/prefs/languages.ts';
import { MORE as TRANS_MORE, TABLE as TRANS } from '../games/trans-europa/support/texts.ts';
import { rendered } from './catalogue-checks.ts';
import { sectionTexts, sectionsOf } from './help-checks.ts';
import { FIRST, MORE } from './texts.ts';

type Catalogues = Readonly<Record<Language, object>>;

const TRAINS: Catalogues = { en: trainsEn, de: trainsDe, fr: trainsFr, nl: trainsNl, pl: trainsPl };
const FRAME: Catalogues = { en: frameEn, de: frameDe, fr: frameFr, nl: frameNl, pl: framePl };
const LEARN: Catalogues = { en: learnEn, de: learnDe, fr: learnFr, nl: learnNl, pl: learnPl };
const SETUP: Catalogues = { en: setupEn, de: setupDe, fr: setupFr, nl: setupNl, pl: setupPl };
const EXPLORE: Catalogues = { en: exploreEn, de: exploreDe, fr: exploreFr, nl: exploreNl, pl: explorePl };
const ONLINE: Catalogues = { en: onlineEn, de: onlineDe, fr: onlineFr, nl: onlineNl, pl: onlinePl };

export const CHALLENGE = { en: challengeEn, de: challengeDe, fr: challengeFr, nl: challengeNl, pl: challengePl };

export const STUDY = { en: studyEn, de: studyDe, fr: studyFr, nl: studyNl, pl: studyPl };

export const INSIGHT = { en: insightEn, de: insightDe, fr: insightFr, nl: insightNl, pl: insightPl };

const CATALOGUES: Readonly<Record<string, Catalogues>> = {
  shell: FIRST,
  'shell, later': MORE,
  online: ONLINE,
  explore: EXPLORE,
  challenges: CHALLENGE,
  'Trans Europa': TRANS,
  'Trans Europa, later': TRANS_MORE,
  'Trans Europa, study': STUDY,
  'Trans Europa, insight': INSIGHT,
  'Trains of Europe': TRAINS,
  'Trains of Europe, frame': FRAME,
  'Trains of Europe, lessons': LEARN,
  'Trains of Europe, a table of one’s own': SETUP,
};

const BOOKS: Readonly<Record<string, (language: Language) => Promise<HelpBook>>> = {
  'Trans Europa, rules': loadTransHelp,
  'Trains of Europe, rules': loadTrainsHelp,
};

/** Every message as players meet it, with different numbers and persons, and every text of the rules pages, by place. */
export async function everythingIn(language: Language): Promise<Readonly<Record<string, readonly string[]>>> {
  const said = Object.entries(CATALOGUES).map(([place, catalogue]) => [place, rendered(catalogue[language])]);
  const read = Object.entries(BOOKS).map(async ([place, load]) => [
    place,
    sectionsOf(await load(language)).flatMap((section) =>
      sectionTexts(section).map((text) => `${section.id}: ${text}`),
    ),
  ]);
  return Object.fromEntries([...said, ...(await Promise.all(read))]);
}
