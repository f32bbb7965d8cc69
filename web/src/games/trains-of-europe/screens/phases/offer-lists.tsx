// What can be put up for auction, as switches: spare vehicles, and licences that no contract uses.

import { contentOf } from '@branchline/trains-of-europe';
import { Switch } from '../../../../ui/controls.tsx';
import type { PhaseProps } from '../phase-props.ts';
import { refusalText } from '../../play/tell/refusal.ts';
import { FitTiles } from '../parts/fit-tiles.tsx';
import { Sign } from '../parts/sign.tsx';
import { modelOf } from '../parts/vehicle-card.tsx';
import { LotPicture } from './lot-list.tsx';
import { fitsInYard } from './stands.ts';

export type Chosen = { readonly vehicles: ReadonlySet<number>; readonly sections: ReadonlySet<string> };

const flipped = <T,>(set: ReadonlySet<T>, item: T): ReadonlySet<T> => {
  const next = new Set(set);
  if (!next.delete(item)) next.add(item);
  return next;
};

export function VehicleOffers({
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
        {mustOfferVehicle ? auction.mustOffer : names.text.screens.yardEmpty}
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
              <FitTiles view={view} names={names} fits={fitsInYard(view, seat, model)} size={18} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function SectionOffers({
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
