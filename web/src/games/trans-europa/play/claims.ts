// Claiming by hand: what the page does not tell during a round, and what a claim may cost.

import type { View } from '@branchline/trans-europa';

/** Whether players are told how far they are. At tables that claim by hand they watch for it themselves (TE-CLAIM-6). */
export const tellsProgress = ({ config }: View): boolean => !config.options.manualClaim;

/** Whether the cards that a wrong claim would open lie open already (TE-CLAIM-5). */
export function isOpenAlready({ config, own, public: { revealed, backs } }: View): boolean {
  const isOpen = (seat: number): boolean => revealed[seat]!.length === backs[seat]!.length;
  if (own === undefined) return false;
  return config.options.wrongClaim === 'all' ? backs.every((_, seat) => isOpen(seat)) : isOpen(own.seat);
}
