// Many tables that are stepped together: one action for each, one row of numbers for each in return.

import { fastRng, invariant, sameJson, type Game, type GameTypes, type Rng, type Seat } from '@branchline/core';
import { sizeOf, type Encoding, type Row } from './encoding.ts';

export interface TablesSetup<T extends GameTypes> {
  readonly game: Game<T>;
  readonly config: T['Config'];
  readonly encoding: Encoding<T>;
  readonly seats: number;
  readonly count: number;
  readonly seed: number;
  /** A game that is over is followed by the next one at once; otherwise its table stays as it is until `reset`. */
  readonly continuous: boolean;
}

/** Nobody acts any more. */
export const NOBODY = -1;

interface Place<T extends GameTypes> {
  rng: Rng;
  state: T['State'];
  legal: readonly T['Action'][];
  numbers: Int32Array;
}

/** These lists hold everything that changes with a step, table after table. */
export interface Tables {
  readonly count: number;
  readonly seats: number;
  readonly actionCount: number;
  readonly observationSize: number;
  /** Who acts at each table, or `NOBODY`. Of seats that choose at the same time the lowest goes first. */
  readonly actors: Int8Array;
  /** 1 where the last step ended a game. */
  readonly over: Uint8Array;
  /** By table and seat, once a game is over: the share in the win, less what would be fair. */
  readonly rewards: Float32Array;
  /** 1 where the actor may choose this number. */
  readonly masks: Uint8Array;
  /** What the actor sees. */
  readonly observations: Row;
  reset(seed: number): void;
  /** One number for each table; tables where nobody acts ignore theirs. Throws before anything happens if one is not legal. */
  step(actions: ArrayLike<number>): void;
  /** What any seat sees at a table. */
  observe(table: number, seat: Seat): Row;
  /** The number of another player's choice for the actor; `NOBODY` if no seat acts. */
  ask(table: number, decide: (view: unknown, seat: Seat) => unknown): number;
}

const rowOf = (dtype: 'uint8' | 'int16', length: number): Row =>
  dtype === 'uint8' ? new Uint8Array(length) : new Int16Array(length);

export function tablesOf<T extends GameTypes>(setup: TablesSetup<T>): Tables {
  const { game, config, encoding, seats, count, continuous } = setup;
  const actionCount = sizeOf(encoding.actions);
  const observationSize = sizeOf(encoding.observation);
  const actors = new Int8Array(count);
  const over = new Uint8Array(count);
  const rewards = new Float32Array(count * seats);
  const masks = new Uint8Array(count * actionCount);
  const observations = rowOf(encoding.dtype, count * observationSize);
  const rows = Array.from({ length: count }, (_, table) =>
    observations.subarray(table * observationSize, (table + 1) * observationSize),
  );
  const places: Place<T>[] = [];

  /** Chance moves until a seat has to act or the game is over; then the lists are written. */
  function settle(table: number): void {
    const place = places[table]!;
    let turn = game.turn(place.state);
    while (turn.kind === 'chance') {
      place.state = game.apply(place.state, { ...game.draw(place.state, place.rng), by: 'chance' });
      turn = game.turn(place.state);
    }
    for (const number of place.numbers) if (number >= 0) masks[table * actionCount + number] = 0;
    if (turn.kind === 'over') return finish(table);
    let actor = turn.seats[0]!;
    for (const seat of turn.seats) if (seat < actor) actor = seat;
    const view = game.view(place.state, actor);
    place.legal = game.legal(view, actor);
    place.numbers = encoding.numbersOf(place.legal);
    for (const number of place.numbers) if (number >= 0) masks[table * actionCount + number] = 1;
    actors[table] = actor;
    const row = rows[table]!;
    row.fill(0);
    encoding.observe(view, actor, row);
  }

  function finish(table: number): void {
    const place = places[table]!;
    const result = game.result(place.state);
    invariant(result !== undefined, 'a game that is over has a result');
    const winners = encoding.winnersOf(result);
    for (let seat = 0; seat < seats; seat++) {
      rewards[table * seats + seat] = (winners.includes(seat) ? 1 / winners.length : 0) - 1 / seats;
    }
    over[table] = 1;
    place.legal = [];
    place.numbers = new Int32Array(0);
    actors[table] = NOBODY;
    if (continuous) begin(table, place.rng);
  }

  function begin(table: number, rng: Rng): void {
    const before = places[table]?.numbers ?? new Int32Array(0);
    places[table] = { rng, state: game.setup(config), legal: [], numbers: before };
    settle(table);
  }

  /** Every table has a separate stream, whatever the others do. */
  function reset(seed: number): void {
    over.fill(0);
    rewards.fill(0);
    for (let table = 0; table < count; table++) begin(table, fastRng(seed + table * 2 ** 32));
  }

  function stepOne(table: number, number: number): void {
    const place = places[table]!;
    const action = place.legal[place.numbers.indexOf(number)]!;
    place.state = game.apply(place.state, { ...action, by: actors[table]! });
    settle(table);
  }

  function step(actions: ArrayLike<number>): void {
    for (let table = 0; table < count; table++) {
      const number = actions[table]!;
      const isLegal = number >= 0 && number < actionCount && masks[table * actionCount + number] === 1;
      if (actors[table] !== NOBODY && !isLegal)
        throw new RangeError(`table ${table}: action ${number} is not legal for seat ${actors[table]}`);
    }
    over.fill(0);
    rewards.fill(0);
    for (let table = 0; table < count; table++) if (actors[table] !== NOBODY) stepOne(table, actions[table]!);
  }

  function observe(table: number, seat: Seat): Row {
    const row = rowOf(encoding.dtype, observationSize);
    encoding.observe(game.view(places[table]!.state, seat), seat, row);
    return row;
  }

  function ask(table: number, decide: (view: unknown, seat: Seat) => unknown): number {
    const { state, legal, numbers } = places[table]!;
    const actor = actors[table]!;
    if (actor === NOBODY) return NOBODY;
    const action = decide(game.view(state, actor), actor);
    return numbers[legal.findIndex((other) => sameJson(other, action))] ?? NOBODY;
  }

  reset(setup.seed);
  return {
    count,
    seats,
    actionCount,
    observationSize,
    actors,
    over,
    rewards,
    masks,
    observations,
    reset,
    step,
    observe,
    ask,
  };
}
