// The reader's own year: profit by contract, cash, and how near the end of the game is.

import { contentOf } from '@branchline/trains-of-europe';
import { Icon } from '../../../../ui/icons.tsx';
import type { Trigger } from '../../play/happenings/year-end.ts';
import { profitSum } from '../../play/sums/profit.ts';
import { amountText } from '../../play/tell/sum-words.ts';
import { toneOf, Why } from '../parts/amount.tsx';
import { cardOf, LineTile } from '../parts/line-tile.tsx';
import { nearness } from './year-figures.ts';
import type { YearEndProps } from './year-end.tsx';

function EndTest({ view, names, report }: YearEndProps) {
  const { yearEnd, money, company } = names.text;
  const { amounts } = contentOf(view.config);
  const ends = report.test.some(({ reached }) => reached);
  const wordsFor = ({ reason, value, limit }: Trigger): string => {
    if (value === undefined) return company.hidden;
    if (reason === 'target') return yearEnd.of(String(value), String(limit));
    if (reason === 'profit') return yearEnd.of(money.cash(value), money.cash(limit));
    return yearEnd.leftOver(reason === 'bank' ? money.cash(value) : String(value));
  };
  return (
    <section class="toe-sheet toe-end-test">
      <p class="toe-sheet-title">
        <span class="toe-caps">{yearEnd.endTest}</span>
        <b>{ends ? yearEnd.ends : yearEnd.notYet}</b>
      </p>
      <ul>
        {report.test
          .filter(({ off }) => !off)
          .map((trigger) => (
            <li key={trigger.reason}>
              <span>{yearEnd.triggers[trigger.reason]}</span>
              <span class="toe-bar" aria-hidden="true">
                <span class="toe-bar-fill" style={{ width: `${Math.min(100, nearness(trigger, amounts) * 100)}%` }} />
              </span>
              <b>{wordsFor(trigger)}</b>
            </li>
          ))}
      </ul>
    </section>
  );
}

export function MyYear(props: YearEndProps) {
  const { view, names, seat, explain, report } = props;
  const { yearEnd, money, company } = names.text;
  const row = report.rows.find((entry) => entry.seat === seat);
  const sum = profitSum(view, seat);
  return (
    <>
      <section class="toe-sheet toe-proceeds">
        <p class="toe-sheet-title">
          <span class="toe-caps">{yearEnd.profit}</span>
          <Why sum={sum} explain={explain} class={`toe-big ${toneOf(row?.profit ?? sum.amount)}`}>
            {money.signed(row?.profit ?? sum.amount)}
          </Why>
        </p>
        <ul>
          {sum.parts.map((part) => (
            <li key={part.about.contract}>
              <LineTile line={cardOf(view, part.about.contract ?? '').line} size={20} />
              <span>{names.contract(part.about.contract ?? '')}</span>
              {part.label === 'completed' && <Icon name="check" size={14} />}
              <Why sum={part} explain={explain} class={toneOf(part.amount)}>
                {amountText(names, part)}
              </Why>
            </li>
          ))}
        </ul>
      </section>
      {row?.cash && (
        <section class="toe-sheet toe-proceeds">
          <p class="toe-caps">{company.cash}</p>
          <ul>
            <li>
              <span>{names.text.desk.cashBefore}</span>
              <b>{money.cash(row.cash.before)}</b>
            </li>
            <li>
              <span>{yearEnd.how[row.how]}</span>
              <b class={toneOf(row.booked ?? 0)}>{money.signed(row.booked ?? 0)}</b>
            </li>
            <li class="toe-total">
              <span>{names.text.desk.beginsWith(report.year + 1)}</span>
              <b>{money.cash(row.cash.after)}</b>
            </li>
          </ul>
        </section>
      )}
      <EndTest {...props} />
    </>
  );
}
