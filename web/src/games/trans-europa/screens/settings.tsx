// What Trans Europa adds to the settings page: city names, laying at once, and the keys on the map.

import { KeyField } from '../../../table/key-list.tsx';
import { Choices, Switch } from '../../../ui/controls.tsx';
import { layout } from '../../../ui/layout.ts';
import type { SettingsPlace } from '../../game-ui.ts';
import { defaultKeys } from '../board/index.ts';
import { text } from '../messages/more-text.ts';
import { NAMINGS, prefer, preferences } from '../settings.ts';
import { keyNotes, namedKeys } from './parts/key-words.ts';

function Naming() {
  const { preferences: words } = text.value;
  return (
    <Choices
      label={words.naming}
      choices={NAMINGS.map((value) => ({ value, name: words.namings[value] }))}
      value={preferences.value.naming}
      onChange={(naming) => prefer({ naming })}
    />
  );
}

function LayAtOnce() {
  const { preferences: words } = text.value;
  return (
    <Switch
      label={words.layAtOnce}
      about={words.layAtOnceHelp}
      on={preferences.value.layAtOnce}
      onChange={(layAtOnce) => prefer({ layAtOnce })}
    />
  );
}

function Keys() {
  const { settings: words } = text.value;
  const keys = namedKeys();
  return (
    <section class="section">
      <details class="keys-fold" open={layout.value !== 'phone'}>
        <summary>
          <h2>{words.keys}</h2>
        </summary>
        <p class="section-help">{words.keysHelp}</p>
        <div class="key-fields">
          {keys.map((field) => (
            <KeyField
              key={field.name}
              field={field}
              keys={keys}
              onChange={(code) =>
                prefer({
                  keys: { ...preferences.value.keys, [field.name]: [code, ...defaultKeys[field.name].slice(1)] },
                })
              }
            />
          ))}
        </div>
        <p class="section-help">{keyNotes()}</p>
        <p>
          <button type="button" class="button" onClick={() => prefer({ keys: {} })}>
            {words.keysReset}
          </button>
        </p>
      </details>
    </section>
  );
}

export function GameSettings({ place }: { readonly place: SettingsPlace }) {
  switch (place) {
    case 'looks':
      return <Naming />;
    case 'switches':
      return <LayAtOnce />;
    default:
      return <Keys />;
  }
}
