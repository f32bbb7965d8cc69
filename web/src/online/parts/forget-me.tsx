// Leaving a server for good: it forgets who was here.

import { useState } from 'preact/hooks';
import { text as shell } from '../../messages/text.ts';
import { say } from '../../ui/live.ts';
import { text } from '../messages/text.ts';
import { forgetMe } from '../state/api.ts';
import { keptGuest } from '../state/kept.ts';

export function ForgetMe({ onDone }: { readonly onDone: () => void }) {
  const { lobby } = text.value;
  const { common } = shell.value;
  const [asking, setAsking] = useState(false);
  if (!keptGuest()) return null;
  const forget = async (): Promise<void> => {
    await forgetMe().catch(() => undefined); // offline: the question stays
    if (keptGuest()) return;
    say(lobby.forgotten);
    onDone();
  };
  return (
    <div class="online-forget">
      <button type="button" class="quiet-button" aria-expanded={asking} onClick={() => setAsking(!asking)}>
        {lobby.forget}
      </button>
      {asking && (
        <>
          <p class="section-help">{lobby.forgetAbout}</p>
          <p class="online-ways">
            <button type="button" class="chip-button" onClick={() => setAsking(false)}>
              {common.cancel}
            </button>
            <button type="button" class="chip-button" onClick={() => void forget()}>
              {common.yes}
            </button>
          </p>
        </>
      )}
    </div>
  );
}
