// The contracts of a company as slips: every printed amount is a button that puts it on the scratch pad or takes it off.

import type { View } from '@branchline/trains-of-europe';
import { booksText } from '../../messages/books-text.ts';
import type { Item, Slip } from '../../play/booking.ts';
import type { Names } from '../../play/tell/names.ts';
import { toneOf } from '../parts/amount.tsx';
import { cardOf, LineTile } from '../parts/line-tile.tsx';
import { Tick } from '../parts/timetable.tsx';
import { modelOf } from '../parts/vehicle-card.tsx';
import type { Pad } from './use-pad.ts';

type SlipsProps = { readonly view: View; readonly names: Names; readonly pad: Pad };

/** What can be read off a vehicle: class, pulling power, berths. */
function factsOf(view: View, { vehicle }: Names['text'], id: string): string {
  const { speed, pull, sleeper } = modelOf(view, id);
  return [
    vehicle.class(speed),
    ...(pull === undefined ? [] : [vehicle.pulls(pull)]),
    ...(sleeper ? [vehicle.berths] : []),
  ].join(' · ');
}

/** The name of an amount, and what is there for it; `there` is a fact of the table, not a judgement. */
function wordsOf(view: View, names: Names, item: Item): { name: string; note?: string; there?: boolean } {
  const { text, city, model } = names;
  const books = booksText.value;
  const { contract, sums, categories } = text;
  switch (item.kind) {
    case 'printed':
      return { name: sums.printedProfit };
    case 'tax':
      return { name: contract.tax };
    case 'chip':
      return { name: contract.chips(1) };
    case 'route': {
      const there = item.state === 'held';
      const note = there ? contract.held : books.notLicensed;
      return { name: `${city(item.from)}–${city(item.to)}`, note, there };
    }
    case 'vehicle':
      return item.model === undefined
        ? { name: categories[item.category].name, note: books.emptyPlace, there: false }
        : { name: model(item.model), note: factsOf(view, text, item.model), there: true };
    case 'speed':
      return { name: contract.speed(item.min) };
    case 'sleeper':
      return { name: contract.sleeper };
  }
}

function ItemButton({ view, names, pad, item }: SlipsProps & { readonly item: Item }) {
  const { name, note, there } = wordsOf(view, names, item);
  return (
    <button
      type="button"
      class="toe-item"
      aria-pressed={pad.picked.has(item.key)}
      data-kind={item.kind}
      onClick={() => pad.pick(item.key)}
    >
      {there !== undefined && <Tick on={there} label={note ?? ''} />}
      <span>
        {name}
        {note !== undefined && <small>{note}</small>}
      </span>
      <b class={toneOf(item.amount)}>{names.text.money.signed(item.amount)}</b>
    </button>
  );
}

function SlipCard({ slip, ...props }: SlipsProps & { readonly slip: Slip }) {
  const { view, names } = props;
  const { line } = cardOf(view, slip.contract);
  return (
    <li class={`toe-slip line-${line}`}>
      <h3>
        <LineTile line={line} size={24} />
        <span>{names.contract(slip.contract)}</span>
        {slip.complete && <small>{names.text.contract.completed}</small>}
      </h3>
      {slip.items.map((item) => (
        <ItemButton key={item.key} {...props} item={item} />
      ))}
    </li>
  );
}

export function Slips(props: SlipsProps) {
  const { names, pad } = props;
  const books = booksText.value;
  const { screens } = names.text;
  if (pad.slips.length === 0) return <p class="toe-quiet">{screens.noContracts}</p>;
  return (
    <section class="toe-slips" aria-label={books.amounts}>
      <p class="toe-quiet">{books.amountsHelp}</p>
      <ul>
        {pad.slips.map((slip) => (
          <SlipCard key={slip.contract} {...props} slip={slip} />
        ))}
      </ul>
    </section>
  );
}

/** What was picked, in the order of the cards, and its sum. */
export function PadSheet({ names, pad }: Omit<SlipsProps, 'view'>) {
  const books = booksText.value;
  const { money } = names.text;
  const picked = pad.slips.flatMap(({ items }) => items.filter(({ key }) => pad.picked.has(key)));
  return (
    <section class="toe-sheet toe-pad-sheet" aria-label={books.pad}>
      <p class="toe-sheet-title">
        <span class="toe-caps">{books.pad}</span>
        {picked.length > 0 && (
          <button type="button" class="chip-button" onClick={pad.clear}>
            {books.clear}
          </button>
        )}
      </p>
      <p class="toe-pad-items">
        {picked.length > 0 ? picked.map(({ amount }) => money.signed(amount)).join(' ') : books.padEmpty}
      </p>
      <output class="toe-pad-sum" aria-live="polite">
        {money.signed(pad.sum)}
      </output>
    </section>
  );
}
