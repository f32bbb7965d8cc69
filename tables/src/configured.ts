// A config for a game on record: versions that are no longer played are fetched first.

import type { BadSpec, GameSpec, Result } from '@branchline/core';
import type { Playable } from './ports.ts';

export async function configured({ game, archive }: Playable, spec: GameSpec): Promise<Result<unknown, BadSpec>> {
  const judged = game.configure(spec);
  if (judged.ok || judged.error.code !== 'archived-version' || !archive) return judged;
  await archive();
  return game.configure(spec);
}
