// The bots at one table: who sits where, what they are told, and who steps in when one fails.

import type { Seat, SeatInfo } from '@branchline/core';
import type { BotLink } from './bot-link.ts';
import type { Observation } from './bot-protocol.ts';
import type { HintAnswer } from './protocol.ts';
import { updatesOf, type AnyGame, type Course } from './stored-game.ts';

/** Takes over for a bot that fails (dependable and quick). */
export const SUBSTITUTE = 'conductor';
/** Whom the hint button asks. */
const ADVISER = 'engineer';

export type BotSeats = {
  /** Tells every bot of the moves after the first `from` ones. */
  observe(from: number): void;
  /** An action for this seat, whatever happens: the bot's own, its substitute's, or any legal one. */
  decide(seat: Seat, view: unknown): Promise<unknown>;
  hint(seat: Seat, view: unknown): Promise<HintAnswer>;
  leave(): void;
};

export type BotTable = {
  readonly bots: BotLink;
  readonly game: AnyGame;
  readonly id: string;
  readonly course: () => Course;
  readonly seats: () => readonly SeatInfo[];
  readonly random: () => number;
  /** Another bot has taken this seat. */
  readonly replaced: (seat: Seat, kind: string) => void;
};

const observationsOf = (game: AnyGame, course: Course, seat: Seat, from: number): Observation[] =>
  updatesOf(game, course, seat, from).map(({ events, view }) => ({ events, view }));

export function seatBots(table: BotTable): BotSeats {
  const { bots: link, game, id, course, seats } = table;
  const botAt = (seat: Seat): string | undefined => /^bot:(.+)$/.exec(seats()[seat]?.kind ?? '')?.[1];
  const botSeats = (): Seat[] => [...seats().keys()].filter((seat) => botAt(seat) !== undefined);
  const keyOf = (seat: Seat): string => `${id}:${seat}`;

  const sit = (key: string, bot: string, seat: Seat): void =>
    link.tell({
      tell: 'sit',
      key,
      game: game.id,
      bot,
      config: course().config,
      seat,
      seed: Math.floor(table.random() * 0x1_0000_0000),
      past: observationsOf(game, course(), seat, 0),
    });

  const sitAll = (): void => {
    for (const seat of botSeats()) sit(keyOf(seat), botAt(seat)!, seat);
  };

  const isLegal = (view: unknown, seat: Seat, action: unknown): boolean => {
    if (typeof action !== 'object' || action === null) return false;
    const move = game.parseMove({ ...action, by: seat });
    return move !== undefined && move.by !== 'chance' && game.check(view, seat, move) === undefined;
  };

  async function decide(seat: Seat, view: unknown): Promise<unknown> {
    for (;;) {
      const decision = await link.decide(keyOf(seat), view);
      if (decision.kind === 'lost') continue;
      if (decision.kind === 'action' && isLegal(view, seat, decision.action)) return decision.action;
      if (botAt(seat) === SUBSTITUTE) {
        // Even the substitute failed: the game goes on with any legal move.
        const legal = game.legal(view, seat);
        return legal[Math.floor(table.random() * legal.length)];
      }
      table.replaced(seat, `bot:${SUBSTITUTE}`);
      sit(keyOf(seat), SUBSTITUTE, seat);
    }
  }

  async function hint(seat: Seat, view: unknown): Promise<HintAnswer> {
    const key = `${id}:adviser`;
    sit(key, ADVISER, seat);
    const decision = await link.decide(key, view);
    link.tell({ tell: 'leave', key });
    return decision.kind === 'action' && isLegal(view, seat, decision.action)
      ? { action: decision.action }
      : { problem: 'no-hint' };
  }

  sitAll();
  const stopListening = link.onRestart(sitAll);
  return {
    observe(from) {
      for (const seat of botSeats()) {
        for (const observation of observationsOf(game, course(), seat, from)) {
          link.tell({ tell: 'observe', key: keyOf(seat), observation });
        }
      }
    },
    decide,
    hint,
    leave() {
      stopListening();
      for (const seat of botSeats()) link.tell({ tell: 'leave', key: keyOf(seat) });
    },
  };
}
