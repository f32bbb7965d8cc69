// The displays of contracts and vehicles, and the contract pile they are filled from.

import { pick, type Rng } from '@branchline/core';
import type { ContentIndex } from './content-index.ts';
import { without, type Work } from './draft.ts';
import { remainingCount } from './seats.ts';
import { DISPLAY_LIMIT, type Draw } from './supplies.ts';
import type { ContractIndex, Public } from './types.ts';

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

export function takeFromPile(work: Work, contracts: readonly ContractIndex[]): void {
  for (const contract of contracts) {
    if (work.public.pile.includes(contract)) work.public.pile = without(work.public.pile, contract);
    else work.public.queue = without(work.public.queue, contract);
  }
}

/** New ones have no chip and stand behind those that stayed. */
export function reveal(work: Work, contracts: readonly ContractIndex[]): void {
  takeFromPile(work, contracts);
  for (const contract of contracts) work.public.display.push({ contract, chips: 0 });
}
