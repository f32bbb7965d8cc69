// A company that follows rules of thumb: which ones make the character. It looks neither ahead nor at its rivals.

import type { Seat } from '@branchline/core';
import {
  rightBooking,
  type Action,
  type ContractIndex,
  type ModelId,
  type Phase,
  type SectionIndex,
  type TrainsOfEurope,
  type View,
} from '@branchline/trains-of-europe';
import type { Bot } from '../../bot.ts';
import { deskOf, isLacked, suits, type Desk } from './needs.ts';

export interface Character {
  readonly id: string;
  /** Phases in the order in which it likes to call them now. */
  calls(desk: Desk): readonly Phase[];
  /** How much it wants each section; it buys none at 0 or below. */
  sections(desk: Desk): (section: SectionIndex) => number;
  /** How much it wants a contract; it takes none at 0 or below. */
  contract(desk: Desk, contract: ContractIndex): number;
  /** What it keeps back when buying blind. */
  readonly reserve: number;
}

type ActionOf<D extends Action['do']> = Extract<Action, { readonly do: D }>;

const only = <D extends Action['do']>(legal: readonly Action[], what: D): ActionOf<D>[] =>
  legal.filter((action): action is ActionOf<D> => action.do === what);

/** The one with the highest value above 0, the first of equals. */
function best<A extends Action>(actions: readonly A[], value: (action: A) => number): A | undefined {
  let found: A | undefined;
  let most = 0;
  for (const action of actions) {
    const now = value(action);
    if (now <= most) continue;
    most = now;
    found = action;
  }
  return found;
}

const DONE: Action = { do: 'done' };
const DEAR = 1_000_000;
/** Above the printed price it bids so much more for what it lacks. */
const BID_ABOVE_PRICE = 20_000;

export const plainPlayer = (character: Character): Bot<TrainsOfEurope> => ({
  id: character.id,
  start: ({ game, seat }) => ({
    decide: (view) => decide(character, { view, seat, legal: game.legal(view, seat) }),
  }),
});

interface Question {
  readonly view: View;
  readonly seat: Seat;
  readonly legal: readonly Action[];
}

function decide(character: Character, { view, seat, legal }: Question): Action {
  const desk = deskOf(view, seat);
  const { index } = desk;
  const { stage } = desk.open;
  const modelOf = (id: ModelId) => index.modelIndex.get(id)!;
  switch (stage.kind) {
    case 'call':
      return callOf(character.calls(desk), only(legal, 'call'));
    case 'on-site-meeting': {
      const wanted = character.sections(desk);
      return best(only(legal, 'licence'), ({ section }) => wanted(index.sectionIndex.get(section)!)) ?? DONE;
    }
    case 'railroad-fair':
      return shopping(character, desk, legal) ?? assigning(desk, legal);
    case 'conference-room':
      return (
        best(only(legal, 'take'), ({ contract }) => character.contract(desk, index.contractIndex.get(contract)!)) ??
        DONE
      );
    case 'choose':
      return best(only(legal, 'choose'), ({ model }) => {
        const { price } = index.models[modelOf(model)]!;
        return (isLacked(desk, modelOf(model)) ? DEAR : 0) + price;
      })!;
    case 'offers':
      return only(legal, 'offer').reduce((a, b) => (size(b) < size(a) ? b : a));
    case 'opening': {
      const wanted = only(legal, 'open').filter(({ lot }) => 'model' in lot && isLacked(desk, modelOf(lot.model)));
      return wanted.reduce((a: Action, b) => (a.do === 'open' && a.bid <= b.bid ? a : b), { do: 'decline' });
    }
    case 'bidding': {
      const next = only(legal, 'raise')[0];
      const { lot } = stage;
      const goes = lot.item === 'model' && isLacked(desk, lot.no);
      return next && goes && next.bid <= index.models[lot.no]!.price + BID_ABOVE_PRICE ? next : { do: 'pass' };
    }
    case 'assignment':
      return assigning(desk, legal);
    case 'books':
      return { do: 'book', profit: rightBooking(index, desk.open, seat) };
    default:
      return otherwise(legal);
  }
}

const size = ({ vehicles, sections }: ActionOf<'offer'>): number => vehicles.length + sections.length;

const callOf = (wanted: readonly Phase[], legal: readonly ActionOf<'call'>[]): Action =>
  wanted.flatMap((phase) => legal.filter((action) => action.phase === phase))[0] ?? legal[0]!;

/** Parts with nothing, audits nobody, agrees to everything. */
function otherwise(legal: readonly Action[]): Action {
  const quiet = legal.find(
    (action) =>
      action.do === 'done' ||
      action.do === 'pass' ||
      (action.do === 'vote' && action.agree) ||
      (action.do === 'offer-contracts' && action.contracts.length === 0),
  );
  return quiet ?? legal[0]!;
}

/** What is lacked and cheapest; blind where there is money enough for chance. */
function shopping({ reserve }: Character, desk: Desk, legal: readonly Action[]): Action | undefined {
  const { index, cash, open, seat } = desk;
  const found = best(only(legal, 'buy'), ({ model }) => {
    const no = index.modelIndex.get(model)!;
    return isLacked(desk, no) ? DEAR - index.models[no]!.price : 0;
  });
  if (found) return found;
  const yard = open.idleLocos[seat]! + open.idleWagons[seat]!;
  if (yard >= index.amounts.eval.freeVehicles) return undefined;
  return only(legal, 'buy-blind').find(
    ({ kind }) =>
      cash - index.amounts.blind[kind] >= reserve && index.modelsOf[kind].some((model) => isLacked(desk, model)),
  );
}

/** Puts every vehicle where it suits; takes off what does not suit where something in the yard does. */
function assigning(desk: Desk, legal: readonly Action[]): Action {
  const { index, idle } = desk;
  const fits = ({ model, contract }: ActionOf<'assign' | 'unassign'>): boolean =>
    suits(desk, index.modelIndex.get(model)!, index.contractIndex.get(contract)!);
  const put = only(legal, 'assign').find(fits);
  if (put) return put;
  const off = only(legal, 'unassign').find((action) => {
    const { category } = index.models[index.modelIndex.get(action.model)!]!;
    const contract = index.contractIndex.get(action.contract)!;
    return !fits(action) && idle.some((no) => index.models[no]!.category === category && suits(desk, no, contract));
  });
  return off ?? DONE;
}
