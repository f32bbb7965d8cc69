// What a viewer sees: built from what it may see, never by leaving out what it may not.

import type { Viewer } from '@branchline/core';
import type { Own, State, View } from './types.ts';

export function view({ config, public: position, secret }: State, who: Viewer): View {
  if (who === 'spectator') return { config, public: position };
  const choice = secret.choices[who];
  const own: Own = {
    seat: who,
    hand: secret.hands[who]!,
    ...(choice === undefined ? undefined : { choice }),
    ...(config.options.memoryAid ? { known: secret.known[who]! } : undefined), // TP-CARD-17a
  };
  return { config, public: position, own };
}
