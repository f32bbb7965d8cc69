// What Trains of Europe adds to the settings page.

import { labelled } from '../../../messages/labelled.ts';
import { Choices } from '../../../ui/controls.tsx';
import type { SettingsPlace } from '../../game-ui.ts';
import { words } from '../messages/frame-text.ts';
import { NAMINGS, prefer, preferences } from '../settings.ts';

export function GameSettings({ place }: { readonly place: SettingsPlace }) {
  const { settings } = words.value;
  if (place !== 'looks') return null;
  return (
    <Choices
      label={labelled(settings.naming, settings.title)}
      value={preferences.value.naming}
      onChange={(naming) => prefer({ naming })}
      choices={NAMINGS.map((value) => ({ value, name: settings.namings[value] }))}
    />
  );
}
