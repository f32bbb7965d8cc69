// The seats of a table in a row: signs of those who sit there, dashed rings for those who may come.

import type { PublicTable } from '@branchline/protocol/online';
import { coloursAt } from '../../games/load-game.ts';
import { PlayerToken } from '../../ui/player-shape.tsx';
import { text } from '../messages/text.ts';

export function SeatTokens({ table }: { readonly table: PublicTable }) {
  const colours = coloursAt(table.game, table.seats);
  const free = table.seats.filter(({ taken }) => !taken).length;
  return (
    <span class="seat-tokens">
      {table.seats.map(({ taken }, seat) =>
        taken ? <PlayerToken key={seat} colour={colours[seat]!} size={16} /> : <i key={seat} class="seat-free" />,
      )}
      <span class="visually-hidden">{text.value.lobby.freeSeats(free)}</span>
    </span>
  );
}
