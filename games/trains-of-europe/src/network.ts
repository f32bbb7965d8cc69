// A company's network: which cities its licences connect (TOE-CRED-2), and the measures taken of it.

import type { Seat } from '@branchline/core';
import type { ContentIndex } from './content-index.ts';
import type { Public, SectionIndex } from './types.ts';

/** By city: the name of its connected part, which is one of the cities in it. */
export type Network = Uint8Array | Uint16Array;

export const holds = (holders: readonly number[], section: SectionIndex, seat: Seat): boolean =>
  (holders[section]! & (1 << seat)) !== 0;

function rootOf(network: Network, city: number): number {
  let root = city;
  while (network[root] !== root) root = network[root]!;
  return root;
}

/** The connected parts of a seat's sections, some of them left out. */
export function networkOf(
  index: ContentIndex,
  holders: readonly number[],
  seat: Seat,
  without: readonly SectionIndex[] = [],
): Network {
  const { cities, sections } = index;
  const network = cities.length <= 256 ? new Uint8Array(cities.length) : new Uint16Array(cities.length);
  for (let city = 0; city < network.length; city++) network[city] = city;
  const bit = 1 << seat;
  for (let no = 0; no < sections.length; no++) {
    if ((holders[no]! & bit) === 0 || without.includes(no)) continue;
    const a = rootOf(network, sections[no]!.a);
    const b = rootOf(network, sections[no]!.b);
    if (a < b) network[b] = a;
    else network[a] = b;
  }
  for (let city = 0; city < network.length; city++) network[city] = network[network[city]!]!;
  return network;
}

export const connected = (network: Network, a: number, b: number): boolean => network[a] === network[b];

export function sectionsOf(index: ContentIndex, position: Public, seat: Seat): SectionIndex[] {
  const own: SectionIndex[] = [];
  for (let no = 0; no < index.sections.length; no++) if (holds(position.holders, no, seat)) own.push(no);
  return own;
}

/** End cities of own sections, each once, ascending: the same set for bonus and evaluation (TOE-DEV-1, TOE-EVAL-4). */
export function connectedCities(index: ContentIndex, position: Public, seat: Seat): number[] {
  const reached = new Uint8Array(index.cities.length);
  for (const no of sectionsOf(index, position, seat)) {
    reached[index.sections[no]!.a] = 1;
    reached[index.sections[no]!.b] = 1;
  }
  const cities: number[] = [];
  for (let city = 0; city < reached.length; city++) if (reached[city]) cities.push(city);
  return cities;
}

export const countriesOf = (index: ContentIndex, cities: readonly number[]): number[] =>
  [...new Set(cities.map((city) => index.countryOf[city]!))].sort((a, b) => a - b);

/** The part of the network with the most segments, all branches counted (TOE-EVAL-5); of equal ones the first. */
export function largestPart(
  index: ContentIndex,
  position: Public,
  seat: Seat,
): { readonly segments: number; readonly sections: readonly SectionIndex[] } {
  const network = networkOf(index, position.holders, seat);
  const parts = new Map<number, { segments: number; sections: SectionIndex[] }>();
  for (const no of sectionsOf(index, position, seat)) {
    const section = index.sections[no]!;
    const name = network[section.a]!;
    const part = parts.get(name) ?? { segments: 0, sections: [] };
    part.segments += section.segments;
    part.sections.push(no);
    parts.set(name, part);
  }
  let largest: { segments: number; sections: SectionIndex[] } = { segments: 0, sections: [] };
  for (const part of parts.values()) if (part.segments > largest.segments) largest = part;
  return largest;
}
