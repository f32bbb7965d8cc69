// The displays of contracts and vehicles, and the contract pile they are filled from.

import { pick, type Rng } from '@branchline/core';
import type { ContentIndex } from './content-index.ts';
import { ascending, without } from './changes.ts';
import { withPublic } from './position.ts';
import { contentOf } from './contents.ts';
import { remainingCount } from './seats.ts';
import { DISPLAY_LIMIT, takeFromSupply, type Draw } from './supplies.ts';
import type { ContractIndex, ModelIndex, Public, State } from './types.ts';

/** TOE-SETUP-2, TOE-2P-3: five of a kind, four while two players remain. */
export function displayDraws(index: ContentIndex, position: Public): { readonly locos: Draw; readonly wagons: Draw } {
  const { locos, wagons, twoPlayers } = index.amounts.display;
  const two = remainingCount(position) <= 2;
  return {
    locos: { kind: 'loco', count: two ? twoPlayers : locos, limit: DISPLAY_LIMIT },
    wagons: { kind: 'wagon', count: two ? twoPlayers : wagons, limit: DISPLAY_LIMIT },
  };
}

/** TOE-SUB-2: how many contracts are to be revealed. */
export const contractsToReveal = (index: ContentIndex, position: Public): number =>
  Math.min(index.amounts.display.contracts - position.display.length, position.pile.length + position.queue.length);

/** Cards nobody has seen lie above the known queue. */
export function drawContracts(position: Public, count: number, rng: Rng): ContractIndex[] {
  let unseen: readonly ContractIndex[] = position.pile;
  const drawn: ContractIndex[] = [];
  while (drawn.length < count && unseen.length > 0) {
    const contract = pick(unseen, rng);
    drawn.push(contract);
    unseen = without(unseen, contract);
  }
  return [...drawn, ...position.queue.slice(0, count - drawn.length)];
}

export function arePossibleContracts(position: Public, count: number, contracts: readonly ContractIndex[]): boolean {
  if (contracts.length !== count || new Set(contracts).size !== count) return false;
  const unseen = Math.min(count, position.pile.length);
  return contracts.every((contract, at) =>
    at < unseen ? position.pile.includes(contract) : position.queue[at - unseen] === contract,
  );
}

export function takeFromPile(state: State, contracts: readonly ContractIndex[]): State {
  let { pile, queue } = state.public;
  for (const contract of contracts) {
    if (pile.includes(contract)) pile = without(pile, contract);
    else queue = without(queue, contract);
  }
  return withPublic(state, { pile, queue });
}

/** New ones have no chip and stand behind those that stayed. */
export function reveal(state: State, contracts: readonly ContractIndex[]): State {
  const revealed = contracts.map((contract) => ({ contract, chips: 0 }));
  return withPublic(takeFromPile(state, contracts), { display: [...state.public.display, ...revealed] });
}

/** The vehicles on display, as drawn; they lie there in the order of their models. */
export function displayVehicles(
  state: State,
  { locos, wagons }: { readonly locos: readonly ModelIndex[]; readonly wagons: readonly ModelIndex[] },
): State {
  const draws = displayDraws(contentOf(state.config), state.public);
  const drawn = takeFromSupply(takeFromSupply(state, draws.locos, locos), draws.wagons, wagons);
  return withPublic(drawn, { locos: locos.toSorted(ascending), wagons: wagons.toSorted(ascending) });
}
