// What every contract, licence and vehicle returned over a game, exactly, from its log.

import type { Seat } from '@branchline/core';
import { contentOf, statementsOf, trainsOfEurope, type ContentIndex, type State } from '@branchline/trains-of-europe';
import type { Course } from '../course.ts';
import { readCourse } from './read.ts';
import type { ContractRecord, LicenceRecord, Records, VehicleRecord } from './records.ts';
import type { CompanyReturns, ContractReturn, LicenceReturn, VehicleReturn } from './types.ts';

const soldFor = (sold: { readonly price: number } | undefined): number => sold?.price ?? 0;

/** Points of a contract at the end (TOE-EVAL-2, 3, 7). */
function pointsIn(index: ContentIndex, end: State, seat: Seat): (contract: string) => number | undefined {
  if (end.public.stage.kind !== 'over') return () => undefined;
  const { lines } = statementsOf(trainsOfEurope.view(end, 'spectator'))[seat]!;
  const { completed, partial, idle } = index.amounts.eval;
  const worth: Partial<Record<string, number>> = { completed, partial, idle };
  return (contract) => {
    const line = lines.find(({ item, of }) => worth[item] !== undefined && of?.includes(contract));
    return line ? worth[line.item] : 0;
  };
}

function contractOf(
  index: ContentIndex,
  points: (contract: string) => number | undefined,
  seat: Seat,
  record: ContractRecord,
): ContractReturn {
  const { contract, completed, income, tax, subsidy, cash, price, sold } = record;
  const { id } = index.contracts[contract]!;
  const counts = sold ? undefined : points(id);
  const { year, sequence, how, years } = record;
  return {
    ...{ seat, year, sequence, how, years, contract: id, price, income, tax, subsidy, cash },
    ...(sold ? { sold } : {}),
    ...(completed ? { completed: completed.year } : {}),
    ...(counts === undefined ? {} : { points: counts }),
    total: income - tax + subsidy + cash - price + soldFor(sold),
  };
}

function licenceOf(index: ContentIndex, seat: Seat, record: LicenceRecord): LicenceReturn {
  const { section, year, sequence, how, price, income, sold } = record;
  return {
    ...{ seat, section: index.sections[section]!.id, year, sequence, how, price, income },
    ...(sold ? { sold } : {}),
    total: income - price + soldFor(sold),
  };
}

function vehicleOf(index: ContentIndex, seat: Seat, record: VehicleRecord): VehicleReturn {
  const { model, year, sequence, how, price, income, sold, contract } = record;
  const end = sold ? 'sold' : contract?.completed ? 'spent' : contract ? 'assigned' : 'idle';
  return {
    ...{ seat, model: index.models[model]!.id, year, sequence, how, price, income, end },
    ...(sold ? { sold } : {}),
    total: income - price + soldFor(sold),
  };
}

function companyOf(index: ContentIndex, end: State, records: Records): CompanyReturns {
  const { seat, contracts, licences, vehicles, years, flows } = records;
  const points = pointsIn(index, end, seat);
  return {
    seat,
    contracts: contracts.map((record) => contractOf(index, points, seat, record)),
    licences: licences.map((record) => licenceOf(index, seat, record)),
    vehicles: vehicles.map((record) => vehicleOf(index, seat, record)),
    years,
    flows,
  };
}

export function returnsOf(course: Course): readonly CompanyReturns[] {
  const index = contentOf(course.states[0]!.config);
  return readCourse(course).map((records) => companyOf(index, course.states.at(-1)!, records));
}
