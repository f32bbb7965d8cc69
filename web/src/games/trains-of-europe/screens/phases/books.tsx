// The year end where books are kept by hand: every company works out its profit and books it, in secret until all have.

import { trainsOfEurope, type Money } from '@branchline/trains-of-europe';
import { useId, useState } from 'preact/hooks';
import { IconButton } from '../../../../ui/controls.tsx';
import { booksText } from '../../messages/books-text.ts';
import { shownProfit } from '../../play/office.ts';
import { refusalText } from '../../play/tell/refusal.ts';
import type { PhaseProps } from '../phase-props.ts';
import { colourOf } from '../parts/colour.ts';
import { PadSheet, Slips } from './slips.tsx';
import { Ask, StageHead } from './stage-head.tsx';
import { useDimmed } from './use-dimmed.ts';
import { usePad, type Pad } from './use-pad.ts';

const K = 1000;

type AmountProps = {
  readonly value: Money;
  readonly step: Money;
  readonly onChange: (value: Money) => void;
};

/** Typed in thousands, or moved space by space. */
function Amount({ value, step, onChange }: AmountProps) {
  const books = booksText.value;
  const id = useId();
  return (
    <div class="toe-amount">
      <label for={id}>{books.amount}</label>
      <div class="toe-stepper">
        <IconButton icon="minus" label={books.less} onClick={() => onChange(value - step)} />
        <input
          id={id}
          type="number"
          step={step / K}
          value={Number.isNaN(value) ? '' : value / K}
          onInput={(event) => onChange(event.currentTarget.valueAsNumber * K)}
        />
        <IconButton icon="plus" label={books.more} onClick={() => onChange(value + step)} />
      </div>
    </div>
  );
}

/** One number and one button; Enter in the field presses it. */
function Booking({ view, seat, stage, names, act, sending, pad }: PhaseProps & { readonly pad: Pad }) {
  const books = booksText.value;
  const { money } = names.text;
  const [value, setValue] = useState(() => shownProfit(view, seat));
  const booking = { do: 'book', profit: value } as const;
  const step = stage.choices.kind === 'book' ? stage.choices.step : K;
  const typed = !Number.isNaN(value);
  const illegal = typed ? trainsOfEurope.check(view, seat, booking) : undefined;
  return (
    <form
      class={`toe-booking co-${colourOf(seat)}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (typed && !illegal && !sending) act(booking);
      }}
    >
      <button type="button" class="button" disabled={pad.picked.size === 0} onClick={() => setValue(pad.sum)}>
        {books.use}
      </button>
      <Amount value={value} step={step} onChange={setValue} />
      {illegal && (
        <p class="toe-refusal" role="status">
          {refusalText(names, illegal)}
        </p>
      )}
      <button type="submit" class="button button-me" disabled={!typed || illegal !== undefined || sending}>
        {typed ? books.book(money.signed(value)) : books.amount}
      </button>
    </form>
  );
}

/** Once the booking is in, or for a watcher. */
function Waiting({ view, stage, names }: PhaseProps) {
  const books = booksText.value;
  const { money } = names.text;
  return (
    <div class="toe-sheet">
      {view.booking !== undefined && <b>{books.yours(money.signed(view.booking))}</b>}
      <Ask stage={stage} names={names} />
    </div>
  );
}

export function BooksStage(props: PhaseProps) {
  useDimmed(props);
  const { view, seat, stage, names } = props;
  const books = booksText.value;
  const { turn, screens } = names.text;
  const pad = usePad(view, seat);
  return (
    <section class="toe-stage toe-books" aria-label={turn.steps.books}>
      <div class="toe-main">
        <StageHead
          {...props}
          title={turn.steps.books}
          note={(who) => (stage.acting.includes(who) ? screens.choosingNow : books.bookingIn)}
        />
        <Slips view={view} names={names} pad={pad} />
      </div>
      <div class="toe-side">
        <div class="toe-buttons toe-side-buttons">
          <PadSheet names={names} pad={pad} />
          {stage.mine ? <Booking key={seat} {...props} pad={pad} /> : <Waiting {...props} />}
        </div>
        {stage.mine && <p class="toe-quiet">{books.secret}</p>}
      </div>
    </section>
  );
}
