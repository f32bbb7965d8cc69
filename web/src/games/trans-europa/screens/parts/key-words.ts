// The keys on the map with their names.

import type { NamedKey } from '../../../../table/key-list.tsx';
import { defaultKeys, type KeyName } from '../../board/index.ts';
import { text } from '../../messages/more-text.ts';
import { keyMap } from '../../state/key-map.ts';

export function namedKeys(): readonly (NamedKey & { readonly name: KeyName })[] {
  const { keyNames } = text.value.preferences;
  const keys = keyMap();
  return (Object.keys(defaultKeys) as KeyName[]).map((name) => ({ name, title: keyNames[name], codes: keys[name] }));
}

/** What else there is to know about keys. */
export const keyNotes = (): string => {
  const { preferences: words, settings } = text.value;
  return `${words.keyPlan} ${words.keyCities} ${settings.keyHelp}`;
};
