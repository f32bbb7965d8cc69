// What the screen of a phase is given by the table, and what it may ask of it. Phases know no transport and no state of their own table.

import type { Seat } from '@branchline/core';
import type { Action, Money, View } from '@branchline/trains-of-europe';
import type { MapMarks } from '../map/index.ts';
import type { Traces } from '../play/happenings/traces.ts';
import type { Orders } from '../play/orders.ts';
import type { Plan } from '../play/plan.ts';
import type { StageView } from '../play/stage.ts';
import type { Sum } from '../play/sums/sum.ts';
import type { Names } from '../play/tell/names.ts';

/** `near`: what is shown is looked at closely, not in passing. */
export type ShownMarks = Partial<MapMarks> & { readonly near?: boolean };

export type PhaseProps = {
  readonly view: View;
  /** The company that is shown. */
  readonly seat: Seat;
  readonly stage: StageView;
  readonly names: Names;
  /** Sold stands, taken cards and lots of this year. */
  readonly traces: Traces;
  readonly plan: Plan;
  readonly setPlan: (plan: Plan) => void;
  /** Sends a move; what the rules refuse is said by the table. */
  readonly act: (action: Action) => void;
  /** What is left to the page for the rest of a bidding or an auction, and the limit that was reached last. */
  readonly orders: Orders;
  readonly order: (orders: Orders) => void;
  readonly reached: Money | undefined;
  /** A move is on its way. */
  readonly sending: boolean;
  /** What the phase wants to see on the map while it is hovered, focused or chosen; `undefined` gives the map back. */
  readonly showOnMap: (marks: ShownMarks | undefined) => void;
  /** Opens the sum a number comes from, beside the element that shows it. */
  readonly explain: (sum: Sum, beside: HTMLElement) => void;
  /** Takes the latest purchase of this turn back, where that can be done. */
  readonly undo: (() => void) | undefined;
  /** Brings the column of the phase to the front, if another tab covers it. */
  readonly toFront: () => void;
  /** 390 pixels wide: one column, nothing needs a drag. */
  readonly phone: boolean;
};
