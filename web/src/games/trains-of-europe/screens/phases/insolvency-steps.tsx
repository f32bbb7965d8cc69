// The four steps of a self-managed insolvency.

import { Icon } from '../../../../ui/icons.tsx';
import type { PhaseProps } from '../phase-props.ts';

const STEP_OF: Partial<Record<PhaseProps['stage']['step'], number>> = { 'offer-contracts': 1, opening: 2, bidding: 2 };

export function InsolvencySteps({ stage, names }: PhaseProps) {
  const now = STEP_OF[stage.step] ?? 0;
  return (
    <ol class="toe-steps">
      {names.text.insolvency.steps.map((step, at) => (
        <li
          key={step}
          class={at < now ? 'done' : at === now ? 'now' : ''}
          {...(at === now ? { 'aria-current': 'step' as const } : {})}
        >
          <span class="toe-step-mark" aria-hidden="true">
            {at < now ? <Icon name="check" size={14} /> : at + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
