// Bots that play on in a branch: they sit down once and are told what happens, as long as play goes on where they sit.

import type { GameTypes, Seat, SeatInfo, Table, Update } from '@branchline/core';
import { seatBots, type BotSeats, type BotTable } from '../bot-seats.ts';
import type { Course } from './course.ts';

type BenchPorts = Pick<BotTable, 'bots' | 'clock' | 'report' | 'random'>;

/** Where they sit: a line by its id, nothing for the game itself, and a position of it. */
export interface BenchPlace {
  readonly line: string | undefined;
  readonly at: number;
  readonly course: Course;
}

export class Bench {
  readonly #ports: BenchPorts;
  readonly #id: string;
  #seats: readonly SeatInfo[] = [];
  #place: BenchPlace | undefined;
  #table: Table<GameTypes> | undefined;
  #bots: BotSeats | undefined;

  constructor(ports: BenchPorts, id: string) {
    this.#ports = ports;
    this.#id = `branch:${id}`;
  }

  /** The bots for these seats at this place, who know how it came about. */
  at(place: BenchPlace, seats: readonly SeatInfo[]): BotSeats {
    const isSame = this.#place?.line === place.line && this.#place?.at === place.at;
    const sitsSo = seats.every(({ kind }, seat) => this.#seats[seat]?.kind === kind);
    if (this.#bots && isSame && sitsSo) return this.#bots;
    this.leave();
    this.#seats = seats;
    this.#place = place;
    this.#table = place.course.table(place.at);
    const bots = seatBots({
      ...this.#ports,
      id: this.#id,
      table: () => this.#table!,
      seats: () => this.#seats,
      replaced: (seat, kind) => {
        this.#seats = this.#seats.with(seat, { ...this.#seats[seat]!, kind });
        bots.reseat(seat);
      },
    });
    this.#bots = bots;
    return bots;
  }

  /** Play went on from where they sit, or somewhere else. */
  follow(from: Pick<BenchPlace, 'line' | 'at'>, to: BenchPlace): void {
    if (!this.#bots || this.#place?.line !== from.line || this.#place?.at !== from.at) return;
    this.#place = to;
    this.#table = to.course.table(to.at);
    const seen = new Map<Seat, readonly Update[]>();
    const updates = (seat: Seat): readonly Update[] => {
      const found = seen.get(seat) ?? to.course.updates(from.at, to.at, seat);
      seen.set(seat, found);
      return found;
    };
    for (const seat of this.#seats.keys())
      for (let index = 0; index < to.at - from.at; index++) this.#bots.observe(seat, () => updates(seat)[index]!);
  }

  leave(): void {
    this.#bots?.leave();
    this.#bots = undefined;
    this.#place = undefined;
  }
}
