// The Auction House, and the sale of an insolvent company: the list of lots, the lot with its bidders, the decision.

import { contentOf, leftNeighbour, lotOf, minimumBid, type LotId, type Money } from '@branchline/trains-of-europe';
import { useEffect, useState } from 'preact/hooks';
import type { PhaseProps } from '../phase-props.ts';
import { auctionOf } from '../../play/rehearse.ts';
import { ContractsPanel } from '../parts/contracts-panel.tsx';
import { Sign } from '../parts/sign.tsx';
import { BidBar, OpenBar } from './bid-bar.tsx';
import { Bidders, BidLine } from './bidders.tsx';
import { LatestSale } from './hammer.tsx';
import { InsolvencySteps } from './insolvency-steps.tsx';
import { InsolventPanel } from './insolvent-panel.tsx';
import { LotCard } from './lot-card.tsx';
import { LotList } from './lot-list.tsx';
import { sameLotId } from './lots.ts';
import { RemainsSheet } from './remains.tsx';
import { Turns } from './stage-head.tsx';
import { useWorth, WorthPanel } from './worth.tsx';

/** A licence under decision is shown on the map. */
function useLotOnMap({ showOnMap }: PhaseProps, lot: LotId | undefined): void {
  const section = lot && 'section' in lot ? lot.section : undefined;
  useEffect(() => {
    showOnMap(section === undefined ? { dimmed: true, offers: [] } : { selected: { section }, offers: [] });
    return () => showOnMap(undefined);
  }, [section]);
}

function NextOpener({ view, names, stage, traces }: PhaseProps) {
  const { stage: now } = view.public;
  if (now.kind !== 'bidding' || stage.insolvent !== undefined) return null;
  const next = leftNeighbour(view.public, now.opener);
  return (
    <p class="toe-sheet toe-note">
      <Sign name="auction-house" size={20} />
      <span>
        <LatestSale names={names} traces={traces} /> {names.text.auction.nextOpener(names.who(next))}
      </span>
    </p>
  );
}

function Side(props: PhaseProps & { readonly lot: LotId | undefined; readonly worth: ReturnType<typeof useWorth> }) {
  const { view, seat, names, explain, stage, lot, worth } = props;
  if (stage.insolvent === seat) return <InsolventPanel {...props} />;
  if (!lot || !worth) return <ContractsPanel view={view} seat={seat} names={names} explain={explain} />;
  return (
    <>
      <header class="toe-panel-head">
        <h2>{names.text.auction.ifWon(names.who(seat))}</h2>
      </header>
      <WorthPanel view={view} seat={seat} names={names} explain={explain} worth={worth} />
    </>
  );
}

/** The lot, and its bidders around it. */
function Ring(props: PhaseProps & { readonly lot: LotId | undefined }) {
  const { view, seat, stage, names, lot } = props;
  const bidding = stage.choices.kind === 'bids' ? stage.choices.bidding : undefined;
  return (
    <div class="toe-auction-ring">
      <div class={`toe-ring ${bidding ? 'bidding' : ''}`}>
        {lot ? (
          <LotCard view={view} seat={seat} names={names} explain={props.explain} lot={lot} />
        ) : (
          <p class="toe-sheet toe-note" role="status">
            <LatestSale {...props} />
            {props.traces.lots.some(({ sold }) => sold)
              ? null
              : stage.mine
                ? names.text.screens.chooseLot
                : names.text.screens.noLotYet}
          </p>
        )}
        {bidding && <Bidders {...props} bidding={bidding} />}
      </div>
      {bidding && <BidLine {...props} bidding={bidding} />}
      {stage.insolvent === seat && <RemainsSheet {...props} />}
    </div>
  );
}

/** What is for sale: the lot that is bid for, or the one chosen to be opened. */
function useBlock(props: PhaseProps) {
  const { view, stage } = props;
  const [chosen, setChosen] = useState<LotId>();
  const [bid, setBid] = useState(0);
  const bidding = stage.choices.kind === 'bids' ? stage.choices.bidding : undefined;
  const lots = stage.choices.kind === 'lots' ? stage.choices.lots : [];
  const open = chosen && lots.some((entry) => sameLotId(entry.lot, chosen)) ? chosen : undefined;
  const lot = bidding?.lot ?? open;
  const index = contentOf(view.config);
  const found = lot && lotOf(index, lot);
  const least = found ? minimumBid(index, found) : 0;
  const price = bidding ? (bidding.next ?? bidding.bid) : Math.max(bid, least);
  const worth = useWorth(props, lot, price);
  // Profit above the cap is never paid out and pays nothing back.
  const paid = (profit: Money): Money => Math.min(profit, index.amounts.payoutCap);
  const gain = worth ? paid(worth.profit.after) - paid(worth.profit.before) : 0;
  const choose = (next: LotId): void => {
    setChosen(next);
    setBid(0);
  };
  return { bidding, open, lot, price, worth, gain, choose, setBid };
}

export function AuctionStage(props: PhaseProps) {
  const { view, stage, names } = props;
  const { phases, insolvency, auction: words } = names.text;
  const { bidding, open, lot, price, worth, gain, choose, setBid } = useBlock(props);
  useLotOnMap(props, lot);
  const isSale = stage.insolvent !== undefined;
  const title = isSale ? insolvency.title : phases['auction-house'].name;
  const round = auctionOf(view)?.stage;
  // What the others can still bid is what counts when a lot is chosen; where cash is hidden, nothing is told.
  const opener = (who: number): string => {
    const state = stage.acting.includes(who) ? names.text.screens.turnStates.acting : words.states.waits;
    const cash = view.companies[who]?.cash;
    return cash === undefined ? state : `${names.text.screens.inHand(names.text.money.cash(cash))} · ${state}`;
  };
  return (
    <section class={`toe-stage toe-auction ${isSale ? 'sale' : ''}`} aria-label={title}>
      <div class="toe-main">
        <header class="toe-stage-head">
          <div>
            <h1>{title}</h1>
            <p>
              {isSale ? insolvency.lead : round === 'licences' ? words.licencesFirst : names.text.turn.helps.opening}
            </p>
          </div>
          {isSale ? <InsolvencySteps {...props} /> : !bidding && <Turns {...props} note={opener} />}
        </header>
        {/* The head of the stage is the table's on a phone. */}
        {props.phone && !bidding && !isSale && <Turns {...props} note={opener} />}
        <div class="toe-auction-floor">
          <div class="toe-auction-lots">
            <LotList {...props} chosen={lot} onChoose={bidding ? undefined : choose} />
            <NextOpener {...props} />
          </div>
          <Ring {...props} lot={lot} />
        </div>
        <div class="toe-bar-sheet">
          {bidding ? (
            <BidBar {...props} bidding={bidding} gain={gain} />
          ) : (
            <OpenBar {...props} lot={open} bid={price} onBid={setBid} />
          )}
        </div>
      </div>
      <div class="toe-side">
        <Side {...props} lot={lot} worth={worth} />
      </div>
    </section>
  );
}
