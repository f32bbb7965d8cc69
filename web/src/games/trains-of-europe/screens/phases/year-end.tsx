// The year end as a stepped statement: settlement, insolvency, end test, contracts, chair, stands. One button leads on.

import type { Seat } from '@branchline/core';
import { type View } from '@branchline/trains-of-europe';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../../ui/icons.tsx';
import type { YearBook } from '../../play/happenings/year-book.ts';
import type { YearReport } from '../../play/happenings/year-end.ts';
import type { Names } from '../../play/tell/names.ts';
import { type Explain } from '../parts/amount.tsx';
import { colourOf } from '../parts/colour.ts';
import { StatementTable } from './statement.tsx';
import { useSteps } from './use-steps.ts';
import { MyYear } from './my-year.tsx';
import { NextChair, NextContracts, NextStands } from './next-year.tsx';

export type YearEndProps = {
  readonly report: YearReport;
  /** Of the reader's company. */
  readonly book: YearBook;
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

function Steps({ steps, taken }: { readonly steps: readonly string[]; readonly taken: number }) {
  return (
    <ol class="toe-steps">
      {steps.map((step, at) => (
        <li key={step} class={at < taken ? 'done' : at === taken ? 'now' : ''}>
          <span class="toe-step-mark" aria-hidden="true">
            {at < taken ? <Icon name="check" size={13} /> : at + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
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
            <Steps steps={yearEnd.steps} taken={taken} />
          </header>
          <Part on={taken >= 1}>
            <StatementTable {...props} />
          </Part>
          {!isOver && (
            <div class="toe-year-next">
              <Part on={taken >= 4}>
                <NextContracts {...props} />
              </Part>
              <div>
                <Part on={taken >= 5}>
                  <NextChair {...props} />
                </Part>
                <Part on={taken >= 6}>
                  <NextStands {...props} />
                </Part>
              </div>
            </div>
          )}
        </div>
        <div class={`toe-side co-${colourOf(seat)}`}>
          <header class="toe-panel-head">
            <h2>{names.who(seat).you ? yearEnd.mine : names.who(seat).name}</h2>
          </header>
          <div class="toe-side-scroll">
            <MyYear {...props} />
          </div>
          <div class="toe-buttons toe-side-buttons">
            <button type="button" class="button button-me" onClick={onContinue}>
              {isOver ? actions.continue : actions.beginYear(report.year + 1)}
            </button>
          </div>
        </div>
      </section>
    </div>
  );
}
