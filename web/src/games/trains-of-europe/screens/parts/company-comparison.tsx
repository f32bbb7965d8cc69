// All companies side by side: what everybody may know of each, and every number explains itself.

import type { Seat } from '@branchline/core';
import { completedCount, connectedCities, contentOf, countriesOf, type View } from '@branchline/trains-of-europe';
import type { ComponentChildren } from 'preact';
import { isByHand, shownProfit } from '../../play/office.ts';
import { outlookOf, payoutSum } from '../../play/sums/payout.ts';
import { profitSum } from '../../play/sums/profit.ts';
import { pointsSum } from '../../play/sums/evaluation.ts';
import { sticksSum } from '../../play/sums/company.ts';
import type { Sum } from '../../play/sums/sum.ts';
import type { Names } from '../../play/tell/names.ts';
import { toneOf, Why, type Explain } from './amount.tsx';
import { Badge } from './badge.tsx';
import { colourOf } from './colour.ts';

type ComparisonProps = {
  readonly view: View;
  readonly seat: Seat;
  readonly names: Names;
  readonly explain: Explain;
  /** Where a company's cash came from, if that is told. */
  readonly cashOf?: (seat: Seat) => Sum;
};

type Row = { readonly name: string; readonly cell: (seat: Seat) => ComponentChildren };

function moneyRows(props: ComparisonProps): Row[] {
  return isByHand(props.view) ? moneyNow(props) : [...moneyNow(props), ...moneyToCome(props)];
}

function moneyNow({ view, names, explain, cashOf }: ComparisonProps): Row[] {
  const { company, money } = names.text;
  const { companies } = view;
  return [
    {
      name: company.cash,
      cell: (seat) => {
        const cash = companies[seat]?.cash;
        if (cash === undefined) return company.hidden;
        return (
          <Why sum={cashOf?.(seat)} explain={explain} names={names}>
            {money.cash(cash)}
          </Why>
        );
      },
    },
    {
      name: company.profit,
      cell: (seat) => {
        const profit = shownProfit(view, seat);
        return (
          <Why sum={profitSum(view, seat)} explain={explain} names={names} class={toneOf(profit)}>
            {money.signed(profit)}
          </Why>
        );
      },
    },
  ];
}

/** What the year end and the end of the game would bring as things stand. */
function moneyToCome({ view, names, explain }: ComparisonProps): Row[] {
  const { company, money, yearLine, screens, evaluation } = names.text;
  return [
    {
      name: yearLine.end,
      cell: (seat) => {
        // Nothing is paid out to a company that has left.
        if (view.public.left[seat]) return '–';
        const { booked } = outlookOf(view, seat);
        if (booked === undefined) return company.hidden;
        return (
          <Why sum={payoutSum(view, seat)} explain={explain} names={names} class={toneOf(booked)}>
            {money.signed(booked)}
          </Why>
        );
      },
    },
    {
      name: evaluation.ifNow,
      cell: (seat) => {
        const sum = pointsSum(view, seat);
        return (
          <Why sum={sum} explain={explain} names={names}>
            {screens.points(money.points(sum.amount))}
          </Why>
        );
      },
    },
  ];
}

function thingRows({ view, names, explain }: ComparisonProps): Row[] {
  const { company, screens } = names.text;
  const { public: open, config } = view;
  const index = contentOf(config);
  const isOpenEnd = config.options.openEnd;
  return [
    {
      name: screens.completedContracts,
      cell: (seat) => {
        const count = completedCount(open, seat);
        return isOpenEnd ? String(count) : `${count} / ${open.target}`;
      },
    },
    { name: screens.activeContracts, cell: (seat) => open.contracts[seat]!.filter(({ complete }) => !complete).length },
    { name: company.spare, cell: (seat) => open.idleLocos[seat]! + open.idleWagons[seat]! },
    { name: company.cities, cell: (seat) => connectedCities(index, open, seat).length },
    { name: screens.countries, cell: (seat) => countriesOf(index, connectedCities(index, open, seat)).length },
    {
      name: company.sticks,
      cell: (seat) => (
        <Why sum={sticksSum(view, seat)} explain={explain} names={names}>
          {String(open.sticks[seat])}
        </Why>
      ),
    },
  ];
}

function stateOf({ view, names }: ComparisonProps, seat: Seat): string {
  const { company } = names.text;
  const { left, marked, chair } = view.public;
  if (left[seat]) return company.left;
  return [...(chair === seat ? [company.chair] : []), ...(marked[seat] ? [company.marked] : [])].join(', ');
}

export function CompanyComparison(props: ComparisonProps) {
  const { view, seat: me, names } = props;
  const { company } = names.text;
  const seats = view.public.left.map((_, seat) => seat);
  return (
    <div class="toe-comparison">
      <table>
        <caption class="visually-hidden">{company.companies}</caption>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col" class={`co-${colourOf(seat)} ${seat === me ? 'me' : ''}`}>
                <Badge seat={seat} />
                <span>{names.who(seat).name}</span>
                {names.who(seat).you && <small>{company.you}</small>}
                <small class="toe-comparison-state">{stateOf(props, seat)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...moneyRows(props), ...thingRows(props)].map(({ name, cell }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {seats.map((seat) => (
                <td key={seat} class={`co-${colourOf(seat)} ${seat === me ? 'me' : ''}`}>
                  {cell(seat)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
