// The host closes a table, after a question.

import { useState } from 'preact/hooks';
import type { PublicTable } from '@branchline/protocol/online';
import { text as shell } from '../../messages/text.ts';
import { say } from '../../ui/live.ts';
import { text } from '../messages/text.ts';

/** As the server judges: before the game, in a game without other people, and in one that is paused. */
export function canClose({ state, seat, hostSeat, seats, paused }: PublicTable): boolean {
  if (seat === undefined || seat !== hostSeat || state === 'over') return false;
  const others = seats.some(({ kind, taken }, index) => kind === 'open' && taken && index !== hostSeat);
  return state === 'waiting' || paused !== undefined || !others;
}

type CloseProps = {
  readonly close: () => Promise<void>;
  readonly onTrouble: (problem: unknown) => void;
};

export function CloseTable({ close, onTrouble }: CloseProps) {
  const { room } = text.value;
  const { common } = shell.value;
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const act = (): void => {
    setBusy(true);
    close()
      .then(() => say(room.closed), onTrouble)
      .finally(() => setBusy(false));
  };
  return (
    <div class="online-close">
      <button type="button" class="quiet-button" aria-expanded={asking} onClick={() => setAsking(!asking)}>
        {room.close}
      </button>
      {asking && (
        <>
          <p class="section-help">{room.closeAbout}</p>
          <p class="online-ways">
            <button type="button" class="chip-button" onClick={() => setAsking(false)}>
              {common.cancel}
            </button>
            <button type="button" class="chip-button" disabled={busy} onClick={act}>
              {common.yes}
            </button>
          </p>
        </>
      )}
    </div>
  );
}
