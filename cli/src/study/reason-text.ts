// Why a turn was better, as a sentence.

import type { Reason } from '@branchline/study/trans-europa';
import type { Teller } from '../tellers/trans-europa-sentences.ts';
import { joined } from '../text/joined.ts';

const whole = (share: number): string => `${Math.round(100 * share)} %`;

export function reasonText(reason: Reason, { board, name }: Teller): string {
  const city = (index: number): string => board.cities[index]!.name;
  switch (reason.why) {
    case 'completes':
      return 'It connects all cities at once.';
    case 'reaches':
      return `It reaches ${city(reason.city)}.`;
    case 'together':
      return `It comes nearer to ${joined(reason.cities.map(city))} at once.`;
    case 'leave':
      return `${name(reason.seat)} builds to ${city(reason.city)} in ${whole(reason.share)} of the deals.`;
    case 'alone':
      // Rounded, a few deals in a thousand are none.
      return reason.share < 0.005
        ? `Nobody else will build to ${city(reason.city)}.`
        : `Nobody else will build to ${city(reason.city)}: the others do in ${whole(reason.share)} of the deals.`;
    case 'fewer':
      return `It leaves ${reason.better} tracks to build instead of ${reason.played}.`;
    case 'double':
      return 'The double line cost the whole turn.';
    case 'keeps-ferry':
      return 'It keeps the own track for another ferry.';
    case 'start':
      return `From there the cities cost ${reason.better} tracks instead of ${reason.played}.`;
    default:
      return `It leaves ${name(reason.seat)} ${whole(reason.better)} instead of ${whole(reason.played)}.`;
  }
}
