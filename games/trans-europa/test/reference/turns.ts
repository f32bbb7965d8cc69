// Turns and rounds by the naive referee: who builds next, and what a round is worth.

import { canBuild, canBuildNow, isDone, isFerry, missing, price } from './building.ts';
import { SPECIAL } from './rule-data.ts';
import { claimsByHand, leftOf, type Table } from './table.ts';

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

function score(table: Table, rightly = false): void {
  if (claimsByHand(table)) table.complete = table.everyone.filter((seat) => isDone(table, seat));
  const { everyone, complete, supply, scores, rounds, setting } = table;
  const connected = claimsByHand(table) ? rightly : complete.length > 0;
  const reason = connected ? 'connected' : supply === 0 ? 'supply' : 'stuck';
  const counts = everyone.map((seat) => (complete.includes(seat) ? 0 : missing(table, seat)));
  const points = counts.map((count) => pointsFor(table, count));
  rounds.push({ reason, complete, missing: counts, points });
  points.forEach((won, seat) => (scores[seat]! += won));
  table.hands = everyone.map(() => new Set());
  table.shown = everyone.map(() => new Set());
  const prestige = isPrestige(table);
  const target = (setting.options['targetScore'] as number | undefined) ?? 13;
  if (scores.some((total) => total >= target) || ((prestige || claimsByHand(table)) && rounds.length >= 60)) {
    const best = prestige ? Math.max(...scores) : Math.min(...scores);
    table.winners = everyone.filter((seat) => scores[seat] === best);
    table.phase = 'over';
  } else {
    table.start = leftOf(table, table.start);
    table.phase = 'deal';
  }
}

const isStuck = (table: Table): boolean => !table.everyone.some((seat) => canBuild(table, seat));

export function giveTurn(table: Table, to: number): void {
  if (isStuck(table)) {
    score(table);
    return;
  }
  table.active = to;
  if (to === table.start) table.cycle += 1;
  table.spent = 0;
  table.laidThisTurn = 0;
  table.ferriesThisTurn = 0;
  table.claimedThisTurn = false;
  table.phase = 'build';
  if (!claimsByHand(table) && !canBuildNow(table)) giveTurn(table, leftOf(table, to));
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
  if (claimsByHand(table)) {
    if (table.supply === 0 || isStuck(table)) score(table);
    else if (table.claimedThisTurn) endIfSpent(table);
    return;
  }
  table.complete = table.everyone.filter((each) => isDone(table, each));
  if (table.complete.includes(seat) || table.supply === 0) score(table);
  else endIfSpent(table);
}

function endIfSpent(table: Table): void {
  if (!canBuildNow(table)) finishTurn(table);
}

export function claim(table: Table, seat: number): void {
  if (isDone(table, seat)) {
    score(table, true);
    return;
  }
  const opened = table.setting.options['wrongClaim'] === 'all' ? table.everyone : [seat];
  for (const each of opened) table.shown[each] = new Set(table.hands[each]);
  table.claimedThisTurn = true;
  endIfSpent(table);
}
