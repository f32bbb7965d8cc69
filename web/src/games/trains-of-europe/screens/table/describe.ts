// A section in words: price, tracks, and what it would open for the company that is shown.

import { contentOf, type SectionId } from '@branchline/trains-of-europe';
import { sectionChoices, type SectionChoice } from '../../play/choices.ts';
import { standingsOf } from '../../play/contract/standing.ts';
import type { RouteStep } from '../../play/difference.ts';
import { sectionText } from '../../play/tell/turn-words.ts';
import type { Play } from '../../state/play.ts';

/** Routes for which this one licence is all that is missing. */
export function opensBy(play: Play): ReadonlyMap<string, readonly RouteStep[]> {
  const found = new Map<string, RouteStep[]>();
  for (const { contract, routes } of standingsOf(play.table.view.value, play.shownSeat.value).contracts)
    for (const { from, to, income, missing } of routes)
      if (missing?.sections.length === 1) {
        const [section] = missing.sections;
        found.set(section!, [...(found.get(section!) ?? []), { contract, from, to, income }]);
      }
  return found;
}

export const textOf = (play: Play, choice: SectionChoice, opens: readonly RouteStep[] = []): string => {
  const names = play.names.value;
  const holders = choice.holders.map((seat) => names.who(seat).name);
  const taken = holders.length > 0 ? ` (${names.text.list(holders)})` : '';
  return sectionText(names, play.table.view.value, choice, opens) + taken;
};

export function describeSection(play: Play, section: SectionId): string {
  const view = play.table.view.value;
  if (!contentOf(view.config).sectionIndex.has(section)) return section;
  const choice = sectionChoices(view, play.shownSeat.value).find((other) => other.section === section)!;
  return textOf(play, choice, opensBy(play).get(section));
}
