// A number that can be pressed to explain itself, and amounts with their sign.

import type { View } from '@branchline/trains-of-europe';
import { isByHand } from '../../play/office.ts';
import type { Sum } from '../../play/sums/sum.ts';
import type { Names } from '../../play/tell/names.ts';
import { labelText } from '../../play/tell/sum-words.ts';

export type Explain = (sum: Sum, beside: HTMLElement) => void;

/** `pos`, `neg` or nothing, by the sign of an amount. */
export const toneOf = (amount: number): string => (amount > 0 ? 'pos' : amount < 0 ? 'neg' : '');

type WhyProps = {
  readonly sum: Sum | undefined;
  readonly explain: Explain | undefined;
  readonly names: Names;
  /** The number as it is shown. */
  readonly children: string;
  readonly class?: string;
};

/** Without a sum it is plain text. Its name says what the number is, for those who do not see what is next to it. */
export function Why({ sum, explain, names, children, class: extra = '' }: WhyProps) {
  if (!sum || !explain) return <span class={extra}>{children}</span>;
  return (
    <button
      type="button"
      class={`toe-why ${extra}`}
      aria-haspopup="dialog"
      aria-label={`${labelText(names, sum)}: ${children}`}
      onClick={(event) => {
        event.stopPropagation();
        explain(sum, event.currentTarget);
      }}
    >
      {children}
    </button>
  );
}

type GainProps = { readonly view: View; readonly names: Names; readonly amount: number };

/** "+20k a year": what something would bring; nothing where the players reckon themselves (TOE-BOOK-8). */
export function Gain({ view, names, amount }: GainProps) {
  const { money, year } = names.text;
  return isByHand(view) ? null : <b class={toneOf(amount)}>{year.each(money.signed(amount))}</b>;
}

/** "150k → 90k" */
export const Change = ({ before, after }: { readonly before: string; readonly after: string }) => (
  <span class="toe-change">
    {before} <span class="toe-arrow">→</span> {after}
  </span>
);
