// One table of the server as this device knows it: who sits there, who is here, what is said, and the line to it.

import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Seat, SeatInfo } from '@branchline/core';
import type { OnlineClocks, OnlineNotice, PublicTable, SeatWish, ToPage } from '@branchline/protocol/online';
import { device } from '../../link/device.ts';
import { openLine, type Line, type Said } from '../../link/line.ts';
import { socketLink, type SocketLink } from '../../link/socket-link.ts';
import {
  askStandIn,
  assignSeat,
  asGuest,
  closeTable,
  fetchTable,
  leaveSeat,
  OnlineProblem,
  socketAddress,
  startTable,
  takeSeat,
} from './api.ts';
import type { PlayerColour } from '../../ui/colours.ts';
import { forgetGuest, keepTable, keptGuest, keptTableOf } from './kept.ts';
import { promiseAt, promiseFor } from './promise.ts';
import { RoomChat } from './room-chat.ts';
import { RoomPeople } from './room-people.ts';
import { RoomRulings } from './room-rulings.ts';

/** Clocks as they were when they arrived, by this device's own time. */
export type HeardClocks = OnlineClocks & { readonly heard: number };

export type OnlineRoom = {
  readonly id: string;
  readonly table: ReadonlySignal<PublicTable>;
  /** Undefined: one only watches. */
  readonly seat: ReadonlySignal<Seat | undefined>;
  /** Whether the server has said who we are here. */
  readonly known: ReadonlySignal<boolean>;
  readonly isHost: ReadonlySignal<boolean>;
  readonly people: RoomPeople;
  readonly chat: RoomChat;
  readonly rulings: RoomRulings;
  readonly clocks: ReadonlySignal<HeardClocks | undefined>;
  readonly over: ReadonlySignal<boolean>;
  /** The operator does not want this person here. */
  readonly excluded: ReadonlySignal<boolean>;
  readonly line: Line;
  readonly link: SocketLink;
  /** Anything left out is the server's choice. */
  readonly sit: (name: string, place: Place) => Promise<void>;
  /** Another seat or colour before the game begins. */
  readonly change: (place: Place) => Promise<void>;
  readonly leave: () => Promise<void>;
  readonly assign: (seat: Seat, wish: SeatWish) => Promise<void>;
  readonly start: () => Promise<void>;
  readonly standInFor: (seat: Seat) => Promise<void>;
  /** For everybody and for good. */
  readonly closeTable: () => Promise<void>;
  readonly close: () => void;
};

export type Place = { readonly seat?: Seat; readonly colour?: PlayerColour };

type Complaint = Extract<ToPage, { readonly error: object }>['error'];

/** So many missed moves are shown one after the other; beyond that the position itself says more. */
const MOST_MISSED = 40;

export const seatInfos = ({ seats }: PublicTable): readonly SeatInfo[] =>
  seats.map(({ kind, name = '', colour }) => ({
    name,
    kind: kind === 'open' ? 'human' : kind,
    ...(colour === undefined ? {} : { colour }),
  }));

export async function openRoom(id: string): Promise<OnlineRoom> {
  return new Room(await fetchTable(id));
}

class Room implements OnlineRoom {
  readonly id: string;
  readonly table: Signal<PublicTable>;
  readonly seat = signal<Seat | undefined>(undefined);
  readonly known = signal(false);
  readonly people: RoomPeople;
  readonly chat: RoomChat;
  readonly rulings: RoomRulings;
  readonly clocks = signal<HeardClocks | undefined>(undefined);
  readonly over: Signal<boolean>;
  readonly excluded = signal(false);
  readonly line: Line;
  readonly link: SocketLink;
  #closed = false;
  #promising = false;
  /** The token that the table was opened with. */
  #token: string | undefined;

  constructor(table: PublicTable) {
    this.id = table.id;
    this.table = signal(table);
    this.over = signal(table.state === 'over');
    this.line = openLine({
      url: socketAddress(table.id),
      open: () => this.#opening(),
      onVoid: () => this.link.forget(),
    });
    this.link = socketLink({
      line: this.line,
      card: () => this.#card(),
      bookmark: () => this.#bookmark(),
      onBookmark: (bookmark) => keepTable(this.id, { bookmark }),
      advise: (seat, view) =>
        device.ask('advise', { game: this.table.value.game, spec: this.#card().spec, seat, view }),
    });
    this.chat = new RoomChat(this.id, this.line);
    this.people = new RoomPeople(this.table);
    this.rulings = new RoomRulings(this.line);
    this.line.onMessage(this.#hear);
  }

  readonly isHost = computed(() => this.seat.value !== undefined && this.table.value.hostSeat === this.seat.value);

  #opening() {
    const { since, history } = this.link.wish();
    const token = keptGuest()?.token;
    this.#token = token;
    return {
      id: this.id,
      ...(token === undefined ? {} : { token }),
      ...(since === undefined ? {} : { since }),
      wants: ['chat', 'notices', ...(history ? (['history'] as const) : [])] as const,
    };
  }

  #card() {
    const { id, game, edition, board, options, seats, commitment } = this.table.value;
    const spec = { seats: seats.length, board, options, ...(edition === undefined ? {} : { edition }) };
    return { id, game, spec, commitment, seats: seatInfos(this.table.value) };
  }

  #bookmark(): number | undefined {
    const { bookmark } = keptTableOf(this.id);
    const { sequence } = this.table.value;
    return bookmark !== undefined && sequence - bookmark <= MOST_MISSED ? bookmark : undefined;
  }

