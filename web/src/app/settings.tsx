// Settings: language, looks, sound and pace, and what each game adds.

import type { SettingsPlace } from '../games/game-ui.ts';
import { gameNow } from '../games/load-game.ts';
import { GAMES } from '../games/registry.ts';
import { text } from '../messages/more-text.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../prefs/languages.ts';
import { change, forgetLanguage, settings } from '../prefs/settings.ts';
import { MOTIONS, SPEEDS, THEMES } from '../prefs/stored-settings.ts';
import { saveEverything } from './everything.ts';
import { Choices, Switch } from '../ui/controls.tsx';
import { Icon } from '../ui/icons.tsx';
import { Import } from './games-import.tsx';
import { Page } from './page.tsx';

/** What the games add at one place of the page. */
function OfGames({ place }: { readonly place: SettingsPlace }) {
  return (
    <>
      {GAMES.map(({ id }) => {
        const ui = gameNow(id);
        return ui && <ui.Settings key={id} place={place} />;
      })}
    </>
  );
}

function LanguageChoice() {
  const { settings: words } = text.value;
  const languages: readonly { value: Language | 'auto'; name: string }[] = [
    { value: 'auto', name: words.languageAuto },
    ...LANGUAGES.map((value) => ({ value, name: LANGUAGE_NAMES[value] })),
  ];
  return (
    <Choices
      label={text.value.common.language}
      choices={languages}
      value={settings.value.language ?? 'auto'}
      onChange={(value) => (value === 'auto' ? forgetLanguage() : change({ language: value }))}
    />
  );
}

function Looks() {
  const { settings: words } = text.value;
  const now = settings.value;
  return (
    <section class="section">
      <LanguageChoice />
      <OfGames place="looks" />
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
        choices={SPEEDS.map((value) => ({ value, name: text.value.watch.speeds[value] }))}
        value={now.speed}
        onChange={(speed) => change({ speed })}
      />
    </section>
  );
}

function PlayerName() {
  const { settings: words } = text.value;
  return (
    <div class="field">
      <label for="player-name">{words.playerName}</label>
      <input
        id="player-name"
        class="text-input"
        maxLength={24}
        value={settings.value.playerName}
        autocomplete="nickname"
        onInput={(event) => change({ playerName: event.currentTarget.value })}
      />
      <p class="field-about">{words.playerNameHelp}</p>
    </div>
  );
}

export function SettingsScreen() {
  const { settings: words } = text.value;
  const { sound } = settings.value;
  return (
    <Page title={text.value.pages.settings}>
      <Looks />
      <section class="section">
        <Switch label={words.sound} about={words.soundHelp} on={sound} onChange={(on) => change({ sound: on })} />
        <OfGames place="switches" />
        <PlayerName />
      </section>
      <OfGames place="sections" />
      <section class="section">
        <h2>{words.data}</h2>
        <p class="section-help">{words.dataHelp}</p>
        <p>
          <button type="button" class="button" onClick={() => void saveEverything()}>
            <Icon name="download" size={18} /> {text.value.library.exportAll}
          </button>
        </p>
        <p class="section-help">{words.saveHelp}</p>
        <Import />
      </section>
    </Page>
  );
}
