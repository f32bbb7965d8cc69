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

/** A formatter costs more to make than to use. */
const formats = new Map<string, Intl.NumberFormat>();

/** With the sign where the language writes it. */
function written(share: number, digits: number): string {
  const key = `${textLanguage.value} ${digits}`;
  let format = formats.get(key);
  if (!format) {
    const places = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    formats.set(key, (format = new Intl.NumberFormat(textLanguage.value, { style: 'percent', ...places })));
  }
  return format.format(share);
}

/** "13%" in English, "13 %" in German. */
export const percentText = (share: number): string => written(share, 0);

/** For small shares: "1.3%" in English, "1,3 %" in German. */
export const finePercent = (share: number): string => written(share, 1);

/** "+9%", "−33%" */
export function signedPercent(change: number): string {
  const size = percentText(Math.abs(change));
  return size === percentText(0) ? size : `${change < 0 ? '−' : '+'}${size}`;
}

/** What nobody can be that sure of is said so: "> 95%", "< 1%". */
export function likelyText(chance: number): string {
  if (chance > 0.95) return `>${SPACE}${percentText(0.95)}`;
  return chance < 0.01 ? `<${SPACE}${percentText(0.01)}` : percentText(chance);
}
