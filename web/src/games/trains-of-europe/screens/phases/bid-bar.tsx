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

export function BidBar(props: BidBarProps) {
  const { view, seat, stage, names, act, sending, bidding, gain } = props;
  const { auction, money, actions, screens } = names.text;
  const { most, quick, bid, high } = bidding;
  const [own, setOwn] = useState<Money>();
  const step = contentOf(view.config).amounts.bidStep;
  const back = (amount: Money): string => (gain > 0 ? auction.backIn(amount / gain) : '');
  const least = bid + step;
  // A limit may be all the cash, also where only the next step may be bid.
  const cash = view.companies[seat]?.cash ?? 0;
  const ceiling = cash - (cash % step);
  const value = within(own ?? least + 3 * step, least, Math.max(least, ceiling));
  const given = !isEmpty(props.orders);
  const state = bidding.seats.find((entry) => entry.seat === seat)?.state;
  const isPlayer = names.who(seat).you && !stage.out;
  const isBidder = isPlayer && (state === 'leads' || state === 'waits');
  return (
    <div class={`toe-bid-bar co-${colourOf(seat)}`}>
      <div class="toe-beat">
        <span class="toe-caps">{auction.toBeat}</span>
        <b>{money.cash(bid)}</b>
        <small>{names.who(high).you ? screens.byYou : screens.by(names.who(high).name)}</small>
      </div>
      {given ? (
        <Standing {...props} />
      ) : stage.mine ? (
        <>
          {props.reached !== undefined && (
            <p class="toe-reached" role="status">
              {names.text.orders.reached(money.cash(props.reached))}
            </p>
          )}
          <div class="toe-quick">
            {quick.map((amount, at) => (
              <button
                key={amount}
                type="button"
                class={`button toe-bid ${at === 0 ? 'button-me' : 'toe-plain'}`}
                disabled={sending}
                aria-label={actions.raise(money.cash(amount))}
                onClick={() => act({ do: 'raise', bid: amount })}
              >
                <b>{money.cash(amount)}</b>
                <small>{back(amount)}</small>
              </button>
            ))}
          </div>
          {ceiling > least && (
            <div class="toe-own-bid">
              <Stepper names={names} value={value} least={least} most={ceiling} step={step} onChange={setOwn} />
              {most !== undefined && most > least && (
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
          )}
          <div class="toe-passes">
            <button
              type="button"
              class="button toe-plain toe-pass"
              disabled={sending}
              onClick={() => act({ do: 'pass' })}
            >
              {actions.pass} <kbd>P</kbd>
            </button>
            <PassRest {...props} />
          </div>
        </>
      ) : (
        <>
          <Ask stage={stage} names={names} />
          {isBidder && (
            <>
              {ceiling > least && (
                <div class="toe-own-bid">
                  <Stepper names={names} value={value} least={least} most={ceiling} step={step} onChange={setOwn} />
                  <UpTo {...props} most={value} />
                </div>
              )}
            </>
          )}
          {isPlayer && <PassRest {...props} />}
        </>
      )}
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
