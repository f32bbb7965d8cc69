// The companies in calling order, with public facts: the basis of a call.

import type { Seat } from '@branchline/core';
import { connectedCities, contentOf } from '@branchline/trains-of-europe';
import { yearLineOf } from '../../play/happenings/year-line.ts';
import { words } from '../../messages/frame-text.ts';
import type { Play } from '../../state/play.ts';
import { Badge, Sign } from '../parts/index.ts';
import { colourOf } from '../parts/colour.ts';
import { Completed, StickSample } from './companies.tsx';
import { CashOf, profitAt, ProfitOf, SticksOf } from './company-numbers.tsx';
import { nameOf } from '../../../../table/people.ts';

/** Callers first, in their order; with two or three players some call twice. */
function inOrder(play: Play): readonly Seat[] {
  const { callers, left } = play.table.view.value.public;
  return [...new Set([...callers, ...left.keys()])];
}

function CallOf({ play, seat }: { readonly play: Play; readonly seat: Seat }) {
  const { text } = play.names.value;
  const { calls } = yearLineOf(play.table.view.value);
  const mine = calls.filter((call) => call.seat === seat);
  return (
    <>
      {mine.map(({ state, phase }, at) =>
        phase ? (
          <span key={at} class="tt-call-done" title={text.phases[phase].name}>
            <Sign name={phase} size={15} /> <span class="visually-hidden">{text.phases[phase].name}</span>
          </span>
        ) : (
          state !== 'done' && (
            <span key={at} class={state === 'now' ? 'tt-call-now' : ''}>
              {text.company.calling[state]}
            </span>
          )
        ),
      )}
    </>
  );
}

function Row({ play, seat }: { readonly play: Play; readonly seat: Seat }) {
  const { text } = play.names.value;
  const view = play.table.view.value;
  const { public: open } = view;
  const index = contentOf(view.config);
  const you = play.seat.value === seat && play.table.humans.value.size === 1;
  return (
    <tr
      class={`co-${colourOf(seat)}`}
      data-mine={seat === play.shownSeat.value || undefined}
      data-left={open.left[seat] || undefined}
    >
      <th scope="row">
        <Badge seat={seat} size={24} /> {nameOf(play.table, seat)}
        {you && <em class="tt-you">{text.company.you}</em>}
        {open.chair === seat && (
          <span class="tt-chair" title={text.company.chair}>
            <Sign name="chair" size={15} />
            <span class="visually-hidden">{text.company.chair}</span>
          </span>
        )}
      </th>
      <td>
        <CashOf play={play} seat={seat} />
      </td>
      <td class={profitAt(play, seat) < 0 ? 'tt-neg' : ''}>
        <ProfitOf play={play} seat={seat} />
      </td>
      <td>
        <Completed play={play} seat={seat} />
      </td>
      <td>{open.contracts[seat]!.filter(({ complete }) => !complete).length}</td>
      <td>{open.idleLocos[seat]! + open.idleWagons[seat]!}</td>
      <td>{connectedCities(index, open, seat).length}</td>
      <td>
        <StickSample seat={seat} /> <SticksOf play={play} seat={seat} />
      </td>
      <td>
        <CallOf play={play} seat={seat} />
      </td>
    </tr>
  );
}

export function CallingTable({ play }: { readonly play: Play }) {
  const { company, contract } = play.names.value.text;
  return (
    <table class="tt-companies-table">
      <thead>
        <tr>
          <th scope="col">{company.companies}</th>
          <th scope="col">{company.cash}</th>
          <th scope="col">{company.profit}</th>
          <th scope="col">{contract.completed}</th>
          <th scope="col">{words.value.running}</th>
          <th scope="col">{company.spare}</th>
          <th scope="col">{company.cities}</th>
          <th scope="col">{company.sticks}</th>
          <th scope="col">{company.calls}</th>
        </tr>
      </thead>
      <tbody>
        {inOrder(play).map((seat) => (
          <Row key={seat} play={play} seat={seat} />
        ))}
      </tbody>
    </table>
  );
}
