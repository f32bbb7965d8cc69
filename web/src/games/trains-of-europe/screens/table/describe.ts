// A section in words: price, tracks, and what it would open for the company that is shown.

import { contentOf, type SectionId } from '@branchline/trains-of-europe';
import { sectionChoices, type SectionChoice } from '../../play/choices.ts';
import { sectionWorths, type SectionWorth } from '../../play/section-worth.ts';
import { sectionText } from '../../play/tell/turn-words.ts';
import type { Play } from '../../state/play.ts';

export const textOf = (play: Play, choice: SectionChoice, worth: SectionWorth): string => {
  const names = play.names.value;
  const holders = choice.holders.map((seat) => names.who(seat).name);
  const taken = holders.length > 0 ? ` (${names.text.list(holders)})` : '';
  return sectionText(names, play.table.view.value, choice, worth) + taken;
};

export function describeSection(play: Play, section: SectionId): string {
  const view = play.table.view.value;
  if (!contentOf(view.config).sectionIndex.has(section)) return section;
  const choice = sectionChoices(view, play.shownSeat.value).find((other) => other.section === section)!;
  // A section nobody else can have any more opens nothing.
  const worth = choice.state === 'full' ? { opens: [], gain: 0 } : sectionWorths(view, play.shownSeat.value)(section);
  return textOf(play, choice, worth);
}
