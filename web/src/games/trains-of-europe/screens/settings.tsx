// What Trains of Europe adds to the settings page.

import { Choices } from '../../../ui/controls.tsx';
import type { SettingsPlace } from '../../game-ui.ts';
import { words } from '../messages/frame-text.ts';
import { NAMINGS, prefer, preferences } from '../settings.ts';

export function GameSettings({ place }: { readonly place: SettingsPlace }) {
  const { settings } = words.value;
  if (place !== 'looks') return null;
  return (
    <Choices
      label={`${settings.naming}: ${settings.title}`}
      value={preferences.value.naming}
      onChange={(naming) => prefer({ naming })}
      choices={NAMINGS.map((value) => ({ value, name: settings.namings[value] }))}
    />
  );
}
