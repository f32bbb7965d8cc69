// Claiming by hand at the open table: the player is asked once more before a claim is sent.

import { transEuropa } from '@branchline/trans-europa';
import { warn } from '../../../ui/live.ts';
import { text } from '../messages/text.ts';
import { illegalText } from '../play/illegal.ts';
import type { PlayState } from './play-state.ts';
import { sendOne } from './sending.ts';

export type Claiming = {
  /** Asks whether to claim, or says why the player may not. */
  readonly askClaim: () => void;
  readonly claim: () => Promise<void>;
};

export function claimingAt(state: PlayState): Claiming {
  const { table, seat, sending, canClaim, claiming } = state;
  return {
    askClaim: () => {
      claiming.value = canClaim.value && !sending.value;
      const illegal =
        seat.value === undefined ? undefined : transEuropa.check(table.view.value, seat.value, { do: 'claim' });
      if (illegal) warn(illegalText(text.value, illegal));
    },
    claim: async () => {
      claiming.value = false;
      if (canClaim.value && !sending.value) await sendOne(state, { do: 'claim' });
    },
  };
}
