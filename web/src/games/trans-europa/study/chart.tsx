// The curve of a round with its legend, or the same figures as a table.

import { useState } from 'preact/hooks';
import { Curve, type CurveLine } from '../../../study/curve.tsx';
import { percentText, wholePercents } from '../../../study/percent.ts';
import { colourOfSeat } from '../../../ui/colours.ts';
import { Choices, IconButton } from '../../../ui/controls.tsx';
import { layout } from '../../../ui/layout.ts';
import { PlayerToken } from '../../../ui/player-shape.tsx';
import { text } from './messages/text.ts';
import { turnsOfRound, type ReviewState } from './review-state.ts';
import { ChanceTable } from './table.tsx';
import { pointFrom, turningPoints } from './turning-points.ts';

type OfReview = { readonly state: ReviewState };

/** Each player's line: by own turns where only their own eyes count, else after every turn. */
function linesOf(state: ReviewState): readonly CurveLine[] {
  const { bare, turns, openings, round, seat, judgement, replay } = state;
  const places = turnsOfRound(bare.value, round.value);
  const opening = openings.value[round.value];
  const known = judgement.value === 'known';
  return replay.opened.seats.map((_, player) => {
    const start = opening?.[judgement.value][player];
    const points = places.flatMap((place, i) => {
      const turn = turns.value[place];
      const last = i === places.length - 1;
      if (!turn || (known && turn.seat !== player && !last)) return [];
      return [{ turn: i + 1, chance: turn[judgement.value][player]! }];
    });
    return {
      colour: colourOfSeat(player),
      own: player === seat.value,
      points: start === undefined ? points : [{ turn: 0, chance: start }, ...points],
    };
  });
}

/** The chances at the present turn, as each line has them. */
function chancesNow(lines: readonly CurveLine[], at: number): readonly (number | undefined)[] {
  return lines.map(({ points }) => points.findLast(({ turn }) => turn <= at)?.chance);
}

function Legend({ state, lines }: OfReview & { readonly lines: readonly CurveLine[] }) {
  const { study } = text.value;
  const { replay, seat, at, judgement } = state;
  const chances = chancesNow(lines, at.value);
  const isWhole = judgement.value === 'open' && chances.every((chance) => chance !== undefined);
  const whole = isWhole ? wholePercents(chances) : undefined;
  const shown = (player: number): string => {
    const chance = chances[player];
    if (chance === undefined) return '–';
    return percentText(whole ? whole[player]! / 100 : chance);
  };
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
            <span class="review-player-name">{name}</span> <b>{shown(player)}</b>
          </span>
        ),
      }))}
    />
  );
}

export function jump(state: ReviewState, by: 1 | -1): void {
  const point = pointFrom(state, by);
  if (point) state.goTo(point.turn.round, point.at);
}

export function Chart({ state }: OfReview) {
  const { study } = text.value;
  const { bare, round, at, seat, judgement, replay } = state;
  const [asTable, setAsTable] = useState(false);
  const places = turnsOfRound(bare.value, round.value);
  const lines = linesOf(state);
  const marks = turningPoints(state)
    .filter(({ turn }) => turn.round === round.value)
    .map(({ number, turn, at: place }) => ({ number, turn: place, chance: turn[judgement.value][seat.value]! }));
  const phone = layout.value === 'phone';
  return (
    <>
      <header class="review-chart-head">
        <h2>{study.chart}</h2>
        <Legend state={state} lines={lines} />
        <IconButton
          icon="menu"
          label={asTable ? study.curve : study.table}
          pressed={asTable}
          onClick={() => setAsTable(!asTable)}
        />
      </header>
      {asTable ? (
        <ChanceTable state={state} />
      ) : (
        <Curve
          lines={lines}
          turns={places.length}
          fair={1 / replay.opened.seats.length}
          marks={marks}
          ownTurns={places.flatMap((place, i) => (bare.value[place]!.seat === seat.value ? [i + 1] : []))}
          ownColour={colourOfSeat(seat.value)}
          at={at.value}
          label={study.chart}
          valueText={at.value === 0 ? study.deal : study.turnOf(at.value, places.length)}
          percent={percentText}
          compact={phone}
          onPick={(turn) => state.goTo(round.value, turn)}
          onJump={(by) => jump(state, by)}
        />
      )}
    </>
  );
}
