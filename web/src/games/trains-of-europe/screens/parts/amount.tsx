// A number that can be pressed to explain itself, and amounts with their sign.

import type { ComponentChildren } from 'preact';
import type { Sum } from '../../play/sums/sum.ts';

export type Explain = (sum: Sum, beside: HTMLElement) => void;

/** `pos`, `neg` or nothing, by the sign of an amount. */
export const toneOf = (amount: number): string => (amount > 0 ? 'pos' : amount < 0 ? 'neg' : '');

type WhyProps = {
  readonly sum: Sum | undefined;
  readonly explain: Explain | undefined;
  readonly children: ComponentChildren;
  readonly class?: string;
  /** What the number is, where no word beside it says so. */
  readonly label?: string;
};

/** Without a sum it is plain text. */
export function Why({ sum, explain, children, class: extra = '', label }: WhyProps) {
  if (!sum || !explain) return <span class={extra}>{children}</span>;
  return (
    <button
      type="button"
      class={`toe-why ${extra}`}
      aria-haspopup="dialog"
      {...(label === undefined ? {} : { title: label })}
      onClick={(event) => {
        event.stopPropagation();
        explain(sum, event.currentTarget);
      }}
    >
      {children}
    </button>
  );
}

/** "150k → 90k" */
export const Change = ({ before, after }: { readonly before: string; readonly after: string }) => (
  <span class="toe-change">
    {before} <span class="toe-arrow">→</span> {after}
  </span>
);
