// What a company puts up for auction: one of its spare vehicles if it has any, unused licences as it likes.

import { trainsOfEurope, type Action } from '@branchline/trains-of-europe';
import { contentOf } from '@branchline/trains-of-europe';
import { useState } from 'preact/hooks';
import { Switch } from '../../../../ui/controls.tsx';
import type { PhaseProps } from '../phase-props.ts';
import { refusalText } from '../../play/tell/refusal.ts';
import { colourOf } from '../parts/colour.ts';
import { ContractsPanel } from '../parts/contracts-panel.tsx';
import { Sign } from '../parts/sign.tsx';
import { modelOf } from '../parts/vehicle-card.tsx';
import { LotPicture } from './lot-list.tsx';
import { Ask, StageHead } from './stage-head.tsx';
import { useDimmed } from './use-dimmed.ts';

type Chosen = { readonly vehicles: ReadonlySet<number>; readonly sections: ReadonlySet<string> };

const flipped = <T,>(set: ReadonlySet<T>, item: T): ReadonlySet<T> => {
  const next = new Set(set);
  if (!next.delete(item)) next.add(item);
  return next;
};

function Vehicles({
  view,
  seat,
  names,
  stage,
  chosen,
  onChange,
}: PhaseProps & { chosen: Chosen; onChange: (chosen: Chosen) => void }) {
  const { auction, money, categories, vehicle } = names.text;
  if (stage.choices.kind !== 'offer') return null;
  const { vehicles, mustOfferVehicle } = stage.choices.offer;
  return (
    <section class="toe-sheet toe-offer" aria-label={auction.vehicles}>
      <h2>{auction.vehicles}</h2>
      <p class={mustOfferVehicle && chosen.vehicles.size === 0 ? 'toe-must' : 'toe-quiet'}>
        {mustOfferVehicle ? auction.mustOffer : names.text.desk.yardEmpty}
      </p>
      <ul>
        {vehicles.map(({ model, minimum }, at) => {
          const { category, speed } = modelOf(view, model);
          return (
            <li key={at} class={chosen.vehicles.has(at) ? 'on' : ''}>
              <LotPicture view={view} lot={{ owner: seat, model }} width={84} />
              <Switch
                label={names.model(model)}
                about={`${categories[category].name} · ${vehicle.class(speed)} · ${auction.from(money.cash(minimum))}`}
                on={chosen.vehicles.has(at)}
                onChange={() => onChange({ ...chosen, vehicles: flipped(chosen.vehicles, at) })}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Sections({
  view,
  seat,
  names,
  stage,
  showOnMap,
  chosen,
  onChange,
}: PhaseProps & { chosen: Chosen; onChange: (chosen: Chosen) => void }) {
  const { auction, money, evaluation } = names.text;
  if (stage.choices.kind !== 'offer') return null;
  const { sections } = stage.choices.offer;
  const index = contentOf(view.config);
  const sorted = [...sections].sort((a, b) => Number(a.illegal !== undefined) - Number(b.illegal !== undefined));
  return (
    <section class="toe-sheet toe-offer" aria-label={auction.optional}>
      <h2>{auction.optional}</h2>
      <ul>
        {sorted.map(({ section, minimum, illegal }) => {
          const { segments } = index.sections[index.sectionIndex.get(section)!]!;
          const on = chosen.sections.has(section);
          return (
            <li
              key={section}
              class={on ? 'on' : illegal ? 'locked' : ''}
              onMouseEnter={() => showOnMap({ selected: { section }, offers: [] })}
              onMouseLeave={() => showOnMap(undefined)}
            >
              <LotPicture view={view} lot={{ owner: seat, section }} width={70} />
              {illegal ? (
                <span class="toe-locked">
                  <b>{names.section(section)}</b>
                  <small>{refusalText(names, illegal)}</small>
                  <Sign name="lock" size={18} />
                </span>
              ) : (
                <Switch
                  label={names.section(section)}
                  about={`${evaluation.segments(segments)} · ${auction.from(money.cash(minimum))}`}
                  on={on}
                  onChange={() => onChange({ ...chosen, sections: flipped(chosen.sections, section) })}
                />
              )}
            </li>
          );
        })}
      </ul>
      {sections.length === 0 && <p class="toe-quiet">{names.text.facts.none}</p>}
    </section>
  );
}

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
      <b>{names.text.desk.youOffer}</b> {what.length > 0 ? names.text.list(what) : names.text.facts.none}
    </p>
  );
}

export function OffersStage(props: PhaseProps) {
  useDimmed(props);
  const { view, seat, stage, names, act, sending, explain, phone } = props;
  const { turn, actions, desk } = names.text;
  const [chosen, setChosen] = useState<Chosen>({ vehicles: new Set(), sections: new Set() });
  const vehicles = stage.choices.kind === 'offer' ? stage.choices.offer.vehicles : [];
  const offer: Action = {
    do: 'offer',
    vehicles: vehicles.flatMap(({ model }, at) => (chosen.vehicles.has(at) ? [model] : [])),
    sections: [...chosen.sections],
  };
  const illegal = stage.mine ? trainsOfEurope.check(view, seat, offer) : undefined;
  const count = offer.vehicles.length + offer.sections.length;
  return (
    <section class="toe-stage toe-offers" aria-label={turn.steps.offers}>
      <div class="toe-main">
        <StageHead
          {...props}
          title={turn.steps.offers}
          note={(who) => (stage.acting.includes(who) ? desk.choosingNow : desk.offerIn)}
        />
        <div class="toe-offer-columns">
          {stage.mine ? (
            <>
              <Vehicles {...props} chosen={chosen} onChange={setChosen} />
              <Sections {...props} chosen={chosen} onChange={setChosen} />
            </>
          ) : (
            <Mine {...props} />
          )}
        </div>
        <div class={`toe-bar-sheet co-${colourOf(seat)}`}>
          <div class="toe-buy">
            <div class="toe-chosen" role="status">
              {stage.mine ? (
                <>
                  <b class="toe-ask">{view.config.options.offersInTurn ? desk.openOffer : desk.secretOffer}</b>
                  {illegal && <p class="toe-refusal">{refusalText(names, illegal)}</p>}
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
                  {count > 0 ? actions.offer(count) : actions.offerNothing}
                </button>
              </div>
            )}
          </div>
        </div>
      </div>
      {!phone && (
        <aside class="toe-side">
          <ContractsPanel view={view} seat={seat} names={names} explain={explain} />
        </aside>
      )}
    </section>
  );
}
