// The profit of a company per year, contract by contract (TOE-AUD): open information for all viewers.

import type { Seat } from '@branchline/core';
import { auditOf, type AuditedContract, type ContractId, type View } from '@branchline/trains-of-europe';
import { isByHand, shownProfit } from '../office.ts';
import { line, total, type Sum } from './sum.ts';

const yearly = { unit: 'yearly' } as const;

function routesSum({ routes, gate }: AuditedContract): Sum {
  return total(
    { label: 'routes', rule: 'TOE-CRED-3', ...yearly },
    routes.map(({ from, to, income, held }) => {
      const head = { label: 'route', rule: 'TOE-CRED-3', about: { from, to, each: income }, ...yearly } as const;
      return gate && held ? line(head, income) : line(head, 0, income);
    }),
  );
}

/** Vehicles assigned, with what they would earn once the gate is open or something pulls them. */
function vehiclesSum({ gate, locos, wagons, pulled, perVehicle }: AuditedContract): Sum {
  const each = perVehicle;
  const credited = (label: 'locomotives' | 'wagons', rule: string, count: number): Sum[] => {
    if (count === 0) return [];
    const head = { label, rule, about: { count, each }, ...yearly };
    return [gate ? line(head, count * each) : line(head, 0, count * each)];
  };
  const left = wagons - pulled;
  return total({ label: 'vehicles', rule: 'TOE-CRED-4', ...yearly }, [
    ...credited('locomotives', 'TOE-CRED-4', locos),
    ...credited('wagons', 'TOE-CRED-5', pulled),
    ...(left > 0
      ? [line({ label: 'unpulled', rule: 'TOE-CRED-5', about: { count: left, each }, ...yearly }, 0, left * each)]
      : []),
  ]);
}

function contractSum(kept: AuditedContract, seat: Seat): Sum {
  const { contract, extra, chips } = kept;
  const about = { contract, seat };
  const condition = extra
    ? [
        line(
          { label: extra.type === 'speed' ? 'speed' : 'sleepers', rule: 'TOE-CRED-8', ...yearly },
          kept.extraIncome,
          ...(kept.extraIncome === 0 ? [extra.income] : []),
        ),
      ]
    : [];
  return total(
    kept.complete
      ? { label: 'completed', rule: 'TOE-CRED-11', about, ...yearly }
      : { label: 'contract', rule: 'TOE-MONEY-6', about, ...yearly },
    [
      routesSum(kept),
      vehiclesSum(kept),
      ...condition,
      line({ label: 'tax', rule: 'TOE-CON-3', ...yearly }, kept.tax === 0 ? 0 : -kept.tax),
      ...(chips > 0
        ? [
            line(
              { label: 'subsidy', rule: 'TOE-CON-4', about: { count: chips, each: kept.subsidy / chips }, ...yearly },
              kept.subsidy,
            ),
          ]
        : []),
    ],
  );
}

/** What a company has booked, where the players keep the books: nothing to take apart. */
const tokenSum = (view: View, seat: Seat): Sum =>
  line({ label: 'token', rule: 'TOE-BOOK-1', about: { seat }, ...yearly }, shownProfit(view, seat));

/** The whole statement; its parts are the contracts in the order taken. */
export const profitSum = (view: View, seat: Seat): Sum =>
  isByHand(view) ? tokenSum(view, seat) : statementSum(view, seat);

/** The same although the players keep the books: for a company that was audited (TOE-BOOK-8). */
export function statementSum(view: View, seat: Seat): Sum {
  const audit = auditOf(view, seat);
  return total(
    { label: 'profit', rule: 'TOE-MONEY-6', about: { seat }, ...yearly },
    audit.contracts.map((kept) => contractSum(kept, seat)),
  );
}

/** One contract of the statement. */
export const contractProfit = (view: View, seat: Seat, contract: ContractId): Sum | undefined =>
  profitSum(view, seat).parts.find(({ about }) => about.contract === contract);
