// The map as a list: every section that can be bought, sorted as the reader likes, for eyes, keys and screen readers.

import type { SectionId } from '@branchline/trains-of-europe';
import { Choices } from '../../../../ui/controls.tsx';
import { sectionChoices, type SectionChoice } from '../../play/choices.ts';
import { standingsOf } from '../../play/contract/standing.ts';
import { prefer, preferences, SECTION_ORDERS, type SectionOrder } from '../../settings.ts';
import type { Play } from '../../state/play.ts';
import { words } from '../../messages/frame-text.ts';
import { sectionWorths } from '../../play/section-worth.ts';
import { textOf } from './describe.ts';
import { isPlanned } from './section-card.tsx';

/** Sections on the cheapest way of a contract, by contract, in the order taken. */
function wayOf(play: Play): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { contract, way } of standingsOf(play.table.view.value, play.shownSeat.value).contracts)
    for (const section of way?.sections ?? []) if (!found.has(section)) found.set(section, contract);
  return found;
}

function sorted(play: Play, list: readonly SectionChoice[], order: SectionOrder): SectionChoice[] {
  const { section: name } = play.names.value;
  const byName = (a: SectionChoice, b: SectionChoice): number => name(a.section).localeCompare(name(b.section));
  const byPrice = (a: SectionChoice, b: SectionChoice): number => a.price - b.price || byName(a, b);
  if (order === 'city') return list.toSorted(byName);
  if (order === 'price') return list.toSorted(byPrice);
  const ways = [...wayOf(play).keys()];
  // Sections no contract asks for come last.
  const place = ({ section }: SectionChoice): number => (ways.includes(section) ? ways.indexOf(section) : ways.length);
  return list.toSorted((a, b) => place(a) - place(b) || byPrice(a, b));
}

type ListProps = {
  readonly play: Play;
  /** Where the map is another place than the list, the choice leads there. */
  readonly onChoose?: ((section: SectionId) => void) | undefined;
};

export function SectionList({ play, onChoose }: ListProps) {
  const { sections: order } = preferences.value;
  const names = play.names.value;
  const frame = words.value;
  const free = sectionChoices(play.table.view.value, play.shownSeat.value).filter(
    ({ state }) => state === 'near' || state === 'free',
  );
  const worthOf = sectionWorths(play.table.view.value, play.shownSeat.value);
  const ways = wayOf(play);
  return (
    <section class="tt-list" aria-label={frame.sections}>
      <Choices
        label={frame.sortBy}
        value={order}
        onChange={(sections) => prefer({ sections })}
        choices={SECTION_ORDERS.map((value) => ({ value, name: frame.orders[value] }))}
      />
      {free.length === 0 && <p class="tt-help">{frame.noSections}</p>}
      <ul>
        {sorted(play, free, order).map((choice) => (
          <li key={choice.section}>
            <button
              type="button"
              aria-pressed={play.current.value === choice.section}
              data-planned={isPlanned(play, choice.section) || undefined}
              onClick={() => {
                play.selected.value = choice.section;
                play.handle.value?.reveal(choice.section);
                onChoose?.(choice.section);
              }}
            >
              {textOf(play, choice, worthOf(choice.section))}
              {ways.has(choice.section) && <small>{frame.onTheWay(names.contract(ways.get(choice.section)!))}</small>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
