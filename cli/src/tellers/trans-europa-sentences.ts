// Events of Trans Europa as sentences.

import { boardById, type Board } from '@branchline/boards';
import { invariant, type GameFile, type Seat } from '@branchline/core';
import { scoringOf, type Config, type Event } from '@branchline/trans-europa';
import { specialCardText } from '../text/special-cards.ts';
import { junctionText, lineText } from './places.ts';
import { joined } from '../text/joined.ts';

/** The words of one game: its players, its board, its kind of points. */
export interface Teller {
  readonly board: Board;
  readonly name: (seat: Seat) => string;
  readonly names: (seats: readonly Seat[]) => string;
  readonly city: (id: string) => string;
  readonly cities: (ids: readonly string[]) => string;
  /** What the numbers of a round are called. */
  readonly points: string;
}

export function tellerOf(file: GameFile, config: Config): Teller {
  const board = boardById(file.board);
  invariant(board !== undefined, 'a verified game is played on a board that exists');
  const name = (seat: Seat): string => file.seats[seat]?.name ?? `seat ${seat}`;
  const city = (id: string): string => board.cities.find((known) => known.id === id)?.name ?? id;
  return {
    board,
    name,
    names: (seats) => joined(seats.map(name)),
    city,
    cities: (ids) => joined(ids.map(city)),
    points: scoringOf(config) === 'prestige' ? 'prestige' : 'points lost',
  };
}

/** Undefined for what is told elsewhere. */
export function sentenceOf(event: Event, { board, name, names, city, cities }: Teller): string | undefined {
  switch (event.kind) {
    case 'start-player':
      return `${name(event.seat)} is the first start player.`;
    case 'special-cards':
      return `In force: ${joined(event.cards.map(specialCardText))}.`;
    case 'extra-drawn':
      return `${name(event.seat)} draws an extra city card${event.city === undefined ? '' : `: ${city(event.city)}`}.`;
    case 'card-passed':
      return `${name(event.from)} passes ${event.city === undefined ? 'a card' : city(event.city)} to ${name(event.to)}.`;
    case 'card-returned':
      return `${name(event.seat)} returns ${event.city === undefined ? 'a card' : city(event.city)}.`;
    case 'hands-passed':
      return 'All players pass the whole hand to the left.';
    case 'cards-revealed':
      return event.cities.length === 0 ? undefined : `${name(event.seat)} shows ${cities(event.cities)}.`;
    case 'marker-placed':
      return `${name(event.seat)} starts ${junctionText(board, event.at)} (${event.at}).`;
    case 'networks-joined':
      return `The networks of ${names(event.seats)} are joined.`;
    case 'ferry-opened':
      return event.only === undefined ? 'The ferry is open to all.' : `The ferry is open to ${names(event.only)} only.`;
    case 'completed':
      return `${name(event.seat)} has connected all cities!`;
    case 'claimed':
      return `${name(event.seat)} claims ${event.right ? 'and is right' : 'and is wrong'}.`;
    case 'passed':
      return `${name(event.seat)} cannot build and passes.`;
    default:
      return undefined;
  }
}

/** `a double at Paris (9,6-10,7)` */
export function trackText(event: Event & { kind: 'track-laid' }, { board }: Teller): string {
  const { cost, kind } = board.lines.find((line) => line.id === event.line) ?? { cost: 1, kind: 'flat' };
  const colour = event.piece === 'own' ? 'an own' : 'a black';
  const what = kind === 'ferry' ? `${colour} ferry track` : cost === 2 ? 'a double' : 'a track';
  return `${what} ${lineText(board, event.line)} (${event.line})`;
}
