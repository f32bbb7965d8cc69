// The companies at the table: whose turn it is, sticks, completed contracts, cash and profit.

import type { Seat } from '@branchline/core';
import { completedCount } from '@branchline/trains-of-europe';
import { NoteAt, SignAt } from '../../../../table/around.tsx';
import type { Play } from '../../state/play.ts';
import { words } from '../../messages/frame-text.ts';
import { levelOf } from '../../messages/levels.ts';
import { Badge } from '../parts/badge.tsx';
import { colourOf } from '../parts/colour.ts';
import { Sign } from '../parts/sign.tsx';
import { CashOf, profitAt, ProfitOf, SticksOf } from './company-numbers.tsx';
import { nameOf } from '../../../../table/people.ts';

/** Squares, filled for each completed contract; a number if there is no target to fill. */
export function Completed({ play, seat }: { readonly play: Play; readonly seat: Seat }) {
  const { public: open, config } = play.table.view.value;
  const { company } = play.names.value.text;
  const done = completedCount(open, seat);
  if (config.options.openEnd || open.target > 6) return <span class="tt-done-count">{company.completed(done)}</span>;
  return (
    <span class="tt-done" role="img" aria-label={company.completedOf(done, open.target)}>
      {Array.from({ length: Math.max(open.target, done) }, (_, i) => (
        <i key={i} data-filled={i < done || undefined} />
      ))}
    </span>
  );
}

/** A stick of the company with its pattern. */
export const StickSample = ({ seat }: { readonly seat: Seat }) => (
  <svg class={`tt-stick co-${colourOf(seat)}`} width="28" height="8" viewBox="0 0 28 8" aria-hidden="true">
    <rect class="tt-stick-body" x=".5" y=".5" width="27" height="7" rx="1.5" />
    <path class={`tt-stick-mark tt-stick-${colourOf(seat)}`} d={STICKS[colourOf(seat)]} />
  </svg>
);

const STICKS = {
  red: '',
  blue: 'M2 4h24',
  green: 'M4 4h0M9 4h0M14 4h0M19 4h0M24 4h0',
  orange: 'M6 1v6M11 1v6M16 1v6M21 1v6',
} as const;

function Row({ play, seat }: { readonly play: Play; readonly seat: Seat }) {
  const { table, names, stage, shownSeat } = play;
  const { text } = names.value;
  const { company } = text;
  const { public: open } = table.view.value;
  const acts = stage.value.acting.includes(seat);
  const thinking = table.thinking.value.includes(seat);
  const name = nameOf(table, seat);
  return (
    <li
      class={`tt-company co-${colourOf(seat)}`}
      data-active={acts || undefined}
      data-mine={(play.seat.value === seat && shownSeat.value === seat) || undefined}
      data-left={open.left[seat] || undefined}
    >
      <SignAt seat={seat}>
        <Badge seat={seat} size={26} />
      </SignAt>
      <span class="tt-company-name">
        <b title={levelOf(table.seats.value[seat]!)} style={{ '--letters': name.length }}>
          {name}
        </b>
        {play.seat.value === seat && table.humans.value.size === 1 && <em class="tt-you">{company.you}</em>}
        {open.chair === seat && (
          <span class="tt-chair" title={company.chair}>
            <Sign name="chair" size={15} />
            <span class="visually-hidden">{company.chair}</span>
          </span>
        )}
        <NoteAt seat={seat} />
        {open.marked[seat] && <em class="tt-marked">{company.marked}</em>}
        {thinking && <span class="tt-thinking" role="img" aria-label={words.value.thinking} />}
      </span>
      <span class="tt-company-cash">
        <CashOf play={play} seat={seat} />
      </span>
      <span class="tt-company-sticks" title={company.sticksLeft(open.sticks[seat]!)}>
        <StickSample seat={seat} /> <SticksOf play={play} seat={seat} />
        <Completed play={play} seat={seat} />
      </span>
      <span class="tt-company-profit" data-loss={profitAt(play, seat) < 0 || undefined}>
        {profitAt(play, seat) < 0 && <span class="visually-hidden">{company.loss} </span>}
        {open.left[seat] ? company.left : <ProfitOf play={play} seat={seat} short />}
      </span>
    </li>
  );
}

export function Companies({ play }: { readonly play: Play }) {
  const { company } = play.names.value.text;
  const { openEnd } = play.table.view.value.config.options;
  return (
    <section class="tt-sheet tt-companies" data-covers aria-label={company.companies}>
      <ol>
        {play.table.seats.value.map((_, seat) => (
          <Row key={seat} play={play} seat={seat} />
        ))}
      </ol>
      <p class="tt-companies-foot" aria-hidden="true">
        <span>{company.sticks}</span>
        <span>{openEnd ? '' : words.value.contractsOf(play.table.view.value.public.target)}</span>
        <span>{words.value.cashAndProfit}</span>
      </p>
    </section>
  );
}
