// Audits after the bookings: look into a company's contracts, reckon, and audit it or nobody.

import type { Seat } from '@branchline/core';
import { remainingSeats } from '@branchline/trains-of-europe';
import { useState } from 'preact/hooks';
import { booksText } from '../../messages/books-text.ts';
import { shownProfit } from '../../play/office.ts';
import type { PhaseProps } from '../phase-props.ts';
import { Badge } from '../parts/badge.tsx';
import { colourOf } from '../parts/colour.ts';
import { Found } from './found.tsx';
import { PadSheet, Slips } from './slips.tsx';
import { Ask, StageHead } from './stage-head.tsx';
import { useDimmed } from './use-dimmed.ts';
import { usePad } from './use-pad.ts';

type CompanyProps = PhaseProps & {
  readonly company: Seat;
  readonly chosen: boolean;
  readonly onChoose: (company: Seat) => void;
};

/** A rival with what it has booked, this year and the year before. */
function Company({ view, names, company, chosen, onChoose }: CompanyProps) {
  const books = booksText.value;
  const { money, company: words } = names.text;
  const { profits, books: kept } = view.public;
  const last = profits.at(-1)?.[company];
  const cash = view.companies[company]?.cash;
  const { name } = names.who(company);
  const isAudited = kept?.audits.some((audit) => audit.company === company) ?? false;
  return (
    <li class={`co-${colourOf(company)}`}>
      <button type="button" class="toe-audited" aria-pressed={chosen} onClick={() => onChoose(company)}>
        <Badge seat={company} size={26} />
        <span>
          <b>{name}</b>
          <small>
            {isAudited ? books.auditedAlready : `${words.cash} ${cash === undefined ? words.hidden : money.cash(cash)}`}
          </small>
        </span>
        <span class="toe-audited-profit">
          <b>{money.signed(shownProfit(view, company))}</b>
          <small>{last === undefined ? books.booked : books.lastYear(money.signed(last))}</small>
        </span>
      </button>
    </li>
  );
}

function Buttons({ stage, names, act, sending, chosen }: PhaseProps & { readonly chosen: Seat | undefined }) {
  const books = booksText.value;
  const companies = stage.choices.kind === 'audit' ? stage.choices.companies : [];
  const may = chosen !== undefined && companies.includes(chosen);
  return (
    <>
      {may && (
        <button
          type="button"
          class="button button-me"
          disabled={sending}
          onClick={() => act({ do: 'audit', seat: chosen })}
        >
          {books.audit(names.who(chosen).name)}
        </button>
      )}
      <button type="button" class="button toe-plain" disabled={sending} onClick={() => act({ do: 'pass' })}>
        {books.auditNobody}
      </button>
    </>
  );
}

export function AuditsStage(props: PhaseProps) {
  useDimmed(props);
  const { view, seat, stage, names, explain } = props;
  const books = booksText.value;
  const { turn } = names.text;
  const [chosen, setChosen] = useState<Seat>();
  const pad = usePad(view, chosen ?? seat);
  const choose = (company: Seat): void => {
    pad.clear();
    setChosen(company === chosen ? undefined : company);
  };
  return (
    <section class="toe-stage toe-books" aria-label={turn.steps.audits}>
      <div class="toe-main">
        <StageHead {...props} title={turn.steps.audits} />
        <ul class="toe-companies">
          {remainingSeats(view.public)
            .filter((company) => company !== seat)
            .map((company) => (
              <Company key={company} {...props} company={company} chosen={company === chosen} onChoose={choose} />
            ))}
        </ul>
        {chosen === undefined ? (
          <p class="toe-quiet">{books.chooseCompany}</p>
        ) : (
          <Slips view={view} names={names} pad={pad} />
        )}
      </div>
      <div class={`toe-side co-${colourOf(seat)}`}>
        <Found view={view} names={names} explain={explain} />
        <div class="toe-buttons toe-side-buttons">
          {chosen !== undefined && <PadSheet names={names} pad={pad} />}
          {stage.mine ? <Buttons {...props} chosen={chosen} /> : <Ask stage={stage} names={names} />}
        </div>
      </div>
    </section>
  );
}
