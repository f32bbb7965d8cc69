// What must hold at every position of every game.

import { canonicalJson, sameJson } from '../canonical.ts';
import type { Game, GameTypes, Move, Seat, Viewer } from '../game.ts';
import { fastRng } from '../rng.ts';
import { fail } from './failure.ts';
import type { Position } from './playout.ts';

export interface CheckContext<T extends GameTypes> {
  readonly game: Game<T>;
  readonly config: T['Config'];
  readonly seed: number;
  readonly seats: number;
  /** Actions met earlier in this game, legal somewhere and perhaps not here. */
  readonly seen: Map<string, T['Action']>;
  readonly candidates?: (state: T['State'], seat: Seat) => readonly T['Action'][];
  readonly unlisted?: (view: T['View'], seat: Seat, action: T['Action']) => boolean;
}

const viewersOf = (seats: number): Viewer[] => [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];

/** legal ⇔ check ⇔ apply, and only seats whose turn it is have actions. */
export function checkLegality<T extends GameTypes>(context: CheckContext<T>, { state, moves }: Position<T>): void {
  const { game, seats, seen } = context;
  const trace = { ...context, moves };
  const turn = game.turn(state);
  const asked = turn.kind === 'seats' ? turn.seats : [];
  for (let seat: Seat = 0; seat < seats; seat++) {
    const view = game.view(state, seat);
    const legal = game.legal(view, seat);
    if (!asked.includes(seat)) {
      if (legal.length > 0) fail(trace, `seat ${seat} is not to act and has ${legal.length} legal actions`);
      continue;
    }
    const keys = new Set(legal.map((action) => canonicalJson(action)));
    if (keys.size !== legal.length) fail(trace, `seat ${seat} is offered an action twice`);
    for (const action of legal) {
      const illegal = game.check(view, seat, action);
      if (illegal)
        fail(
          trace,
          `legal offers ${canonicalJson(action)} to seat ${seat}, check refuses it: ${canonicalJson(illegal)}`,
        );
      const parsed = game.parseMove({ ...action, by: seat });
      if (!parsed || !sameJson(parsed, { ...action, by: seat }))
        fail(trace, `parseMove changes or refuses ${canonicalJson(action)}`);
      if (seen.size < 400) seen.set(canonicalJson(action), action);
    }
    const others = context.candidates?.(state, seat).map((action) => [canonicalJson(action), action] as const) ?? [];
    for (const [key, action] of [...seen, ...others]) {
      if (!keys.has(key) && !game.check(view, seat, action) && !context.unlisted?.(view, seat, action)) {
        fail(trace, `check accepts ${key} of seat ${seat}, legal does not offer it`);
      }
    }
    // Every legal action can be applied; a handful suffices, as every position of every game comes through here.
    const step = Math.max(1, Math.floor(legal.length / 4));
    for (let i = 0; i < legal.length; i += step) game.turn(game.apply(state, { ...legal[i]!, by: seat }));
  }
}

/** Applying leaves the position it came from as it was. */
export function checkPurity<T extends GameTypes>(
  context: CheckContext<T>,
  { state, moves }: Position<T>,
  next: Move<T>,
): void {
  const before = canonicalJson(state);
  const after = context.game.apply(state, next);
  const trace = { ...context, moves };
  if (canonicalJson(state) !== before) fail(trace, `apply changed the state it was given: ${canonicalJson(next)}`);
  if (canonicalJson(context.game.apply(state, next)) !== canonicalJson(after))
    fail(trace, 'apply is not deterministic');
}

