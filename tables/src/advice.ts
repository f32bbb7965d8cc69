// Advice for a seat at a table that another authority holds: from what the seat sees, and nothing else.

import type { GameSpec, Seat } from '@branchline/core';
import { ADVISER, BOT_DEADLINE, legalAction } from './bot-seats.ts';
import { configured } from './configured.ts';
import type { HostPorts } from './host.ts';
import { LATE, within } from './within.ts';

export interface AdviceWish {
  readonly game: string;
  readonly spec: GameSpec;
  readonly seat: Seat;
  readonly view: unknown;
}

type AdvicePorts = Pick<HostPorts, 'games' | 'bots' | 'clock' | 'random'>;

/** Undefined where nobody knows. */
export async function adviceFor(
  { games, bots, clock, random }: AdvicePorts,
  { game: id, spec, seat, view }: AdviceWish,
): Promise<{ readonly do: string } | undefined> {
  const playable = await games(id);
  if (!playable) return undefined;
  const config = await configured(playable, spec);
  if (!config.ok) return undefined;
  const key = `advice:${seat}`;
  const seed = Math.floor(random() * 0x1_0000_0000);
  bots.sit({ key, game: id, bot: ADVISER, config: config.value, seat, seed, past: [] });
  try {
    const decision = await within(clock, BOT_DEADLINE, bots.decide(key, view));
    if (decision === LATE || decision.kind !== 'action') return undefined;
    return legalAction(playable.game, { view, seat, action: decision.action });
  } finally {
    bots.leave(key);
  }
}
