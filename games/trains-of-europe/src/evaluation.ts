// The evaluation at the end, in exact sixths of a point, every line with what it counts (TOE-EVAL).

import type { BySeat, Seat } from '@branchline/core';
import { auditOf, type Audit } from './audit.ts';
import { contentOf } from './contents.ts';
import type { ContentIndex } from './content-index.ts';
import { creditsOf, type Credit } from './crediting.ts';
import { connectedCities, countriesOf, largestPart } from './network.ts';
import type { Points } from './result.ts';
import type { Company, Config, Public, View } from './types.ts';

/** Splitting two points between up to four seats stays whole in sixths (TOE-EVAL-11). */
export const SIXTHS = 6;

export type EvaluationItem = Exclude<keyof Points, 'total'>;

export interface StatementLine {
  readonly item: EvaluationItem;
  readonly rule: string;
  /** What is counted: EUR, contracts, cities, segments, countries or vehicles. Absent where it is hidden from the viewer. */
  readonly count?: number;
  /** Ids of what is counted, where it can be named. */
  readonly of?: readonly string[];
  /** For the two bonuses: the highest count of all, and how many seats share it. */
  readonly best?: number;
  readonly shared?: number;
  /** In sixths; absent together with `count`. */
  readonly points?: number;
}

/** One seat's evaluation, to be checked by hand. */
export interface Statement {
  readonly seat: Seat;
  readonly audit: Audit;
  readonly lines: readonly StatementLine[];
  /** In sixths; absent where a line is hidden. */
  readonly total?: number;
}

type Position = { readonly config: Config; readonly public: Public; readonly companies: BySeat<Company> };

/** Started units above a free amount: TOE-EVAL-1, 4, 8, 9. */
const started = (amount: number, free: number, unit: number): number =>
  amount > free ? Math.ceil((amount - free) / unit) : 0;

/** Two points for the highest count, split exactly between those who have it; none where nobody has any (TOE-EVAL-11). */
function bonus(
  index: ContentIndex,
  counts: readonly number[],
  seat: Seat,
): { best: number; shared: number; points: number } {
  const best = Math.max(...counts);
  const shared = counts.filter((count) => count === best).length;
  const wins = best > 0 && counts[seat] === best;
  return { best, shared, points: wins ? (index.amounts.eval.bonus * SIXTHS) / shared : 0 };
}

/** TOE-EVAL-7, TOE-EVAL-12; `lenientIdle` spares a contract on which anything has been begun. */
const isPunished = (credit: Credit, lenient: boolean): boolean =>
  !credit.complete && !credit.gate && !(lenient && (credit.locos + credit.wagons > 0 || credit.routes.includes(true)));

interface Measures {
  readonly audits: readonly Audit[];
  readonly parts: readonly { readonly segments: number; readonly sections: readonly number[] }[];
  readonly cities: readonly (readonly number[])[];
  readonly countries: readonly (readonly number[])[];
}

function measure(index: ContentIndex, position: Position): Measures {
  const { config, public: open } = position;
  const seats = open.left.map((_, seat) => seat);
  const cities = seats.map((seat) => connectedCities(index, open, seat));
  return {
    audits: seats.map((seat) => auditOf({ config, public: open } as View, seat)),
    parts: seats.map((seat) => largestPart(index, open, seat)),
    cities,
    countries: cities.map((own) => countriesOf(index, own)),
  };
}

function linesOf(index: ContentIndex, position: Position, measures: Measures, seat: Seat): StatementLine[] {
  const { config, public: open, companies } = position;
  const { eval: worth, profitMax } = index.amounts;
  const { cash, idle } = companies[seat]!;
  const { profit } = measures.audits[seat]!;
  const credits = creditsOf(index, open, seat);
  const named = (list: readonly Credit[]): string[] => list.map(({ contract }) => index.contracts[contract]!.id);
  const perContract = (list: readonly Credit[], points: number) => ({
    count: list.length,
    of: named(list),
    points: list.length * points * SIXTHS,
  });
  const vehicles = open.idleLocos[seat]! + open.idleWagons[seat]!;
  const cities = measures.cities[seat]!;
  const deduct = (units: number): number => (units === 0 ? 0 : -units * SIXTHS);
  return [
    {
      item: 'profit',
      rule: 'TOE-EVAL-1',
      count: profit,
      points: started(Math.min(profit, profitMax), 0, worth.perProfit) * SIXTHS,
    },
    {
      item: 'completed',
      rule: 'TOE-EVAL-2',
      ...perContract(
        credits.filter((credit) => credit.complete),
        worth.completed,
      ),
    },
    {
      item: 'partial',
      rule: 'TOE-EVAL-3',
      ...perContract(
        credits.filter((credit) => !credit.complete && credit.gate),
        worth.partial,
      ),
    },
    {
      item: 'cities',
      rule: 'TOE-EVAL-4',
      count: cities.length,
      of: cities.map((no) => index.cities[no]!),
      points: started(cities.length, 0, worth.citiesPer) * SIXTHS,
    },
    {
      item: 'network',
      rule: 'TOE-EVAL-5',
      count: measures.parts[seat]!.segments,
      of: measures.parts[seat]!.sections.map((no) => index.sections[no]!.id),
      ...bonus(
        index,
        measures.parts.map(({ segments }) => segments),
        seat,
      ),
    },
    {
      item: 'countries',
      rule: 'TOE-EVAL-6',
      count: measures.countries[seat]!.length,
      of: measures.countries[seat]!.map((no) => index.content.map.countries[no]!.id),
      ...bonus(
        index,
        measures.countries.map((own) => own.length),
        seat,
      ),
    },
    {
      item: 'idle',
      rule: 'TOE-EVAL-7',
      ...idlePoints(
        perContract(
          credits.filter((credit) => isPunished(credit, config.options.lenientIdle)),
          worth.idle,
        ),
      ),
    },
    {
      item: 'vehicles',
      rule: 'TOE-EVAL-8',
      count: vehicles,
      ...(idle ? { of: idle.map((no) => index.models[no]!.id) } : {}),
      points: deduct(started(vehicles, worth.freeVehicles, worth.vehiclesPer)),
    },
    {
      item: 'cash',
      rule: 'TOE-EVAL-9',
      ...(cash === undefined ? {} : { count: cash, points: deduct(started(cash, worth.freeCash, worth.cashPer)) }),
    },
  ];
}

/** Nothing times minus one is nothing, not minus nothing. */
const idlePoints = <T extends { points: number }>(line: T): T => ({
  ...line,
  points: line.points === 0 ? 0 : line.points,
});

/** The statements of all seats, also of those that left, as the position stands. */
export function statementsOf(position: Position): Statement[] {
  const index = contentOf(position.config);
  const measures = measure(index, position);
  return position.public.left.map((_, seat) => {
    const lines = linesOf(index, position, measures, seat);
    const known = lines.every(({ points }) => points !== undefined);
    const total = lines.reduce((sum, { points = 0 }) => sum + points, 0);
    return { seat, audit: measures.audits[seat]!, lines, ...(known ? { total } : {}) };
  });
}
