// What a company puts up for auction: one of its spare vehicles if it has any, unused licences as it likes.

import { trainsOfEurope, type Action } from '@branchline/trains-of-europe';
import { contentOf } from '@branchline/trains-of-europe';
import { useState } from 'preact/hooks';
import type { PhaseProps } from '../phase-props.ts';
import { refusalText } from '../../play/tell/refusal.ts';
import { colourOf } from '../parts/colour.ts';
import { Ask, StageHead } from './stage-head.tsx';
import { useDimmed } from './use-dimmed.ts';
import { SectionOffers, VehicleOffers, type Chosen } from './offer-lists.tsx';

/** What I have put up, once it is in. */
function Mine({ view, names }: PhaseProps) {
  const { offer } = view;
  if (!offer) return null;
  const index = contentOf(view.config);
  const what = [
    ...offer.sections.map((no) => names.section(index.sections[no]!.id)),
    ...offer.vehicles.map((no) => names.model(index.models[no]!.id)),
  ];
  return (
    <p class="toe-sheet toe-note">
      <b>{names.text.screens.youOffer}</b> {what.length > 0 ? names.text.list(what) : names.text.facts.none}
    </p>
  );
}

type BarProps = PhaseProps & { readonly offer: Extract<Action, { do: 'offer' }> };

function OfferBar({ view, seat, stage, names, act, sending, offer }: BarProps) {
  const { actions, screens } = names.text;
  const illegal = stage.mine ? trainsOfEurope.check(view, seat, offer) : undefined;
  const count = offer.vehicles.length + offer.sections.length;
  return (
    <div class={`toe-bar-sheet co-${colourOf(seat)}`}>
      <div class="toe-buy">
        <div class="toe-chosen" role="status">
          {stage.mine ? (
            <>
              <b class="toe-ask">{view.config.options.offersInTurn ? screens.openOffer : screens.secretOffer}</b>
              {/* What must be offered is said above; nothing is wrong before something is chosen. */}
              {illegal && count > 0 && <p class="toe-refusal">{refusalText(names, illegal)}</p>}
            </>
          ) : (
            <Ask stage={stage} names={names} />
          )}
        </div>
        {stage.mine && (
          <div class="toe-buttons">
            <button
              type="button"
              class="button button-me"
              disabled={sending || illegal !== undefined}
              onClick={() => act(offer)}
            >
              {count > 0 ? actions.offer(count) : illegal ? screens.chooseVehicle : actions.offerNothing}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

export function OffersStage(props: PhaseProps) {
  useDimmed(props);
  const { stage, names } = props;
  const { turn, screens } = names.text;
  const [chosen, setChosen] = useState<Chosen>({ vehicles: new Set(), sections: new Set() });
  const vehicles = stage.choices.kind === 'offer' ? stage.choices.offer.vehicles : [];
  const offer = {
    do: 'offer' as const,
    vehicles: vehicles.flatMap(({ model }, at) => (chosen.vehicles.has(at) ? [model] : [])),
    sections: [...chosen.sections],
  };
  return (
    <section class="toe-stage toe-offers" aria-label={turn.steps.offers}>
      <div class="toe-main">
        <StageHead
          {...props}
          title={turn.steps.offers}
          note={(who) => (stage.acting.includes(who) ? screens.choosingNow : screens.offerIn)}
        />
        <div class="toe-offer-columns">
          {stage.mine ? (
            <>
              <VehicleOffers {...props} chosen={chosen} onChange={setChosen} />
              <SectionOffers {...props} chosen={chosen} onChange={setChosen} />
            </>
          ) : (
            <Mine {...props} />
          )}
        </div>
        <OfferBar {...props} offer={offer} />
      </div>
    </section>
  );
}
