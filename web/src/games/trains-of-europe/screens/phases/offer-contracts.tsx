// The one decision of an insolvent company: which of its contracts it offers.

import { contentOf, type ContractId } from '@branchline/trains-of-europe';
import { useState } from 'preact/hooks';
import { Icon } from '../../../../ui/icons.tsx';
import { Switch } from '../../../../ui/controls.tsx';
import type { PhaseProps } from '../phase-props.ts';
import { standingOf, type Standing } from '../../play/contract/standing.ts';
import { lowestBidSum } from '../../play/sums/licence.ts';
import { Why } from '../parts/amount.tsx';
import { colourOf } from '../parts/colour.ts';
import { ContractCard } from '../parts/contract-card.tsx';
import { Sign } from '../parts/sign.tsx';
import { Ask } from './stage-head.tsx';
import { atLowest, lowestFor, netOf, waysOut } from './ways-out.ts';
import { useDimmed } from './use-dimmed.ts';
import { InsolvencySteps } from './insolvency-steps.tsx';

type OfferProps = PhaseProps & {
  readonly standing: Standing;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
};

function OfferedContract({ view, seat, names, explain, standing, on, onChange }: OfferProps) {
  const { auction, insolvency, money } = names.text;
  const lot = { owner: seat, contract: standing.contract } as const;
  const net = netOf(view, seat, standing.contract);
  return (
    <li class={`toe-offered ${on ? 'on' : ''}`}>
      <ContractCard view={view} seat={seat} names={names} standing={standing} explain={explain} />
      <div class="toe-offered-side">
        <Switch
          label={on ? auction.offered : auction.keep}
          {...(net === undefined ? {} : { about: insolvency.offeredEffect(money.signed(net === 0 ? 0 : -net)) })}
          on={on}
          onChange={onChange}
        />
        <p>
          <span class="toe-caps">{insolvency.lowestBid}</span>
          <Why
            sum={lowestBidSum(view, { owner: seat, item: 'contract', no: standing.no })}
            explain={explain}
            names={names}
            class="toe-big"
          >
            {money.cash(lowestFor(view, lot))}
          </Why>
        </p>
      </div>
    </li>
  );
}

type ListedProps = PhaseProps & { readonly contracts: readonly ContractId[]; readonly offered: ReadonlySet<string> };

function IfLowest({ view, seat, names, contracts, offered }: ListedProps) {
  const { insolvency, money, screens, actions } = names.text;
  const rows = atLowest(view, seat, contracts, offered);
  if (rows.length === 0) return null;
  const nameOf = (set: readonly ContractId[]): string => {
    if (set.length === 1) return names.contract(set[0]!);
    return set.length === contracts.length ? insolvency.together(set.length) : actions.offerContracts(set.length);
  };
  return (
    <div class="toe-sheet toe-lowest">
      <p class="toe-caps">{insolvency.ifLowest}</p>
      <ul>
        {rows.map(({ contracts: set, after }) => (
          <li key={set.join()}>
            <span>
              <b>{nameOf(set)}</b>
              <small>{screens.cashOfLoss(money.cash(after.cash), money.cash(after.loss))}</small>
            </span>
            {after.saved ? (
              <b class="pos">
                <Icon name="check" size={14} /> {insolvency.enough}
              </b>
            ) : (
              <span class="toe-short">{insolvency.missing(money.cash(after.missing))}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function StandSide(props: ListedProps) {
  const { view, seat, names } = props;
  const { insolvency, money, screens, company } = names.text;
  const now = waysOut(view, seat);
  return (
    <>
      <header class="toe-panel-head">
        <h2>{screens.whereYouStand}</h2>
      </header>
      <div class="toe-sheet toe-proceeds">
        <ul>
          <li>
            <span class="toe-caps">{screens.loss}</span>
            <b class="neg toe-big">{money.signed(now.profit)}</b>
          </li>
          <li>
            <span class="toe-caps">{company.cash}</span>
            <b class="toe-big">{money.cash(now.cash)}</b>
          </li>
          <li class="toe-total">
            <span>{screens.missing}</span>
            <b class="neg">{money.cash(now.missing)}</b>
          </li>
        </ul>
      </div>
      <IfLowest {...props} />
      <p class="toe-warning">
        <Sign name="warning" size={18} /> {insolvency.giveUp}
      </p>
    </>
  );
}

function OfferButtons({ names, act, sending, offered }: PhaseProps & { readonly offered: ReadonlySet<string> }) {
  const { actions, screens } = names.text;
  return (
    <div class="toe-buttons row">
      <button
        type="button"
        class="button toe-plain"
        disabled={sending}
        onClick={() => act({ do: 'offer-contracts', contracts: [] })}
      >
        {actions.offerNone}
      </button>
      <button
        type="button"
        class="button button-me"
        disabled={sending || offered.size === 0}
        onClick={() => act({ do: 'offer-contracts', contracts: [...offered] })}
      >
        {offered.size === 0 ? screens.chooseContract : actions.offerContracts(offered.size)}
      </button>
    </div>
  );
}

function OfferBar(props: PhaseProps & { readonly offered: ReadonlySet<string> }) {
  const { seat, stage, names } = props;
  const { title, sale } = names.text.insolvency;
  return (
    <div class={`toe-bar-sheet co-${colourOf(seat)}`}>
      <div class="toe-buy">
        <div class="toe-chosen">
          {stage.mine ? (
            <p class="toe-ask">
              {title}
              <small>{sale}</small>
            </p>
          ) : (
            <Ask stage={stage} names={names} />
          )}
        </div>
        {stage.mine && <OfferButtons {...props} />}
      </div>
    </div>
  );
}

export function OfferContractsStage(props: PhaseProps) {
  useDimmed(props);
  const { view, seat, stage, names } = props;
  const { insolvency, turn } = names.text;
  const [offered, setOffered] = useState<ReadonlySet<string>>(new Set());
  const owner = stage.insolvent ?? seat;
  const contracts = stage.choices.kind === 'offer-contracts' ? stage.choices.contracts : [];
  const index = contentOf(view.config);
  const standings = contracts.flatMap((id) => standingOf(view, owner, index.contractIndex.get(id)!) ?? []);
  const flip = (contract: ContractId, on: boolean): void => {
    const next = new Set(offered);
    if (on) next.add(contract);
    else next.delete(contract);
    setOffered(next);
  };
  return (
    <section class="toe-stage toe-offer-contracts" aria-label={insolvency.whichContracts}>
      <div class="toe-main">
        <header class="toe-stage-head">
          <div>
            <h1>{stage.mine ? insolvency.whichContracts : names.text.yearLine.insolvencyOf(names.who(owner))}</h1>
            <p>{turn.helps['offer-contracts']}</p>
          </div>
        </header>
        <InsolvencySteps {...props} />
        <h2 class="visually-hidden">{names.text.auction.contracts}</h2>
        <ul class="toe-offered-list">
          {standings.map((standing) =>
            stage.mine ? (
              <OfferedContract
                key={standing.contract}
                {...props}
                standing={standing}
                on={offered.has(standing.contract)}
                onChange={(on) => flip(standing.contract, on)}
              />
            ) : (
              <li key={standing.contract} class="toe-offered">
                <ContractCard view={view} seat={owner} names={names} standing={standing} explain={props.explain} />
              </li>
            ),
          )}
        </ul>
        <OfferBar {...props} offered={offered} />
      </div>
      <div class="toe-side">
        <StandSide {...props} seat={owner} contracts={contracts} offered={offered} />
      </div>
    </section>
  );
}
