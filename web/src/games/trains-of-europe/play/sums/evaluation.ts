// The evaluation as rows for all companies side by side, and as a sum per company, in sixths of a point (TOE-EVAL).

import type { BySeat, Seat } from '@branchline/core';
import {
  statementsOf,
  type EvaluationItem,
  type Statement,
  type StatementLine,
  type View,
} from '@branchline/trains-of-europe';
import { line, total, type Sum, type SumLabel } from './sum.ts';

const LABELS: Readonly<Record<EvaluationItem, SumLabel>> = {
  profit: 'evalProfit',
  completed: 'evalCompleted',
  partial: 'evalPartial',
  cities: 'evalCities',
  network: 'evalNetwork',
  countries: 'evalCountries',
  idle: 'evalIdle',
  vehicles: 'evalVehicles',
  cash: 'evalCash',
};

export const EVALUATION_ITEMS = Object.keys(LABELS) as EvaluationItem[];

/** One company's cell; count and points are absent where they are hidden. */
export interface Cell {
  readonly count?: number;
  readonly points?: number;
  readonly ids?: readonly string[];
  /** Alone at the top of a bonus, or sharing it with so many in all. */
  readonly award?: { readonly shared: number };
}

export interface Row {
  readonly item: EvaluationItem;
  readonly label: SumLabel;
  readonly rule: string;
  /** Items that only deduct stand below the line. */
  readonly deducts: boolean;
  readonly cells: BySeat<Cell>;
}

export interface Evaluation {
  readonly rows: readonly Row[];
  /** In sixths; undefined where something of the company is hidden. */
  readonly totals: BySeat<number | undefined>;
  /** Seats by total, best first; equal ones in seat order. Hidden totals come last. */
  readonly order: readonly Seat[];
  /** Place by seat, from 1, equal totals sharing one. */
  readonly places: BySeat<number>;
}

const cellOf = ({ count, points, of, shared }: StatementLine): Cell => ({
  ...(count === undefined ? {} : { count }),
  ...(points === undefined ? {} : { points }),
  ...(of === undefined ? {} : { ids: of }),
  ...(shared !== undefined && (points ?? 0) > 0 ? { award: { shared } } : {}),
});

/** Of the present position; at the end of the game these are the points that count. */
export function evaluationOf(view: View): Evaluation {
  const statements = statementsOf(view);
  const totals = statements.map((statement) => statement.total);
  const rank = (seat: Seat): number => totals[seat] ?? -Infinity;
  const order = totals.map((_, seat) => seat).sort((a, b) => rank(b) - rank(a) || a - b);
  return {
    rows: EVALUATION_ITEMS.map((item, at) => ({
      item,
      label: LABELS[item],
      rule: statements[0]!.lines[at]!.rule,
      deducts: item === 'idle' || item === 'vehicles' || item === 'cash',
      cells: statements.map(({ lines }) => cellOf(lines.find((entry) => entry.item === item)!)),
    })),
    totals,
    order,
    places: totals.map((_, seat) => 1 + totals.filter((__, other) => rank(other) > rank(seat)).length),
  };
}

const partOf = (entry: StatementLine): Sum =>
  line(
    {
      label: LABELS[entry.item],
      unit: 'sixths',
      rule: entry.rule,
      about: {
        ...(entry.count === undefined ? {} : { count: entry.count }),
        ...(entry.of === undefined ? {} : { ids: entry.of }),
        ...(entry.shared === undefined ? {} : { shared: entry.shared }),
      },
    },
    entry.points ?? 0,
  );

/** One company's points; hidden lines count nothing and have no count. */
export function pointsSum(view: View, seat: Seat): Sum {
  const { lines }: Statement = statementsOf(view)[seat]!;
  return total({ label: 'total', unit: 'sixths', rule: 'TOE-EVAL-10', about: { seat } }, lines.map(partOf));
}
