// The two switches of a review that all its figures follow: how much of the game, and judged from which knowledge.

import './review-line.css';
import '../ui/fields.css';

type Option = { readonly value: string; readonly name: string };

type SwitchProps = {
  readonly label: string;
  readonly about?: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
};

export function ReviewSwitch({ label, about, value, options, onChange }: SwitchProps) {
  return (
    <select
      class="select-input"
      aria-label={label}
      title={about ?? label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {options.map(({ value: each, name }) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </select>
  );
}
