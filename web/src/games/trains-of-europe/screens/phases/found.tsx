// What audits have found this year, and at the end of the game the last check: each with the statement that proves it.

import type { Seat } from '@branchline/core';
import type { Money, View } from '@branchline/trains-of-europe';
import { Rich } from '../../../../ui/rich.tsx';
import { booksText } from '../../messages/books-text.ts';
import { statementSum } from '../../play/sums/profit.ts';
import { happeningText } from '../../play/tell/log-words.ts';
import type { Names } from '../../play/tell/names.ts';
import { Why, type Explain } from '../parts/amount.tsx';
import { Badge } from '../parts/badge.tsx';

type FoundProps = { readonly view: View; readonly names: Names; readonly explain: Explain };

type RowProps = FoundProps & { readonly seat: Seat; readonly right: Money; readonly text: string };

/** The statement is shown as long as it still says what the audit found: a sale of all assets may come after it. */
function Row({ view, names, explain, seat, right, text }: RowProps) {
  const sum = statementSum(view, seat);
  return (
    <li>
      <Badge seat={seat} size={20} />
      <span>
        <Rich text={text} />
      </span>
      {sum.amount === right && (
        <Why sum={sum} explain={explain} names={names}>
          {booksText.value.statement}
        </Why>
      )}
    </li>
  );
}

export function Found({ view, names, explain }: FoundProps) {
  const { audits = [], unchecked = [], tokens } = view.public.books ?? {};
  const corrected = unchecked.flatMap((booked, seat) => {
    const right = tokens![seat]!;
    return booked === right ? [] : [{ kind: 'checked', seat, booked, right } as const];
  });
  if (audits.length + corrected.length === 0) return null;
  const books = booksText.value;
  return (
    <section class="toe-sheet toe-found">
      {audits.length > 0 && (
        <>
          <p class="toe-caps">{books.found}</p>
          <ul>
            {audits.map((audit) => (
              <Row
                key={audit.company}
                view={view}
                names={names}
                explain={explain}
                seat={audit.company}
                right={audit.right}
                text={happeningText(names, { kind: 'audited', ...audit })}
              />
            ))}
          </ul>
        </>
      )}
      {corrected.length > 0 && (
        <>
          <p class="toe-caps">{books.checks}</p>
          <ul>
            {corrected.map((check) => (
              <Row
                key={check.seat}
                view={view}
                names={names}
                explain={explain}
                seat={check.seat}
                right={check.right}
                text={happeningText(names, check)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
