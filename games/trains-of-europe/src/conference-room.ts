// Conference Room: taking contracts, face up with their chips or blind with chip and cash (TOE-CONF).

import { invariant, type Illegal, type Seat } from '@branchline/core';
import { credit } from './completion.ts';
import type { Desk } from './desk.ts';
import { receive, type Work } from './draft.ts';
import { takeFromPile } from './display.ts';
import { limitOf } from './phase.ts';
import type { Action, ContractNo } from './types.ts';

/** Chips that come with a blind contract (TOE-CONF-3). */
const BLIND_CHIPS = 1;

export const checkTake = ({ index, open }: Desk, contract: ContractNo): Illegal | undefined =>
  open.display.some((shown) => shown.contract === contract)
    ? undefined
    : { code: 'trains-of-europe/not-on-display', rule: 'TOE-CONF-2', at: index.contracts[contract]!.id };

export const checkTakeBlind = ({ open }: Desk): Illegal | undefined =>
  open.pile.length + open.queue.length > 0 ? undefined : { code: 'trains-of-europe/pile-empty', rule: 'TOE-CONF-2' };

export const mayTake = (desk: Desk, used: number): boolean =>
  used < limitOf(desk.open, 'conference-room', desk.seat) &&
  (desk.open.display.length > 0 || checkTakeBlind(desk) === undefined);

export const legalTakes = (desk: Desk): Action[] => [
  ...desk.open.display.map(({ contract }): Action => ({ do: 'take', contract: desk.index.contracts[contract]!.id })),
  ...(checkTakeBlind(desk) ? [] : [{ do: 'take-blind' } as const]),
  { do: 'done' },
];

/** Tax and chips act at once, as profit is derived (TOE-CON-3, TOE-CON-4, TOE-CONF-4). */
function hold(work: Work, seat: Seat, contract: ContractNo, chips: number): void {
  work.public.contracts[seat] = [...work.public.contracts[seat]!, { contract, chips, complete: false, vehicles: [] }];
  credit(work, seat);
}

export function takeContract(work: Work, seat: Seat, contract: ContractNo, used: number): void {
  const shown = work.public.display.find((other) => other.contract === contract);
  invariant(shown, 'a face-up contract is taken');
  work.public.display = work.public.display.filter((other) => other !== shown);
  hold(work, seat, contract, shown.chips);
  work.public.stage = { kind: 'conference-room', seat, used: used + 1 };
}

export function drawBlindContract(work: Work, seat: Seat, contract: ContractNo, used: number): void {
  takeFromPile(work, [contract]);
  receive(work, seat, work.index.amounts.blind.contractCash);
  hold(work, seat, contract, BLIND_CHIPS);
  work.public.stage = { kind: 'conference-room', seat, used: used + 1 };
}
