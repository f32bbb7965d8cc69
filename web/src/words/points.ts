// Points that come in sixths, as the evaluation of companies divides them. Compiled messages call this.

import type { Forms } from './count.ts';

const SIXTHS = 6;
const MINUS = '−';
const FRACTIONS = ['', '⅙', '⅓', '½', '⅔', '⅚'];

/** "3", "1⅔", "−1" */
export function pointsIn(language: string): (sixths: number) => string {
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  return (sixths) => {
    const size = Math.abs(Math.round(sixths));
    const part = FRACTIONS[size % SIXTHS]!;
    const points = Math.floor(size / SIXTHS);
    return `${sixths < 0 ? MINUS : ''}${points === 0 && part !== '' ? '' : whole.format(points)}${part}`;
  };
}

/** The form by number; less than one point is `part`, one and a part of the next is `mixed`. */
export function pointsCaseIn(language: string): (sixths: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (sixths, forms) => {
    const points = Math.abs(sixths) / SIXTHS;
    const isWhole = Number.isInteger(points);
    const form = isWhole || points > 2 ? rules.select(points) : points < 1 ? 'part' : 'mixed';
    return forms[points] ?? forms[form] ?? forms.other;
  };
}
