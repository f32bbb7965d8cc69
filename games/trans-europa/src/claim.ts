// Claiming by hand: a seat says in its own turn that it is complete. A right claim ends the round, a wrong one opens hands.

import { invariant } from '@branchline/core';
import { canBuild } from './build.ts';
import { gridOf } from './grid.ts';
import { isComplete } from './network.ts';
import { endRound } from './round-end.ts';
import { nextTurn } from './turn.ts';
import type { State } from './types.ts';

export function claim(state: State): State {
  const { config, public: position, secret } = state;
  const { stage, tracks } = position;
  invariant(stage.kind === 'build', 'claims are made in the building stage');
  const { seat } = stage;
  const grid = gridOf(config.board);
  if (isComplete(grid, tracks.networks[seat]!, secret.hands[seat]!)) return endRound(state, 'connected'); // TE-CLAIM-3
  const opens = (each: number): boolean => each === seat || config.options.wrongClaim === 'all'; // TE-CLAIM-4
  const revealed = position.revealed.map((open, each) => (opens(each) ? secret.hands[each]! : open));
  const opened: State = { config, public: { ...position, revealed, stage: { ...stage, claimed: true } }, secret };
  return canBuild(grid, position, stage) ? opened : nextTurn(opened, seat, tracks); // TE-CLAIM-2
}
