// Places and lines in words, for log, panels and screen readers.

import type { Board, City, JunctionId, Language, LineId } from '@branchline/boards';
import type { GameMessages, Messages, ToldMessages } from '../messages/catalogue.ts';
import { compassPoint, endsOf, gazetteerOf, lineName, placeName, type PlaceName } from './places.ts';

/** What tells of moves and places. */
export type ToldTexts = ToldMessages & Pick<Messages, 'list'>;

/** What is needed to speak: the texts and how cities are called. */
export type Words<T extends ToldTexts = GameMessages & Pick<Messages, 'list'>> = {
  readonly text: T;
  readonly language: Language;
  readonly city: (city: City) => string;
};

/** "at Wien" or "near Wien". */
export const atPlace = ({ text, city }: Words<ToldTexts>, place: PlaceName): string =>
  place.kind === 'city' ? text.places.at(city(place.city)) : text.places.near(city(place.city));

/** "at Wien" or "north-east of Berlin". */
export const exactPlace = ({ text, city }: Words<ToldTexts>, place: PlaceName): string =>
  place.kind === 'city'
    ? text.places.at(city(place.city))
    : text.places.from(text.directions[place.direction], city(place.city));

/** "Wien" or "Junction north-east of Berlin". */
export const junctionTitle = ({ text, city }: Words<ToldTexts>, place: PlaceName): string =>
  place.kind === 'city'
    ? city(place.city)
    : text.places.junctionFrom(text.directions[place.direction], city(place.city));

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

type SeenTrack = { readonly line: LineId; readonly from: JunctionId; readonly goal?: City | undefined };

/** A track seen from its near end: "North-east to Oslo", on the way to a goal "North-east toward Oslo". */
export function trackTitle(words: Words<ToldTexts>, board: Board, { line, from, goal }: SeenTrack): string {
  const { text, city } = words;
  const { junctions } = gazetteerOf(board);
  const [a, b] = endsOf(line);
  const to = a === from ? b : a;
  const direction = text.directions[compassPoint(junctions.get(from)!, junctions.get(to)!)];
  const end = placeName(board, to);
  if (end.kind === 'city') return capital(text.places.to(direction, city(end.city)));
  return capital(
    goal ? text.places.toward(direction, city(goal)) : text.places.directionNear(direction, city(end.city)),
  );
}

export const atLine = (words: Words<ToldTexts>, board: Board, line: LineId): string =>
  atPlace(words, lineName(board, line));

export const atJunction = (words: Words<ToldTexts>, board: Board, junction: JunctionId): string =>
  atPlace(words, placeName(board, junction));

export { capital };
