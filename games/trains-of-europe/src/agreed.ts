// The players' agreements before the game: who is the oldest, and with two players the launch contracts.

import { err, ok, type BadSpec, type Result } from '@branchline/core';
import type { ContentIndex } from './content-index.ts';
import type { Agreed, Config, ContractIndex } from './types.ts';

const launchOf = (index: ContentIndex, raw: unknown): readonly [ContractIndex, ContractIndex] | undefined => {
  if (!Array.isArray(raw) || raw.length !== 2) return undefined;
  const [a, b] = raw.map((id) => index.contractIndex.get(id as string) ?? -1) as [ContractIndex, ContractIndex];
  return a !== b && index.launchContracts.includes(a) && index.launchContracts.includes(b) ? [a, b] : undefined;
};

/**
 * What is settled before the game: the oldest player's seat (drawn where nobody says), and with two players the launch
 * contracts chosen (the first near pair where nobody says).
 */
export function judgeAgreed(
  index: ContentIndex,
  { seats, options }: Pick<Config, 'seats' | 'options'>,
  raw: unknown,
): Result<Agreed, BadSpec> {
  const given = (typeof raw === 'object' && raw !== null ? raw : {}) as { start?: unknown; launch?: unknown };
  const agreed: { -readonly [K in keyof Agreed]: Agreed[K] } = {};
  const { start } = given;
  if (options.startPlayer === 'oldest' && start !== undefined) {
    if (!Number.isSafeInteger(start) || (start as number) < 0 || (start as number) >= seats) {
      return err({ code: 'bad-seat', field: 'agreed.start', value: start, allowed: [0, seats - 1] });
    }
    agreed.start = start as number;
  }
  if (seats === 2 && options.launch2p === 'choose') {
    const launch = given.launch === undefined ? index.nearPairs[0] : launchOf(index, given.launch);
    if (!launch) {
      const allowed = index.launchContracts.map((contract) => index.contracts[contract]!.id);
      return err({ code: 'bad-launch', field: 'agreed.launch', value: given.launch, allowed });
    }
    agreed.launch = launch;
  }
  return ok(agreed);
}

/** The first two moves tell what was agreed. */
export function agreedIn(moves: readonly unknown[]): { start?: unknown; launch?: unknown } {
  const agreed: { start?: unknown; launch?: unknown } = {};
  for (const move of moves.slice(0, 2)) {
    if (typeof move !== 'object' || move === null) continue;
    const raw = move as Record<string, unknown>;
    if (raw['do'] === 'start-player') agreed.start = raw['seat'];
    if (raw['do'] === 'setup') agreed.launch = raw['launch'];
  }
  return agreed;
}
