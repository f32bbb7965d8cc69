// Conference Room: taking contracts, face up with their chips or blind with chip and cash (TOE-CONF).

import { invariant, type Illegal, type Seat } from '@branchline/core';
import { receive, replaced, without } from './changes.ts';
import { atStage, withPublic } from './position.ts';
import { credit } from './completion.ts';
import { contentOf } from './contents.ts';
import type { Desk } from './desk.ts';
import { takeFromPile } from './display.ts';
import { illegal } from './illegal.ts';
import { limitOf } from './phase.ts';
import type { StageOf } from './stage.ts';
import type { Action, ContractIndex, DisplayedContract, State } from './types.ts';

/** Chips that come with a blind contract (TOE-CONF-3). */
const BLIND_CHIPS = 1;

export const checkTake = ({ index, open }: Desk, contract: ContractIndex): Illegal | undefined =>
  open.display.some((shown) => shown.contract === contract)
    ? undefined
    : illegal('not-on-display', 'TOE-CONF-2', { at: index.contracts[contract]!.id });

export const checkTakeBlind = ({ open }: Desk): Illegal | undefined =>
  open.pile.length + open.queue.length > 0 ? undefined : illegal('pile-empty', 'TOE-CONF-2');

export const mayTake = (desk: Desk, used: number): boolean =>
  used < limitOf(desk.open, 'conference-room', desk.seat) &&
  (desk.open.display.length > 0 || checkTakeBlind(desk) === undefined);

export const legalTakes = (desk: Desk): Action[] => [
  ...desk.open.display.map(({ contract }): Action => ({ do: 'take', contract: desk.index.contracts[contract]!.id })),
  ...(checkTakeBlind(desk) ? [] : [{ do: 'take-blind' } as const]),
  { do: 'done' }, // TOE-CONF-5
];

/** Tax and chips act at once, as profit is derived (TOE-CON-3, TOE-CON-4, TOE-CONF-4). Any number may be held (TOE-CON-5). */
function hold(state: State, seat: Seat, { contract, chips }: DisplayedContract): State {
  const { contracts } = state.public;
  const held = [...contracts[seat]!, { contract, chips, complete: false, vehicles: [] }];
  return credit(withPublic(state, { contracts: replaced(contracts, seat, held) }), seat);
}

export function takeContract(state: State, { seat, used }: StageOf<'conference-room'>, contract: ContractIndex): State {
  const { display } = state.public;
  const shown = display.find((other) => other.contract === contract);
  invariant(shown, 'a face-up contract is taken');
  const held = hold(withPublic(state, { display: without(display, shown) }), seat, shown);
  return atStage(held, { kind: 'conference-room', seat, used: used + 1 });
}

/** The card is chance's to name. */
export const takeBlind = (state: State, { seat, used }: StageOf<'conference-room'>): State =>
  atStage(state, { kind: 'blind-contract', seat, used });

export function drawBlindContract(
  state: State,
  { seat, used }: StageOf<'blind-contract'>,
  contract: ContractIndex,
): State {
  const paid = receive(takeFromPile(state, [contract]), seat, contentOf(state.config).amounts.blind.contractCash);
  const held = hold(paid, seat, { contract, chips: BLIND_CHIPS });
  return atStage(held, { kind: 'conference-room', seat, used: used + 1 });
}
