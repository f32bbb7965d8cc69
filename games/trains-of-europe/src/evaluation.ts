// The evaluation at the end, in exact sixths of a point, every line with what it counts (TOE-EVAL).

import type { BySeat, Seat } from '@branchline/core';
import { auditOf, type Audit } from './audit.ts';
import { contentOf } from './contents.ts';
import type { ContentIndex } from './content-index.ts';
import { creditsOf, type Credit } from './crediting.ts';
import { connectedCities, countriesOf, largestPart } from './network.ts';
import type { CityIndex, Company, Config, Points, Public, SectionIndex, View } from './types.ts';

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
  readonly parts: readonly { readonly segments: number; readonly sections: readonly SectionIndex[] }[];
  readonly cities: readonly (readonly CityIndex[])[];
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

/** One seat's evaluation under way. */
interface Case {
  readonly index: ContentIndex;
  readonly position: Position;
  readonly measures: Measures;
  readonly seat: Seat;
  readonly credits: readonly Credit[];
}

const deducted = (units: number): number => (units === 0 ? 0 : -units * SIXTHS);

const perContract = (index: ContentIndex, credits: readonly Credit[], worth: number) => ({
  count: credits.length,
  of: credits.map(({ contract }) => index.contracts[contract]!.id),
  // Nothing times minus one is nothing, not minus nothing.
  points: credits.length === 0 ? 0 : credits.length * worth * SIXTHS,
});

function profitLine({ index, measures, seat }: Case): StatementLine {
  const { eval: worth, profitMax } = index.amounts;
  const { profit } = measures.audits[seat]!;
  const points = started(Math.min(profit, profitMax), 0, worth.perProfit) * SIXTHS;
  return { item: 'profit', rule: 'TOE-EVAL-1', count: profit, points };
}

function contractLines({ index, credits }: Case): StatementLine[] {
  const { completed, partial } = index.amounts.eval;
  const complete = credits.filter((credit) => credit.complete);
  const earning = credits.filter((credit) => !credit.complete && credit.gate);
  return [
    { item: 'completed', rule: 'TOE-EVAL-2', ...perContract(index, complete, completed) },
    { item: 'partial', rule: 'TOE-EVAL-3', ...perContract(index, earning, partial) },
  ];
}

function networkLines({ index, measures, seat }: Case): StatementLine[] {
  const cities = measures.cities[seat]!;
  const part = measures.parts[seat]!;
  const countries = measures.countries[seat]!;
  const segmentCounts = measures.parts.map(({ segments }) => segments);
  const countryCounts = measures.countries.map((own) => own.length);
  return [
    {
      item: 'cities',
      rule: 'TOE-EVAL-4',
      count: cities.length,
      of: cities.map((city) => index.cities[city]!),
      points: started(cities.length, 0, index.amounts.eval.citiesPer) * SIXTHS,
    },
    {
      item: 'network',
      rule: 'TOE-EVAL-5',
      count: part.segments,
      of: part.sections.map((section) => index.sections[section]!.id),
      ...bonus(index, segmentCounts, seat),
    },
    {
      item: 'countries',
      rule: 'TOE-EVAL-6',
      count: countries.length,
      of: countries.map((country) => index.content.map.countries[country]!.id),
      ...bonus(index, countryCounts, seat),
    },
  ];
}

function deductionLines({ index, position, seat, credits }: Case): StatementLine[] {
  const { config, public: open, companies } = position;
  const { eval: worth } = index.amounts;
  const { cash, idle } = companies[seat]!;
  const punished = credits.filter((credit) => isPunished(credit, config.options.lenientIdle));
  const vehicles = open.idleLocos[seat]! + open.idleWagons[seat]!;
  return [
    { item: 'idle', rule: 'TOE-EVAL-7', ...perContract(index, punished, worth.idle) },
    {
      item: 'vehicles',
      rule: 'TOE-EVAL-8',
      count: vehicles,
      ...(idle ? { of: idle.map((model) => index.models[model]!.id) } : {}),
      points: deducted(started(vehicles, worth.freeVehicles, worth.vehiclesPer)),
    },
    {
      item: 'cash',
      rule: 'TOE-EVAL-9',
      ...(cash === undefined ? {} : { count: cash, points: deducted(started(cash, worth.freeCash, worth.cashPer)) }),
    },
  ];
}

/** The statements of all seats, also of those that left, in the present position. */
export function statementsOf(position: Position): Statement[] {
  const index = contentOf(position.config);
  const measures = measure(index, position);
  return position.public.left.map((_, seat) => {
    const facts: Case = { index, position, measures, seat, credits: creditsOf(index, position.public, seat) };
    const lines = [profitLine(facts), ...contractLines(facts), ...networkLines(facts), ...deductionLines(facts)];
    const known = lines.every(({ points }) => points !== undefined);
    const total = lines.reduce((sum, { points = 0 }) => sum + points, 0);
    return { seat, audit: measures.audits[seat]!, lines, ...(known ? { total } : {}) };
  });
}
