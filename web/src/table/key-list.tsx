// The keys on the map, as a list.

import { text } from '../messages/text.ts';
import { settings } from '../prefs/settings.ts';
import { defaultKeys, type KeyName } from '../games/trans-europa/board/index.ts';

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

export const keysOf = (name: KeyName): readonly string[] => settings.value.keys[name] ?? defaultKeys[name];

export function KeyList() {
  const { settings: words } = text.value;
  const names = Object.keys(defaultKeys) as KeyName[];
  return (
    <>
      <dl class="key-list">
        {names.map((name) => (
          <div key={name}>
            <dt>{words.keyNames[name]}</dt>
            <dd>
              {keysOf(name)
                .slice(0, 2)
                .map((code) => (
                  <kbd key={code}>{keyTitle(code)}</kbd>
                ))}
            </dd>
          </div>
        ))}
      </dl>
      <p class="key-notes">
        {words.keyPlan} {words.keyCities} {words.keyHelp}
      </p>
    </>
  );
}
