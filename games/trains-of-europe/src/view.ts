// What a viewer may see: the public part, its own company, and of the others what the table's options leave open.

import type { Seat, Viewer } from '@branchline/core';
import type { Company, State, View } from './types.ts';

/** TOE-VEH-9: open to all. With TOE-VAR-1 shown to the owner, to all in a sale of all assets, and to all at the evaluation. */
function seesVehicles({ config, public: open }: State, who: Viewer, seat: Seat): boolean {
  if (!config.options.hiddenVehicles || who === seat || open.stage.kind === 'over') return true;
  const { stage } = open;
  return (
    (stage.kind === 'opening' || stage.kind === 'bidding') &&
    stage.auction.stage === 'insolvency' &&
    open.insolvent[0] === seat
  );
}

export function view(state: State, who: Viewer): View {
  const { config, public: open, secret } = state;
  const openCash = !config.options.hiddenCash || open.stage.kind === 'over';
  const companies = secret.cash.map((cash, seat): Company => {
    const idle = secret.idle[seat]!;
    const seesCash = openCash || who === seat;
    if (seesVehicles(state, who, seat)) return seesCash ? { cash, idle } : { idle };
    return seesCash ? { cash } : {};
  });
  const own = secret.offers.find(({ seat }) => seat === who);
  const vote = secret.votes.find(({ seat }) => seat === who);
  const booking = secret.bookings?.find(({ seat }) => seat === who);
  return {
    viewer: who,
    config,
    public: open,
    companies,
    ...(openCash ? { bank: secret.bank, cashes: secret.cashes } : {}),
    ...(own ? { offer: own.offer } : {}),
    ...(vote ? { vote: vote.agree } : {}),
    ...(booking ? { booking: booking.profit } : {}),
  };
}
