// The profit track: every company's pennant at its yearly profit, the cap of the payout, and where a plan would lead.

import type { Seat } from '@branchline/core';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { contentOf } from '@branchline/trains-of-europe';
import { shownProfit } from '../../play/office.ts';
import { spread } from '../../play/spread.ts';
import type { Play } from '../../state/play.ts';
import { words } from '../../messages/frame-text.ts';
import { shapeOf } from '../parts/badge.tsx';
import { colourOf } from '../parts/colour.ts';
import { LossHatch } from '../parts/loss-hatch.tsx';

const K = 1000;
const LEAST = -100;
const MOST = 500;
const STEP = 10;
const BODY = 21.5;
const AIR = 10;

const clamp = (value: number): number => Math.max(LEAST, Math.min(MOST, value));

type Scale = { readonly height: number; readonly y: (thousands: number) => number };

function Rule({ height, y, cap }: Scale & { readonly cap: number }) {
  const steps = Array.from({ length: (MOST - LEAST) / STEP + 1 }, (_, i) => LEAST + i * STEP);
  return (
    <>
      <rect class="tt-track-well" x="34" y={y(MOST)} width="14" height={height} />
      <rect class="tt-track-high" x="34" y={y(MOST)} width="14" height={y(cap) - y(MOST)} />
      <LossHatch />
      <rect class="tt-track-red" x="34" y={y(0)} width="14" height={y(LEAST) - y(0)} />
      <text class="tt-track-word" transform={`translate(45 ${y(LEAST / 2)}) rotate(-90)`}>
        {words.value.trackLoss}
      </text>
      {steps.map((step) => {
        const long = step % 50 === 0;
        return (
          <g key={step} class={step < 0 ? 'tt-track-loss' : ''}>
            <path class="tt-track-tick" d={`M${long ? 34 : 40} ${y(step)}H48`} data-long={long || undefined} />
            {long && (
              <text x="30" y={y(step) + 4} class="tt-track-number" data-strong={step % 100 === 0 || undefined}>
                {step < 0 ? `−${-step}` : step}
              </text>
            )}
          </g>
        );
      })}
      <path class="tt-track-cap" d={`M34 ${y(cap)}H72`} />
    </>
  );
}

type PennantProps = {
  readonly seat: Seat;
  readonly tip: number;
  readonly body: number;
  readonly label?: string;
  readonly ghost?: boolean;
};

/** A flag whose tip is at the exact value and whose body keeps clear of the others. */
function Pennant({ seat, tip, body, label, ghost = false }: PennantProps) {
  const colour = colourOf(seat);
  const half = (BODY - 2) / 2;
  return (
    <g class={`tt-pennant co-${colour}`} data-ghost={ghost || undefined}>
      <path d={`M39 ${tip}L48 ${body - half}H70V${body + half}H48Z`} />
      {!ghost && label === undefined && (
        <path
          class="tt-pennant-shape"
          style={{ transform: `translate(${59 - 13 * 0.72}px, ${body - 13 * 0.72}px) scale(0.72)` }}
          d={shapeOf(colour)}
        />
      )}
      {label !== undefined && (
        <text x="59" y={body + 4} class="tt-pennant-number">
          {label}
        </text>
      )}
    </g>
  );
}

function useHeight() {
  const ref = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const measure = (): void => setHeight(ref.current?.clientHeight ?? 0);
    const observer = new ResizeObserver(measure);
    if (ref.current) observer.observe(ref.current);
    measure();
    return () => observer.disconnect();
  }, []);
  return { ref, height };
}

export function ProfitTrack({ play }: { readonly play: Play }) {
  const { ref, height } = useHeight();
  const { text, who } = play.names.value;
  const view = play.table.view.value;
  const index = contentOf(view.config);
  const scale = Math.max(0, height - 2 * AIR);
  const y = (thousands: number): number => AIR + (scale * (MOST - thousands)) / (MOST - LEAST);
  const seats = view.public.left.flatMap((left, seat) => (left ? [] : [seat]));
  const profits = seats.map((seat) => shownProfit(view, seat) / K);
  const bodies = spread(
    profits.map((profit) => y(clamp(profit))),
    BODY,
    [y(MOST) - 6, y(LEAST) + 6],
  );
  const planned = play.planned.value;
  const label = seats.map((seat, at) => `${who(seat).name} ${text.money.signed(profits[at]! * K)}`);
  return (
    <div class="tt-track" role="img" aria-label={`${text.company.profit}: ${text.list(label)}`}>
      <p aria-hidden="true">
        {words.value.track} <small>{words.value.trackUnit}</small>
      </p>
      <div class="tt-track-scale" ref={ref}>
        {height > 0 && (
          <svg width="72" height={height} aria-hidden="true">
            <Rule height={scale} y={y} cap={index.amounts.payoutCap / K} />
            {planned !== undefined && (
              <Pennant seat={play.shownSeat.value} tip={y(clamp(planned / K))} body={y(clamp(planned / K))} ghost />
            )}
            {seats.map((seat, at) => (
              <Pennant
                key={seat}
                seat={seat}
                tip={y(clamp(profits[at]!))}
                body={bodies[at]!}
                {...(profits[at]! < LEAST ? { label: `−${-profits[at]!}` } : {})}
              />
            ))}
          </svg>
        )}
      </div>
    </div>
  );
}
