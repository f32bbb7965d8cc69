// What a viewer sees: built from what it may see, never by leaving out what it may not.

import type { Seat, Viewer } from '@branchline/core';
import type { Own, State, View } from './types.ts';

export function view(state: State, who: Viewer): View {
  const { config, public: position } = state;
  return who === 'spectator' ? { config, public: position } : { config, public: position, own: ownOf(state, who) };
}

/** The own hand, the own choice while others still choose, and with `memoryAid` what is known of others (TP-CARD-17a). */
function ownOf({ config, public: position, secret }: State, seat: Seat): Own {
  const own = config.options.memoryAid
    ? { seat, hand: secret.hands[seat]!, known: secret.known[seat]! }
    : { seat, hand: secret.hands[seat]! };
  const { kind } = position.stage; // no choice is open at other stages, and looking one up by seat is slow
  const choice = kind === 'pass' || kind === 'drop' ? secret.choices[seat] : undefined;
  return choice === undefined ? own : { ...own, choice };
}
