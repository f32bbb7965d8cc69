// The name under which the others see the person at this device.

import { useId } from 'preact/hooks';
import { text } from '../messages/text.ts';

type NameFieldProps = {
  readonly value: string;
  readonly onChange: (name: string) => void;
  /** What whoever leaves it empty is called, where that is possible. */
  readonly otherwise?: string;
};

export function NameField({ value, onChange, otherwise }: NameFieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{text.value.create.yourName}</label>
      <input
        id={id}
        class="text-input"
        value={value}
        placeholder={otherwise}
        maxLength={24}
        autocomplete="nickname"
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
