// The own cities as tickets, and how many tracks are missing for all of them.

import { useRef, useState } from 'preact/hooks';
import type { City } from '@branchline/boards';
import { gridOf, transEuropa, type CardNumber } from '@branchline/trans-europa';
import { text } from '../../messages/text.ts';
import type { Play } from '../../state/play.ts';
import type { Table } from '../../types.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { tellsProgress } from '../../play/claims.ts';
import { cityName } from '../../play/names.ts';
import { ClaimNote, KnownCards, MissingAbout } from './late-parts.ts';
import { endsOf } from '../../play/places.ts';
import { Change } from '../parts/change.tsx';
import { lettersOf, Ticket } from '../parts/ticket.tsx';

export function MissingCount({ play }: { readonly play: Play }) {
  const { table: words } = text.value;
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const before = play.targets.value?.missing;
  const after = play.plannedTargets.value?.missing;
  if (before === undefined || after === undefined) return null;
  const marker = play.site.value !== undefined;
  const label = !marker ? words.missingBeforeMarker(after) : before === 0 ? words.allLinked : words.missing(after);
  return (
    <div ref={ref} class="missing">
      <button
        type="button"
        class="missing-chip"
        data-covers="missing"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span class="missing-count">{before === 0 ? '✓' : <Change before={before} after={after} />}</span> {label}
        <Icon name="help" size={16} />
      </button>
      {open && <MissingAbout play={play} within={ref} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** An extra city goes around (cards 13–15): it has its room before it comes. */
const roomFor = ({ view }: Table): number => (view.value.public.cards.some((card) => card > 12 && card < 16) ? 6 : 0);

/** Plans the way to a city and shows the tracks about to be laid, or shows the city. */
function pressTicket(play: Play, { junction }: City, isOpen: boolean): void {
  play.cursor.value = junction;
  if (isOpen) play.chooseJunction(junction);
  const planned = isOpen ? play.plan.value.lays.flatMap(({ line }) => endsOf(line)) : [];
  play.handle.value?.reveal(...(planned.length > 0 ? planned : [junction]));
  // From now on the plan itself is what counts.
  play.hover.value = undefined;
}

export function Tickets({ play }: { readonly play: Play }) {
  const { table: words } = text.value;
  const { board, table } = play;
  const hand = play.hand.value;
  const targets = play.targets.value?.list;
  if (play.seat.value === undefined || hand.length === 0) return null;
  const { graph } = gridOf(board.id);
  const cities = hand.map((city) => board.cities.find(({ id }) => id === graph.cityIds[city])!);
  const seat = table.acting.value;
  const choosing = seat !== undefined && ['drop', 'pass', 'chain'].includes(table.view.value.public.stage.kind);
  // Only cards of the region that goes around may be handed on (cards 13–15).
  const free = new Set(
    choosing
      ? transEuropa.legal(table.view.value, seat).flatMap((action) => ('city' in action ? [action.city] : []))
      : [],
  );
  const building = play.site.value !== undefined;
  const letters = cities.map((city) => lettersOf(cityName(city)));
  return (
    <ul
      class="tickets"
      data-covers="tickets"
      aria-label={words.hand}
      data-choosing={choosing || undefined}
      style={{ '--all-letters': letters.reduce((sum, count) => sum + count, 0), '--room': roomFor(table) }}
    >
      {cities.map((city, index) => {
        const target = targets?.[index];
        return (
          <li key={city.id} style={{ '--letters': letters[index] }}>
            <Ticket
              board={board}
              city={city}
              linked={target?.linked === true}
              number={index + 1}
              {...(building && target
                ? { toGo: target.toGo, toGoThen: play.plannedTargets.value!.list[index]!.toGo }
                : {})}
              {...(choosing ? { chosen: play.cardChoice.value === city.id, barred: !free.has(city.id) } : {})}
              onClick={() => {
                // The keyboard follows: Enter confirms what was chosen, wherever it was chosen.
                play.handle.value?.focus();
                if (choosing) play.chooseCard(city.id);
                else pressTicket(play, city, building && target?.linked === false);
              }}
              onHover={(over) => {
                // The way there would show whether the city is linked.
                if (target) play.hover.value = over ? { at: 'junction', junction: city.junction } : undefined;
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Cards that take cities through other hands; what will be known of them has its room before anything is. */
const HANDING_ON: readonly CardNumber[] = [13, 14, 15, 16, 17];

export const mayHandOn = ({ view }: Table): boolean =>
  view.value.public.cards.some((card) => HANDING_ON.includes(card));

export const mayKnow = (table: Table): boolean => table.view.value.config.options.memoryAid && mayHandOn(table);

export function Hand({ play }: { readonly play: Play }) {
  return (
    <section class="hand" aria-label={text.value.table.hand}>
      {/* One room for both: the words before the second change their length. */}
      <div class="hand-facts" data-covers="facts">
        {tellsProgress(play.table.view.value) ? <MissingCount play={play} /> : <ClaimNote play={play} />}
        {mayKnow(play.table) && <KnownCards play={play} />}
      </div>
      <Tickets play={play} />
    </section>
  );
}
