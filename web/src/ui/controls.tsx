// Buttons, choices and switches.

import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Icon, type IconName } from './icons.tsx';

type IconButtonProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly expanded?: boolean;
  readonly class?: string;
};

export function IconButton({ icon, label, onClick, pressed, disabled, expanded, class: extra = '' }: IconButtonProps) {
  return (
    <button
      type="button"
      class={`icon-button ${extra}`}
      title={label}
      aria-label={label}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      {...(expanded === undefined ? {} : { 'aria-expanded': expanded })}
      {...(disabled === undefined ? {} : { disabled })}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

export type Choice<T extends string | number> = {
  readonly value: T;
  readonly name: ComponentChildren;
  readonly about?: string;
  readonly disabled?: boolean;
};

type ChoicesProps<T extends string | number> = {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly choices: readonly Choice<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** `pills`: a row of short words. `cards`: a grid with a sentence each. */
  readonly look?: 'pills' | 'cards';
};

/** One of several, as a group of radio buttons. */
export function Choices<T extends string | number>({
  label,
  labelHidden,
  choices,
  value,
  onChange,
  look = 'pills',
}: ChoicesProps<T>) {
  const name = useId();
  return (
    <fieldset class={`choices choices-${look}`}>
      <legend class={labelHidden ? 'visually-hidden' : ''}>{label}</legend>
      <div class="choices-row">
        {choices.map((choice) => (
          <label
            key={choice.value}
            class="choice"
            data-chosen={choice.value === value || undefined}
            data-disabled={choice.disabled || undefined}
          >
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              disabled={choice.disabled ?? false}
              onChange={() => onChange(choice.value)}
            />
            <span class="choice-name">{choice.name}</span>
            {look === 'cards' && choice.about !== undefined && <span class="choice-about">{choice.about}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type SwitchProps = {
  readonly label: string;
  readonly about?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
};

export function Switch({ label, about, on, onChange }: SwitchProps) {
  return (
    <label class="switch">
      <input type="checkbox" role="switch" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span class="switch-track" aria-hidden="true" />
      <span class="switch-text">
        <span class="switch-label">{label}</span>
        {about !== undefined && <span class="switch-about">{about}</span>}
      </span>
    </label>
  );
}
