// Chances as people read them: whole percentages, which sum to 100 within a group.

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

/** "13 %" */
export const percentText = (chance: number): string => `${Math.round(100 * chance)}${SPACE}%`;

/** "+9 %", "−33 %" */
export function signedPercent(change: number): string {
  const whole = Math.round(100 * Math.abs(change));
  return `${whole === 0 ? '' : change < 0 ? '−' : '+'}${whole}${SPACE}%`;
}

/** What nobody can be that sure of is said so: "> 95 %", "< 1 %". */
export function likelyText(chance: number): string {
  if (chance > 0.95) return `>${SPACE}95${SPACE}%`;
  return chance < 0.01 ? `<${SPACE}1${SPACE}%` : percentText(chance);
}
