// Why a number is what it is: its lines, what would count but does not yet, and the rule each line follows from.

import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { IconButton } from '../../../../ui/controls.tsx';
import type { Sum } from '../../play/sums/sum.ts';
import type { Names } from '../../play/tell/names.ts';
import { amountText, isGainOrLoss, labelText } from '../../play/tell/sum-words.ts';
import { toneOf } from './amount.tsx';
import { placeBeside } from './place-beside.ts';
import { px } from './px.ts';
import { ruleText } from './rule-text.ts';

type PopoverProps = {
  readonly sum: Sum;
  readonly names: Names;
  /** What the number was pressed on. */
  readonly beside: HTMLElement;
  readonly onClose: () => void;
};

function Lines({ sum, names, depth }: { readonly sum: Sum; readonly names: Names; readonly depth: number }) {
  const { sums, money } = names.text;
  return (
    <ul class="toe-sum-lines">
      {sum.parts.map((part, at) => (
        <li key={at}>
          <p class={`toe-sum-line ${part.amount === 0 ? 'none' : ''}`} title={ruleText(names, part.rule)}>
            <span>{labelText(names, part)}</span>
            <b class={isGainOrLoss(part) ? toneOf(part.amount) : ''}>{amountText(names, part)}</b>
          </p>
          {part.waiting !== undefined && part.waiting !== 0 && (
            <p class="toe-sum-waiting">{sums.waiting(money.signed(part.waiting))}</p>
          )}
          {part.parts.length > 0 && depth < 3 && <Lines sum={part} names={names} depth={depth + 1} />}
        </li>
      ))}
    </ul>
  );
}

/** Rules of the lines, each once, the head's first. */
const rulesOf = (sum: Sum): string[] => [...new Set([sum.rule, ...sum.parts.map(({ rule }) => rule)])];

export function SumPopover({ sum, names, beside, onClose }: PopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number }>();
  const title = useId();
  useLayoutEffect(() => {
    const { width, height } = box.current!.getBoundingClientRect();
    setPlace(
      placeBeside(beside.getBoundingClientRect(), { width, height }, { width: innerWidth, height: innerHeight }),
    );
  }, [sum, beside]);
  // What is still hidden cannot have the focus.
  useLayoutEffect(() => {
    if (place) box.current?.focus();
  }, [place]);
  useLayoutEffect(() => {
    const away = (event: PointerEvent): void => {
      if (!box.current?.contains(event.target as Node)) onClose();
    };
    addEventListener('pointerdown', away, true);
    return () => {
      removeEventListener('pointerdown', away, true);
      // Back to the number, unless the reader has gone elsewhere meanwhile.
      if (document.activeElement === document.body) beside.focus();
    };
  }, [beside, onClose]);
  return (
    <div
      ref={box}
      class="toe-sum"
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      style={place ? { left: px(place.left), top: px(place.top) } : { visibility: 'hidden' }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        beside.focus();
        onClose();
      }}
    >
      <header class="toe-sum-head">
        <h3 id={title}>{labelText(names, sum)}</h3>
        <b class={isGainOrLoss(sum) ? toneOf(sum.amount) : ''}>{amountText(names, sum)}</b>
        <IconButton icon="close" label={names.text.screens.close} onClick={onClose} />
      </header>
      <Lines sum={sum} names={names} depth={0} />
      <ul class="toe-sum-rules">
        {rulesOf(sum).map((rule) => (
          <li key={rule}>{ruleText(names, rule)}</li>
        ))}
      </ul>
    </div>
  );
}
