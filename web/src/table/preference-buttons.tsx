// Preferences that are one press away on every screen: sound, and light or dark.

import { text } from '../messages/text.ts';
import { change, settings } from '../prefs/settings.ts';
import { isDark } from '../prefs/theme.ts';
import { IconButton } from '../ui/controls.tsx';

export function SoundButton() {
  const on = settings.value.sound;
  return (
    <IconButton
      icon={on ? 'sound' : 'mute'}
      label={text.value.buttons.sound(on)}
      pressed={on}
      onClick={() => change({ sound: !on })}
    />
  );
}

export function ThemeButton() {
  const dark = isDark.value;
  return (
    <IconButton
      icon={dark ? 'sun' : 'moon'}
      label={text.value.buttons.theme}
      onClick={() => change({ theme: dark ? 'light' : 'dark' })}
    />
  );
}
