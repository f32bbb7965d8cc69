// The reader's own year: profit by contract, every payment, how near the end of the game is, and what has changed.

import { contentOf } from '@branchline/trains-of-europe';
import { Icon } from '../../../../ui/icons.tsx';
import type { Trigger } from '../../play/happenings/year-end.ts';
import { profitSum } from '../../play/sums/profit.ts';
import { amountText, labelText } from '../../play/tell/sum-words.ts';
import { Change, toneOf, Why } from '../parts/amount.tsx';
import { cardOf, LineTile } from '../parts/line-tile.tsx';
import { Found } from './found.tsx';
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

/** Every payment of the year, from its first day to the first of the next. */
function Cash({ view, names, seat, report, book }: YearEndProps) {
  const { money, company, screens } = names.text;
  const row = report.rows.find((entry) => entry.seat === seat);
  if (!row?.cash) return null;
  const moved = book.payments.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <section class="toe-sheet toe-proceeds">
      <p class="toe-caps">{company.cash}</p>
      <ul>
        <li>
          <span>{screens.startOfYear}</span>
          <b>{money.cash(row.cash.after - moved)}</b>
        </li>
        {book.payments.map((payment, at) => (
          <li key={at}>
            <span>{labelText(names, payment)}</span>
            <b class={toneOf(payment.amount)}>{amountText(names, payment)}</b>
          </li>
        ))}
        <li class="toe-total">
          <span>{view.public.left[seat] ? company.cash : screens.beginsWith(report.year + 1)}</span>
          <b>{money.cash(row.cash.after)}</b>
        </li>
      </ul>
    </section>
  );
}

function Changes({ names, seat, report, book }: YearEndProps) {
  const { yearEnd, money, screens, sums } = names.text;
  const row = report.rows.find((entry) => entry.seat === seat);
  const { active, completed, cities, sticks } = book;
  const counts = [
    [screens.activeContracts, active],
    [screens.completedContracts, completed],
    [sums.evalCities, cities],
    [sums.sticksLeft, sticks],
  ] as const;
  const steps = counts.map(([name, { before, after }]) => [name, String(before), String(after)] as const);
  if (row) {
    // Before the first year there was no profit.
    const last = row.change === undefined ? 0 : row.profit - row.change;
    steps.unshift([yearEnd.profit, money.cash(last), money.cash(row.profitAfter)]);
  }
  return (
    <section class="toe-sheet toe-proceeds">
      <p class="toe-caps">{yearEnd.changed(report.year)}</p>
      <ul>
        {steps.map(([name, before, after]) => (
          <li key={name} class={before === after ? 'quiet' : ''}>
            <span>{name}</span>
            {before === after ? <b>{after}</b> : <Change before={before} after={after} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function MyYear(props: YearEndProps) {
  const { view, names, seat, explain, report } = props;
  const { yearEnd, money } = names.text;
  const row = report.rows.find((entry) => entry.seat === seat);
  const sum = profitSum(view, seat);
  const left = view.public.left[seat]!;
  return (
    <>
      <section class="toe-sheet toe-proceeds">
        <p class="toe-sheet-title">
          <span class="toe-caps">{yearEnd.profit}</span>
          <Why sum={sum} explain={explain} names={names} class={`toe-big ${toneOf(sum.amount)}`}>
            {money.signed(sum.amount)}
          </Why>
        </p>
        {row && row.profit !== sum.amount && <p class="toe-quiet">{yearEnd.settledWith(money.signed(row.profit))}</p>}
        <ul>
          {sum.parts.map((part) => (
            <li key={part.about.contract}>
              <LineTile line={cardOf(view, part.about.contract ?? '').line} size={20} />
              <span>{names.contract(part.about.contract ?? '')}</span>
              {part.label === 'completed' && <Icon name="check" size={14} />}
              <Why sum={part} explain={explain} names={names} class={toneOf(part.amount)}>
                {amountText(names, part)}
              </Why>
            </li>
          ))}
        </ul>
      </section>
      {left && (
        <p class="toe-sheet toe-note">{row ? names.text.insolvency.leaves(names.who(seat)) : names.text.turn.out}</p>
      )}
      <Cash {...props} />
      <Found view={view} names={names} explain={explain} />
      <EndTest {...props} />
      {!left && <Changes {...props} />}
    </>
  );
}
