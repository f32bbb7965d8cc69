// The bots at one table: who sits where, what they are told, and who steps in when one fails.

import { botSeed, since, straightened } from '@branchline/core';
import type { GameTypes, Seat, SeatInfo, Table, Update } from '@branchline/core';
import type { Bots, Clock, Report } from './ports.ts';
import { quietly } from './quietly.ts';
import { LATE, withinEach } from './within.ts';

/** Takes over for a bot that fails (dependable and quick). */
export const SUBSTITUTE = 'conductor';
/** Who moves for people that let their seat be played; as entries name it. */
export const STAND_IN = `bot:${SUBSTITUTE}`;
/** Whom the hint button asks. */
export const ADVISER = 'engineer';
/** In milliseconds. A bot silent for so long counts as failed, whatever became of it, unless it waits for its turn: far beyond the longest thought. */
export const BOT_DEADLINE = 20_000;

export interface BotSeats {
  /** What a seat saw; made only where a bot sits there. */
  observe(seat: Seat, update: () => Update): void;
  /**
   * An action for this seat, whatever happens: the bot's own, its substitute's, or any legal one. Undefined where the table has
   * gone on, or the bot has left, before its turn to think came.
   */
  decide(seat: Seat): Promise<unknown>;
  /** What a good player would do here; undefined where nobody knows. */
  hint(seat: Seat): Promise<{ readonly do: string } | undefined>;
  /** What a dependable player does for a person who lets it. */
  standIn(seat: Seat): Promise<unknown>;
  /** A seat has changed hands. */
  reseat(seat: Seat): void;
  leave(): void;
}

export interface BotTable {
  readonly id: string;
  readonly bots: Bots;
  readonly clock: Clock;
  readonly report: Report;
  readonly table: () => Table<GameTypes>;
  readonly seats: () => readonly SeatInfo[];
  /** In a challenge: how much every bot thinks about a decision. */
  readonly iterations?: number | undefined;
  /** From 0 up to, but not including, 1: seeds of the bots' own streams. */
  readonly random: () => number;
  /** Another bot has taken this seat. */
  readonly replaced: (seat: Seat, kind: string) => void;
}

export const botOf = (info: SeatInfo | undefined): string | undefined => /^bot:(.+)$/.exec(info?.kind ?? '')?.[1];

export const seatBots = (table: BotTable): BotSeats => new SeatedBots(table);

class SeatedBots implements BotSeats {
  readonly #at: BotTable;
  readonly #seated = new Set<Seat>();
  readonly #stopListening: (() => void) | undefined;

  constructor(at: BotTable) {
    this.#at = at;
    const reseatAll = (): void => at.seats().forEach((_, seat) => this.reseat(seat));
    reseatAll();
    this.#stopListening = this.#quietly(() => at.bots.onRestart(reseatAll));
  }

  #keyOf = (seat: Seat): string => `${this.#at.id}:${seat}`;
  #botAt = (seat: Seat): string | undefined => botOf(this.#at.seats()[seat]);

  #quietly<T>(call: () => T): T | undefined {
    return quietly(this.#at.report, call);
  }

  #sit(
    key: string,
    bot: string,
    seat: Seat,
    steady: { readonly seed: number; readonly iterations?: number } | undefined,
  ): void {
    const { bots, table, random } = this.#at;
    this.#quietly(() => {
      const { game, config } = table();
      const how = steady ?? { seed: Math.floor(random() * 0x1_0000_0000) };
      bots.sit({ key, game: game.id, bot, config, seat, ...how, past: since(straightened(table()), seat, 0) });
    });
  }

  /** In a challenge a bot answers the same moves with the same moves: its stream follows from the game's seed. */
  #steady(seat: Seat): { readonly seed: number; readonly iterations: number } | undefined {
    const { iterations, table } = this.#at;
    return iterations === undefined ? undefined : { seed: botSeed(table().seed, seat), iterations };
  }

  #stand(seat: Seat): void {
    if (this.#seated.delete(seat)) this.#quietly(() => this.#at.bots.leave(this.#keyOf(seat)));
  }

  reseat(seat: Seat): void {
    const bot = this.#botAt(seat);
    this.#stand(seat);
    if (bot === undefined) return;
    this.#seated.add(seat);
    this.#sit(this.#keyOf(seat), bot, seat, this.#steady(seat));
  }

  observe(seat: Seat, update: () => Update): void {
    if (this.#seated.has(seat)) this.#quietly(() => this.#at.bots.observe(this.#keyOf(seat), update()));
  }

  async decide(seat: Seat): Promise<unknown> {
    const asked = this.#at.table().entries.length;
    for (;;) {
      const action = await this.#ask(this.#keyOf(seat), seat);
      if (action === 'lost') {
        if (this.#seated.has(seat) && this.#at.table().entries.length === asked) continue;
        return undefined; // nobody asks that any more
      }
      if (action) return action;
      const bot = this.#botAt(seat);
      if (bot === SUBSTITUTE || bot === undefined) return this.#anything(seat);
      this.#at.replaced(seat, `bot:${SUBSTITUTE}`);
    }
  }

  async hint(seat: Seat): Promise<{ readonly do: string } | undefined> {
    return this.#askOnce('adviser', ADVISER, seat);
  }

  async standIn(seat: Seat): Promise<unknown> {
    return (await this.#askOnce('stand-in', SUBSTITUTE, seat)) ?? this.#anything(seat);
  }

  /** Somebody sits down for one question. */
  async #askOnce(role: string, bot: string, seat: Seat): Promise<{ readonly do: string } | undefined> {
    const key = `${this.#at.id}:${role}`;
    this.#sit(key, bot, seat, undefined);
    const action = await this.#ask(key, seat);
    this.#quietly(() => this.#at.bots.leave(key));
    return action === 'lost' ? undefined : action;
  }

  leave(): void {
    this.#quietly(() => this.#stopListening?.());
    for (const seat of [...this.#seated]) this.#stand(seat);
  }

  /** A legal action from this bot, `lost` to be asked again, or nothing. */
  async #ask(key: string, seat: Seat): Promise<{ readonly do: string } | 'lost' | undefined> {
    const { clock, bots, table, report } = this.#at;
    const { game, state } = table();
    const view = game.view(state, seat);
    try {
      const decision = await withinEach(clock, BOT_DEADLINE, (waits) => bots.decide(key, view, waits));
      if (decision === LATE || decision.kind === 'failed') return undefined;
      if (decision.kind === 'lost') return 'lost';
      return legalAction(game, { view, seat, action: decision.action });
    } catch (fault) {
      report(fault);
      return undefined;
    }
  }

  /** The game goes on with any legal move. */
  #anything(seat: Seat): unknown {
    const { table, random } = this.#at;
    const { game, state } = table();
    const legal = game.legal(game.view(state, seat), seat);
    return legal[Math.floor(random() * legal.length)];
  }
}

export function legalAction(
  game: Table<GameTypes>['game'],
  { view, seat, action }: { readonly view: unknown; readonly seat: Seat; readonly action: unknown },
): { readonly do: string } | undefined {
  if (typeof action !== 'object' || action === null) return undefined;
  const move = game.parseMove({ ...action, by: seat });
  if (move === undefined || move.by === 'chance' || game.check(view, seat, move) !== undefined) return undefined;
  return action as { readonly do: string };
}
