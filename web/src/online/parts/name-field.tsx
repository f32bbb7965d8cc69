// The name under which the others see the person at this device.

import { useId } from 'preact/hooks';
import { text } from '../messages/text.ts';

type NameFieldProps = { readonly value: string; readonly onChange: (name: string) => void };

export function NameField({ value, onChange }: NameFieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{text.value.create.yourName}</label>
      <input
        id={id}
        class="text-input"
        value={value}
        maxLength={24}
        autocomplete="nickname"
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
