// Making it real: what is confirmed goes to the authority, one move at a time.

import type { Action } from '@branchline/trains-of-europe';
import { carriedOut } from '../play/plan.ts';
import type { PlayState } from './play-state.ts';

/** Sends a move and strikes it off the plan; what the rules refuse is said where it was meant. */
export function sendingAt(state: PlayState): (action: Action) => Promise<void> {
  const { table, sending, plan, setPlan, selected, refusal, refuse } = state;
  return async (action) => {
    if (sending.value || table.acting.value === undefined) return;
    sending.value = true;
    refusal.value = undefined;
    try {
      const answer = await table.act(action);
      if (answer.ok) {
        if (action.do === 'licence') selected.value = undefined;
        setPlan(carriedOut(plan.value, action));
        await table.untilShown(answer.sequence);
      } else if (answer.reason === 'illegal') {
        refuse(answer.illegal, action.do === 'licence' ? action.section : undefined);
      }
    } finally {
      sending.value = false;
    }
  };
}
