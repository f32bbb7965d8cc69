// What everything returned: contracts first, then licences and vehicles, and where the cash came from and went.

import type { Seat } from '@branchline/core';
import type { CompanyReturns } from '@branchline/study/trains-of-europe';
import type { ComponentChildren } from 'preact';
import type { Names } from '../play/tell/names.ts';
import { toneOf } from '../screens/parts/amount.tsx';
import type { OfReview } from './stations.ts';
import { words } from './messages/text.ts';

type Owned = { readonly year: number; readonly sequence: number; readonly total: number };

function Row({
  state,
  names,
  owned,
  seat,
  name,
  children,
}: OfReview & {
  readonly owned: Owned;
  readonly seat: Seat;
  readonly name: ComponentChildren;
  readonly children: ComponentChildren;
}) {
  return (
    <tr>
      <th scope="row">
        <button type="button" class="tv-jump" onClick={() => state.lookAt(owned.sequence, seat)}>
          {name}
        </button>
      </th>
      {children}
      <td class={toneOf(owned.total)}>{names.text.money.signed(owned.total)}</td>
    </tr>
  );
}

const Head = ({ columns }: { readonly columns: readonly string[] }) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
);

function Contracts({ state, names, company }: OfReview & { readonly company: CompanyReturns }) {
  const { columns, ends } = words.value;
  const { money } = names.text;
  return (
    <table>
      <caption>{words.value.contracts}</caption>
      <Head columns={[columns.contract, columns.income, columns.tax, columns.points, columns.total]} />
      <tbody>
        {company.contracts.map((owned) => {
          const { contract, income, tax, subsidy, points, sold, completed } = owned;
          const state_ = sold
            ? ends.sold(money.cash(sold.price))
            : completed === undefined
              ? ''
              : ends.completed(completed);
          const name = (
            <>
              {names.contract(contract)} {state_ !== '' && <small>{state_}</small>}
            </>
          );
          return (
            <Row key={owned.sequence + contract} {...{ state, names, owned, name }} seat={company.seat}>
              <td>{money.cash(income)}</td>
              <td>{money.cash(subsidy - tax)}</td>
              <td>{points === undefined ? '–' : String(points).replace('-', '−')}</td>
            </Row>
          );
        })}
      </tbody>
    </table>
  );
}

type Bought = Owned & { readonly price: number; readonly income: number; readonly sold?: { readonly price: number } };

type ListProps<T extends Bought> = OfReview & {
  readonly company: CompanyReturns;
  readonly title: string;
  readonly list: readonly T[];
  readonly nameOf: (each: T) => string;
  readonly noteOf: (each: T) => string;
};

/** Folded, as there are many: the sum is in the head. */
function Bought<T extends Bought>({ state, names, company, title, list, nameOf, noteOf }: ListProps<T>) {
  const { columns } = words.value;
  const { money } = names.text;
  const total = list.reduce((sum, each) => sum + each.total, 0);
  return (
    <details>
      <summary>
        {title} <b class={toneOf(total)}>{money.signed(total)}</b>
      </summary>
      <table>
        <Head columns={[columns.what, columns.price, columns.income, columns.total]} />
        <tbody>
          {list
            .toSorted((a, b) => b.total - a.total)
            .map((owned, at) => (
              <Row
                key={at}
                {...{ state, names, owned }}
                seat={company.seat}
                name={
                  <>
                    {nameOf(owned)} <small>{noteOf(owned)}</small>
                  </>
                }
              >
                <td>{money.cash(owned.price)}</td>
                <td>{money.cash(owned.income)}</td>
              </Row>
            ))}
        </tbody>
      </table>
    </details>
  );
}

/** Every way cash came and went, and what is left. */
function Cash({ names, company }: { readonly names: Names; readonly company: CompanyReturns }) {
  const { flows: say, cash } = words.value;
  const { money } = names.text;
  const { flows } = company;
  const signs = { licences: -1, vehicles: -1, bids: -1, losses: -1 } as const;
  const signed = (Object.keys(flows) as (keyof typeof flows)[]).map((flow) => ({
    flow,
    amount: flows[flow] * (flow in signs ? -1 : 1),
  }));
  const rest = signed.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <details>
      <summary>
        {cash} <b>{money.cash(rest)}</b>
      </summary>
      <dl class="tv-flows">
        {signed
          .filter(({ amount }) => amount !== 0)
          .map(({ flow, amount }) => (
            <div key={flow}>
              <dt>{say[flow]}</dt>
              <dd class={toneOf(amount)}>{money.signed(amount)}</dd>
            </div>
          ))}
      </dl>
    </details>
  );
}

export function Returns({ state, names }: OfReview) {
  const say = words.value;
  const company = state.returns.value[state.seat.value];
  if (!company) return null;
  const { contracts, licences, vehicles } = company;
  const { money } = names.text;
  const soldText = (sold: { readonly price: number } | undefined): string =>
    sold ? say.ends.sold(money.cash(sold.price)) : '';
  return (
    <section class="tv-returns" aria-label={say.tabs.returns}>
      {contracts.length > 0 && <Contracts {...{ state, names, company }} />}
      <Bought
        {...{ state, names, company }}
        title={say.licences(licences.length)}
        list={licences}
        nameOf={({ section }) => names.section(section)}
        noteOf={({ year, sold }) => [names.text.year.number(year), soldText(sold)].filter(Boolean).join(', ')}
      />
      <Bought
        {...{ state, names, company }}
        title={say.vehicles(vehicles.length)}
        list={vehicles}
        nameOf={({ model }) => names.model(model)}
        noteOf={({ how, end, sold }) => [say.hows[how], sold ? soldText(sold) : say.ends[end]].join(', ')}
      />
      <Cash names={names} company={company} />
      <p class="tv-quiet">{say.returnsAbout}</p>
    </section>
  );
}
