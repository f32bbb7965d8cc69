// The actions worth looking ahead for: what the policy would do first, then its next best ideas.

import type { Seat } from '@branchline/core';
import { limitOf, type Action, type State } from '@branchline/trains-of-europe';
import { phasesToCall } from './calling.ts';
import { companyOf } from './company.ts';
import { ledgerOf } from './ledger.ts';
import { licenceIdeas } from './licensing.ts';
import { choose, DONE, purchaseAction, takingAction, type Mind } from './policy.ts';
import { purchaseIdeas, takings } from './purchases.ts';

/** Further contracts that are looked into. */
const CONTRACT_IDEAS = 4;

function ideas(state: State, seat: Seat, { taste }: Mind): Action[] {
  const { public: open } = state;
  const { stage } = open;
  const ledger = ledgerOf(companyOf(state, seat), taste);
  const { index } = ledger.company;
  switch (stage.kind) {
    case 'call':
      return phasesToCall(ledger).map((phase) => ({ do: 'call', phase }));
    case 'on-site-meeting':
      return [...licenceIdeas(ledger).map((no): Action => ({ do: 'licence', section: index.sections[no]!.id })), DONE];
    case 'railroad-fair':
      return stage.used < limitOf(open, 'railroad-fair', seat) && !ledger.company.options.assignInTurn
        ? [...purchaseIdeas(ledger).map((what) => purchaseAction(index, what)), DONE]
        : [];
    case 'conference-room':
      return [
        ...takings(ledger)
          .slice(0, CONTRACT_IDEAS)
          .map(({ what }) => takingAction(index, what)),
        DONE,
      ];
    case 'choose':
      return [...new Set(stage.selection)].map((no) => ({ do: 'choose', model: index.models[no]!.id }));
    case 'opening':
      return [{ do: 'decline' }];
    case 'bidding':
      return [{ do: 'raise', bid: stage.bid + index.amounts.bidStep }, { do: 'pass' }];
    default:
      return [];
  }
}

/** So many (`width`) at most, no two alike; the first is the policy's own choice. */
export function candidates(state: State, seat: Seat, mind: Mind & { readonly width: number }): Action[] {
  const list: Action[] = [];
  const known = new Set<string>();
  for (const action of [choose(state, seat, mind), ...ideas(state, seat, mind)]) {
    const key = JSON.stringify(action);
    if (known.has(key) || list.length >= mind.width) continue;
    known.add(key);
    list.push(action);
  }
  return list;
}
