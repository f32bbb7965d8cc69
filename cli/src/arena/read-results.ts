// Reading result files of an arena: whatever is wrong with one is named with its line.

import { readFileSync } from 'node:fs';
import { gameById } from '../catalog.ts';
import { badInput, systemText } from '../fail.ts';
import type { ArenaRound } from '../tasks/arena.ts';
import { badSpecText } from '../text/bad-spec.ts';
import { plain } from '../text/plain.ts';
import { matchKey, type MatchRecord } from './match-record.ts';
import { matchesOf, MOST_ROUNDS, type Cell, type Plan } from './plan.ts';

export const ARENA_FORMAT = 'branchline-arena/1';

export interface Results {
  readonly plan: Plan;
  readonly matches: readonly MatchRecord[];
}

const parse = (line: string): unknown => {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isListOf = <T>(value: unknown, is: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.every(is);
const isText = (value: unknown): value is string => typeof value === 'string';
/** A bot is a name or a command; both are printed in tables. */
const LONGEST_BOT = 1000;
const isBot = (value: unknown): value is string => isText(value) && value.length <= LONGEST_BOT;
const isNumber = (value: unknown): value is number => typeof value === 'number';

const isCell = (value: unknown): value is Cell => {
  if (!isObject(value)) return false;
  const { key, spec } = value as Partial<Cell>;
  return isText(key) && isObject(spec);
};

/** Whether it has all that counting up needs; whether the game can be played so is asked of the game. */
const isPlan = (value: unknown): value is Plan => {
  if (!isObject(value)) return false;
  const { game, cells, bots, against, rounds } = value as Partial<Plan>;
  return (
    isText(game) &&
    isListOf(cells, isCell) &&
    isListOf(bots, isBot) &&
    bots.length > 0 &&
    (against === undefined || isBot(against)) &&
    isNumber(rounds) &&
    rounds <= MOST_ROUNDS
  );
};

function planIn(path: string, line: string): Plan {
  const head = parse(line);
  if (!isObject(head) || !('format' in head) || head.format !== ARENA_FORMAT || !('plan' in head)) {
    return badInput(`${path}: not a result file of an arena (${ARENA_FORMAT})`);
  }
  const { plan } = head;
  if (!isPlan(plan)) return badInput(`${path}:1: not the plan of an arena`);
  const game = gameById(plan.game) ?? badInput(`${path}:1: unknown game "${plain(plan.game)}"`);
  for (const { spec } of plan.cells) {
    const configured = game.configure(spec);
    if (!configured.ok) badInput(`${path}:1: ${badSpecText(configured.error)}`);
  }
  return plan;
}

const isRound = (value: unknown, seats: number): value is ArenaRound => {
  if (!isObject(value)) return false;
  const { points, winners, forfeit } = value as Partial<ArenaRound>;
  const isSlot = (slot: unknown): slot is number =>
    isNumber(slot) && Number.isInteger(slot) && slot >= 0 && slot < seats;
  if (!isListOf(winners, isSlot) || winners.length === 0 || !isListOf(points, isNumber)) return false;
  return forfeit === undefined ? points.length === seats : isSlot(forfeit.slot) && isText(forfeit.reason);
};

/** A match that this arena has, with a round for every rotation of its seats. */
const isMatch = (value: unknown, keys: ReadonlySet<string>): value is MatchRecord => {
  if (!isObject(value)) return false;
  const match = value as MatchRecord;
  if (!keys.has(matchKey(match))) return false;
  const seats = match.lineUp.length;
  return (
    Array.isArray(match.rounds) && match.rounds.length === seats && match.rounds.every((round) => isRound(round, seats))
  );
};

/**
 * Reads a file of results. A last line without its end was being written when the arena was stopped: it is left out. A
 * match that is there twice, as two arenas writing at once would leave it, counts once.
 */
export function readResults(path: string): Results & { readonly length: number } {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return badInput(`cannot read ${path}: ${systemText(error) ?? 'unreadable'}`);
  }
  const end = text.lastIndexOf('\n') + 1;
  const [first = '', ...rest] = text.slice(0, end).split('\n').slice(0, -1);
  const plan = planIn(path, first);
  const keys = new Set(matchesOf(plan).map(({ cell, lineUp, deal }) => matchKey({ cell: cell.key, lineUp, deal })));
  const matches = new Map<string, MatchRecord>();
  rest.forEach((line, at) => {
    const match = parse(line);
    if (!isMatch(match, keys)) badInput(`${path}:${at + 2}: not a match of this arena`);
    matches.set(matchKey(match), match);
  });
  return { plan, matches: [...matches.values()], length: Buffer.byteLength(text.slice(0, end)) };
}
