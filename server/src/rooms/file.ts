// The game file of a table that is over, for ever: every move, the seed, all players' numbers.

import { fileOf as tableFile, type GameFile, type SeatInfo } from '@branchline/core';
import type { Hub } from '../live/hub.ts';
import { Problem } from '../problem.ts';
import { isPerson } from './room.ts';

export async function fileOf(hub: Hub): Promise<GameFile> {
  const host = await hub.open();
  if (!host?.over()) throw new Problem(409, 'not-over', 'The file is complete once the game is over.');
  const file = tableFile(host.table(), host.record().seats);
  const { room } = hub.row();
  // A seat belongs to its owner, even if a bot moved for them; to which kind the draws are bound was settled at the start.
  const seats = file.seats.map((info, index): SeatInfo => {
    const owner = room.seats[index];
    if (!isPerson(owner)) return info;
    return { name: owner.name ?? '', kind: file.binding === undefined ? 'human' : info.kind };
  });
  return { ...file, seats };
}
