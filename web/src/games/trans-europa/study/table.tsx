// The figures behind the curve: both judgements of every turn, side by side.

import { percentText } from '../../../study/percent.ts';
import { text } from './messages/text.ts';
import { turnsOfRound, type ReviewState } from './review-state.ts';

export function ChanceTable({ state }: { readonly state: ReviewState }) {
  const { study } = text.value;
  const { bare, turns, round, replay, at } = state;
  const { columns } = study;
  const places = turnsOfRound(bare.value, round.value);
  return (
    <div class="review-table" tabIndex={0} role="group" aria-label={study.table}>
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.turn}</th>
            <th scope="col">{columns.player}</th>
            <th scope="col">{columns.known}</th>
            <th scope="col">{columns.open}</th>
            <th scope="col">{columns.lost}</th>
          </tr>
        </thead>
        <tbody>
          {places.map((place, i) => {
            const { seat } = bare.value[place]!;
            const turn = turns.value[place];
            return (
              <tr key={place} data-at={at.value === i + 1 || undefined}>
                <th scope="row">
                  <button type="button" class="log-jump" onClick={() => state.goTo(round.value, i + 1)}>
                    {i + 1}
                  </button>
                </th>
                <td>{replay.opened.seats[seat]!.name}</td>
                <td>{turn ? percentText(turn.known[seat]!) : '…'}</td>
                <td>{turn ? percentText(turn.open[seat]!) : '…'}</td>
                <td>
                  {turn?.loss ? `${percentText(turn.loss.value)} (${study.doubt(percentText(turn.loss.doubt))})` : ''}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
