// Claiming by hand: the button, what is asked before a claim is made, and what the table does not tell.

import { useEffect } from 'preact/hooks';
import './claim.css';
import { Dialog } from '../../../../table/dialog.tsx';
import { text } from '../../messages/more-text.ts';
import { isOpenAlready } from '../../play/claims.ts';
import { keyMap } from '../../state/key-map.ts';
import type { Play } from '../../state/play.ts';

type ClaimProps = { readonly play: Play };

export function ClaimButton({ play, compact = false }: ClaimProps & { readonly compact?: boolean }) {
  const { claims } = text.value;
  return (
    <button
      type="button"
      class="chip-button claim-button"
      title={claims.about}
      disabled={play.sending.value}
      onClick={play.askClaim}
    >
      {claims.button} {!compact && <kbd>{keyMap().claim[0]?.replace(/^Key|^Digit/, '')}</kbd>}
    </button>
  );
}

/** A wrong claim is expensive: a stray press makes none. */
export function ClaimDialog({ play }: ClaimProps) {
  const { claims } = text.value;
  const view = play.table.view.value;
  const close = (): void => {
    play.claiming.value = false;
  };
  // The turn may end while the question is open; it is not asked again automatically in the next one.
  useEffect(() => close, []);
  return (
    <Dialog title={claims.title} onClose={close} class="claim-dialog">
      <p>{claims.right}</p>
      <p>{isOpenAlready(view) ? claims.wrongAgain : claims.wrong[view.config.options.wrongClaim]}</p>
      <p class="claim-buttons">
        {/* Closed by the window itself, the focus goes back to where it was. */}
        <button type="button" class="button" onClick={(event) => event.currentTarget.closest('dialog')?.close()}>
          {claims.notYet}
        </button>
        <button type="button" class="button button-me" autofocus onClick={() => void play.claim()}>
          {claims.button}
        </button>
      </p>
    </Dialog>
  );
}

/** In the place of the count of missing tracks; `brief` if there is space only for what has changed. */
export function ClaimNote({ play, brief = false }: ClaimProps & { readonly brief?: boolean }) {
  const { claims } = text.value;
  const { own, public: position } = play.table.view.value;
  if (own === undefined || own.hand.length === 0) return null;
  const open = position.revealed[own.seat]!.length === own.hand.length;
  if (brief && !open) return null;
  return (
    <p class="claim-note">
      {open && <strong>{claims.open}</strong>} {!brief && claims.note}
    </p>
  );
}
