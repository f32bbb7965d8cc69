// The hint, and why a seat did something: requested from the adviser, shown until the position changes.

import { effect, signal, type Signal } from '@preact/signals';
import type { Seat } from '@branchline/core';
import type { Action, SectionId, View } from '@branchline/trains-of-europe';
import type { Explanation } from '../play/hint/explain.ts';
import { actionFrom } from '../play/action-from.ts';
import { seesOwn } from '../play/office.ts';
import type { Table } from '../types.ts';
import { askAdviser } from './adviser.ts';

/** Whose move it is about; absent for a hint of one's own. */
export type Hint = { readonly about?: Seat } & (
  | { readonly state: 'asking' | 'none' }
  | { readonly state: 'given'; readonly explanation: Explanation }
);

/** The section a hint speaks of, if it speaks of one: to be seen on the map while it is read. */
export function sectionOf(hint: Hint | undefined): SectionId | undefined {
  if (hint?.state !== 'given') return undefined;
  const { action } = hint.explanation.chosen;
  if (action.do === 'licence') return action.section;
  return action.do === 'open' && 'section' in action.lot ? action.lot.section : undefined;
}

type Done = { readonly seat: Seat; readonly action: Action; readonly view: View };

export type Hints = {
  readonly hint: Signal<Hint | undefined>;
  /** The latest move that can be explained, with the view before it. */
  readonly done: Signal<Done | undefined>;
  readonly askHint: () => Promise<void>;
  readonly askWhy: () => Promise<void>;
  readonly close: () => void;
};

/** Remembers the latest open decision of a bot, seen by eyes that know its books. */
function followBots(table: Table, done: Signal<Done | undefined>): () => void {
  let last = table.view.peek();
  return table.onShown(({ by, events }, after) => {
    const action = actionFrom(by, events);
    if (by !== 'chance' && action && !table.humans.value.has(by) && seesOwn(last, by))
      done.value = { seat: by, action, view: last };
    last = after;
  });
}

export function hintsAt(table: Table): Hints {
  const hint = signal<Hint | undefined>(undefined);
  const done = signal<Done | undefined>(undefined);
  const stopFollowing = followBots(table, done);
  const stop = effect(() => {
    void table.sequence.value;
    hint.value = undefined; // a hint holds for one position
  });
  const ask = async (question: { view: View; seat: Seat; action?: Action }): Promise<void> => {
    const about = question.action ? { about: question.seat } : {};
    const asking: Hint = { state: 'asking', ...about };
    hint.value = asking;
    const explanation = await askAdviser(question);
    if (hint.value !== asking) return;
    hint.value = explanation ? { state: 'given', explanation, ...about } : { state: 'none', ...about };
  };
  return {
    hint,
    done,
    askHint: async () => {
      const seat = table.acting.value;
      if (seat === undefined || hint.value?.state === 'asking') return;
      await ask({ view: table.view.value, seat });
    },
    askWhy: async () => {
      if (done.value) await ask(done.value);
    },
    close: () => {
      stop();
      stopFollowing();
    },
  };
}
