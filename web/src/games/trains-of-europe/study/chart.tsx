// The curve over the phases of a game with its legend, or the same figures as a table.

import { winnersOf } from '@branchline/trains-of-europe';
import type { Seat } from '@branchline/core';
import { useState } from 'preact/hooks';
import { Curve, type CurveLine } from '../../../study/curve.tsx';
import { percentText, wholePercents } from '../../../study/percent.ts';
import { colourOfSeat } from '../../../ui/colours.ts';
import { Choices, IconButton } from '../../../ui/controls.tsx';
import { Badge } from '../screens/parts/badge.tsx';
import { words } from './messages/text.ts';
import type { ReviewState } from './review-state.ts';
import { pointsText } from './sentences.ts';
import { stationText, yearsOf, type OfReview } from './stations.ts';
import { OutlookTable } from './table.tsx';
import { jump, turningPoints } from './turning-points.ts';

/** The axis of points ends at a whole five above everything. */
function highest({ stations }: ReviewState): number {
  const all = stations.value.flatMap((station) => station?.open.points.map(({ value }) => value) ?? []);
  return 5 * Math.ceil(Math.max(10, ...all) / 5);
}

/** What the axis measures, from 0 to 1. */
function scaleOf(state: ReviewState): { share: (station: number, seat: Seat) => number | undefined; top: number } {
  const top = highest(state);
  return {
    top,
    share: (at, seat) => {
      const open = state.stations.value[at]?.open;
      if (!open) return undefined;
      if (state.measure.value === 'chances') return open.chances[seat]!;
      return Math.max(0, Math.min(1, open.points[seat]!.value / top));
    },
  };
}

function linesOf(state: ReviewState): readonly CurveLine[] {
  const { share } = scaleOf(state);
  return state.replay.opened.seats.map((_, seat) => ({
    colour: colourOfSeat(seat),
    own: seat === state.seat.value,
    points: state.bare.value.flatMap((__, turn) => {
      const chance = share(turn, seat);
      return chance === undefined ? [] : [{ turn, chance }];
    }),
  }));
}

/** The latest position that has been looked at, up to here. */
const openAt = ({ stations, at }: ReviewState) =>
  stations.value.slice(0, at.value + 1).findLast((station) => station !== undefined)?.open;

function Companies({ state, names }: OfReview) {
  const { replay, seat, measure } = state;
  const open = openAt(state);
  const whole = open && wholePercents(open.chances);
  // At the end nothing is left to chance.
  const winners = winnersOf(replay.view.value);
  const shown = (company: Seat): string => {
    if (winners.length > 0 && measure.value === 'chances')
      return percentText(winners.includes(company) ? 1 / winners.length : 0);
    if (!open || !whole) return '–';
    return measure.value === 'chances'
      ? percentText(whole[company]! / 100)
      : pointsText(names, open.points[company]!.value);
  };
  return (
    <Choices
      label={words.value.company}
      labelHidden
      value={seat.value}
      onChange={(chosen) => {
        seat.value = chosen;
      }}
      choices={replay.opened.seats.map(({ name }, company) => ({
        value: company,
        name: (
          <span class="tv-company">
            <Badge seat={company} size={18} />
            <span class="tv-name">{name}</span> <b>{shown(company)}</b>
          </span>
        ),
      }))}
    />
  );
}

function Measures({ state }: Pick<OfReview, 'state'>) {
  const { measures } = words.value;
  return (
    <Choices
      label={measures.label}
      labelHidden
      value={state.measure.value}
      onChange={(measure) => {
        state.measure.value = measure;
      }}
      choices={(['chances', 'points'] as const).map((value) => ({ value, name: measures[value] }))}
    />
  );
}

export function Chart({ state, names }: OfReview) {
  const { bare, at, seat, measure, replay } = state;
  const [asTable, setAsTable] = useState(false);
  const say = words.value;
  const { top, share } = scaleOf(state);
  const chances = measure.value === 'chances';
  const marks = turningPoints(state).flatMap(({ number, at: turn }) => {
    const chance = share(turn, seat.value);
    return chance === undefined ? [] : [{ number, turn, chance }];
  });
  const years = yearsOf(state);
  const label = chances ? say.measures.chances : say.measures.points;
  return (
    <>
      <header class="tv-chart-head">
        <h2>{say.chart}</h2>
        <Companies state={state} names={names} />
        <Measures state={state} />
        <IconButton
          icon="menu"
          label={asTable ? say.curve : say.table}
          pressed={asTable}
          onClick={() => setAsTable(!asTable)}
        />
      </header>
      {asTable ? (
        <OutlookTable state={state} names={names} />
      ) : (
        <Curve
          lines={linesOf(state)}
          turns={Math.max(1, bare.value.length - 1)}
          {...(chances ? { fair: 1 / replay.opened.seats.length } : {})}
          sections={years.map(({ at: from, year }) => ({ at: from, name: String(year) }))}
          marks={marks}
          ownTurns={bare.value.flatMap(({ caller }, turn) => (caller === seat.value ? [turn] : []))}
          ownColour={colourOfSeat(seat.value)}
          at={at.value}
          label={label}
          valueText={stationText(state, names, at.value)}
          percent={(value) => (chances ? percentText(value) : pointsText(names, value * top))}
          onPick={state.goTo}
          onJump={(by) => jump(state, by)}
        />
      )}
    </>
  );
}
