// The decision in an auction: quick bids, a stepper for any other, pass; or opening a lot at a price.

import type { LotId, Money } from '@branchline/trains-of-europe';
import { contentOf } from '@branchline/trains-of-europe';
import { useState } from 'preact/hooks';
import { IconButton } from '../../../../ui/controls.tsx';
import type { Bidding } from '../../play/choices.ts';
import { isEmpty } from '../../play/orders.ts';
import type { PhaseProps } from '../phase-props.ts';
import { colourOf } from '../parts/colour.ts';
import { PassRest, Standing, UpTo } from './order-bar.tsx';
import { Ask } from './stage-head.tsx';
import { sameLotId } from './lots.ts';

type StepperProps = Pick<PhaseProps, 'names'> & {
  readonly value: Money;
  readonly least: Money;
  readonly most: Money;
  readonly step: Money;
  readonly onChange: (value: Money) => void;
};

function Stepper({ names, value, least, most, step, onChange }: StepperProps) {
  const { screens, money, auction } = names.text;
  return (
    <div class="toe-stepper-box">
      <div class="toe-stepper">
        <IconButton
          icon="minus"
          label={screens.less}
          disabled={value <= least}
          onClick={() => onChange(value - step)}
        />
        <output>{money.cash(value)}</output>
        <IconButton icon="plus" label={screens.more} disabled={value >= most} onClick={() => onChange(value + step)} />
      </div>
      <small>{auction.ownBid(money.cash(step))}</small>
    </div>
  );
}

const within = (value: Money, least: Money, most: Money): Money => Math.max(least, Math.min(most, value));

type BidBarProps = PhaseProps & {
  readonly bidding: Bidding;
  /** Yearly gain if the lot is won, for "back in 1.6 years". */
  readonly gain: Money;
};

/** The next bid and two above it, each with the years after which it is back. */
function QuickBids({ names, act, sending, bidding, gain }: BidBarProps) {
  const { auction, money, actions } = names.text;
  return (
    <div class="toe-quick">
      {bidding.quick.map((amount, at) => (
        <button
          key={amount}
          type="button"
          class={`button toe-bid ${at === 0 ? 'button-me' : 'toe-plain'}`}
          disabled={sending}
          aria-label={actions.raise(money.cash(amount))}
          onClick={() => act({ do: 'raise', bid: amount })}
        >
          <b>{money.cash(amount)}</b>
          <small>{gain > 0 ? auction.backIn(amount / gain) : ''}</small>
        </button>
      ))}
    </div>
  );
}

/** Any other amount: bid at once, or as a limit. A limit may be all the cash, also where only the next step may be bid. */
function OwnBid(props: BidBarProps) {
  const { view, seat, stage, names, act, sending, bidding } = props;
  const { money, actions } = names.text;
  const [own, setOwn] = useState<Money>();
  const step = contentOf(view.config).amounts.bidStep;
  const cash = view.companies[seat]?.cash ?? 0;
  const [least, most] = [bidding.bid + step, cash - (cash % step)];
  if (most <= least) return null;
  const value = within(own ?? least + 3 * step, least, most);
  return (
    <div class="toe-own-bid">
      <Stepper names={names} value={value} least={least} most={most} step={step} onChange={setOwn} />
      {stage.mine && bidding.most !== undefined && bidding.most > least && (
        <button
          type="button"
          class="button toe-plain"
          disabled={sending}
          onClick={() => act({ do: 'raise', bid: value })}
        >
          {actions.raise(money.cash(value))}
        </button>
      )}
      <UpTo {...props} most={value} />
    </div>
  );
}

function MyBid(props: BidBarProps) {
  const { names, act, sending, reached } = props;
  const { actions, orders, money } = names.text;
  return (
    <>
      {reached !== undefined && (
        <p class="toe-reached" role="status">
          {orders.reached(money.cash(reached))}
        </p>
      )}
      <QuickBids {...props} />
      <OwnBid {...props} />
      <div class="toe-passes">
        <button type="button" class="button toe-plain toe-pass" disabled={sending} onClick={() => act({ do: 'pass' })}>
          {actions.pass} <kbd>P</kbd>
        </button>
        <PassRest {...props} />
      </div>
    </>
  );
}

/** While others bid, a limit can be set and the rest be passed. */
function Waiting(props: BidBarProps) {
  const { seat, stage, names, bidding } = props;
  const state = bidding.seats.find((entry) => entry.seat === seat)?.state;
  const isPlayer = names.who(seat).you && !stage.out;
  return (
    <>
      <Ask stage={stage} names={names} />
      {isPlayer && (state === 'leads' || state === 'waits') && <OwnBid {...props} />}
      {isPlayer && <PassRest {...props} />}
    </>
  );
}

export function BidBar(props: BidBarProps) {
  const { seat, stage, names, bidding } = props;
  const { auction, money, screens } = names.text;
  const { bid, high } = bidding;
  return (
    <div class={`toe-bid-bar co-${colourOf(seat)}`}>
      <div class="toe-beat">
        <span class="toe-caps">{auction.toBeat}</span>
        <b>{money.cash(bid)}</b>
        <small>{names.who(high).you ? screens.byYou : screens.by(names.who(high).name)}</small>
      </div>
      {!isEmpty(props.orders) ? <Standing {...props} /> : stage.mine ? <MyBid {...props} /> : <Waiting {...props} />}
    </div>
  );
}

type OpenBarProps = PhaseProps & {
  readonly lot: LotId | undefined;
  readonly bid: Money;
  readonly onBid: (bid: Money) => void;
};

export function OpenBar(props: OpenBarProps) {
  const { view, seat, stage, names, act, sending, lot, bid, onBid } = props;
  const { actions, money, screens } = names.text;
  const { amounts } = contentOf(view.config);
  const { fixedSteps } = view.config.options;
  const choice =
    lot && stage.choices.kind === 'lots' ? stage.choices.lots.find((entry) => sameLotId(entry.lot, lot)) : undefined;
  const cash = view.companies[seat]?.cash ?? 0;
  const most = fixedSteps ? (choice?.minimum ?? 0) : cash - (cash % amounts.bidStep);
  return (
    <div class={`toe-bid-bar co-${colourOf(seat)}`}>
      {!isEmpty(props.orders) && <Standing {...props} />}
      {isEmpty(props.orders) && <Ask stage={stage} names={names} />}
      {isEmpty(props.orders) && !stage.mine && names.who(seat).you && !stage.out && <PassRest {...props} />}
      {isEmpty(props.orders) && stage.mine && (
        <>
          {choice && (
            <Stepper
              names={names}
              value={bid}
              least={choice.minimum}
              most={most}
              step={amounts.bidStep}
              onChange={onBid}
            />
          )}
          <div class="toe-buttons">
            <button
              type="button"
              class="button button-me"
              disabled={!lot || sending || choice?.illegal !== undefined}
              onClick={() => lot && act({ do: 'open', lot, bid })}
            >
              {lot ? actions.raise(money.cash(bid)) : screens.chooseLot}
            </button>
            <button type="button" class="button toe-plain" disabled={sending} onClick={() => act({ do: 'decline' })}>
              {actions.decline}
            </button>
            <PassRest {...props} />
          </div>
        </>
      )}
    </div>
  );
}
