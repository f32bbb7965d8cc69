// The table of a game that is explored, for any game: the seat to move is played here, without a curtain, at any position of
// the game and its branches. The authority keeps what is played; pace and place belong to the page.

import { batch, computed, signal } from '@preact/signals';
import type { GameSpec, Seat, SeatInfo } from '@branchline/core';
import type { Notice, Submitted } from '@branchline/protocol';
import type { ExploreAnswer, ExploreLine, ExplorePosition } from '@branchline/protocol/explore';
import { settings } from '../../prefs/settings.ts';
import { wait, waitUnless } from '../../table/pace.ts';
import type { OpenTable, Role, TableRules, Told } from '../../table/table-types.ts';
import { untilSignal } from '../../table/until-signal.ts';
import { ask } from './asking.ts';
import { botKind } from './bot-kind.ts';

export type Place = { readonly line?: string; readonly at: number };

type OpenedGame = Exclude<ExploreAnswer<'open'>, { readonly problem: unknown }>;

/** The viewpoint: the seat to move, or a fixed one. */
export type Looking = 'turn' | Seat;

export type BranchTableSetup = {
  readonly id: string;
  readonly opened: OpenedGame;
  readonly rules: TableRules;
  readonly position: ExplorePosition;
  readonly lines: readonly ExploreLine[];
};

/** Nothing but the place: questions are judged strictly. */
export const placeOf = ({ line, at }: { readonly line?: string | undefined; readonly at: number }): Place =>
  line === undefined ? { at } : { line, at };

const sameLine = (a: Place, b: Place): boolean => a.line === b.line;

export class BranchTable implements OpenTable {
  readonly isBranch = true;
  readonly id: string;
  readonly game: string;
  readonly spec: GameSpec;
  readonly commitment: string;
  readonly #rules: TableRules;
  readonly #people: readonly SeatInfo[];
  readonly #position;
  readonly #listeners = new Set<(told: Told, view: unknown) => void>();
  readonly #waiters = new Set<() => void>();
  readonly #busy = signal(0);
  /** Counts jumps: what was under way before one is no longer wanted. */
  #jumps = 0;
  /** How far play has gone beyond what is shown. */
  #aim: Place;
  #driving = false;
  /** Bots that go on by themselves stop where the game stops for people. */
  #stopsForBots = false;
  #closed = false;

  readonly lines;
  /** Seats that bots play once they go on. */
  readonly bots;
  readonly going = signal(false);
  readonly looking = signal<Looking>('turn');
  /** There are as many branches as one game can have. */
  readonly full = signal(false);

  readonly thinking = signal<readonly Seat[]>([]);
  readonly role = signal<Role>('host');
  readonly notices = signal<readonly Notice[]>([]);
  readonly stop = signal<Told | undefined>(undefined);
  readonly curtain = signal<Seat | undefined>(undefined);
  readonly paused = signal(false);
  readonly conceded = signal<Seat | undefined>(undefined);
  readonly finishing = signal(false);
  readonly behind = computed(() => false);

  constructor({ id, opened, rules, position, lines }: BranchTableSetup) {
    this.id = id;
    this.game = opened.game;
    this.spec = opened.spec;
    this.commitment = opened.commitment;
    this.#rules = rules;
    this.#people = opened.seats;
    this.#position = signal(position);
    this.#aim = placeOf(position);
    this.lines = signal(lines);
    this.bots = signal<ReadonlySet<Seat>>(new Set(opened.seats.keys()));
    this.#stopHere();
  }

