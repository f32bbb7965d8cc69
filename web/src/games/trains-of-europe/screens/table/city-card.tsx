// A city that is looked at: its country, the contracts that name it, and its sections with what they cost.

import { contentOf, type CityId } from '@branchline/trains-of-europe';
import { layout } from '../../../../ui/layout.ts';
import { words } from '../../messages/frame-text.ts';
import { sectionChoices, type SectionChoice } from '../../play/choices.ts';
import { standingsOf } from '../../play/contract/standing.ts';
import { citiesOf } from '../../state/display.ts';
import type { Play } from '../../state/play.ts';
import { Badge } from '../parts/badge.tsx';
import { describeSection } from './describe.ts';

/** Country, network and contracts of a city, as sentences to show and to say. */
export function cityFacts(play: Play, city: CityId): readonly string[] {
  const { names, table, shownSeat } = play;
  const { find } = words.value;
  const view = table.view.value;
  const { country } = contentOf(view.config).content.map.cities.find(({ id }) => id === city)!;
  const wanted = standingsOf(view, shownSeat.value).contracts.filter(({ routes }) =>
    routes.some(({ from, to }) => from === city || to === city),
  );
  return [
    names.value.country(country),
    ...(citiesOf(view, shownSeat.value).network.includes(city) ? [find.mine] : []),
    ...(wanted.length > 0
      ? [find.named(names.value.text.list(wanted.map(({ contract }) => names.value.contract(contract))))]
      : []),
  ];
}

function worth(play: Play, { state, price }: SectionChoice): string {
  const { text } = play.names.value;
  if (state === 'held') return text.contract.held;
  return state === 'full' ? words.value.find.full : text.money.cash(price);
}

function Section({
  play,
  choice,
  city,
}: {
  readonly play: Play;
  readonly choice: SectionChoice;
  readonly city: CityId;
}) {
  const { a, b } = contentOf(play.table.view.value.config).content.map.sections.find(
    ({ id }) => id === choice.section,
  )!;
  return (
    <li>
      <button
        type="button"
        title={describeSection(play, choice.section)}
        aria-pressed={play.current.value === choice.section}
        data-state={choice.state}
        onClick={() => {
          play.selected.value = choice.section;
          play.handle.value?.reveal(choice.section);
          // On a phone the sheet below speaks of it, and the map between them is small.
          if (layout.value === 'phone') play.lookup.value = undefined;
        }}
      >
        <span>{play.names.value.city(a === city ? b : a)}</span>
        {choice.holders.map((seat) => (
          <Badge key={seat} seat={seat} size={15} />
        ))}
        <b>{worth(play, choice)}</b>
      </button>
    </li>
  );
}

export function CityCard({ play, city }: { readonly play: Play; readonly city: CityId }) {
  const view = play.table.view.value;
  const { sections } = contentOf(view.config).content.map;
  const here = new Set(sections.flatMap(({ id, a, b }) => (a === city || b === city ? [id] : [])));
  const [country, ...more] = cityFacts(play, city);
  return (
    <div class="tt-city">
      <h3>
        {play.names.value.city(city)} <small>{country}</small>
      </h3>
      {more.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      <ul>
        {sectionChoices(view, play.shownSeat.value)
          .filter(({ section }) => here.has(section))
          .map((choice) => (
            <Section key={choice.section} play={play} choice={choice} city={city} />
          ))}
      </ul>
    </div>
  );
}
