// The name under which the others see the person at this device.

import { nameFrom } from '@branchline/core/names';
import { useId } from 'preact/hooks';
import { text } from '../messages/text.ts';

type NameFieldProps = {
  readonly value: string;
  readonly onChange: (name: string) => void;
  /** The name of a player who leaves it empty, if that is possible. */
  readonly otherwise?: string;
};

export function NameField({ value, onChange, otherwise }: NameFieldProps) {
  const id = useId();
  const { create } = text.value;
  const isUnseen = value.trim() !== '' && nameFrom(value) === '';
  return (
    <div class="field">
      <label for={id}>{create.yourName}</label>
      <input
        id={id}
        class="text-input"
        value={value}
        placeholder={otherwise}
        maxLength={24}
        autocomplete="nickname"
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {isUnseen && (
        <p class="problem" role="alert">
          {create.nameUnseen}
        </p>
      )}
    </div>
  );
}
