// The curve of what is looked at with its legend, or the same figures as a table.

import { useState } from 'preact/hooks';
import { Curve, type CurveLine } from '../../../study/curve.tsx';
import { percentText, wholePercents } from '../../../study/percent.ts';
import { colourOfSeat } from '../../../ui/colours.ts';
import { Choices, IconButton } from '../../../ui/controls.tsx';
import { PlayerToken } from '../../../ui/player-shape.tsx';
import { chancesAtPlace, placesLookedAt, type Place } from './figures.ts';
import { text } from './messages/text.ts';
import { turnsOfRound, type ReviewState } from './review-state.ts';
import { ReviewSwitches } from './switches.tsx';
import { ChanceTable } from './table.tsx';
import { jump, turningPoints } from './turning-points.ts';

type OfReview = { readonly state: ReviewState };

/** All lines have a point at every place: side by side they sum to 1. */
function linesOf(state: ReviewState, places: readonly Place[]): readonly CurveLine[] {
  const found = places.map((place) => chancesAtPlace(state, place));
  return state.replay.opened.seats.map((_, player) => ({
    colour: colourOfSeat(player),
    own: player === state.seat.value,
    points: found.flatMap((here, turn) =>
      here ? [{ turn, chance: here.chances[player]!, rough: here.rough, begins: places[turn]!.at === 0 }] : [],
    ),
  }));
}

/** Whose line is whose, with all chances at the cursor. */
function Legend({ state }: OfReview) {
  const { study } = text.value;
  const { replay, seat, round, at } = state;
  const here = chancesAtPlace(state, { round: round.value, at: at.value });
  const whole = here && wholePercents(here.chances);
  return (
    <Choices
      label={study.player}
      labelHidden
      value={seat.value}
      onChange={state.choose}
      choices={replay.opened.seats.map(({ name }, player) => ({
        value: player,
        name: (
          <span class={`review-player c-${colourOfSeat(player)}`}>
            <PlayerToken colour={colourOfSeat(player)} size={16} />
            <span class="review-player-name">{name}</span>{' '}
            <b class="review-chance" data-rough={here?.rough || undefined}>
              {whole ? `${here.rough ? '≈ ' : ''}${percentText(whole[player]! / 100)}` : '–'}
            </b>
          </span>
        ),
      }))}
    />
  );
}

const isHere = (state: ReviewState, { round, at }: Place): boolean =>
  round === state.round.value && at === state.at.value;

function ReviewCurve({ state }: OfReview) {
  const { study, lookBack } = text.value;
  const { bare, seat, at, round, scope, replay } = state;
  const places = placesLookedAt(state);
  const placeOf = (where: Place): number =>
    places.findIndex((place) => place.round === where.round && place.at === where.at);
  const turnAt = ({ round: of, at: number }: Place) => bare.value[turnsOfRound(bare.value, of)[number - 1] ?? -1];
  const marks = turningPoints(state).flatMap(({ number, turn, at: place }) => {
    const where = { round: turn.round, at: place };
    const chance = chancesAtPlace(state, where)?.chances[seat.value];
    return chance === undefined ? [] : [{ number, turn: placeOf(where), chance }];
  });
  const all = turnsOfRound(bare.value, round.value).length;
  return (
    <Curve
      lines={linesOf(state, places)}
      turns={Math.max(1, places.length - 1)}
      fair={1 / replay.opened.seats.length}
      {...(scope.value === 'game'
        ? {
            sections: places.flatMap((place, turn) =>
              place.at === 0 ? [{ at: turn, name: lookBack.round(place.round + 1) }] : [],
            ),
          }
        : {})}
      marks={marks}
      ownTurns={places.flatMap((place, turn) => (turnAt(place)?.seat === seat.value ? [turn] : []))}
      ownColour={colourOfSeat(seat.value)}
      at={Math.max(
        0,
        places.findIndex((place) => isHere(state, place)),
      )}
      label={study.chart}
      valueText={at.value === 0 ? study.deal : study.turnOf(at.value, all)}
      percent={percentText}
      onPick={(turn) => state.goTo(places[turn]!.round, places[turn]!.at)}
      onJump={(by) => jump(state, by)}
    />
  );
}

export function Chart({ state }: OfReview) {
  const { study } = text.value;
  const [asTable, setAsTable] = useState(false);
  return (
    <>
      <header class="review-chart-head">
        <h2 class="visually-hidden">{study.chart}</h2>
        <Legend state={state} />
        <ReviewSwitches state={state} />
        <IconButton
          icon="menu"
          label={asTable ? study.curve : study.table}
          pressed={asTable}
          onClick={() => setAsTable(!asTable)}
        />
      </header>
      {asTable ? <ChanceTable state={state} /> : <ReviewCurve state={state} />}
    </>
  );
}
