// A second, naive implementation of the whole game, written from the rules and sharing nothing with the engine: plain
// sets, everything recomputed from scratch. Slow and simple; the engine has to agree with it on every move.

import { network, placesNow } from './building.ts';
import { chainColour, deal, drawExtra, dropCard, passCard, reveal } from './cards.ts';
import { citiesInUse, claimsByHand, colourOf, newTable, type Round, type Setting, type Table } from './table.ts';
import { claim, finishTurn, lay, mark } from './turns.ts';

export type { Setting } from './table.ts';

interface AnyMove {
  readonly by: number | 'chance';
  readonly do: string;
  readonly [field: string]: unknown;
}

function apply(table: Table, move: AnyMove): void {
  const seat = move.by as number;
  const city = move['city'] as string;
  switch (move.do) {
    case 'start-player':
      table.start = move['seat'] as number;
      table.phase = 'deal';
      return;
    case 'deal':
      return deal(table, move['hands'] as string[][]);
    case 'special-card':
      return reveal(table, move['cards'] as number[]);
    case 'draw-extra':
      return drawExtra(table, city);
    case 'pass-card':
      return passCard(table, seat, city);
    case 'drop-card':
      return dropCard(table, seat, city);
    case 'marker':
      return mark(table, seat, move['at'] as string);
    case 'lay':
      return lay(table, seat, { line: move['line'] as string, piece: move['piece'] as string });
    case 'end-turn':
      return finishTurn(table);
    case 'claim':
      return claim(table, seat);
    default:
      throw new Error(`the referee knows no ${move.do}`);
  }
}

function asked({ phase, waiting, active }: Table): number[] | 'chance' | 'over' {
  if (phase === 'over') return 'over';
  if (phase === 'pass' || phase === 'drop') return waiting;
  return phase === 'markers' || phase === 'build' || phase.startsWith('chain') ? [active] : 'chance';
}

function actionsOf(table: Table, seat: number): object[] {
  const { phase, markers, setting, laidThisTurn, claimedThisTurn } = table;
  const { board, options } = setting;
  if (phase === 'markers') {
    return board.nodes
      .filter(({ id }) => options['sharedStart'] === true || !markers.includes(id))
      .map(({ id }) => ({ do: 'marker', at: id }));
  }
  if (phase === 'build') {
    const byHand = claimsByHand(table);
    const lays = placesNow(table).map(({ line, piece }) => ({ do: 'lay', line, piece }));
    const mayEnd = laidThisTurn > 0 || options['allowPass'] === true || (byHand && lays.length === 0);
    const ends = mayEnd ? [{ do: 'end-turn' }] : [];
    return byHand && !claimedThisTurn ? [...lays, ...ends, { do: 'claim' }] : [...lays, ...ends];
  }
  const kind = phase === 'drop' ? 'drop-card' : 'pass-card';
  return [...table.hands[seat]!]
    .filter((city) => !phase.startsWith('chain') || colourOf(table, city) === chainColour(table))
    .map((city) => ({ do: kind, city }));
}

/** Every action this seat may take, as sorted JSON texts with fields in the order of the format. */
function allowed(table: Table, seat: number): string[] {
  const who = asked(table);
  if (!Array.isArray(who) || !who.includes(seat)) return [];
  return actionsOf(table, seat)
    .map((action) => JSON.stringify(action))
    .sort();
}

function isPossibleDeal(table: Table, hands: readonly (readonly string[])[]): boolean {
  const { seats } = table.setting;
  const all = hands.flat();
  const inUse = citiesInUse(table);
  return (
    hands.length === seats &&
    new Set(all).size === seats * 5 &&
    all.every((city) => inUse.includes(city)) &&
    hands.every((hand) => new Set(hand.map((city) => colourOf(table, city))).size === 5 && hand.length === 5)
  );
}

/** Whether chance may have drawn this; the pile of special cards is looked at elsewhere. */
function isPossible(table: Table, move: AnyMove): boolean {
  if (asked(table) !== 'chance' || table.phase.split(':')[0] !== move.do) return false;
  if (move.do === 'deal') return isPossibleDeal(table, move['hands'] as string[][]);
  if (move.do !== 'draw-extra') return true;
  const city = move['city'] as string;
  const isUndealt = citiesInUse(table).includes(city) && table.hands.every((hand) => !hand.has(city));
  return isUndealt && colourOf(table, city) === chainColour(table);
}

const factsOf = (table: Table) => ({
  scores: table.scores.slice(),
  supply: table.supply,
  own: table.own.slice(),
  cards: table.cards.slice(),
  complete: table.complete.slice(),
  markers: table.markers.slice(),
  start: table.start,
  handSizes: table.hands.map((hand) => hand.size),
  backs: table.hands.map((hand) => [...hand].map((city) => colourOf(table, city)).sort()),
  shown: table.shown.map((open) => [...open].sort()),
  networks: table.everyone.map((seat) => [...network(table, seat)].sort()),
  tracks: [...table.tracks].map(([line, lying]) => [line, lying.slice()] as const),
});

export interface Referee {
  apply(move: AnyMove): void;
  asked(): number[] | 'chance' | 'over';
  allowed(seat: number): string[];
  isPossible(move: AnyMove): boolean;
  facts(): ReturnType<typeof factsOf>;
  handOf(seat: number): string[];
  result(): { rounds: readonly Round[]; scores: readonly number[]; winners: readonly number[] } | undefined;
}

export function makeReferee(setting: Setting): Referee {
  const table = newTable(setting);
  return {
    apply: (move) => apply(table, move),
    asked: () => asked(table),
    allowed: (seat) => allowed(table, seat),
    isPossible: (move) => isPossible(table, move),
    facts: () => factsOf(table),
    handOf: (seat) => [...table.hands[seat]!].sort(),
    result: () => table.winners && { rounds: table.rounds, scores: table.scores.slice(), winners: table.winners },
  };
}