  readonly seats = computed<readonly SeatInfo[]>(() =>
    this.#people.map((info, seat) => ({ ...info, kind: this.#isBot(seat) ? botKind(info.kind) : 'human' })),
  );
  readonly humans = computed<ReadonlySet<Seat>>(
    () => new Set([...this.#people.keys()].filter((seat) => !this.#isBot(seat))),
  );
  readonly place = computed<Place>(() => placeOf(this.#position.value));
  readonly who = computed(() => this.#position.value.who);
  readonly view = computed(() => this.#position.value.view);
  readonly sequence = computed(() => this.#position.value.at);
  readonly entries = computed(() => this.#position.value.history as readonly Told[]);
  /** How many moves the line has that is shown. */
  readonly moves = computed(() => this.#position.value.moves);
  /** Every seat's view. */
  readonly open = computed(() => this.#position.value.open);
  readonly settled = computed(() => this.#busy.value === 0);

  /** While bots do not play on, all seats are played by hand. */
  #isBot = (seat: Seat): boolean => this.going.value && this.bots.value.has(seat);

  readonly #asked = computed<readonly Seat[]>(() => {
    const { turn } = this.#position.value;
    return turn.kind === 'seats' ? turn.seats : [];
  });

  readonly acting = computed<Seat | undefined>(() => {
    const seat = this.who.value;
    if (seat === 'spectator' || this.stop.value || this.#isBot(seat)) return undefined;
    return this.#asked.value.includes(seat) ? seat : undefined;
  });

  readonly isOver = computed(() => this.#position.value.turn.kind === 'over');

  async #look(place: Place): Promise<ExplorePosition | null> {
    const eyes = this.looking.value;
    const who = eyes === 'turn' ? this.who.value : eyes;
    const hands = eyes === 'turn' ? [...this.humans.value] : [];
    return ask(this.id, { do: 'look', ...place, hands, who });
  }

  /** The entry the position shown came about by, where the game stops after it; where only bots play, if they are to. */
  #stopHere(): void {
    const { history, at, turn } = this.#position.value;
    const last = history[at - 1] as Told | undefined;
    const isWatched = this.humans.value.size > 0 || this.#stopsForBots;
    const isStop = last && turn.kind !== 'over' && isWatched && this.#rules.stopsAfter(last);
    this.stop.value = isStop ? last : undefined;
  }

  #show(position: ExplorePosition): void {
    batch(() => {
      this.#position.value = position;
      this.#stopHere();
    });
  }

  /** Shows one position after the other up to where play has gone; stops where the game stops for people. */
  async #walk(): Promise<void> {
    const jump = this.#jumps;
    while (!this.#closed && jump === this.#jumps && !this.stop.value) {
      const now = this.#position.value;
      if (now.at >= this.#aim.at && sameLine(now, this.#aim)) {
        // What chance does is never left half done.
        if (now.turn.kind !== 'chance' || now.at >= now.moves) return;
        this.#aim = { ...this.#aim, at: now.at + 1 };
      }
      const next = { ...this.#aim, at: Math.min(now.at + 1, this.#aim.at) };
      const position = await this.#look(next);
      if (!position || jump !== this.#jumps || this.#closed) return;
      this.#show(position);
      await this.#tell(position);
    }
  }

  async #tell({ history, view }: ExplorePosition): Promise<void> {
    const told = history.at(-1) as Told | undefined;
    for (const check of [...this.#waiters]) check();
    if (!told) return;
    for (const listener of [...this.#listeners]) listener(told, view);
    const pause = this.#rules.pauseAfter(told, { humans: this.humans.value, speed: settings.value.speed });
    const { hurried } = this.#rules;
    await (hurried ? waitUnless(pause, hurried) : wait(pause));
  }

  async #whileBusy(work: () => Promise<void>): Promise<void> {
    this.#busy.value++;
    try {
      await work();
    } finally {
      this.#busy.value--;
    }
  }

  /** What was played is shown, and those who are asked next go on. */
  #follow(to: Place): Promise<void> {
    this.#aim = placeOf(to);
    return this.#whileBusy(async () => {
      await this.#walk();
      this.lines.value = await ask(this.id, { do: 'lines' });
      void this.#drive();
    });
  }

  /** Lets bots move as long as one is asked and nobody holds them up. */
  async #drive(): Promise<void> {
    if (this.#driving || this.#busy.value > 0) return;
    this.#driving = true;
    try {
      while (this.going.value && !this.#closed && !this.stop.value) {
        if (this.paused.value) await untilSignal(this.paused, false);
        const seat = this.#asked.value.find(this.#isBot);
        if (seat === undefined) break;
        await this.#whileBusy(() => this.#moveBot(seat));
      }
    } finally {
      this.#driving = false;
      // What was to be played out has been.
      if (this.isOver.value || (this.stop.value && this.#stopsForBots)) this.#setGoing({ going: false });
      this.lines.value = await ask(this.id, { do: 'lines' });
    }
  }

  async #moveBot(seat: Seat): Promise<void> {
    const jump = this.#jumps;
    const kinds = this.seats.value.map(({ kind }) => kind);
    this.thinking.value = [seat];
    const played = await ask(this.id, { do: 'bot', ...this.#placeNow(), seat, kinds });
    this.thinking.value = [];
    if (jump !== this.#jumps || this.#closed) return;
    if (!this.#isTaken(played)) {
      this.going.value = false;
      return;
    }
    this.#aim = placeOf(played);
    await this.#walk();
    if (!this.lines.value.some(({ id }) => id === played.line)) this.lines.value = await ask(this.id, { do: 'lines' });
  }

  #placeNow(): Place {
    return placeOf(this.#position.value);
  }

  #isTaken(played: ExploreAnswer<'play'>): played is Extract<ExploreAnswer<'play'>, { ok: true; at: number }> {
    this.full.value = !played.ok && played.reason === 'too-many';
    return played.ok && 'at' in played;
  }

  /** To another position of this or another line; bots that were playing on stop. Beyond what chance does, in this direction. */
  readonly goTo = async (place: Place, by: 1 | -1 = 1): Promise<void> => {
    const jump = ++this.#jumps;
    this.going.value = false;
    this.paused.value = false;
    await this.#whileBusy(async () => {
      let position = await this.#look(place);
      while (position && !this.#isRest(position, by)) position = await this.#look({ ...place, at: position.at + by });
      if (!position || jump !== this.#jumps || this.#closed) return;
      this.#show(position);
      this.#aim = this.#placeNow();
      for (const check of [...this.#waiters]) check();
    });
  };

  /** Whether one can stay here: not while chance is at it, unless the game stops for people to look. */
  #isRest({ at, moves, turn, history }: ExplorePosition, by: 1 | -1): boolean {
    const last = history[at - 1] as Told | undefined;
    if (turn.kind !== 'chance' || (last && this.#rules.stopsAfter(last))) return true;
    return by > 0 ? at >= moves : at <= 0;
  }

  readonly step = (by: 1 | -1): void => {
    const { at, line } = this.place.value;
    const next = Math.max(0, Math.min(this.moves.value, at + by));
    if (next !== at) void this.goTo(placeOf({ line, at: next }), by);
  };

  /** Looks through other eyes. */
  readonly lookAs = (looking: Looking): void => {
    this.looking.value = looking;
    void this.#again();
  };

  /** The same position for the present viewpoint. */
  async #again(): Promise<void> {
    const jump = this.#jumps;
    await this.#whileBusy(async () => {
      const position = await this.#look(this.#placeNow());
      if (position && jump === this.#jumps && !this.#closed) this.#show(position);
    });
  }

  /** Bots go on to where the game stops for people. */
  readonly playOut = (): Promise<void> => {
    const going = this.letBotsGo();
    this.#stopsForBots = true;
    return going;
  };

  readonly letBotsGo = async (): Promise<void> => {
    this.#setGoing({ going: true });
    if (!this.#asked.value.some(this.#isBot)) await this.#again();
    void this.#drive();
  };

  readonly stopBots = (): Promise<void> => {
    this.#setGoing({ going: false });
    return this.#again();
  };

  #setGoing({ going }: { readonly going: boolean }): void {
    this.#stopsForBots = false;
    this.going.value = going;
    this.paused.value = false;
  }

  readonly act = async (action: unknown): Promise<Submitted> => {
    const seat = this.acting.value;
    if (seat === undefined) return { ok: false, reason: 'not-your-turn' };
    const from = this.#placeNow();
    this.#busy.value++;
    const played = await ask(this.id, { do: 'play', ...from, seat, action }).finally(() => this.#busy.value--);
    if (this.#isTaken(played)) {
      void this.#follow(played);
      return { ok: true, sequence: from.at + 1 };
    }
    return played.ok || played.reason === 'too-many' ? { ok: false, reason: 'stale' } : played;
  };

  readonly hint = async (): Promise<{ readonly do: string } | undefined> => {
    const seat = this.acting.value;
    if (seat === undefined) return undefined;
    const answer = await ask(this.id, { do: 'hint', ...this.#placeNow(), seat });
    return 'action' in answer ? answer.action : undefined;
  };

  /** Taking back is a step back: what was played stays a branch. */
  readonly rule = async (): Promise<Submitted> => {
    if (this.sequence.value === 0) return { ok: false, reason: 'nothing-to-take-back' };
    this.step(-1);
    return { ok: true, sequence: this.sequence.value };
  };

  readonly goOn = (): void => {
    if (!this.stop.value) return;
    this.stop.value = undefined;
    const { at, line } = this.place.value;
    const isBehind = at < this.#aim.at || !sameLine(this.place.value, this.#aim);
    // If a player is to move next, there is no automatic move.
    if (!isBehind && this.#position.value.turn.kind !== 'chance') return void this.#drive();
    // Looked at in the middle of a line, what follows the stop is the next move there.
    const next = isBehind ? this.#aim : placeOf({ line, at: Math.min(at + 1, this.moves.value) });
    void this.#follow(next);
  };

  readonly standIn = async (): Promise<Submitted> => ({ ok: false, reason: 'not-your-turn' });
  readonly liftCurtain = async (): Promise<void> => {};
  readonly takeOver = (): void => {};

  readonly onShown = (listener: (told: Told, view: unknown) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly untilShown = (upTo: number): Promise<void> =>
    new Promise((resolve) => {
      const jump = this.#jumps;
      const check = (): void => {
        if (this.sequence.value < upTo && jump === this.#jumps && !this.#closed) return;
        this.#waiters.delete(check);
        resolve();
      };
      this.#waiters.add(check);
      check();
    });

  get isClosed(): boolean {
    return this.#closed;
  }

  readonly close = (): void => {
    this.#closed = true;
    this.paused.value = false;
    for (const check of [...this.#waiters]) check();
    void ask(this.id, { do: 'close' });
  };
}
