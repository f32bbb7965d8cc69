// Keys as a list, and a field to change one of them.

import { useState } from 'preact/hooks';
import { text } from '../messages/more-text.ts';

/** A command and the physical keys (`KeyboardEvent.code`) that give it, the main one first. */
export type NamedKey = { readonly name: string; readonly title: string; readonly codes: readonly string[] };

/** `KeyQ` → `Q`; keys are meant by their place, so this is what the key is called on an English keyboard. */
export function keyTitle(code: string): string {
  const named: Readonly<Record<string, string>> = text.value.settings.keyLabels;
  return (
    named[code] ??
    code
      .replace(/^Key|^Digit/, '')
      .replace(/^Numpad/, 'Num ')
      .replace(/^Arrow/, '')
      .replace('Equal', '+')
      .replace('Minus', '−')
  );
}

export function KeyList({ keys, notes }: { readonly keys: readonly NamedKey[]; readonly notes: string }) {
  return (
    <>
      <dl class="key-list">
        {keys.map(({ name, title, codes }) => (
          <div key={name}>
            <dt>{title}</dt>
            <dd>
              {codes.slice(0, 2).map((code) => (
                <kbd key={code}>{keyTitle(code)}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p class="key-notes">{notes}</p>
    </>
  );
}

type KeyFieldProps = {
  readonly field: NamedKey;
  /** All keys, so that none is given twice. */
  readonly keys: readonly NamedKey[];
  readonly onChange: (code: string) => void;
};

/** Listens for the next key once it is pressed. */
export function KeyField({ field, keys, onChange }: KeyFieldProps) {
  const { settings: words } = text.value;
  const [listening, setListening] = useState(false);
  const [taken, setTaken] = useState<NamedKey>();
  const listen = (event: KeyboardEvent): void => {
    if (!listening || event.code === 'Tab') return;
    event.preventDefault();
    if (event.code === 'Escape') {
      setListening(false);
      return;
    }
    const other = keys.find(({ name, codes }) => name !== field.name && codes.includes(event.code));
    setTaken(other);
    if (other !== undefined) return;
    onChange(event.code);
    setListening(false);
  };
  const now = keyTitle(field.codes[0] ?? '');
  return (
    <div class="key-field">
      <span>{field.title}</span>
      <span>
        {taken !== undefined && listening && <small role="alert">{words.keyTaken(taken.title)} </small>}
        <button
          type="button"
          class="key-button"
          aria-label={`${field.title}: ${now}`}
          data-listening={listening || undefined}
          onClick={() => {
            setTaken(undefined);
            setListening(!listening);
          }}
          onBlur={() => setListening(false)}
          onKeyDown={listen}
        >
          {listening ? words.pressKey : now}
        </button>
      </span>
    </div>
  );
}