/** Numbers, texts, booleans, arrays and plain objects all the way down: what JSON can carry without loss. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (Array.isArray(value)) return value.every(isPlain);
  return (
    typeof value === 'object' &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every(isPlain)
  );
}

/** States and views are plain JSON, and the game goes on from their copies as from themselves. */
export function checkRoundTrip<T extends GameTypes>(
  context: CheckContext<T>,
  { state, moves }: Position<T>,
  next: Move<T> | undefined,
): void {
  const { game, seats } = context;
  const trace = { ...context, moves };
  const copy = JSON.parse(JSON.stringify(state)) as T['State'];
  if (!isPlain(state)) fail(trace, 'a state is not plain JSON');
  if (!sameJson(game.turn(copy), game.turn(state))) fail(trace, 'the turn differs after a JSON round trip');
  if (next && !sameJson(game.apply(copy, next), game.apply(state, next)))
    fail(trace, 'apply differs after a JSON round trip');
  for (const who of viewersOf(seats)) {
    const view = game.view(state, who);
    const viewCopy = JSON.parse(JSON.stringify(view)) as T['View'];
    if (!isPlain(view)) fail(trace, `the view of ${who} is not plain JSON`);
    if (!sameJson(game.turn(view), game.turn(state))) fail(trace, `the view of ${who} tells another turn`);
    if (who !== 'spectator' && !sameJson(game.legal(viewCopy, who), game.legal(view, who))) {
      fail(trace, `legal differs after a JSON round trip of the view of ${who}`);
    }
  }
}

/** view(sample(view)) = view, and a sampled state can be played on. */
export function checkSampling<T extends GameTypes>(context: CheckContext<T>, { state, moves }: Position<T>): void {
  const { game, seats, seed } = context;
  for (const who of viewersOf(seats)) {
    const view = game.view(state, who);
    const sampled = game.sample(view, fastRng(seed + moves.length));
    if (!sameJson(game.view(sampled, who), view)) fail({ ...context, moves }, `view(sample(view)) differs for ${who}`);
  }
}

/**
 * Non-interference: a state that differs only in what a viewer cannot see gives that viewer the same view, the same
 * legal actions, and – as long as the consequences look the same – the same events.
 */
export function checkNonInterference<T extends GameTypes>(
  context: CheckContext<T>,
  { state, moves }: Position<T>,
  next: Move<T> | undefined,
): void {
  const { game, seats, seed } = context;
  const trace = { ...context, moves };
  for (const who of viewersOf(seats)) {
    const view = game.view(state, who);
    const other = game.sample(view, fastRng(seed * 31 + moves.length));
    if (who !== 'spectator' && !sameJson(game.legal(game.view(other, who), who), game.legal(view, who))) {
      fail(trace, `the legal actions of ${who} depend on what it cannot see`);
    }
    if (!next) continue;
    const possible =
      next.by === 'chance' ? !game.checkOutcome(other, next) : !game.check(game.view(other, next.by), next.by, next);
    if (!possible) continue;
    const after = game.apply(state, next);
    const otherAfter = game.apply(other, next);
    if (!sameJson(game.view(after, who), game.view(otherAfter, who))) continue;
    if (!sameJson(game.events(state, next, after, who), game.events(other, next, otherAfter, who))) {
      fail(trace, `the events of ${canonicalJson(next)} tell ${who} something its views do not`);
    }
  }
}

/** While others are still choosing in secret, a choice made shows nothing but that it was made. */
export function checkSecretChoices<T extends GameTypes>(context: CheckContext<T>, { state, moves }: Position<T>): void {
  const { game, seats } = context;
  const turn = game.turn(state);
  if (turn.kind !== 'seats' || turn.seats.length < 2) return;
  for (const chooser of turn.seats) {
    const legal = game.legal(game.view(state, chooser), chooser);
    const outcomes: { move: Move<T>; after: T['State'] }[] = [];
    for (const action of legal) {
      const move = { ...action, by: chooser } as Move<T>;
      const after = game.apply(state, move);
      const later = game.turn(after);
      const stillSecret = later.kind === 'seats' && later.seats.length === turn.seats.length - 1;
      if (stillSecret && !later.seats.includes(chooser)) outcomes.push({ move, after });
    }
    const [first, ...rest] = outcomes;
    if (!first) continue;
    for (const who of viewersOf(seats)) {
      if (who === chooser) continue;
      for (const { move, after } of rest) {
        const same =
          sameJson(game.view(first.after, who), game.view(after, who)) &&
          sameJson(game.events(state, first.move, first.after, who), game.events(state, move, after, who));
        if (!same)
          fail({ ...context, moves }, `${who} can tell ${canonicalJson(first.move)} from ${canonicalJson(move)}`);
      }
    }
  }
}
