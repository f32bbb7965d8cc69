// A bot for a free seat: of the strength that stands in at this table, with a name that is not taken.

import type { PublicTable, SeatWish } from '@branchline/protocol/online';
import { botNames } from '../../table/create.ts';

export function botWish({ standIn, seats }: PublicTable): SeatWish {
  const taken = seats.flatMap(({ name }) => (name === undefined ? [] : [name]));
  const [name] = botNames(1, taken);
  return { kind: `bot:${standIn}`, ...(name === undefined ? {} : { name }) };
}
