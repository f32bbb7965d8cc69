// The curve over the phases of a game with its legend, or the same figures as a table.

import type { Seat } from '@branchline/core';
import { useState } from 'preact/hooks';
import { Curve, type CurveLine } from '../../../study/curve.tsx';
import { percentText, wholePercents } from '../../../study/percent.ts';
import { ReviewSwitch } from '../../../study/review-switches.tsx';
import { colourOfSeat } from '../../../ui/colours.ts';
import { Choices, IconButton } from '../../../ui/controls.tsx';
import { Badge } from '../screens/parts/badge.tsx';
import { words } from './messages/text.ts';
import { isHiding, outlookOf, type ReviewState } from './review-state.ts';
import { pointsText } from './sentences.ts';
import { stationText, yearsOf, type OfReview } from './stations.ts';
import { OutlookTable } from './table.tsx';
import { jump, turningPoints } from './turning-points.ts';

/** The axis of points ends at a whole five above everything. */
function highest(state: ReviewState): number {
  const all = state.stations.value.flatMap(
    (station) => outlookOf(state, station)?.points.map(({ value }) => value) ?? [],
  );
  return 5 * Math.ceil(Math.max(10, ...all) / 5);
}

/** What the axis measures, from 0 to 1. */
function scaleOf(state: ReviewState): { share: (station: number, seat: Seat) => number | undefined; top: number } {
  const top = highest(state);
  return {
    top,
    share: (at, seat) => {
      const outlook = outlookOf(state, state.stations.value[at]);
      if (!outlook) return undefined;
      if (state.measure.value === 'chances') return outlook.chances[seat]!;
      return Math.max(0, Math.min(1, outlook.points[seat]!.value / top));
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
      return chance === undefined ? [] : [{ turn, chance, rough: state.stations.value[turn]!.rough === true }];
    }),
  }));
}

/** The figures at the cursor: those of the lines there, or none. */
function Companies({ state, names }: OfReview) {
  const { replay, seat, measure, stations, at } = state;
  const station = stations.value[at.value];
  const outlook = outlookOf(state, station);
  const whole = outlook && wholePercents(outlook.chances);
  const shown = (company: Seat): string => {
    if (!outlook || !whole) return '–';
    const text =
      measure.value === 'chances'
        ? percentText(whole[company]! / 100)
        : pointsText(names, outlook.points[company]!.value);
    return station?.rough ? words.value.roughly(text) : text;
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
          <span class="tv-company" data-rough={station?.rough || undefined}>
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

/** Only where the books were not open to all. */
function Judgement({ state }: Pick<OfReview, 'state'>) {
  const { judgements } = words.value;
  if (!isHiding(state)) return null;
  return (
    <ReviewSwitch
      label={judgements.label}
      value={state.judgement.value}
      options={(['known', 'open'] as const).map((value) => ({ value, name: judgements[value] }))}
      onChange={(value) => {
        state.judgement.value = value === 'open' ? 'open' : 'known';
      }}
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
        <h2 class="visually-hidden">{say.chart}</h2>
        <Companies state={state} names={names} />
        <Measures state={state} />
        <Judgement state={state} />
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
