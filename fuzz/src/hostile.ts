// Moves nobody meant: a legal one with a field changed. The rules refuse it with a reason, or it is legal after all.

import { invariant, sameJson, type Game, type GameTypes, type Move, type Seat } from '@branchline/core';
import { pickBy, type Choices } from './bytes.ts';

interface Scene<T extends GameTypes> {
  readonly view: T['View'];
  readonly seat: Seat;
  readonly action: T['Action'];
}

/** Values of every kind that a field may hold, or must not. */
const VALUES: readonly unknown[] = [
  ...['', 'x', 'paris', '17,8', '17,8-18,9', 'own', 'constructor', '__proto__'],
  ...[0, 1, -1, 0.5, 10_000, 2 ** 31, -0, null, true, false],
  ...[[], ['paris', 'paris'], {}, { owner: 0 }, { owner: 9, model: 'x' }],
];

/** Undefined where it was refused, as it should be. */
export function hostileMove<T extends GameTypes>(
  game: Game<T>,
  { view, seat, action }: Scene<T>,
  choices: Choices,
): Move<T> | undefined {
  const raw = { ...action, by: seat } as unknown as Record<string, unknown>;
  const field = pickBy(Object.keys(raw), choices);
  const others = game.legal(view, seat);
  const other = pickBy(others, choices) as unknown as Readonly<Record<string, unknown>>;
  raw[field] = choices.below(2) === 0 ? other[field] : pickBy(VALUES, choices);
  const move = game.parseMove(raw);
  if (!move || move.by !== seat) return undefined;
  const refusal = game.check(view, seat, move);
  if (refusal === undefined) return move;
  invariant(/^[a-z-]+\/[a-z-]+$/.test(refusal.code), `a refusal has a code: ${JSON.stringify(refusal)}`);
  invariant(/^[A-Z]+-/.test(refusal.rule), `a refusal names a rule: ${JSON.stringify(refusal)}`);
  invariant(!others.some((legal) => sameJson({ ...legal, by: seat }, move)), 'check refuses what legal offers');
  return undefined;
}
