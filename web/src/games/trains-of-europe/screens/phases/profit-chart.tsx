// Profit per year of all companies as lines, each labelled at its end, with its shape as marker.

import type { ComponentChildren } from 'preact';
import type { Seat } from '@branchline/core';
import type { View } from '@branchline/trains-of-europe';
import { contentOf } from '@branchline/trains-of-europe';
import { historyOf } from '../../play/sums/cash.ts';
import type { Names } from '../../play/tell/names.ts';
import { shapeOf } from '../parts/badge.tsx';
import { colourOf } from '../parts/colour.ts';
import { LossHatch } from '../parts/loss-hatch.tsx';
import { spread, ticksFor, type Frame } from './chart.ts';

const FRAME: Frame = { width: 540, height: 300, left: 44, right: 108, top: 16, bottom: 30 };
const LABEL = 17;

type ChartProps = {
  readonly view: View;
  readonly names: Names;
  readonly seat: Seat;
  /** The last year of companies that left: their lines end there. */
  readonly gone?: ReadonlyMap<Seat, number>;
};

type LineProps = {
  readonly seat: Seat;
  readonly isMe: boolean;
  readonly points: readonly { readonly x: number; readonly y: number }[];
  /** The label at its end. */
  readonly children: ComponentChildren;
};

function CompanyLine({ seat, isMe, points, children }: LineProps) {
  const colour = colourOf(seat);
  return (
    <g class={`toe-chart-company co-${colour} ${isMe ? 'me' : ''}`}>
      <path d={points.map((p, at) => `${at === 0 ? 'M' : 'L'}${p.x} ${p.y}`).join('')} />
      {points.map((p, at) => (
        <path
          key={at}
          d={shapeOf(colour)}
          transform={`translate(${p.x} ${p.y}) scale(0.62) translate(-13 -13)`}
          class="toe-chart-mark"
        />
      ))}
      {children}
    </g>
  );
}

export function ProfitChart({ view, names, seat: me, gone = new Map() }: ChartProps) {
  const { money, evaluation, year, yearEnd } = names.text;
  const history = historyOf(view);
  const seats = view.public.left.map((_, seat) => seat);
  const cap = contentOf(view.config).amounts.payoutCap;
  const ticks = ticksFor([cap, ...history.flatMap(({ profits }) => profits)]);
  const { width, height, left, right, top, bottom } = FRAME;
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  const y = (value: number): number => top + ((high - value) / (high - low)) * (height - top - bottom);
  const x = (at: number): number =>
    left + (history.length < 2 ? 0 : (at / (history.length - 1)) * (width - left - right));
  const yearsOf = (seat: Seat) => history.filter(({ year: no }) => no <= (gone.get(seat) ?? no));
  /** The label names the end of the line, even of one that ended early. */
  const lasts = seats.map((seat) => yearsOf(seat).at(-1)?.profits[seat] ?? 0);
  const ends = spread(lasts.map(y), LABEL);
  return (
    <figure class="toe-chart">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${evaluation.chart}. ${seats.map((seat) => `${names.who(seat).name}: ${history.map(({ profits }) => money.signed(profits[seat]!)).join(', ')}`).join('. ')}`}
      >
        <LossHatch />
        {low < 0 && (
          <rect x={left} y={y(0)} width={width - left - right} height={y(low) - y(0)} class="toe-chart-loss" />
        )}
        {ticks.map((tick) => (
          <g key={tick}>
            <path d={`M${left} ${y(tick)}H${width - right}`} class={tick === 0 ? 'toe-chart-zero' : 'toe-chart-grid'} />
            <text x={left - 8} y={y(tick) + 4} text-anchor="end">
              {money.cash(tick)}
            </text>
          </g>
        ))}
        <path d={`M${left} ${y(cap)}H${width - right}`} class="toe-chart-cap" />
        <text x={left + 4} y={y(cap) - 5} class="toe-chart-cap-text">
          {yearEnd.cap(money.cash(cap))}
        </text>
        {history.map(({ year: no }, at) => (
          <text key={no} x={x(at)} y={height - 8} text-anchor="middle">
            {at === 0 ? year.number(no) : no}
          </text>
        ))}
        {seats.map((seat) => {
          const points = yearsOf(seat).map(({ profits }, at) => ({ x: x(at), y: y(profits[seat]!) }));
          return (
            <CompanyLine key={seat} seat={seat} isMe={seat === me} points={points}>
              {history.length > 0 && (
                <text x={width - right + 14} y={ends[seat]! + 4} class="toe-chart-label">
                  {names.who(seat).name} {money.cash(lasts[seat]!)}
                </text>
              )}
            </CompanyLine>
          );
        })}
      </svg>
    </figure>
  );
}
