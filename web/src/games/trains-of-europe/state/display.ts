// What the map shows at the open table; parts that have not changed stay the same objects, so that nothing is redrawn.

import type { Seat } from '@branchline/core';
import { computed, type ReadonlySignal } from '@preact/signals';
import { connectedCities, contentOf, licenceFee, type View } from '@branchline/trains-of-europe';
import { NO_MARKS, type ChangeMark, type MapMarks } from '../map/types.ts';
import { sectionChoices } from '../play/choices.ts';
import { standingsOf } from '../play/contract/standing.ts';
import { since } from '../play/happenings/lines.ts';
import { activeContracts, marketOf, officeOf } from '../play/office.ts';
import { rowsOf } from '../play/rows-of-tracks.ts';
import { colourOf } from '../screens/parts/colour.ts';
import { sectionOf } from './hint.ts';
import type { Play } from './play.ts';
import { steady } from './steady.ts';

/** Sticks on the map, in their rows. */
export const tracksIn = (view: View, entries: Play['table']['entries']['value']): MapMarks['tracks'] =>
  [
    ...rowsOf(
      view,
      entries.flatMap(({ events }) => events),
    ),
  ].map(([section, seats]) => ({ section, companies: seats.map(colourOf) }));

/** Cities of the company's network, and those its running contracts name. */
export function citiesOf(view: View, seat: Seat): Pick<MapMarks, 'network' | 'wanted'> {
  const office = officeOf(view, seat);
  const { index, open } = office;
  const wanted = activeContracts(office).flatMap(({ contract }) =>
    index.contracts[contract]!.routes.flatMap(({ from, to }) => [from, to]),
  );
  return {
    network: connectedCities(index, open, seat).map((no) => index.cities[no]!),
    wanted: [...new Set(wanted)].map((no) => index.cities[no]!),
  };
}

/** Free rows with their prices: only while licences are for sale, so that the map is calm otherwise. */
const offersAt = ({ table, stage, shownSeat }: Play) =>
  steady<Pick<MapMarks, 'offers' | 'glow'>>(() => {
    if (stage.value.step !== 'licences') return { offers: [], glow: [] };
    const view = table.view.value;
    const offers = sectionChoices(view, shownSeat.value).flatMap(({ section, price, state }) =>
      state === 'held' || state === 'full'
        ? []
        : [{ section, price, state: state === 'near' ? 'near' : state === 'free' ? 'open' : 'dear' } as const],
    );
    return { offers, glow: standingsOf(view, shownSeat.value).way?.sections ?? [] };
  });

/** Licences the others came by since the own last turn. */
const changesAt = ({ table, seat, sinceShown }: Play) =>
  steady<readonly ChangeMark[]>(() => {
    if (seat.value === undefined || !sinceShown.value) return [];
    return since(table.entries.value, seat.value).flatMap(({ what }) =>
      what.kind === 'licences' && what.seat !== seat.value
        ? what.sections.map(({ section }) => ({ section, company: colourOf(what.seat) }))
        : what.kind === 'auction' && what.sold && 'section' in what.lot
          ? [{ section: what.lot.section, company: colourOf(what.sold.to) }]
          : [],
    );
  });

/** The own cities pulse when they pay. */
const bonusAt = ({ table, shownSeat }: Play) =>
  steady<Pick<MapMarks, 'bonus'>>(() => {
    const paid = table.entries.value
      .at(-1)
      ?.events.some((event) => event.kind === 'development-bonus' && event.seat === shownSeat.value);
    if (!paid) return {};
    return {
      bonus: { company: colourOf(shownSeat.value), cities: citiesOf(table.view.value, shownSeat.value).network },
    };
  });

/** The section under decision, or the one a hint speaks of. */
function selectionAt({ table, current, shownSeat, stage, hints }: Play): Pick<MapMarks, 'selected'> {
  const advised = sectionOf(hints.hint.value);
  const section = advised ?? current.value;
  if (section === undefined) return {};
  const view = table.view.value;
  const no = contentOf(view.config).sectionIndex.get(section);
  if (no === undefined || stage.value.step === 'over') return {};
  // What another company did has no price for this one.
  if (advised !== undefined && hints.hint.value?.about !== undefined) return { selected: { section } };
  return { selected: { section, price: licenceFee(marketOf(officeOf(view, shownSeat.value)), no) } };
}

export function displayAt(play: Play): ReadonlySignal<MapMarks> {
  const { table, shownSeat, plan, cursor, shown, covered, lookup } = play;
  const tracks = steady(() => tracksIn(table.view.value, table.entries.value));
  const cities = steady(() => citiesOf(table.view.value, shownSeat.value));
  const offers = offersAt(play);
  const changes = changesAt(play);
  const bonus = bonusAt(play);
  const planned = steady(() =>
    plan.value.items.flatMap((item) => (item.plan === 'licence' ? [{ section: item.section, price: item.price }] : [])),
  );
  const selection = steady(() => selectionAt(play));
  return computed<MapMarks>(() => ({
    ...NO_MARKS,
    tracks: tracks.value,
    ...cities.value,
    ...offers.value,
    ...bonus.value,
    ...selection.value,
    plan: planned.value,
    changes: changes.value,
    dimmed: covered.value,
    ...(cursor.value === undefined ? {} : { cursor: cursor.value }),
    ...(lookup.value?.city === undefined ? {} : { focus: lookup.value.city }),
    ...shown.value,
  }));
}
