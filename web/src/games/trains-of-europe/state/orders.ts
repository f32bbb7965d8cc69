// The orders of a seat at the open table: kept for the next visit, carried out whenever the seat is asked, and given up
// where they no longer hold or the player takes a move back.

import { effect, signal, type Signal } from '@preact/signals';
import type { Action } from '@branchline/trains-of-europe';
import { say } from '../../../ui/live.ts';
import { nothingToAssign } from '../play/nothing-to-assign.ts';
import { lasting, NO_ORDERS, ordered, type Orders } from '../play/orders.ts';
import { keepOrders, keptOrders } from './orders-shelf.ts';
import type { PlayState } from './play-state.ts';

export type StandingOrders = {
  readonly orders: Signal<Orders>;
  /** Gives them, or takes them back; kept for the next visit. */
  readonly order: (orders: Orders) => void;
  /** The limit that was reached last; the player decides again. */
  readonly reached: Signal<number | undefined>;
  readonly close: () => void;
};

type Send = (action: Action) => Promise<void>;

/** Lessons ask for every move, and in a branch of a game every move is a choice. */
const isPlayed = ({ table }: PlayState): boolean => table.isBranch !== true && table.id !== 'lesson';

export function ordersAt(state: PlayState, send: Send): StandingOrders {
  const { table, seat, names } = state;
  const orders = signal<Orders>(NO_ORDERS);
  const reached = signal<number | undefined>(undefined);
  const order = (next: Orders): void => {
    orders.value = next;
    reached.value = undefined;
    if (seat.peek() !== undefined) keepOrders(table.id, seat.peek()!, next);
  };
  if (!isPlayed(state)) return { orders, order, reached, close: () => undefined };

  const bringOwn = effect(() => {
    const own = seat.value;
    orders.value = own === undefined ? NO_ORDERS : keptOrders(table.id, own);
    reached.value = undefined;
  });
  /** Assigning windows that were left without a question: one that a player comes back to is asked for. */
  const left = new Set<string>();
  /** How long the game was when something was sent last. */
  let tried = -1;
  const carryOut = effect(() => {
    const view = table.view.value;
    const own = seat.value;
    if (own === undefined || table.behind.value) return;
    const now = lasting(view, orders.value);
    if (JSON.stringify(now) !== JSON.stringify(orders.value)) return order(now);
    // Asked, and no move is on its way.
    if (table.acting.value !== own || state.sending.value || tried === table.sequence.value) return;
    const act = (action: Action): void => {
      // What is refused is the player's business: it is not sent again and again.
      tried = table.sequence.peek();
      queueMicrotask(() => void send(action));
    };
    const { public: open } = view;
    const window = `${open.year} ${open.called.length} ${open.insolvent.length}`;
    if (open.stage.kind === 'assignment' && !left.has(window) && nothingToAssign(view, own)) {
      left.add(window);
      say(names.peek().text.orders.nothingToAssign);
      return act({ do: 'done' });
    }
    const { action, reached: limit } = ordered(view, own, now);
    if (action) return act(action);
    if (limit === undefined) return;
    order({});
    const { orders: words, money } = names.peek().text;
    say(words.reached(money.cash(limit)));
    reached.value = limit;
  });
  const forgetReached = effect(() => {
    if (table.view.value.public.stage.kind !== 'bidding') reached.value = undefined;
  });
  // Who takes a move back wants to decide again.
  const stopHearing = table.onShown(({ ruling }) => {
    if (ruling?.kind === 'takeback') order(NO_ORDERS);
  });
  return {
    orders,
    order,
    reached,
    close: () => {
      for (const stop of [bringOwn, carryOut, forgetReached, stopHearing]) stop();
    },
  };
}
