// The fiscal year as a line with stops: who called what, who is next, and the year end with the expected payout.

import { Icon } from '../../../../ui/icons.tsx';
import { hrefOf } from '../../../../nav/router.ts';
import { BrandSign } from '../../../../ui/brand.tsx';
import type { CallStop, YearLine as Year } from '../../play/happenings/year-line.ts';
import { closedYear, yearLineOf } from '../../play/happenings/year-line.ts';
import type { Names } from '../../play/tell/names.ts';
import type { Play } from '../../state/play.ts';
import { Badge } from '../parts/badge.tsx';
import { colourOf } from '../parts/colour.ts';
import { Sign } from '../parts/sign.tsx';
import { CashOf } from './company-numbers.tsx';

type StopProps = { readonly names: Names; readonly stop: CallStop; readonly year: Year; readonly at: number };

/** Above the line of the stop: what was called, or who calls. */
function stopTitle({ text, who }: Names, { state, phase, seat }: CallStop): string {
  const { yearLine, phases } = text;
  if (phase) return phases[phase].name;
  if (state === 'now') return yearLine.callsNow(who(seat));
  return state === 'next' ? yearLine.callsNext(who(seat)) : yearLine.thenCalls(who(seat));
}

function OpenPhases({ names, open }: { readonly names: Names; readonly open: Year['open'] }) {
  return (
    <>
      <span class="tt-open-phases" aria-hidden="true">
        {open.map((phase) => (
          <span key={phase} title={names.text.phases[phase].name}>
            <Sign name={phase} size={14} />
          </span>
        ))}
      </span>
      <span class="visually-hidden">{names.text.list(open.map((phase) => names.text.phases[phase].name))} </span>
      {names.text.yearLine.stillOpen}
    </>
  );
}

function StopNote({ names, stop, year, at }: StopProps) {
  const { yearLine } = names.text;
  if (stop.phase)
    return (
      <>
        <Badge seat={stop.seat} size={16} /> <span class="tt-called">{yearLine.called(names.who(stop.seat))}</span>
        <span class="tt-called-short" aria-hidden="true">
          {names.who(stop.seat).you ? names.text.screens.you : names.who(stop.seat).name}
        </span>
      </>
    );
  const first = year.calls.findIndex(({ phase }) => phase === undefined);
  if (at === first) return <OpenPhases names={names} open={year.open} />;
  return (
    <>
      <Badge seat={stop.seat} size={16} /> {yearLine.oneOf(year.open.length - (at - first))}
    </>
  );
}

function Stop(props: StopProps) {
  const { names, stop } = props;
  const { state, phase, seat } = stop;
  return (
    <li class={`tt-stop co-${colourOf(seat)}`} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span class="tt-stop-sign" aria-hidden="true">
        {state === 'done' ? <Icon name="check" size={18} /> : phase ? <Sign name={phase} size={24} /> : '?'}
      </span>
      <span class="tt-stop-text">
        <b>{stopTitle(names, stop)}</b>
        <small>
          <StopNote {...props} />
        </small>
      </span>
    </li>
  );
}

function YearEnd({ names, year }: { readonly names: Names; readonly year: Year }) {
  const { yearLine, yearEnd, money } = names.text;
  const { now, phases, booked, outlook } = year.end;
  const payout =
    outlook === 'insolvent'
      ? yearEnd.how.insolvent
      : booked === undefined
        ? undefined
        : booked < 0
          ? yearLine.loss(money.cash(-booked))
          : yearLine.payout(money.signed(booked));
  return (
    <li class="tt-stop tt-stop-end" data-state={now ? 'now' : 'later'} aria-current={now ? 'step' : undefined}>
      <span class="tt-stop-sign" aria-hidden="true">
        <Sign name="flag" size={18} />
      </span>
      <span class="tt-stop-text">
        <b>{yearLine.end}</b>
        <small>
          {!now && <span class="tt-in-phases">{yearLine.inPhases(phases)}</span>}
          {payout !== undefined && <span>{payout}</span>}
        </small>
      </span>
    </li>
  );
}

/** While the year end is being read, the line is still that of the year that closes. */
export function yearShown(play: Play): Year {
  const turn = play.table.stop.value && play.years.turn.value;
  if (turn) return closedYear(turn.before, turn.events, play.seat.value);
  const year = yearLineOf(play.table.view.value, play.seat.value);
  // A replay begins before the deal: the first year is about to begin.
  return { ...year, year: Math.max(1, year.year) };
}

export function YearLine({ play }: { readonly play: Play }) {
  const names = play.names.value;
  const { text } = names;
  const year = yearShown(play);
  return (
    <>
      <a class="tt-brand" href={hrefOf({ screen: 'home' })}>
        <BrandSign size={34} />
        <span>
          <b>Branchline</b>
          <small>{text.game}</small>
        </span>
      </a>
      <p class="tt-year">
        <small data-final={year.final || undefined}>{year.final ? text.yearLine.final : text.year.fiscal}</small>
        <b>{year.year}</b>
      </p>
      {play.seat.value !== undefined && (
        <p class="tt-year tt-purse">
          <small>{text.company.cash}</small>
          <b>
            <CashOf play={play} seat={play.shownSeat.value} />
          </b>
        </p>
      )}
      <ol class="tt-line" aria-label={`${text.year.fiscal} ${year.year}`}>
        {year.calls.map((stop, at) => (
          <Stop key={at} names={names} stop={stop} year={year} at={at} />
        ))}
        <YearEnd names={names} year={year} />
      </ol>
    </>
  );
}
