// The ledger of the evaluation: companies by total, quantity left and points right, deductions below the rule.

import type { View } from '@branchline/trains-of-europe';
import type { Seat } from '@branchline/core';
import { pointsSum, type Cell, type Evaluation, type Row } from '../../play/sums/evaluation.ts';
import type { Names } from '../../play/tell/names.ts';
import { Why, type Explain } from '../parts/amount.tsx';
import { Badge } from '../parts/badge.tsx';
import { colourOf } from '../parts/colour.ts';
import { Sign } from '../parts/sign.tsx';

type LedgerProps = {
  readonly view: View;
  readonly names: Names;
  readonly seat: Seat;
  readonly explain: Explain;
  readonly evaluation: Evaluation;
  readonly winners: readonly Seat[];
};

const MONEY_ITEMS = new Set(['profit', 'cash']);

function countText({ names }: LedgerProps, { item }: Row, { count }: Cell): string {
  const { money, company, screens } = names.text;
  if (count === undefined) return company.hidden;
  if (MONEY_ITEMS.has(item)) return money.cash(count);
  return item === 'network' ? screens.seg(count) : String(count);
}

function pointsText({ money }: Names['text'], points: number | undefined): string {
  if (points === undefined) return '?';
  return points > 0 ? `+${money.points(points)}` : money.points(points);
}

function LedgerRow(props: LedgerProps & { readonly row: Row }) {
  const { view, names, explain, evaluation, row } = props;
  const { evaluation: words, sums } = names.text;
  return (
    <tr class={row.deducts ? 'deducts' : ''}>
      <th scope="row">
        {(sums as unknown as Record<string, string>)[row.label]}
        <small>{words.how[row.item]}</small>
      </th>
      {evaluation.order.map((seat) => {
        const cell = row.cells[seat]!;
        const part = pointsSum(view, seat).parts.find(({ label }) => label === row.label);
        return (
          <td key={seat} class={`${cell.award ? 'award' : ''} ${(cell.points ?? 0) < 0 ? 'minus' : ''}`}>
            <span class="toe-count">{countText(props, row, cell)}</span>
            <Why sum={part} explain={explain} names={names} class="toe-points">
              {pointsText(names.text, cell.points)}
            </Why>
            {cell.award && <span class="visually-hidden">{words.shared(cell.award.shared)}</span>}
          </td>
        );
      })}
    </tr>
  );
}

export function Ledger(props: LedgerProps) {
  const { view, names, seat: me, explain, evaluation, winners } = props;
  const { evaluation: words, company, money } = names.text;
  const best = Math.max(1, ...evaluation.totals.map((total) => total ?? 0));
  return (
    <section class="toe-sheet toe-ledger">
      <table data-companies={evaluation.order.length}>
        <caption class="visually-hidden">{words.title}</caption>
        <thead>
          <tr>
            <th scope="col" class="toe-caps">
              {words.item}
            </th>
            {evaluation.order.map((seat) => {
              const total = evaluation.totals[seat];
              return (
                <th key={seat} scope="col" class={`co-${colourOf(seat)}`}>
                  <span class="toe-podium" style={{ height: `${44 + (44 * Math.max(0, total ?? 0)) / best}px` }}>
                    <b>{total === undefined ? '?' : money.points(total)}</b>
                    {winners.includes(seat) ? (
                      <Sign name="cup" size={20} />
                    ) : (
                      <small>{words.place(evaluation.places[seat]!)}</small>
                    )}
                  </span>
                  <Badge seat={seat} />
                  <span>
                    {names.who(seat).name}
                    {seat === me && names.who(seat).you ? ` (${company.you})` : ''}
                  </span>
                  {view.public.left[seat] && <small>{company.left}</small>}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {evaluation.rows.map((row) => (
            <LedgerRow key={row.item} {...props} row={row} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {words.total}
              <small>{words.highestWins}</small>
            </th>
            {evaluation.order.map((seat) => (
              <td key={seat}>
                <Why sum={pointsSum(view, seat)} explain={explain} names={names} class="toe-total-points">
                  {evaluation.totals[seat] === undefined ? '?' : money.points(evaluation.totals[seat])}
                </Why>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
