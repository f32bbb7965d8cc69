// Contracts that cost more than they bring, and which actions help them: while there are any, a hint advises no side step.

import type { Seat } from '@branchline/core';
import { lotOf, type Action, type ContractId, type View } from '@branchline/trains-of-europe';
import { standingsOf, type Standing } from '../contract/standing.ts';
import { fitsOf } from '../fit.ts';
import { lotWorth } from '../lot-worth.ts';
import { isByHand, officeOf } from '../office.ts';
import { preview } from '../preview.ts';
import { bestUse, usesOf } from '../vehicle-use.ts';

export interface Losing {
  readonly contracts: readonly ContractId[];
  /** Brings one of them nearer to earning. */
  readonly helps: (action: Action) => boolean;
  /** Spends or takes on something that neither helps one of them nor earns anything by itself. */
  readonly isSideStep: (action: Action) => boolean;
}

const NOTHING: Losing = { contracts: [], helps: () => false, isSideStep: () => false };

/** Actions that commit money, or the company to something new. */
const COMMITS: ReadonlySet<Action['do']> = new Set([
  'licence',
  'buy',
  'buy-blind',
  'take',
  'take-blind',
  'open',
  'raise',
]);

const lotIn = ({ public: { stage } }: View, action: Action, index: Parameters<typeof lotOf>[0]) =>
  action.do === 'open' ? lotOf(index, action.lot) : stage.kind === 'bidding' ? stage.lot : undefined;

/** Nothing where the players work out for themselves what a contract brings (TOE-BOOK-8). */
export function losingOf(view: View, seat: Seat): Losing {
  if (isByHand(view)) return NOTHING;
  const losing = standingsOf(view, seat).contracts.filter(({ complete, net }) => !complete && net < 0);
  if (losing.length === 0) return NOTHING;
  const { index } = officeOf(view, seat);
  const isOneOf = (contract: ContractId): boolean => losing.some((standing) => standing.contract === contract);
  const onWay = (section: string): boolean => losing.some(({ way }) => way?.sections.includes(section));
  const fitsOne = (model: number): boolean =>
    fitsOf(view, seat, model).some(({ contract, kind }) => kind !== 'covered' && isOneOf(contract));
  const lacks = (what: (standing: Standing) => boolean): boolean => losing.some(what);
  const helps = (action: Action): boolean => {
    switch (action.do) {
      case 'licence':
        return onWay(action.section);
      case 'buy':
      case 'choose':
        return fitsOne(index.modelIndex.get(action.model)!);
      case 'open':
      case 'raise': {
        const lot = lotIn(view, action, index);
        if (lot?.item === 'model') return fitsOne(lot.no);
        return lot?.item === 'section' && onWay(index.sections[lot.no]!.id);
      }
      case 'assign':
        return isOneOf(action.contract);
      case 'call':
        if (action.phase === 'on-site-meeting') return lacks(({ routes }) => routes.some(({ missing }) => missing));
        return action.phase === 'railroad-fair' && lacks(({ slots }) => slots.some(({ model }) => model === undefined));
      default:
        return false;
    }
  };
  const earns = (action: Action): boolean => {
    if (action.do === 'buy') return (bestUse(usesOf(view, seat, index.modelIndex.get(action.model)!))?.gain ?? 0) > 0;
    const lot = action.do === 'open' || action.do === 'raise' ? lotIn(view, action, index) : undefined;
    if (lot?.item === 'model') {
      const { profit } = lotWorth(view, seat, lot, 0);
      return profit.after > profit.before;
    }
    const { profit, completes } = preview(view, seat, action);
    return profit.after > profit.before || completes.length > 0;
  };
  const isSideStep = (action: Action): boolean => {
    if (action.do === 'call') return action.phase === 'conference-room';
    return COMMITS.has(action.do) && !helps(action) && !earns(action);
  };
  return { contracts: losing.map(({ contract }) => contract), helps, isSideStep };
}
