// Turns and rounds by the naive referee: who builds next, and what a round is worth.

import { canBuild, canBuildNow, isDone, isFerry, missing, price } from './building.ts';
import { SPECIAL } from './rule-data.ts';
import { leftOf, type Table } from './table.ts';

function isPrestige({ setting: { edition, options } }: Table): boolean {
  const scoring = options['scoring'] ?? 'edition';
  return scoring === 'edition' ? edition === 'prestige' : scoring === 'prestige';
}

function pointsFor(table: Table, count: number): number {
  if (!isPrestige(table)) return count;
  const { cards } = table;
  const values = cards.includes(1) ? SPECIAL.gentle : cards.includes(2) ? SPECIAL.demanding : SPECIAL.base;
  return values[count] ?? 0;
}

function score(table: Table): void {
  const { everyone, complete, supply, scores, rounds, setting } = table;
  const reason = complete.length > 0 ? 'connected' : supply === 0 ? 'supply' : 'stuck';
  const counts = everyone.map((seat) => (complete.includes(seat) ? 0 : missing(table, seat)));
  const points = counts.map((count) => pointsFor(table, count));
  rounds.push({ reason, complete, missing: counts, points });
  points.forEach((won, seat) => (scores[seat]! += won));
  table.hands = everyone.map(() => new Set());
  table.shown = everyone.map(() => new Set());
  const prestige = isPrestige(table);
  const target = (setting.options['targetScore'] as number | undefined) ?? 13;
  if (scores.some((total) => total >= target) || (prestige && rounds.length >= 60)) {
    const best = prestige ? Math.max(...scores) : Math.min(...scores);
    table.winners = everyone.filter((seat) => scores[seat] === best);
    table.phase = 'over';
  } else {
    table.start = leftOf(table, table.start);
    table.phase = 'deal';
  }
}

export function giveTurn(table: Table, to: number): void {
  if (!table.everyone.some((seat) => canBuild(table, seat))) {
    score(table);
    return;
  }
  table.active = to;
  if (to === table.start) table.cycle += 1;
  table.spent = 0;
  table.laidThisTurn = 0;
  table.ferriesThisTurn = 0;
  table.phase = 'build';
  if (!canBuildNow(table)) giveTurn(table, leftOf(table, to));
}

export function finishTurn(table: Table): void {
  if (table.complete.length > 0) score(table);
  else giveTurn(table, leftOf(table, table.active));
}

export function mark(table: Table, seat: number, at: string): void {
  table.markers[seat] = at;
  const next = leftOf(table, seat);
  if (next === table.start) giveTurn(table, next);
  else table.active = next;
}

export function lay(table: Table, seat: number, { line, piece }: { line: string; piece: string }): void {
  const ferry = isFerry(table, line);
  table.spent += ferry ? 1 : price(table, line);
  table.tracks.set(line, [...(table.tracks.get(line) ?? []), piece === 'own' ? seat : 'black']);
  if (piece === 'own') table.own[seat]! -= 1;
  else table.supply -= 1;
  table.laidThisTurn += 1;
  if (ferry) table.ferriesThisTurn += 1;
  table.complete = table.everyone.filter((each) => isDone(table, each));
  if (table.complete.includes(seat) || table.supply === 0) score(table);
  else if (!canBuildNow(table)) finishTurn(table);
}
