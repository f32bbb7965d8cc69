// A newer build waits: said on every screen where loading it interrupts nobody.

import { text } from '../messages/text.ts';
import { newVersion } from './new-version.ts';

export function UpdateNotice() {
  const { home } = text.value;
  if (!newVersion.value) return null;
  return (
    <p class="panel notice home-update">
      {home.update}
      <button type="button" class="chip-button" onClick={newVersion.value}>
        {home.updateNow}
      </button>
    </p>
  );
}
