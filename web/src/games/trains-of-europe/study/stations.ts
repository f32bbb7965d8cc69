// The positions between phases, in words and by years.

import type { Names } from '../play/tell/names.ts';
import { words } from './messages/text.ts';
import type { ReviewState } from './review-state.ts';

/** What all parts of a review are given. */
export type OfReview = { readonly state: ReviewState; readonly names: Names };

/** Where the years begin. */
export const yearsOf = ({
  bare,
}: Pick<ReviewState, 'bare'>): readonly { readonly at: number; readonly year: number }[] =>
  bare.value.flatMap(({ year }, at) => (bare.value[at - 1]?.year === year ? [] : [{ at, year }]));

/** "Year 3, after the Railroad Fair" */
export function stationText({ bare }: Pick<ReviewState, 'bare'>, { text }: Names, at: number): string {
  const { phase, year } = bare.value[at] ?? { year: 1 };
  const { station } = words.value;
  if (at === bare.value.length - 1 && at > 0) return station.end;
  if (bare.value[at - 1]?.year !== year || phase === undefined) return station.begins(year);
  return station.after(year, text.phases[phase].name);
}
