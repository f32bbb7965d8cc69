// The figures behind the curve: all chances after every turn, and what it gave away.

import { percentText, wholePercents } from '../../../study/percent.ts';
import { colourOfSeat } from '../../../ui/colours.ts';
import { PlayerToken } from '../../../ui/player-shape.tsx';
import { chancesAtPlace, lessonIn, placesLookedAt, type Place } from './figures.ts';
import { text } from './messages/text.ts';
import { isJudged, turnsOfRound, type ReviewState } from './review-state.ts';

function Row({ state, place }: { readonly state: ReviewState; readonly place: Place }) {
  const { study } = text.value;
  const { bare, turns, replay, round, at, scope } = state;
  const index = turnsOfRound(bare.value, place.round)[place.at - 1] ?? -1;
  const bareTurn = bare.value[index];
  const turn = turns.value[index];
  const here = chancesAtPlace(state, place);
  const whole = here && wholePercents(here.chances);
  const loss = isJudged(turn) ? lessonIn(state, turn).loss : undefined;
  const number = scope.value === 'game' ? `${place.round + 1}.${place.at}` : String(place.at);
  return (
    <tr data-at={(place.round === round.value && place.at === at.value) || undefined}>
      <th scope="row">
        <button type="button" class="log-jump" onClick={() => state.goTo(place.round, place.at)}>
          {place.at === 0 ? study.deal : number}
        </button>
      </th>
      <td>{bareTurn ? replay.opened.seats[bareTurn.seat]!.name : ''}</td>
      {replay.opened.seats.map((_, player) => (
        <td key={player} data-rough={here?.rough || undefined}>
          {whole ? percentText(whole[player]! / 100) : '…'}
        </td>
      ))}
      <td>{loss ? `${percentText(loss.value)} (${study.doubt(percentText(loss.doubt))})` : ''}</td>
    </tr>
  );
}

export function ChanceTable({ state }: { readonly state: ReviewState }) {
  const { study } = text.value;
  const { columns } = study;
  return (
    <div class="review-table" tabIndex={0} role="group" aria-label={study.table}>
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.turn}</th>
            <th scope="col">{columns.player}</th>
            {state.replay.opened.seats.map(({ name }, player) => (
              <th key={player} scope="col" class={`c-${colourOfSeat(player)}`}>
                <PlayerToken colour={colourOfSeat(player)} size={13} /> {name}
              </th>
            ))}
            <th scope="col">{columns.lost}</th>
          </tr>
        </thead>
        <tbody>
          {placesLookedAt(state).map((place) => (
            <Row key={`${place.round} ${place.at}`} state={state} place={place} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
