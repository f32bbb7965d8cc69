// Money and points as every language writes them: short on cards, in full for the ear.

import { pointsIn } from '../../../words/points.ts';

const THOUSAND = 1000;
const MINUS = '−';

export interface MoneyWords {
  /** "40k" */
  readonly cash: (amount: number) => string;
  /** "+40k", "−40k", "±0k" */
  readonly signed: (amount: number) => string;
  /** Sixths of a point: "3", "1⅔", "−1". */
  readonly points: (sixths: number) => string;
  /** One decimal at most: "1.6". */
  readonly decimal: (value: number) => string;
  /** "40,000" without the unit, for sentences that are spoken. */
  readonly full: (amount: number) => string;
}

export function moneyIn(language: string): MoneyWords {
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const tenths = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const short = (amount: number): string => `${tenths.format(Math.abs(amount) / THOUSAND)}k`;
  const minus = (value: number): string => (value < 0 ? MINUS : '');
  return {
    cash: (amount) => (amount === 0 ? '0' : minus(amount) + short(amount)),
    signed: (amount) => (amount === 0 ? '±0' : (amount > 0 ? '+' : MINUS) + short(amount)),
    points: pointsIn(language),
    decimal: (value) => tenths.format(value),
    full: (amount) => minus(amount) + whole.format(Math.abs(amount)),
  };
}
