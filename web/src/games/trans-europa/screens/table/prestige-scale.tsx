// How much prestige a number of missing tracks brings in this round (TP-SCORE-2, cards 1 and 2).

import { roundRules } from '@branchline/trans-europa';
import { text } from '../../messages/more-text.ts';
import type { Table } from '../../types.ts';
import './prestige-scale.css';

type Step = { readonly from: number; readonly to: number; readonly prestige: number };

/** Numbers of missing tracks that bring the same stand together; the last step has no end. */
export function stepsOf(table: readonly number[]): readonly Step[] {
  const steps: Step[] = [];
  table.forEach((prestige, missing) => {
    const last = steps.at(-1);
    if (last?.prestige === prestige) steps[steps.length - 1] = { ...last, to: missing };
    else steps.push({ from: missing, to: missing, prestige });
  });
  return steps;
}

type ScaleProps = {
  readonly table: Table;
  /** The step that is marked. */
  readonly missing?: number | undefined;
};

export function PrestigeScale({ table, missing }: ScaleProps) {
  const { count: words } = text.value;
  const { rounds, cards } = table.view.value.public;
  const steps = stepsOf(roundRules(table.stop.value ? rounds.at(-1)!.cards : cards).table);
  const isNow = ({ from, to }: Step, index: number): boolean =>
    missing !== undefined && missing >= from && (missing <= to || index === steps.length - 1);
  return (
    <table class="prestige-scale">
      <tbody>
        <tr>
          <th scope="row">{words.missing}</th>
          {steps.map((step, index) => (
            <td key={step.from} data-now={isNow(step, index) || undefined}>
              {index === steps.length - 1
                ? `${step.from}+`
                : step.from === step.to
                  ? step.from
                  : `${step.from}–${step.to}`}
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{words.prestige}</th>
          {steps.map((step, index) => (
            <td key={step.from} data-now={isNow(step, index) || undefined}>
              {step.prestige}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
