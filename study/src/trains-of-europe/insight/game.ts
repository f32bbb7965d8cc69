// One game of one company, in the figures that insight is made of.

import type { Seat } from '@branchline/core';
import {
  SIXTHS,
  trainsOfEurope,
  type EvaluationItem,
  type GameResult,
  type Money,
  type State,
} from '@branchline/trains-of-europe';
import type { Course } from '../course.ts';
import { returnsOf } from '../returns/index.ts';
import type { Review } from '../review.ts';
import { judgedOf, type JudgedCompany } from './judged.ts';

export interface CompanyInsight {
  readonly seat: Seat;
  readonly seats: number;
  readonly years: number;
  /** 1, a share of it, or 0. */
  readonly won: number;
  /** Points of the final evaluation, and how far they are ahead of the best other company; by lines in `items`. */
  readonly points: number;
  readonly ahead: number;
  readonly items: Readonly<Record<EvaluationItem, number>>;
  /** Contracts held at the end, those completed, and the year in which the first one was. */
  readonly contracts: number;
  readonly completed: number;
  readonly first?: number;
  /** What licences and vehicles returned beyond their price. */
  readonly licences: Money;
  readonly vehicles: Money;
  /** From the review of the game, if there is one. */
  readonly judged?: JudgedCompany;
}

const sum = (list: readonly { readonly total: Money }[]): Money => list.reduce((total, each) => total + each.total, 0);

function itemsOf({ evaluation }: GameResult, seat: Seat): CompanyInsight['items'] {
  const { total: _, ...items } = evaluation[seat]!;
  const lines = Object.entries(items) as readonly (readonly [EvaluationItem, number])[];
  return Object.fromEntries(lines.map(([line, sixths]) => [line, sixths / SIXTHS])) as CompanyInsight['items'];
}

const resultOf = (state: State): GameResult | undefined =>
  state.public.stage.kind === 'over' ? trainsOfEurope.result(state) : undefined;

interface Asked {
  readonly seat: Seat;
  readonly review?: Review;
}

/** Undefined of a game that was given up. */
export function companyInsight(course: Course, { seat, review }: Asked): CompanyInsight | undefined {
  const end = course.states.at(-1)!;
  const result = resultOf(end);
  if (!result) return undefined;
  const { winners, evaluation } = result;
  const points = evaluation.map(({ total }) => total / SIXTHS);
  const { contracts, licences, vehicles } = returnsOf(course)[seat]!;
  const completed = contracts.flatMap((contract) => contract.completed ?? []);
  const judged = review && judgedOf(review, seat);
  return {
    ...{ seat, seats: points.length, years: end.public.year },
    won: winners.includes(seat) ? 1 / winners.length : 0,
    points: points[seat]!,
    ahead: points[seat]! - Math.max(...points.filter((_, other) => other !== seat)),
    items: itemsOf(result, seat),
    ...{ contracts: contracts.length, completed: completed.length },
    ...(completed.length > 0 ? { first: Math.min(...completed) } : {}),
    ...{ licences: sum(licences), vehicles: sum(vehicles) },
    ...(judged ? { judged } : {}),
  };
}
