// What is asked of the reader, in words: titles of the steps, the own turn for the ear, and sections as list items.

import { contentOf, type View } from '@branchline/trains-of-europe';
import type { SectionChoice } from '../choices.ts';
import type { SectionWorth } from '../section-worth.ts';
import type { StageView } from '../stage.ts';
import type { Names } from './names.ts';

/** "Buy up to 3 licences", by what is left of the limit. */
export function stepTitle({ text: { turn } }: Names, { step, limit }: StageView): string {
  const title = turn.steps[step];
  return typeof title === 'string' ? title : title(limit ? limit.of - limit.used : 1);
}

export const stepHelp = ({ text: { turn } }: Names, { step }: StageView): string => turn.helps[step];

/** Whom the reader waits for, or that it is the own turn. */
export function turnHead({ text: { turn, list }, who }: Names, { mine, bonus, waitingFor, limit }: StageView): string {
  if (mine) return bonus && limit ? turn.yoursBonus : turn.yours;
  return waitingFor.length > 0 ? turn.waitFor(list(waitingFor.map((seat) => who(seat).name))) : turn.nobody;
}

/** Told to the screen reader when the own turn begins. */
export function spokenTurn(names: Names, stage: StageView): string {
  const { speech, money } = names.text;
  if (stage.choices.kind === 'bids') {
    const { lot, bid, high } = stage.choices.bidding;
    return speech.turn(speech.bidding(names.lot(lot), money.cash(bid), names.who(high)).replace(/\.$/, ''));
  }
  const what = stepTitle(names, stage).replace(/[.?\u00a0]+$/, '');
  return stage.bonus && stage.limit ? speech.turnBonus(what) : speech.turn(what);
}

/** "Wien–Budapest, 1 segment, 40k, 1 of 3 tracks taken, opens Praha–Budapest, +60k a year" */
export function sectionText(
  { text: { speech, money, year }, section, city }: Names,
  view: View,
  { section: id, price, companies, tracks }: SectionChoice,
  { opens, gain }: SectionWorth,
): string {
  const index = contentOf(view.config);
  const { segments } = index.sections[index.sectionIndex.get(id)!]!;
  return [
    speech.section(section(id), segments, money.cash(price)),
    speech.tracksTaken(companies, tracks),
    ...opens.map(({ from, to }) => speech.opensRoute(city(from), city(to))),
    ...(gain === 0 ? [] : [year.each(money.signed(gain))]),
  ].join(', ');
}
