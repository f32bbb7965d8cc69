// The keys on the map as the player has set them.

import { defaultKeys, type KeyMap } from '../board/index.ts';
import { preferences } from '../settings.ts';

export const keyMap = (): KeyMap => ({ ...defaultKeys, ...preferences.value.keys });