  readonly #hear = (message: Said): void => {
    if ('opened' in message) {
      const { who, clocks, state } = message.opened;
      batch(() => {
        this.seat.value = who === 'spectator' ? undefined : who;
        this.known.value = true;
        this.over.value = state === 'over';
        this.rulings.forget();
        this.#follow(clocks);
      });
      void this.#refresh();
      void this.chat.catchUp();
    } else if ('push' in message) {
      if (message.push !== 'update') return;
      if (message.update.turn.kind === 'over') this.over.value = true;
      this.#follow(message.clocks);
    } else if ('reveal' in message) this.#reveal();
    else if ('chat' in message) this.chat.hear([message.chat]);
    else if ('notice' in message) this.#notice(message.notice);
    else if ('error' in message && typeof message.error === 'object') this.#complain(message.error);
  };

  #follow(clocks: OnlineClocks | undefined): void {
    if (clocks) this.clocks.value = { ...clocks, heard: performance.now() };
  }

  /** A token that the server does not know makes no guest: one looks on, and may sit down under a new one. */
  #complain({ code, quota }: Complaint): void {
    if (code === 'too-many' || quota?.name === 'chat') this.chat.refused.value = quota ?? 'too-many';
    if (code === 'muted') this.chat.refused.value = code;
    if (code === 'banned' || code === 'banned-address') this.excluded.value = true;
    if (code !== 'unknown-guest') return;
    // Another window may have got a new one meanwhile.
    if (keptGuest()?.token === this.#token) forgetGuest();
    this.line.again();
  }

  #reveal(): void {
    const { entropy } = keptTableOf(this.id);
    if (entropy !== undefined) this.line.send({ reveal: { entropy } });
  }

  #notice(notice: OnlineNotice): void {
    switch (notice.kind) {
      case 'presence':
        this.people.hear(notice);
        break;
      case 'seat': {
        const { seats } = this.table.value;
        const { standIn: _, ...seat } = seats[notice.seat]!;
        const changed = notice.standIn === undefined ? seat : { ...seat, standIn: notice.standIn };
        this.table.value = { ...this.table.value, seats: seats.with(notice.seat, changed) };
        break;
      }
      case 'ruling-asked':
      case 'ruling-settled':
        this.rulings.hear(notice);
        break;
      case 'muted':
        this.chat.hearMuted(notice.seats);
        break;
      case 'rematch':
        this.table.value = { ...this.table.value, rematch: notice.table };
        break;
      case 'table':
      case 'start-failed':
        void this.#refresh();
        break;
      default: // the link hears who thinks
    }
  }

  async #refresh(): Promise<void> {
    const table = await fetchTable(this.id).catch(() => undefined);
    if (!table || this.#closed) return;
    this.table.value = table;
    if (table.state === 'over') this.over.value = true;
    if (table.state === 'waiting') await this.#keepSeat(table);
  }

  /** Our seat may have been given away, and after a start that failed everybody promises anew. */
  async #keepSeat(table: PublicTable): Promise<void> {
    const own = this.seat.value;
    if (own === undefined || table.starting || this.#promising) return;
    const there = table.seats[own];
    if (there?.entropy !== undefined && there.entropy === promiseAt(this.id)) return;
    const isOurs = there?.kind === 'open' && there.taken && there.entropy === undefined;
    if (!isOurs) return this.#lookAnew(undefined);
    this.#promising = true;
    await takeSeat(this.id, { seat: own, entropy: promiseFor(this.id, table.commitment) }).catch(() => undefined);
    this.#promising = false;
  }

  /** Other eyes: what was heard through the old ones is forgotten. */
  #lookAnew(seat: Seat | undefined): void {
    this.seat.value = seat;
    this.link.forget();
    this.line.again();
  }

  readonly sit = async (name: string, place: Place): Promise<void> => {
    const { commitment } = await fetchTable(this.id);
    const entropy = promiseFor(this.id, commitment);
    this.#lookAnew(await asGuest(name, () => takeSeat(this.id, { ...place, entropy })));
  };

  readonly change = async (place: Place): Promise<void> => {
    const own = this.seat.value;
    if (own === undefined) return;
    // The promise stays: whatever comes of this, it is what the server knows of us.
    const entropy = promiseAt(this.id) ?? promiseFor(this.id, this.table.value.commitment);
    const seat = await takeSeat(this.id, { seat: own, ...place, entropy });
    await this.#refresh();
    if (seat !== own) this.#lookAnew(seat);
  };

  readonly leave = async (): Promise<void> => {
    await leaveSeat(this.id);
    this.#lookAnew(undefined);
  };

  readonly assign = async (seat: Seat, wish: SeatWish): Promise<void> => {
    await assignSeat(this.id, seat, wish);
    await this.#refresh();
  };

  readonly start = async (): Promise<void> => void (await startTable(this.id));

  readonly standInFor = async (seat: Seat): Promise<void> => {
    await askStandIn(this.id, seat).catch((problem: unknown) => {
      if (!(problem instanceof OnlineProblem)) throw problem; // they have just come back
    });
  };

  readonly closeTable = async (): Promise<void> => void (await closeTable(this.id));

  readonly close = (): void => {
    this.#closed = true;
    this.link.close();
    this.line.close();
  };
}
