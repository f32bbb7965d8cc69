// Playing at the open table: plan, pointing and choosing. Nothing is sent before it is confirmed.

import type { LineId } from '@branchline/boards';
import { say } from '../../../ui/live.ts';
import { text } from '../messages/text.ts';
import { dropLast, NO_PLAN, planLine, withPiece } from '../play/plan.ts';
import type { Piece } from '../play/site.ts';
import type { Table } from '../types.ts';
import { choosingAt, tellDropped, type Choosing } from './choosing.ts';
import { claimingAt, type Claiming } from './claiming.ts';
import { hintsAt, type Hints } from './hint.ts';
import { followTable } from './follow-table.ts';
import { playState, type PlayState } from './play-state.ts';
import { revealAt, type Reveal } from './reveal.ts';
import { sendingAt, type Sending } from './sending.ts';

export type Play = Omit<PlayState, 'setPlan' | 'refuse'> &
  Omit<Sending, 'send'> &
  Choosing &
  Claiming &
  PlanChanges & {
    readonly hints: Hints;
    readonly reveal: Reveal;
    readonly close: () => void;
  };

export function playAt(table: Table): Play {
  const state = playState(table);
  const { send, ...sending } = sendingAt(state);
  const hints = hintsAt(table);
  const reveal = revealAt(table);
  const stopFollowing = followTable(state);
  return {
    ...state,
    ...choosingAt(state, send),
    ...claimingAt(state),
    ...planChangesAt(state),
    hints,
    reveal,
    ...sending,
    close: () => {
      stopFollowing();
      hints.close();
      reveal.close();
    },
  };
}

type PlanChanges = {
  readonly setPiece: (line: LineId, piece: Piece) => void;
  readonly dropTrack: (line: LineId) => void;
  readonly dropLastTrack: () => void;
  readonly clear: () => void;
};

function planChangesAt(state: PlayState): PlanChanges {
  const { site, plan, picked, markerChoice, cardChoice, setPlan } = state;
  return {
    setPiece: (line, piece) => setPlan(withPiece(plan.value, line, piece)),
    dropTrack: (line) => {
      const planned = site.value && planLine(site.value, plan.value, { line, piece: 'black' });
      if (!planned?.ok) return;
      setPlan(planned.plan);
      tellDropped(state, line);
    },
    dropLastTrack: () => {
      const last = plan.value.lays.at(-1);
      setPlan(dropLast(plan.value));
      if (last) tellDropped(state, last.line);
    },
    clear: () => {
      picked.value = undefined;
      markerChoice.value = undefined;
      cardChoice.value = undefined;
      setPlan(NO_PLAN);
      say(text.value.speech.cleared);
    },
  };
}
