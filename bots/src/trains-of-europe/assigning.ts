// Assignment: the vehicles as shared out among the contracts, reached in single steps.

import type { Action, ModelIndex } from '@branchline/trains-of-europe';
import type { Ledger } from './ledger.ts';
import { shareOut } from './trains.ts';

/** What is in the first list more often than in the second. */
function surplus(of: readonly ModelIndex[], over: readonly ModelIndex[]): ModelIndex | undefined {
  const rest = over.slice();
  for (const no of of) {
    const at = rest.indexOf(no);
    if (at < 0) return no;
    rest.splice(at, 1);
  }
  return undefined;
}

/** The next step towards the trains as planned; all that must go is taken off before anything is put on. */
export function nextAssignment({ company, active, pool }: Ledger): Action {
  const { index, open, seat } = company;
  const trains = shareOut(
    index,
    active.map(({ contract }) => contract),
    pool.slice(),
  );
  const steps = trains.map(({ contract, good, makeshift }) => ({
    contract,
    wanted: [...good, ...makeshift],
    assigned: open.contracts[seat]!.find((held) => held.contract === contract)!.vehicles,
  }));
  for (const { contract, wanted, assigned } of steps) {
    const model = surplus(assigned, wanted);
    if (model !== undefined)
      return { do: 'unassign', model: index.models[model]!.id, contract: index.contracts[contract]!.id };
  }
  for (const { contract, wanted, assigned } of steps) {
    const model = surplus(wanted, assigned);
    if (model !== undefined)
      return { do: 'assign', model: index.models[model]!.id, contract: index.contracts[contract]!.id };
  }
  return { do: 'done' };
}
