// One table in this process: its room, its host once the game runs, and everybody here who has a socket at it.

import type { Seat, Update, Viewer } from '@branchline/core';
import type { Look } from '@branchline/protocol';
import type { OnlineNotice, ToPlayer } from '@branchline/protocol/online';
import {
  botOf,
  chronicleOf,
  openHost,
  specOf,
  type Chronicle,
  type ClockRule,
  type Happening,
  type Submitted,
  type TableHost,
} from '@branchline/tables';
import { playableOf } from '../games.ts';
import { askedAt, withoutRequest } from '../rooms/requests.ts';
import { isPerson, seatOf, type Room } from '../rooms/room.ts';
import type { TableRow } from '../store/table-row.ts';
import { crowd, type Crowd } from './crowd.ts';
import { isPage, type Member } from './member.ts';
import { readersOf, type Readers } from './readers.ts';
import type { Services } from './services.ts';
import { timekeeper, type Timekeeper } from './timekeeper.ts';
import { onlineClocks, openedText, pushText, updateText, welcomeText } from './wire.ts';
import type { Beside, OpenedHead, WelcomeHead } from './wire.ts';

/** Close codes of our own: come back at once, and everything is read anew. */
export const READ_ANEW = 4001;

/** So many updates are one answer; whoever has missed more opens the table again. */
const MOST_MISSED = 100;

type OpenRow = TableRow & { readonly room: Room };

/** Holds identity and time: hence a class. */
export class Hub {
  readonly id: string;
  readonly crowd: Crowd;
  readonly #services: Services;
  #row: OpenRow;
  #host: TableHost | undefined;
  #opening: Promise<void> | undefined;
  #finishing: Promise<void> | undefined;
  /** Both as long as there is a host. */
  #chronicle: Chronicle | undefined;
  #readers: Readers | undefined;
  #time: Timekeeper | undefined;
  #closed = false;
  /** Guests whom other processes see at this table. */
  #elsewhere: ReadonlySet<string> = new Set();
  /** When somebody last needed this table here. */
  #used: number;

  /** `lastLine`: number of the last line of chat. */
  constructor(services: Services, row: OpenRow, lastLine: number) {
    this.#services = services;
    this.#row = row;
    this.id = row.id;
    this.#used = services.clock.now();
    this.crowd = crowd(lastLine, services.giveWay.telling);
  }

  row = (): OpenRow => this.#row;
  host = (): TableHost | undefined => this.#host;
  clocks = () => this.#time?.clocks();
  shiftClocks = (milliseconds: number): void => this.#time?.shift(milliseconds);
  lastUsed = (): number => this.#used;
  isClosed = (): boolean => this.#closed;
  elsewhere = (): ReadonlySet<string> => this.#elsewhere;
  isElsewhere = (guest: string): boolean => this.#elsewhere.has(guest);

  /** `seen`: until when each guest was or is known to be here, in any process. */
  hearOfOthers(seen: ReadonlyMap<string, number>): void {
    const now = this.#services.clock.now();
    const isSeen = ([guest, until]: readonly [string, number]): boolean => until > now && !this.crowd.isHere(guest);
    this.#elsewhere = new Set([...seen].filter(isSeen).map(([guest]) => guest));
  }

