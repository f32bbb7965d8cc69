// The year end as a stepped statement: settlement, insolvency, end test, contracts, chair, stands. One button leads on.

import type { Seat } from '@branchline/core';
import { contentOf, type View } from '@branchline/trains-of-europe';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../../ui/icons.tsx';
import type { YearReport, Trigger } from '../../play/happenings/year-end.ts';
import { profitSum } from '../../play/sums/profit.ts';
import type { Names } from '../../play/tell/names.ts';
import { amountText, labelText } from '../../play/tell/sum-words.ts';
import { toneOf, Why, type Explain } from '../parts/amount.tsx';
import { Badge } from '../parts/badge.tsx';
import { colourOf } from '../parts/colour.ts';
import { Coins } from '../parts/contract-small.tsx';
import { cardOf, LineTile } from '../parts/line-tile.tsx';
import { Sign } from '../parts/sign.tsx';
import { Silhouette } from '../parts/art/silhouette.tsx';
import { modelOf } from '../parts/vehicle-card.tsx';
import { StatementTable } from './statement.tsx';
import { useSteps } from './use-steps.ts';
import { nearness } from './year-figures.ts';

export type YearEndProps = {
  readonly report: YearReport;
  /** After the year end. */
  readonly view: View;
  readonly names: Names;
  readonly seat: Seat;
  readonly explain: Explain;
  readonly onContinue: () => void;
  /** 390 pixels wide: one column. */
  readonly phone?: boolean;
};

const Part = ({ on, class: extra, children }: { on: boolean; class?: string; children: ComponentChildren }) => (
  <div class={`toe-step-part ${on ? 'on' : ''} ${extra ?? ''}`}>{children}</div>
);

function Contracts({ view, names, report }: YearEndProps) {
  const { yearEnd, contract: words, money } = names.text;
  const index = contentOf(view.config);
  const fresh = new Set(report.contracts);
  return (
    <section class="toe-sheet toe-next-contracts">
      <h2>{yearEnd.contractsFor(report.year + 1)}</h2>
      <ul>
        {view.public.display.map(({ contract, chips }) => {
          const { id } = index.contracts[contract]!;
          const { line, routes } = cardOf(view, id);
          return (
            <li key={id}>
              <LineTile line={line} />
              <span>
                <b>{names.contract(id)}</b>
                <small>
                  {names.city(routes[0]!.from)} – {names.city(routes.at(-1)!.to)}
                </small>
              </span>
              {fresh.has(id) ? (
                <span class="toe-tag">{words.newHere}</span>
              ) : (
                <Coins count={chips} amount={`+${names.chip / 1000}`} label={words.chips(chips)} />
              )}
            </li>
          );
        })}
      </ul>
      {report.gone.map((contract) => (
        <p key={contract} class="toe-quiet">
          {yearEnd.goneUnder(names.contract(contract))}
        </p>
      ))}
      <span class="visually-hidden">{money.cash(names.chip)}</span>
    </section>
  );
}

function Chair({ names, report }: YearEndProps) {
  const { yearEnd } = names.text;
  return (
    <section class="toe-sheet toe-next-chair">
      <div>
        <h2>{yearEnd.newChair}</h2>
        <p class="toe-inline">
          <Badge seat={report.chair.before} /> {names.who(report.chair.before).name}
          <Icon name="right" size={14} />
          <Sign name="chair" size={20} />
          <Badge seat={report.chair.after} /> <b>{names.who(report.chair.after).name}</b>
        </p>
      </div>
      <div>
        <p class="toe-caps">{yearEnd.callsIn(report.year + 1)}</p>
        <ol class="toe-inline">
          {report.callers.map((seat, at) => (
            <li key={at}>
              <Badge seat={seat} size={22} /> {names.who(seat).name}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function NextStands({ view, names, report }: YearEndProps) {
  const { yearEnd, vehicle, money } = names.text;
  const row = (title: string, models: readonly string[]) => (
    <>
      <p class="toe-caps">{title}</p>
      <ul class="toe-small-stands">
        {models.map((model, at) => (
          <li key={at}>
            <Silhouette art={modelOf(view, model).art} width={78} />
            <span>
              <b>{names.model(model)}</b> {money.cash(modelOf(view, model).price)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
  return (
    <section class="toe-sheet toe-next-stands">
      <p class="toe-sheet-title">
        <h2>{yearEnd.newStands}</h2>
        <small>{yearEnd.oldStands}</small>
      </p>
      {row(vehicle.locos, report.locos)}
      {row(vehicle.wagons, report.wagons)}
    </section>
  );
}

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

function MyYear(props: YearEndProps) {
  const { view, names, seat, explain, report } = props;
  const { yearEnd, money, company, contract: words } = names.text;
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
              <span>{names.contract(part.about.contract ?? '') || labelText(names, part)}</span>
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
      <span class="visually-hidden">{words.mine}</span>
    </>
  );
}

export function YearEndSheet(props: YearEndProps) {
  const { names, report, seat, onContinue, phone } = props;
  const { yearEnd, actions } = names.text;
  const { taken } = useSteps(yearEnd.steps.length);
  const isOver = props.view.public.stage.kind === 'over';
  return (
    <div class={`toe-stage-box ${phone ? 'phone' : ''}`}>
      <section class="toe-stage toe-year-end" aria-label={yearEnd.title(report.year)}>
        <div class="toe-main">
          <header class="toe-stage-head">
            <div>
              <h1>{yearEnd.title(report.year)}</h1>
              <p>{yearEnd.lead}</p>
            </div>
            <ol class="toe-steps">
              {yearEnd.steps.map((step, at) => (
                <li key={step} class={at < taken ? 'done' : at === taken ? 'now' : ''}>
                  <span class="toe-step-mark" aria-hidden="true">
                    {at < taken ? <Icon name="check" size={13} /> : at + 1}
                  </span>
                  {step}
                </li>
              ))}
            </ol>
          </header>
          <Part on={taken >= 1}>
            <StatementTable {...props} />
          </Part>
          {!isOver && (
            <div class="toe-year-next">
              <Part on={taken >= 4}>
                <Contracts {...props} />
              </Part>
              <div>
                <Part on={taken >= 5}>
                  <Chair {...props} />
                </Part>
                <Part on={taken >= 6}>
                  <NextStands {...props} />
                </Part>
              </div>
            </div>
          )}
        </div>
        <aside class={`toe-side co-${colourOf(seat)}`}>
          <header class="toe-panel-head">
            <h2>{yearEnd.mine}</h2>
          </header>
          <div class="toe-side-scroll">
            <MyYear {...props} />
          </div>
          <div class="toe-buttons toe-side-buttons">
            <button type="button" class="button button-me" onClick={onContinue}>
              {isOver ? actions.continue : actions.beginYear(report.year + 1)}
            </button>
          </div>
        </aside>
      </section>
    </div>
  );
}
