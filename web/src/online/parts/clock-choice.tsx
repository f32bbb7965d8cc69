// By which clock a table plays: none, one for an evening, or one for days.

import { Choices, IconButton } from '../../ui/controls.tsx';
import { text } from '../messages/text.ts';
import { stretch } from './words.ts';

export type ClockDraft = {
  readonly kind: 'none' | 'live' | 'slow';
  /** Minutes for the game. */
  readonly bank: number;
  /** Seconds more with every turn. */
  readonly increment: number;
  /** Hours to think, in slow play. */
  readonly hours: number;
};

export const FIRST_CLOCK: ClockDraft = { kind: 'none', bank: 10, increment: 10, hours: 24 };

const BANKS = [1, 2, 3, 5, 8, 10, 15, 20, 30, 45, 60] as const;
const INCREMENTS = [0, 5, 10, 15, 20, 30, 45, 60] as const;
const HOURS = [12, 24, 48, 72, 168] as const;
const DAY = 24 * 3600;

/** As the server wants it, in seconds. In slow play every turn gives back a day at most. */
export function ruleOf({ kind, bank, increment, hours }: ClockDraft) {
  if (kind === 'none') return undefined;
  if (kind === 'live') return { bank: bank * 60, increment };
  return { bank: hours * 3600, increment: Math.min(DAY, hours * 3600) };
}

type StepperProps = {
  readonly label: string;
  readonly values: readonly number[];
  readonly value: number;
  /** Seconds of one unit. */
  readonly unit: number;
  readonly onChange: (value: number) => void;
};

function Stepper({ label, values, value, unit, onChange }: StepperProps) {
  const { clock } = text.value;
  const at = values.indexOf(value);
  return (
    <div class="stepper" role="group" aria-label={label}>
      <span class="stepper-label">{label}</span>
      <IconButton icon="minus" label={clock.less(label)} disabled={at <= 0} onClick={() => onChange(values[at - 1]!)} />
      <output aria-live="polite">{stretch(value * unit)}</output>
      <IconButton
        icon="plus"
        label={clock.more(label)}
        disabled={at >= values.length - 1}
        onClick={() => onChange(values[at + 1]!)}
      />
    </div>
  );
}

type ClockChoiceProps = { readonly draft: ClockDraft; readonly onChange: (changes: Partial<ClockDraft>) => void };

export function ClockChoice({ draft, onChange }: ClockChoiceProps) {
  const { clock } = text.value;
  return (
    <div class="clock-choice">
      <Choices
        label={clock.title}
        look="cards"
        value={draft.kind}
        onChange={(kind) => onChange({ kind })}
        choices={[
          { value: 'none', name: clock.none, about: clock.noneAbout },
          { value: 'live', name: clock.live, about: clock.liveAbout },
          { value: 'slow', name: clock.slow, about: clock.slowAbout },
        ]}
      />
      {draft.kind === 'live' && (
        <div class="steppers">
          <Stepper
            label={clock.bank}
            values={BANKS}
            unit={60}
            value={draft.bank}
            onChange={(bank) => onChange({ bank })}
          />
          <Stepper
            label={clock.increment}
            values={INCREMENTS}
            unit={1}
            value={draft.increment}
            onChange={(increment) => onChange({ increment })}
          />
        </div>
      )}
      {draft.kind === 'slow' && (
        <div class="steppers">
          <Stepper
            label={clock.perTurn}
            values={HOURS}
            unit={3600}
            value={draft.hours}
            onChange={(hours) => onChange({ hours })}
          />
        </div>
      )}
    </div>
  );
}