  seatOf(member: Member): Seat | undefined {
    return member.guest && seatOf(this.#row.room, member.guest.id);
  }

  /** The host of a game that has begun; opened by whoever comes first. */
  async open(): Promise<TableHost | undefined> {
    this.#used = this.#services.clock.now();
    if (this.#host || this.#closed || this.#row.state === 'waiting') return this.#host;
    this.#opening ??= this.#open().finally(() => (this.#opening = undefined));
    await this.#opening;
    return this.#host;
  }

  async #open(): Promise<void> {
    const { hostPorts, faultIn } = this.#services;
    const host = await openHost({ ...hostPorts, report: faultIn('table', this.id) }, this.id);
    if ('problem' in host) throw new Error(`table ${this.id} cannot be opened: ${JSON.stringify(host)}`);
    const chronicle = chronicleOf(host.table, this.#services.giveWay.opening);
    const { clock } = this.#row.room;
    const time = clock && (await this.#clocksOf(clock, host, chronicle));
    if (this.#closed) return host.close();
    this.#host = host;
    this.#time = time;
    this.#chronicle = this.#newChronicle();
    this.#services.measures.openTables.inc();
    // First in line, so that the clocks are right before anybody is told of a move.
    host.watch('spectator', (happening) => this.#hear(happening));
    this.#readers = readersOf({
      host,
      chronicle: () => this.#chronicle!,
      textOf: (update, member) => this.#textOf(update, member),
      giveWay: this.#services.giveWay.telling,
      report: faultIn('telling', this.id),
    });
    for (const member of this.crowd.all()) {
      // A game that was begun elsewhere is shown as it stands, not move by move.
      if (this.#row.room.friendly) member.drop(READ_ANEW, 'the game goes on');
      else this.#readers.add(member, this.#eyesOf(member), 0);
    }
    if (host.over()) this.#finished();
  }

  #textOf(update: Update, member: Member): string {
    const beside = () => this.#beside(update.sequence);
    return isPage(member) ? pushText(this.id, update, beside) : updateText(update, beside);
  }

  #newChronicle = (): Chronicle => chronicleOf(this.#host!.table, this.#services.giveWay.telling);

  /** In step with the log to its very end: nothing is waited for between the last entry and the answer. */
  async #clocksOf(rule: ClockRule, host: TableHost, chronicle: Chronicle): Promise<Timekeeper> {
    const { game } = host.table();
    const time = timekeeper(rule, host.table());
    for (let at = 0; at < host.sequence();) {
      for (const { entry, after } of await chronicle.changes(at)) {
        time.follow(entry, entry.ruling?.kind === 'concede' ? { kind: 'over' } : game.turn(after));
        at++;
      }
    }
    return time;
  }

  #hear(happening: Happening): void {
    const { host, crowd } = { host: this.#host!, crowd: this.crowd };
    if (happening.kind === 'update') {
      this.#used = this.#services.clock.now();
      const { sequence, turn } = happening.update;
      this.#time?.follow(host.table().entries[sequence - 1]!, turn);
      if (!happening.update.ruling) this.#services.measures.moves.inc({ by: this.#mover(sequence) });
      if (turn.kind === 'over') this.#finished();
      else if (sequence === host.sequence()) this.onMoved(this);
    } else if (happening.kind === 'reload') {
      this.#chronicle = this.#newChronicle();
      for (const member of crowd.all()) member.drop(READ_ANEW, 'the table was read anew');
    } else if (happening.kind === 'seat') {
      const { seat, info } = happening;
      const standIn = isPerson(this.#row.room.seats[seat]) ? botOf(info) : undefined;
      crowd.notice({ kind: 'seat', seat, name: info.name, ...(standIn === undefined ? {} : { standIn }) });
    } else if (happening.kind === 'thinking') crowd.thinking(this.id, happening.seats);
  }

  /** Set by whoever plans what is due next. */
  onMoved: (hub: Hub) => void = () => {};

  #mover(sequence: number): string {
    const entry = this.#host!.table().entries[sequence - 1];
    if (entry?.move?.by === 'chance') return 'chance';
    return entry?.as === undefined ? 'person' : 'bot';
  }

  #finished = (): void => void this.finish().catch(this.#services.faultIn('finish', this.id));

  /** Everybody who looks for the table finds it over. Asked for again until that is stored: only then nobody looks after it. */
  finish(): Promise<void> {
    this.#finishing ??= this.#finish().finally(() => (this.#finishing = undefined));
    return this.#finishing;
  }

  async #finish(): Promise<void> {
    const { shelf, running } = this.#services;
    const before = this.#row;
    const row = await shelf.change(this.id, (found) =>
      found.state === 'over'
        ? 'done'
        : {
            state: 'over',
            record: this.#touched(found),
            ...(found.room ? { room: this.#withoutRequest(found.room) } : {}),
          },
    );
    if (typeof row === 'object') {
      this.#row = row as OpenRow;
      this.#tellRequests(before);
    }
    await running.forget(this.id);
  }

  /** Nothing is asked any more once the game is over; it may be over because all agreed. */
  #withoutRequest(room: Room): Room {
    const isDone = this.#host!.table().entries.some(({ id }) => id !== undefined && id === room.request?.id);
    return withoutRequest(room, { outcome: isDone ? 'done' : 'impossible', seats: [] });
  }

  #touched = ({ record }: TableRow) => ({ ...record, touched: this.#services.clock.now() });

  /** Somebody has come: first how things stand, then everything that happens, without a gap. */
  async admit(member: Member): Promise<void> {
    const host = await this.open();
    if (this.#closed) return member.drop(READ_ANEW, 'the table was read anew');
    if (host) await this.#welcome(member, host);
    else this.#welcomeWaiting(member);
    this.tellMuted(member);
    this.askFor(member);
    const notice = this.#requestNotice(this.#row);
    if (notice && member.wants.has('notices')) member.send({ notice });
  }

  /** What the table is asked just now, and who has still to answer. */
  #requestNotice({ room, record }: OpenRow): OnlineNotice | undefined {
    const { request } = room;
    if (!request) return undefined;
    const { id, kind, by, until } = request;
    const seconds = Math.max(0, Math.ceil((until - this.#services.clock.now()) / 1000));
    return { kind: 'ruling-asked', id, ruling: kind, by, asked: [...askedAt(record.seats, request)], seconds };
  }

  /** Everybody hears what is asked, who has still to answer, and what became of it. */
  #tellRequests(before: OpenRow): void {
    const { room, record } = this.#row;
    for (const { id, kind, by, outcome, seats } of room.settled ?? []) {
      if (before.room.settled?.some((known) => known.id === id)) continue;
      this.crowd.notice({ kind: 'ruling-settled', id, ruling: kind, by, outcome, seats: [...seats] });
    }
    const asked = ({ room: { request }, record: { seats } }: Pick<OpenRow, 'room' | 'record'>): string =>
      request ? [request.id, ...askedAt(seats, request)].join() : '';
    const notice = this.#requestNotice(this.#row);
    if (notice && asked({ room, record }) !== asked(before)) this.crowd.notice(notice);
  }

  /** Says on which seats the people sit whose chat lines are left out for this one. */
  tellMuted({ wants, muted, send }: Member): void {
    if (!wants.has('chat')) return;
    const seats = [...this.#row.room.seats.entries()].flatMap(([seat, owner]) =>
      isPerson(owner) && owner.guest !== undefined && muted.has(owner.guest) ? [seat] : [],
    );
    send({ notice: { kind: 'muted', seats } });
  }

  /** Many may come at once: what they are shown is made once for all who share a viewpoint. */
  async #welcome(member: Member, host: TableHost): Promise<void> {
    const chronicle = this.#chronicle!;
    const who = this.#eyesOf(member);
    const from = Math.min(member.since ?? Infinity, host.sequence());
    const history = member.wants.has('history') ? await chronicle.history(who, from) : undefined;
    const position = await chronicle.position(who, from);
    await this.#services.giveWay.telling();
    if (this.#closed || chronicle !== this.#chronicle) return member.drop(READ_ANEW, 'the table was read anew');
    const state = host.over() ? 'over' : 'running';
    const known = this.clocks();
    const clocks = known ? { clocks: onlineClocks(known, this.#services.clock.now()) } : {};
    if (member.opening === undefined) {
      const seated = who === 'spectator' ? {} : { seat: who };
      const head: WelcomeHead = { version: 1, ...seated, state, sequence: from, latest: host.sequence(), ...clocks };
      member.sendText(welcomeText(head, position, history));
    } else {
      const head = { ...this.#openedHead(who, from), state, ...clocks } as const;
      member.sendText(openedText(member.opening, { head, position, history: history ?? [] }));
    }
    this.crowd.add(member);
    this.#readers!.add(member, who, from);
  }

  /** What a page learns of the table with its position. */
  #openedHead(who: Viewer, sequence: number): OpenedHead {
    const { record, room } = this.#row;
    const { id, game, spec, commitment } = record;
    const seats = room.seats.map((seat, index) => {
      const { name, kind } = isPerson(seat) ? { name: seat.name ?? '', kind: 'human' } : record.seats[index]!;
      return { name, kind, ...(seat.colour === undefined ? {} : { colour: seat.colour }) };
    });
    const eyes: readonly Viewer[] = who === 'spectator' ? [who] : ['spectator', who];
    return { ...{ who, sequence, id, game, spec, seats, commitment, eyes }, role: 'host' };
  }

  /** A table that has not begun shows its empty board. */
  #welcomeWaiting(member: Member): void {
    this.crowd.add(member);
    const { record } = this.#row;
    const who = this.#eyesOf(member);
    const game = playableOf(record.game)?.game;
    const config = game?.configure(specOf(record));
    const view = game && config?.ok ? game.view(game.setup(config.value), who) : null;
    const position = { view, turn: { kind: 'seats', seats: [] } } as const;
    if (member.opening !== undefined) {
      const head = { ...this.#openedHead(who, 0), state: 'waiting' } as const;
      return member.sendText(openedText(member.opening, { head, position, history: [] }));
    }
    member.send({
      welcome: {
        version: 1,
        ...(who === 'spectator' ? {} : { seat: who }),
        ...{ state: 'waiting', sequence: 0, latest: 0, view, turn: { seats: [] } },
        ...(member.wants.has('history') ? { history: [] } : {}),
      },
    });
  }

  #eyesOf = (member: Member): Viewer => this.seatOf(member) ?? 'spectator';

  #beside(sequence: number): Beside {
    const host = this.#host!;
    const entry = host.table().entries[sequence - 1];
    const seat = entry?.move?.by;
    const isStandIn = entry?.as !== undefined && typeof seat === 'number' && isPerson(this.#row.room.seats[seat]);
    const clocks = sequence === host.sequence() ? this.clocks() : undefined;
    return {
      ...(isStandIn ? { as: entry.as } : {}),
      ...(clocks ? { clocks: onlineClocks(clocks, this.#services.clock.now()) } : {}),
    };
  }

  /** A table that is about to begin asks for the number that was promised. */
  askFor(member: Member): void {
    const { room, state } = this.#row;
    const seat = this.seatOf(member);
    if (state !== 'waiting' || room.starting === undefined || seat === undefined) return;
    const own = room.seats[seat]!;
    if (isPerson(own) && own.value === undefined) member.send({ reveal: {} });
  }

  async submit(
    member: Member,
    { id, after, action, thought }: { id: string; after: number; action: unknown; thought?: number },
  ): Promise<Submitted | 'not-seated'> {
    const seat = this.seatOf(member);
    if (seat === undefined) return 'not-seated';
    const ended = this.#services.measures.appendSeconds.startTimer();
    const submitted = await this.#submit({
      ...{ seat, action, after, id },
      ...(thought === undefined || !this.#row.room.clock ? {} : { thought }),
    });
    ended();
    this.#services.measures.answers.inc({ answer: submitted.ok ? 'ok' : submitted.reason });
    // Whoever moves is told of the move first, and then that it stands.
    if (submitted.ok) await this.told(member, submitted.sequence);
    return submitted;
  }

  /** What this member was told after a move. */
  async since(member: Member, { who, sequence }: { who: Viewer; sequence: number }): Promise<readonly Update[] | null> {
    const { host, chronicle } = { host: this.#host, chronicle: this.#chronicle };
    if (!host || !chronicle || who !== this.#eyesOf(member) || host.sequence() - sequence > MOST_MISSED) return null;
    const updates: Update[] = [];
    for (let at = sequence; at < host.sequence(); at = updates.at(-1)!.sequence)
      updates.push(...(await chronicle.updates(who, at)));
    return updates;
  }

  /** What this member would be shown now, and what it was told of each move. */
  async look(member: Member, who: Viewer): Promise<Look | null> {
    const { host, chronicle } = { host: this.#host, chronicle: this.#chronicle };
    if (!host || !chronicle || who !== this.#eyesOf(member)) return null;
    const sequence = host.sequence();
    const history = [...(await chronicle.history(who, sequence))];
    return { who, sequence, ...(await chronicle.position(who, sequence)), history, pending: [] };
  }

  /** Resolves once this member has been told of this entry. */
  told = async (member: Member, sequence: number): Promise<void> => this.#readers?.told(member, sequence);

  async #submit(submission: Parameters<TableHost['submit']>[0]): Promise<Submitted> {
    const host = await this.open();
    return host ? host.submit(submission) : { ok: false, reason: 'not-your-turn' };
  }

  legal(member: Member): ToPlayer {
    const seat = this.seatOf(member);
    const host = this.#host;
    const actions = host && seat !== undefined ? host.legal(seat) : [];
    return { legal: { sequence: host?.sequence() ?? 0, actions: [...actions] } };
  }

  /** The room has changed, here or elsewhere. */
  async adopt(row: OpenRow): Promise<void> {
    if (row.version <= this.#row.version || this.#closed) return;
    const before = this.#row;
    this.#row = row;
    const { crowd } = this;
    if (row.state !== 'waiting') {
      if (this.#host) await this.#host.refresh();
      else await this.open();
    } else if (row.room.starting !== undefined && before.room.starting === undefined) {
      for (const member of crowd.all()) this.askFor(member);
    }
    if (row.room.failed && row.room.failed.at !== before.room.failed?.at) {
      crowd.notice({ kind: 'start-failed', names: row.room.failed.names });
    }
    if (row.room.rematch !== undefined && before.room.rematch === undefined) {
      crowd.notice({ kind: 'rematch', table: row.room.rematch });
    }
    this.#tellRequests(before);
    for (const member of crowd.all()) if (member.muted.size > 0) this.tellMuted(member);
    crowd.notice({ kind: 'table' });
  }

  leave(member: Member): void {
    this.crowd.remove(member);
    this.#readers?.remove(member);
    this.#used = this.#services.clock.now();
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    if (this.#host) this.#services.measures.openTables.dec();
    this.#readers?.close();
    this.#host?.close();
    for (const member of this.crowd.all()) member.drop(1001, 'the server is closing');
  }
}
