// Finding a city: by its name in any language or by its country, and what there is to know of it.

import { useEffect, useRef, useState } from 'preact/hooks';
import { contentOf, type CityId } from '@branchline/trains-of-europe';
import { text as shell } from '../../../../messages/text.ts';
import { IconButton } from '../../../../ui/controls.tsx';
import { Icon } from '../../../../ui/icons.tsx';
import { say } from '../../../../ui/live.ts';
import { words } from '../../messages/frame-text.ts';
import { findCities } from '../../play/find-city.ts';
import { citiesOf } from '../../state/display.ts';
import type { Play } from '../../state/play.ts';
import { CityCard, cityFacts } from './city-card.tsx';
import './find-city.css';

const MOST_SHOWN = 7;
/** As near as the camera goes to a city alone. */
const NEAR = 1.15;

/** Shows a city on the map and its card. */
function lookAt(play: Play, city: CityId): void {
  play.lookup.value = { city };
  play.handle.value?.show({ cities: [city] }, NEAR);
}

type FoundProps = { readonly play: Play; readonly written: string; readonly onChoose: (city: CityId) => void };

function Found({ play, written, onChoose }: FoundProps) {
  const { find } = words.value;
  const view = play.table.view.value;
  const index = contentOf(view.config);
  const asked = written.trim() !== '';
  const cities = asked ? findCities(index, written).slice(0, MOST_SHOWN) : citiesOf(view, play.shownSeat.value).wanted;
  if (cities.length === 0) return asked ? <p class="tt-help">{find.nothing}</p> : null;
  const countryOf = new Map(index.content.map.cities.map(({ id, country }) => [id, country]));
  return (
    <div class="tt-city">
      {!asked && <p>{find.suggested}</p>}
      <ul>
        {cities.map((city) => (
          <li key={city}>
            <button type="button" onClick={() => onChoose(city)}>
              <span>{play.names.value.city(city)}</span>
              <small>{play.names.value.country(countryOf.get(city)!)}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function FindCity({ play }: { readonly play: Play }) {
  const { find } = words.value;
  const [written, setWritten] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { city, typing } = play.lookup.value ?? {};
  const close = (): void => {
    play.lookup.value = undefined;
    play.handle.value?.focus();
  };
  const choose = (chosen: string): void => {
    setWritten(play.names.value.city(chosen));
    lookAt(play, chosen);
  };
  useEffect(() => {
    if (typing) input.current?.select();
  }, [typing]);
  useEffect(() => {
    if (city === undefined) return;
    setWritten(play.names.value.city(city));
    say([play.names.value.city(city), ...cityFacts(play, city)].join(', '));
  }, [city]);
  return (
    <section class="tt-sheet tt-find" data-covers aria-label={find.open}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          const [best] = findCities(contentOf(play.table.view.value.config), written);
          if (best !== undefined) choose(best);
        }}
      >
        <Icon name="search" size={18} />
        <input
          ref={input}
          type="search"
          value={written}
          aria-label={find.label}
          placeholder={find.label}
          autocomplete="off"
          onInput={(event) => {
            setWritten(event.currentTarget.value);
            play.lookup.value = {};
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
          }}
        />
        <IconButton icon="close" label={shell.value.common.close} onClick={close} />
      </form>
      {city === undefined ? (
        <Found play={play} written={written} onChoose={choose} />
      ) : (
        <CityCard play={play} city={city} />
      )}
    </section>
  );
}
