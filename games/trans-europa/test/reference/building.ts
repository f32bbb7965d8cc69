// Building by the naive referee: what lines cost, where tracks lead, what may be laid.

import { NORMAL_LIMIT } from './rule-data.ts';
import { cheapestJoin } from './steiner.ts';
import type { Table } from './table.ts';

export const isFerry = ({ edgeOf }: Table, line: string): boolean => edgeOf.get(line)!.kind === 'ferry';

const isEased = ({ cards }: Table, terrain: string): boolean =>
  (cards.includes(4) && (terrain === 'river' || terrain === 'sea')) || (cards.includes(5) && terrain === 'mountain');

export function price(table: Table, line: string): number {
  const { cost, kind, terrain = [kind] } = table.edgeOf.get(line)!;
  return cost === 2 && !isFerry(table, line) && terrain.every((each) => isEased(table, each)) ? 1 : cost;
}

const isFull = (table: Table, line: string): boolean =>
  (table.tracks.get(line)?.length ?? 0) >= (isFerry(table, line) ? 2 : 1);

function canRide(table: Table, line: string, seat: number): boolean {
  if (!isFull(table, line)) return false;
  const lying = table.tracks.get(line)!;
  return !isFerry(table, line) || lying.some((track) => track === 'black') || lying.some((track) => track === seat);
}

export function network(table: Table, seat: number): Set<string> {
  const reached = new Set<string>();
  const marker = table.markers[seat];
  if (marker === undefined) return reached;
  reached.add(marker);
  for (const at of reached) {
    for (const { id, a, b } of table.edgesAt.get(at)!) if (canRide(table, id, seat)) reached.add(a === at ? b : a);
  }
  return reached;
}

const homesOf = ({ hands, cityOf }: Table, seat: number): string[] =>
  [...hands[seat]!].map((city) => cityOf.get(city)!.node);

export function isDone(table: Table, seat: number): boolean {
  const reached = network(table, seat);
  return homesOf(table, seat).every((node) => reached.has(node));
}

export function missing(table: Table, seat: number): number {
  const { board, options } = table.setting;
  const half = Number(options['halfFerryCost'] ?? 2);
  return cheapestJoin(
    board.nodes.map((node) => node.id),
    board.edges.map((edge) => {
      if (canRide(table, edge.id, seat)) return { ...edge, weight: 0 };
      if (!isFerry(table, edge.id)) return { ...edge, weight: price(table, edge.id) };
      return { ...edge, weight: table.tracks.get(edge.id)?.length === 1 ? half : 2 };
    }),
    [table.markers[seat]!, ...homesOf(table, seat)],
  );
}

function limit({ cards, cycle }: Table): number {
  if (cards.includes(3)) return 3;
  return cards.includes(9) ? [3, 2, 1][(cycle - 1) % 3]! : NORMAL_LIMIT;
}

/** What a seat may spend, and whether it has had its ferry. */
interface Purse {
  readonly seat: number;
  readonly budget: number;
  readonly ferriesUsed: number;
}

interface Place {
  readonly line: string;
  readonly piece: string;
}

function fits(table: Table, { seat, budget, ferriesUsed }: Purse, { line, piece }: Place): boolean {
  const ferry = isFerry(table, line);
  if (isFull(table, line)) return false;
  if (piece === 'own' && (!ferry || table.own[seat]! < 1)) return false;
  if (piece === 'black' && table.supply < 1) return false;
  if (ferry && ferriesUsed > 0) return false;
  return (ferry ? 1 : price(table, line)) <= budget;
}

/** One after the other: whether there is any is asked more often than which there are. */
function* places(table: Table, purse: Purse): Generator<Place> {
  const reached = network(table, purse.seat);
  for (const { id, a, b } of table.setting.board.edges) {
    if (!table.cards.includes(18) && !reached.has(a) && !reached.has(b)) continue;
    for (const piece of ['black', 'own']) {
      const place = { line: id, piece };
      if (fits(table, purse, place)) yield place;
    }
  }
}

const isAny = (found: Generator<Place>): boolean => found.next().done !== true;

/** Whether this seat could lay anything in a turn without a special card. */
export const canBuild = (table: Table, seat: number): boolean =>
  isAny(places(table, { seat, budget: NORMAL_LIMIT, ferriesUsed: 0 }));

const purseNow = (table: Table): Purse => ({
  seat: table.active,
  budget: limit(table) - table.spent,
  ferriesUsed: table.ferriesThisTurn,
});

/** What the active seat may still lay in its turn. */
export const placesNow = (table: Table): Place[] => [...places(table, purseNow(table))];

export const canBuildNow = (table: Table): boolean => isAny(places(table, purseNow(table)));
