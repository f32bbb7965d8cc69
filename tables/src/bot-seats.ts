// The bots at one table: who sits where, what they are told, and who steps in when one fails.

import { botSeed, since, straightened } from '@branchline/core';
import type { GameTypes, Seat, SeatInfo, Table, Update } from '@branchline/core';
import { chronicleOf, type Chronicle } from './chronicle.ts';
import { neverGivingWay, type Bots, type Clock, type GiveWay, type Report } from './ports.ts';
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
  readonly giveWay?: GiveWay;
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
  /** Who is told, in pieces, what its seat has seen so far: it sits down once it knows all of it. */
  readonly #arriving = new Map<string, Promise<void>>();
  #past: { readonly chronicle: Chronicle; readonly length: number; readonly last: unknown } | undefined;
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
    const { bots, table, random, report } = this.#at;
    const how = steady ?? { seed: Math.floor(random() * 0x1_0000_0000) };
    const isWanted = (): boolean => this.#arriving.get(key) === arriving;
    const sit = (past: readonly Update[]): void => {
      const { game, config } = table();
      this.#arriving.delete(key); // from now on it is told what happens
      bots.sit({ key, game: game.id, bot, config, seat, ...how, past });
    };
    const arriving = this.#pastOf(seat, isWanted, sit)
      .catch((fault: unknown) => {
        if (isWanted()) this.#arriving.delete(key);
        report(fault);
      })
      .finally(() => {
        if (this.#arriving.size === 0) this.#past = undefined;
      });
    this.#arriving.set(key, arriving);
  }

  /** Everything this seat has seen; handed over before anything else can happen at the table. */
  async #pastOf(seat: Seat, isWanted: () => boolean, sit: (past: readonly Update[]) => void): Promise<void> {
    await Promise.resolve(); // not before it is known that it is on its way
    const { table } = this.#at;
    const isRuled = (): boolean => table().moves !== table().entries;
    const past: Update[] = [];
    const chronicle = this.#chronicle();
    while (isWanted() && !isRuled() && past.length < table().entries.length) {
      past.push(...(await chronicle.updates(seat, past.length)));
    }
    // What was taken back has never happened; only people around one device take something back.
    if (isWanted()) sit(isRuled() ? since(straightened(table()), seat, 0) : past);
  }

  /** The same for all who sit down at once; the log may turn out to be another one. */
  #chronicle(): Chronicle {
    const { table, giveWay = neverGivingWay } = this.#at;
    const { entries } = table();
    if (!this.#past || entries[this.#past.length - 1] !== this.#past.last) {
      this.#past = { chronicle: chronicleOf(table, giveWay), length: entries.length, last: entries.at(-1) };
    }
    return this.#past.chronicle;
  }

  /** In a challenge a bot answers the same moves with the same moves: its stream follows from the game's seed. */
  #steady(seat: Seat): { readonly seed: number; readonly iterations: number } | undefined {
    const { iterations, table } = this.#at;
    return iterations === undefined ? undefined : { seed: botSeed(table().seed, seat), iterations };
  }

  #stand(seat: Seat): void {
    if (!this.#seated.delete(seat)) return;
    this.#arriving.delete(this.#keyOf(seat));
    this.#quietly(() => this.#at.bots.leave(this.#keyOf(seat)));
  }

  reseat(seat: Seat): void {
    const bot = this.#botAt(seat);
    this.#stand(seat);
    if (bot === undefined) return;
    this.#seated.add(seat);
    this.#sit(this.#keyOf(seat), bot, seat, this.#steady(seat));
  }

  observe(seat: Seat, update: () => Update): void {
    const key = this.#keyOf(seat);
    if (this.#seated.has(seat) && !this.#arriving.has(key)) this.#quietly(() => this.#at.bots.observe(key, update()));
  }

  async decide(seat: Seat): Promise<unknown> {
    const asked = this.#at.table().entries.length;
    for (;;) {
      const action = await this.#ask(this.#keyOf(seat), seat);
      if (!this.#seated.has(seat)) return undefined; // the table was closed, or a person plays here now
      if (action === 'lost') {
        if (this.#at.table().entries.length === asked) continue;
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

  /** A bot takes a seat for one question. */
  async #askOnce(role: string, bot: string, seat: Seat): Promise<{ readonly do: string } | undefined> {
    const key = `${this.#at.id}:${role}`;
    this.#sit(key, bot, seat, undefined);
    const action = await this.#ask(key, seat);
    this.#arriving.delete(key);
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
    while (this.#arriving.has(key)) await this.#arriving.get(key);
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
