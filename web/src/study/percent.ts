// Chances as people read them: whole percentages, written as the language writes them, which sum to 100 within a group.

import { textLanguage } from '../messages/text.ts';

/** Largest remainders get what rounding down left over. */
export function wholePercents(chances: readonly number[]): readonly number[] {
  const exact = chances.map((chance) => 100 * chance);
  const floors = exact.map(Math.floor);
  const total = Math.round(exact.reduce((sum, value) => sum + value, 0));
  const left = total - floors.reduce((sum, value) => sum + value, 0);
  const order = exact
    .map((value, index) => ({ index, rest: value - floors[index]! }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of order.slice(0, Math.max(0, left))) floors[index]!++;
  return floors;
}

const SPACE = '\u00a0';

/** German and French set the sign apart, others do not. */
const whole = (percents: number): string =>
  new Intl.NumberFormat(textLanguage.value, { style: 'percent' }).format(percents / 100).replace(/\s/, SPACE);

/** "13%" in English, "13 %" in German. */
export const percentText = (chance: number): string => whole(Math.round(100 * chance));

/** "+9%", "−33%" */
export function signedPercent(change: number): string {
  const size = Math.round(100 * Math.abs(change));
  return `${size === 0 ? '' : change < 0 ? '−' : '+'}${whole(size)}`;
}

/** What nobody can be that sure of is said so: "> 95%", "< 1%". */
export function likelyText(chance: number): string {
  if (chance > 0.95) return `>${SPACE}${whole(95)}`;
  return chance < 0.01 ? `<${SPACE}${whole(1)}` : percentText(chance);
}
