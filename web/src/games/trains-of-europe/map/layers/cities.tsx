// Cities: filled in my network, ringed in gold in my contracts, lettered while a contract is looked at.
import type { CityId, MapGeometry, PlacedCity } from '../geometry.ts';
import { CITY } from '../measures.ts';
import type { BonusMark, MapMarks } from '../types.ts';

/** Radius of a lettered stop. */
export const STOP_RADIUS = 9.2;

type CitiesProps = { readonly geometry: MapGeometry; readonly marks: MapMarks };

function City({
  city,
  filled,
  wanted,
}: {
  readonly city: PlacedCity;
  readonly filled: boolean;
  readonly wanted: boolean;
}) {
  const { x, y, radius } = city;
  return (
    <g>
      {wanted && <circle cx={x} cy={y} r={radius + CITY.edge / 2 + CITY.ring} class="t-city-ring" />}
      <circle cx={x} cy={y} r={radius} class={filled ? 't-city t-city-mine' : 't-city'} />
    </g>
  );
}

function Stop({ city, letter }: { readonly city: PlacedCity; readonly letter: string }) {
  return (
    <g>
      <circle cx={city.x} cy={city.y} r={STOP_RADIUS} class="t-stop" />
      <text x={city.x} y={city.y + 4.1} class="t-stop-letter">
        {letter}
      </text>
    </g>
  );
}

export function Cities({ geometry, marks }: CitiesProps) {
  const [network, wanted] = [new Set(marks.network), new Set(marks.wanted)];
  const stops = new Map(marks.stops.map((s) => [s.city, s.letter]));
  const focus = marks.focus === undefined ? undefined : geometry.cities.get(marks.focus);
  return (
    <g class="t-cities">
      {focus && <circle cx={focus.x} cy={focus.y} r={focus.radius + 9} class="t-city-halo" />}
      {[...geometry.cities.values()].map((city) => {
        const letter = stops.get(city.id);
        return letter === undefined ? (
          <City key={city.id} city={city} filled={network.has(city.id)} wanted={wanted.has(city.id)} />
        ) : (
          <Stop key={city.id} city={city} letter={letter} />
        );
      })}
    </g>
  );
}

/** Rings that run out from the cities once, from west to east. */
export function BonusPulse({ geometry, bonus }: { readonly geometry: MapGeometry; readonly bonus: BonusMark }) {
  const cities = bonus.cities
    .map((id: CityId) => geometry.cities.get(id))
    .filter((city): city is PlacedCity => city !== undefined)
    .toSorted((p, q) => p.x - q.x);
  return (
    <g class={`t-bonus co-${bonus.company}`}>
      {cities.map(({ id, x, y, radius }, i) => (
        <g key={id} transform={`translate(${x} ${y})`}>
          <circle r={radius + 3} class="t-pulse" style={{ '--order': i / cities.length }} />
        </g>
      ))}
    </g>
  );
}
