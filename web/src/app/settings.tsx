// Settings: language, looks, sound, pace, and the keys on the map.

import { useState } from 'preact/hooks';
import { LANGUAGES, type Language } from '@branchline/boards';
import { text } from '../messages/text.ts';
import { change, MOTIONS, NAMINGS, settings, SPEEDS, THEMES } from '../prefs/settings.ts';
import { defaultKeys, type KeyName } from '../games/trans-europa/board/index.ts';
import { Choices, Switch } from '../ui/controls.tsx';
import { layout } from '../ui/layout.ts';
import { LANGUAGE_NAMES } from './home/language-menu.tsx';
import { keysOf, keyTitle } from '../table/key-list.tsx';
import { Page } from './page.tsx';

function KeyField({ name }: { readonly name: KeyName }) {
  const { settings: words } = text.value;
  const [listening, setListening] = useState(false);
  const [taken, setTaken] = useState<KeyName>();
  const listen = (event: KeyboardEvent): void => {
    if (!listening || event.code === 'Tab') return;
    event.preventDefault();
    if (event.code === 'Escape') {
      setListening(false);
      return;
    }
    const other = (Object.keys(defaultKeys) as KeyName[]).find(
      (known) => known !== name && keysOf(known).includes(event.code),
    );
    setTaken(other);
    if (other !== undefined) return;
    change({ keys: { ...settings.value.keys, [name]: [event.code, ...defaultKeys[name].slice(1)] } });
    setListening(false);
  };
  return (
    <div class="key-field">
      <span>{words.keyNames[name]}</span>
      <span>
        {taken !== undefined && listening && <small role="alert">{words.keyTaken(words.keyNames[taken])} </small>}
        <button
          type="button"
          class="key-button"
          aria-label={`${words.keyNames[name]}: ${keyTitle(keysOf(name)[0] ?? '')}`}
          data-listening={listening || undefined}
          onClick={() => {
            setTaken(undefined);
            setListening(!listening);
          }}
          onBlur={() => setListening(false)}
          onKeyDown={listen}
        >
          {listening ? words.pressKey : keyTitle(keysOf(name)[0] ?? '')}
        </button>
      </span>
    </div>
  );
}

export function SettingsScreen() {
  const { settings: words } = text.value;
  const now = settings.value;
  const languages: readonly { value: Language | 'auto'; name: string }[] = [
    { value: 'auto', name: words.languageAuto },
    ...LANGUAGES.map((value) => ({ value, name: LANGUAGE_NAMES[value] })),
  ];
  return (
    <Page title={words.title}>
      <section class="section">
        <Choices
          label={words.language}
          choices={languages}
          value={now.language ?? 'auto'}
          onChange={(value) => {
            const { language: _, ...rest } = settings.value;
            settings.value = value === 'auto' ? rest : { ...rest, language: value };
          }}
        />
        <Choices
          label={words.naming}
          choices={NAMINGS.map((value) => ({ value, name: words.namings[value] }))}
          value={now.naming}
          onChange={(naming) => change({ naming })}
        />
        <Choices
          label={words.theme}
          choices={THEMES.map((value) => ({ value, name: words.themes[value] }))}
          value={now.theme}
          onChange={(theme) => change({ theme })}
        />
        <Choices
          label={words.motion}
          choices={MOTIONS.map((value) => ({ value, name: words.motions[value] }))}
          value={now.motion}
          onChange={(motion) => change({ motion })}
        />
        <Choices
          label={words.speed}
          choices={SPEEDS.map((value) => ({ value, name: words.speeds[value] }))}
          value={now.speed}
          onChange={(speed) => change({ speed })}
        />
      </section>
      <section class="section">
        <Switch label={words.sound} about={words.soundHelp} on={now.sound} onChange={(sound) => change({ sound })} />
        <Switch
          label={words.layAtOnce}
          about={words.layAtOnceHelp}
          on={now.layAtOnce}
          onChange={(layAtOnce) => change({ layAtOnce })}
        />
        <div class="field">
          <label for="player-name">{words.playerName}</label>
          <input
            id="player-name"
            class="text-input"
            maxLength={24}
            value={now.playerName}
            autocomplete="nickname"
            onInput={(event) => change({ playerName: event.currentTarget.value })}
          />
          <p class="field-about">{words.playerNameHelp}</p>
        </div>
      </section>
      <section class="section">
        <details class="keys-fold" open={layout.value !== 'phone'}>
          <summary>
            <h2>{words.keys}</h2>
          </summary>
          <p class="section-help">{words.keysHelp}</p>
          <div class="key-fields">
            {(Object.keys(defaultKeys) as KeyName[]).map((name) => (
              <KeyField key={name} name={name} />
            ))}
          </div>
          <p class="section-help">
            {words.keyPlan} {words.keyCities} {words.keyHelp}
          </p>
          <p>
            <button type="button" class="button" onClick={() => change({ keys: {} })}>
              {words.keysReset}
            </button>
          </p>
        </details>
      </section>
      <section class="section">
        <h2>{words.data}</h2>
        <p class="section-help">{words.dataHelp}</p>
      </section>
    </Page>
  );
}
