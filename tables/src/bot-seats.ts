// The bots at one table: who sits where, what they are told, and who steps in when one fails.

import { since } from '@branchline/core';
import type { GameTypes, Seat, SeatInfo, Table, Update } from '@branchline/core';
import type { Bots, Clock, Report } from './ports.ts';
import { LATE, within } from './within.ts';

/** Takes over for a bot that fails (dependable and quick). */
export const SUBSTITUTE = 'conductor';
/** Whom the hint button asks. */
const ADVISER = 'engineer';
/** In milliseconds. A bot silent for so long counts as failed, whatever became of it: far beyond the longest thought. */
const BOT_DEADLINE = 20_000;

export interface BotSeats {
  /** What a seat saw; made only where a bot sits there. */
  observe(seat: Seat, update: () => Update): void;
  /** An action for this seat, whatever happens: the bot's own, its substitute's, or any legal one. */
  decide(seat: Seat): Promise<unknown>;
  /** What a good player would do here; undefined where nobody knows. */
  hint(seat: Seat): Promise<{ readonly do: string } | undefined>;
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
  /** From 0 up to, but not including, 1: seeds of the bots' own streams. */
  readonly random: () => number;
  /** Another bot has taken this seat. */
  readonly replaced: (seat: Seat, kind: string) => void;
}

export const botOf = (info: SeatInfo | undefined): string | undefined => /^bot:(.+)$/.exec(info?.kind ?? '')?.[1];

export function seatBots({ id, bots, clock, report, table, seats, random, replaced }: BotTable): BotSeats {
  const seated = new Set<Seat>();
  const keyOf = (seat: Seat): string => `${id}:${seat}`;
  const botAt = (seat: Seat): string | undefined => botOf(seats()[seat]);

  /** A port may throw at any call; the table goes on without. */
  const quietly = (call: () => void): void => {
    try {
      call();
    } catch (fault) {
      report(fault);
    }
  };

  const sit = (key: string, bot: string, seat: Seat): void =>
    quietly(() => {
      const { game, config } = table();
      const seed = Math.floor(random() * 0x1_0000_0000);
      bots.sit({ key, game: game.id, bot, config, seat, seed, past: since(table(), seat, 0) });
    });

  const stand = (seat: Seat): void => {
    if (seated.delete(seat)) quietly(() => bots.leave(keyOf(seat)));
  };

  function reseat(seat: Seat): void {
    const bot = botAt(seat);
    stand(seat);
    if (bot === undefined) return;
    seated.add(seat);
    sit(keyOf(seat), bot, seat);
  }

  const reseatAll = (): void => seats().forEach((_, seat) => reseat(seat));

  /** A legal action from this bot, `lost` to be asked again, or nothing. */
  async function ask(key: string, seat: Seat): Promise<{ readonly do: string } | 'lost' | undefined> {
    const { game, state } = table();
    const view = game.view(state, seat);
    try {
      const decision = await within(clock, BOT_DEADLINE, bots.decide(key, view));
      if (decision === LATE || decision.kind === 'failed') return undefined;
      if (decision.kind === 'lost') return 'lost';
      return legalAction(game, { view, seat, action: decision.action });
    } catch (fault) {
      report(fault);
      return undefined;
    }
  }

  /** The game goes on with any legal move. */
  function anything(seat: Seat): unknown {
    const { game, state } = table();
    const legal = game.legal(game.view(state, seat), seat);
    return legal[Math.floor(random() * legal.length)];
  }

  async function decide(seat: Seat): Promise<unknown> {
    for (;;) {
      const action = await ask(keyOf(seat), seat);
      if (action === 'lost') continue;
      if (action) return action;
      if (botAt(seat) === SUBSTITUTE || botAt(seat) === undefined) return anything(seat);
      replaced(seat, `bot:${SUBSTITUTE}`);
    }
  }

  async function hint(seat: Seat): Promise<{ readonly do: string } | undefined> {
    const key = `${id}:adviser`;
    sit(key, ADVISER, seat);
    const action = await ask(key, seat);
    quietly(() => bots.leave(key));
    return action === 'lost' ? undefined : action;
  }

  reseatAll();
  const stopListening = bots.onRestart(reseatAll);
  return {
    observe: (seat, update) => {
      if (seated.has(seat)) quietly(() => bots.observe(keyOf(seat), update()));
    },
    decide,
    hint,
    reseat,
    leave() {
      stopListening();
      for (const seat of [...seated]) stand(seat);
    },
  };
}

function legalAction(
  game: Table<GameTypes>['game'],
  { view, seat, action }: { readonly view: unknown; readonly seat: Seat; readonly action: unknown },
): { readonly do: string } | undefined {
  if (typeof action !== 'object' || action === null) return undefined;
  const move = game.parseMove({ ...action, by: seat });
  if (move === undefined || move.by === 'chance' || game.check(view, seat, move) !== undefined) return undefined;
  return action as { readonly do: string };
}
