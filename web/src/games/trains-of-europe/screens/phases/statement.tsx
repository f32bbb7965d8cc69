// The statement of a year: profit against the cap, what was not booked, what was, cash before and after, mark.

import { contentOf } from '@branchline/trains-of-europe';
import type { YearRow } from '../../play/happenings/year-end.ts';
import { profitSum } from '../../play/sums/profit.ts';
import { Change, toneOf, Why } from '../parts/amount.tsx';
import { Badge } from '../parts/badge.tsx';
import { colourOf } from '../parts/colour.ts';
import { Sign } from '../parts/sign.tsx';
import type { YearEndProps } from './year-end.tsx';
import { scaleOf } from './year-figures.ts';

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

function Bar({ row, scale, cap }: { row: YearRow; scale: { least: number; most: number }; cap: number }) {
  const at = (value: number): number => (value - scale.least) / (scale.most - scale.least);
  const [from, to] = [Math.min(0, row.profit), Math.max(0, Math.min(row.profit, cap))];
  return (
    <span class={`toe-profit-bar co-${colourOf(row.seat)} ${row.profit < 0 ? 'loss' : ''}`} aria-hidden="true">
      <span class="toe-profit-fill" style={{ left: percent(at(from)), width: percent(at(to) - at(from)) }} />
      {row.profit > cap && (
        <span class="toe-profit-above" style={{ left: percent(at(cap)), width: percent(at(row.profit) - at(cap)) }} />
      )}
      <span class="toe-profit-zero" style={{ left: percent(at(0)) }} />
      <span class="toe-profit-cap" style={{ left: percent(at(cap)) }} />
    </span>
  );
}

type RowProps = YearEndProps & { row: YearRow; scale: { least: number; most: number }; cap: number };

function Tags({ row: { profit, how, marked }, cap, names }: Pick<RowProps, 'row' | 'cap' | 'names'>) {
  const { yearEnd, company } = names.text;
  return (
    <td>
      {how === 'insolvent' && <span class="toe-tag neg">{yearEnd.how.insolvent}</span>}
      {marked && how !== 'insolvent' && (
        <span class="toe-tag neg">
          <Sign name="warning" size={15} /> {company.marked}
        </span>
      )}
      {profit > cap && <span class="toe-tag gold">{yearEnd.capped}</span>}
    </td>
  );
}

function Row({ row, scale, cap, ...props }: RowProps) {
  const { view, names, explain, report, seat: me } = props;
  const { yearEnd, money, company } = names.text;
  const { seat, profit, change, how, booked, unbooked, sold, repaid, cash } = row;
  const sum = profitSum(view, seat);
  // A sale of assets may have changed what a company earns since it was settled.
  const isStill = sum.amount === profit;
  const isForgiven = how === 'forgiven';
  return (
    <tr class={`co-${colourOf(seat)} ${seat === me ? 'me' : ''} ${profit < 0 ? 'loss' : ''}`}>
      <th scope="row">
        <span class="toe-who">
          <Badge seat={seat} />
          <span>
            {names.who(seat).name}
            {names.who(seat).you && <small>{company.you}</small>}
          </span>
        </span>
      </th>
      <td class="toe-bar-cell">
        <Bar row={row} scale={scale} cap={cap} />
      </td>
      <td data-label={yearEnd.profit}>
        <Why sum={isStill ? sum : undefined} explain={explain} names={names} class={profit < 0 ? 'neg' : ''}>
          {money.signed(profit)}
        </Why>
        {change !== undefined && (
          <small>{change === 0 ? yearEnd.same : yearEnd.change(money.signed(change), report.year - 1)}</small>
        )}
        {!isStill && (
          <small>
            <Why sum={sum} explain={explain} names={names}>
              {yearEnd.now(money.signed(sum.amount))}
            </Why>
          </small>
        )}
      </td>
      <td data-label={yearEnd.notBooked} class={unbooked ? '' : 'toe-nothing'}>
        {unbooked === undefined || unbooked === 0 ? (
          '–'
        ) : (
          <>
            <s>{money.cash(unbooked)}</s>
            <small>{isForgiven ? yearEnd.forgivenOnce : yearEnd.corporateTax}</small>
          </>
        )}
      </td>
      <td data-label={yearEnd.booked}>
        {booked === undefined ? company.hidden : <b class={toneOf(booked)}>{money.signed(booked)}</b>}
        <small>{yearEnd.how[how]}</small>
        {sold !== 0 && <small>{yearEnd.sales[sold > 0 ? 'sold' : 'bought'](money.signed(sold))}</small>}
        {repaid !== 0 && <small>{yearEnd.repaid(money.signed(repaid))}</small>}
      </td>
      <td data-label={yearEnd.cash}>
        {cash ? <Change before={money.cash(cash.before)} after={money.cash(cash.after)} /> : company.hidden}
      </td>
      <Tags row={row} cap={cap} names={names} />
    </tr>
  );
}

export function StatementTable(props: YearEndProps) {
  const { view, names, report } = props;
  const { yearEnd, money } = names.text;
  const { payoutCap: cap } = contentOf(view.config).amounts;
  const scale = scaleOf(report.rows, cap);
  const forgiven = report.rows.filter(({ how }) => how === 'forgiven');
  return (
    <section class="toe-sheet toe-statement">
      <table>
        <caption class="visually-hidden">{yearEnd.statement}</caption>
        <thead>
          <tr>
            <th scope="col">
              <h2>{yearEnd.statement}</h2>
            </th>
            <th scope="col" class="toe-cap-label">
              {yearEnd.cap(money.cash(cap))}
            </th>
            <th scope="col">{yearEnd.profit}</th>
            <th scope="col">{yearEnd.notBooked}</th>
            <th scope="col">{yearEnd.booked}</th>
            <th scope="col">{yearEnd.cash}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {report.rows.map((row) => (
            <Row key={row.seat} {...props} row={row} scale={scale} cap={cap} />
          ))}
        </tbody>
      </table>
      {forgiven.map(({ seat, profit, unbooked }) => (
        <p key={seat} class="toe-note warn">
          <Sign name="warning" size={18} />
          {yearEnd.markedWarning(names.who(seat), money.cash(-profit), money.cash(unbooked ?? 0))}
        </p>
      ))}
      {report.left.map((seat) => (
        <p key={seat} class="toe-note warn">
          <Sign name="warning" size={18} />
          {names.text.insolvency.leaves(names.who(seat))}
        </p>
      ))}
    </section>
  );
}
