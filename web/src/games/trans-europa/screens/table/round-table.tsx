// All rounds so far as a table: what each of them cost or brought each seat.

import { text } from '../../messages/more-text.ts';
import { PlayerToken } from '../../../../ui/player-shape.tsx';
import { colourOfSeat } from '../../../../ui/colours.ts';
import { standingOf } from '../../play/score.ts';
import type { Table } from '../../types.ts';
import { nameOf } from '../../../../table/people.ts';

export function RoundTable({ table }: { readonly table: Table }) {
  const { roundOver: words } = text.value;
  const { config, public: position } = table.view.value;
  const seats = [...table.seats.value.keys()];
  const { kind } = standingOf(config, 0);
  return (
    <table class="round-table">
      <thead>
        <tr>
          <th scope="col">{words.roundColumn}</th>
          {seats.map((seat) => (
            <th key={seat} scope="col">
              <PlayerToken colour={colourOfSeat(seat)} size={18} />
              <span>{nameOf(table, seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {position.rounds.map(({ points, complete }, round) => (
          <tr key={round}>
            <th scope="row">{round + 1}</th>
            {seats.map((seat) => (
              <td key={seat} data-complete={complete.includes(seat) || undefined}>
                {points[seat] === 0 ? '0' : kind === 'penalty' ? words.lost(points[seat]!) : words.won(points[seat]!)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{kind === 'penalty' ? words.left : words.total}</th>
          {seats.map((seat) => (
            <td key={seat}>{standingOf(config, position.scores[seat]!).figure}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
