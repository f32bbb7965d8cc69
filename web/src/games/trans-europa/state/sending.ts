// Making it real: what is confirmed goes to the authority, one move at a time.

import type { Place } from '../board/types.ts';
import type { Lay } from '../play/site.ts';
import type { PlayState } from './play-state.ts';
import type { Table } from '../types.ts';

export type Sending = {
  /** Sends these tracks, or what the stage of the round asks for. */
  readonly send: (lays: readonly Lay[]) => Promise<void>;
  readonly confirm: () => Promise<void>;
  readonly endTurn: () => Promise<void>;
  /** What the main button does now. */
  readonly proceed: () => Promise<void>;
};

/** Sends one action; what is refused is said at its place, if it has one. */
export async function sendOne(
  { table, sending, refuse }: PlayState,
  action: Parameters<Table['act']>[0],
  place?: Place,
): Promise<void> {
  sending.value = true;
  try {
    const answer = await table.act(action);
    if (answer.ok) await table.untilShown(answer.sequence);
    else if (answer.reason === 'illegal' && place) refuse(place, answer.illegal);
  } finally {
    sending.value = false;
  }
}

export function sendingAt(state: PlayState): Sending {
  const { table, plan, markerChoice, cardChoice, sending, endPending, canEndTurn, setPlan, refuse } = state;

  /** Sends tracks one at a time: the builder learns first if a track has completed a seat (AMB-TE-27). */
  async function send(lays: readonly Lay[]): Promise<void> {
    if (sending.value) return;
    sending.value = true;
    try {
      for (const [index, lay] of lays.entries()) {
        const answer = await table.act({ do: 'lay', ...lay });
        if (!answer.ok) {
          if (answer.reason === 'illegal') refuse({ at: 'line', line: lay.line }, answer.illegal);
          break;
        }
        await table.untilShown(answer.sequence);
        setPlan({ ...plan.value, lays: plan.value.lays.filter(({ line }) => line !== lay.line) });
        if (table.acting.value === undefined) break;
        if (endPending.value && index + 1 < lays.length) break;
      }
    } finally {
      sending.value = false;
    }
  }

  async function confirm(): Promise<void> {
    const stage = table.view.value.public.stage.kind;
    if (table.acting.value === undefined || sending.value) return;
    if (stage === 'markers' && markerChoice.value !== undefined) {
      const at = markerChoice.value;
      await sendOne(state, { do: 'marker', at }, { at: 'junction', junction: at });
      markerChoice.value = undefined;
    } else if ((stage === 'drop' || stage === 'pass' || stage === 'chain') && cardChoice.value !== undefined) {
      const city = cardChoice.value;
      await sendOne(state, { do: stage === 'drop' ? 'drop-card' : 'pass-card', city });
      cardChoice.value = undefined;
    } else if (plan.value.lays.length > 0) await send(plan.value.lays);
  }

  async function endTurn(): Promise<void> {
    if (!canEndTurn.value || sending.value) return;
    await sendOne(state, { do: 'end-turn' });
  }

  return {
    send,
    confirm,
    endTurn,
    proceed: () =>
      plan.value.lays.length === 0 && table.view.value.public.stage.kind === 'build' ? endTurn() : confirm(),
  };
}
