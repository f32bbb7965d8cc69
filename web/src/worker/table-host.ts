// One open game in the authority: serial, written to the journal before anybody hears of a move, followed by other tabs.

import { openTable } from '@branchline/core';
import type { Answer, GameTypes, Seat, SeatInfo, Table, Viewer } from '@branchline/core';
import type { Journal, WriteFailure } from '../storage/journal.ts';
import { seatBots, type BotSeats } from './bot-seats.ts';
import type { BotLink } from './bot-link.ts';
import { gameLog } from './game-log.ts';
import type { Lease } from './lease.ts';
import type { HintAnswer, Look, Notice, Opened, OpenProblem, Push, Role, Update } from './protocol.ts';
import { entriesOf, eyesOf, fileOf, updatesOf, type AnyGame } from './stored-game.ts';

/** How tabs tell each other that a game has moved on. */
export type Channel = { post(sequence: number): void; close(): void };

export type HostTools = {
  readonly game: (id: string) => AnyGame | undefined;
  readonly journal: Journal;
  readonly bots: BotLink;
  readonly lease: (name: string, changed: (role: Role) => void) => Promise<Lease>;
  readonly channel: (name: string, heard: () => void) => Channel;
  readonly push: (push: Push) => void;
  readonly now: () => number;
  readonly random: () => number;
};

export type Submitted = Answer | { readonly ok: false; readonly reason: 'follower' };
type Submission = { readonly seat: Seat; readonly action: unknown; readonly after: number; readonly move?: string };

export type TableHost = {
  opened(): Opened;
  look(who: Viewer): Look | null;
  submit(submission: Submission): Promise<Submitted>;
  shown(sequence: number): void;
  takeOver(): void;
  hint(seat: Seat): Promise<HintAnswer>;
  /** The game so far; the seed is in it only once the game is over. */
  file(): string;
  close(): void;
};

const isHuman = (info: SeatInfo | undefined): boolean => info?.kind === 'human';

/** The only human looks through its own eyes; where several share the device, everybody waits behind the curtain. */
export function firstEyes(seats: readonly SeatInfo[]): Viewer {
  const humans = [...seats.keys()].filter((seat) => isHuman(seats[seat]));
  return humans.length === 1 ? humans[0]! : 'spectator';
}

export async function openHost(tools: HostTools, id: string): Promise<TableHost | OpenProblem> {
  const { journal, push } = tools;
  const found = await journal.read(id);
  const game = found && tools.game(found.record.game);
  if (!found || !game) return { problem: 'unknown-game' };
  if (found.record.seed === undefined) return { problem: 'replay-only' };
  const seed = found.record.seed;
  const opened = gameLog(game, journal, found);
  if (!opened.ok) return { problem: 'damaged', why: opened.error };
  const log = opened.value;

  const seats = (): readonly SeatInfo[] => log.record().seats;
  const notice = (message: Notice): void => push({ push: 'notice', id, notice: message });
  let who = firstEyes(seats());
  let shown = Math.min(found.record.shown, log.length());
  let trouble: WriteFailure | undefined;
  let closed = false;
  /** Present while this tab holds the game. */
  let held: { readonly table: Table<GameTypes>; readonly bots: BotSeats } | undefined;
  let outbox: Update[] = [];
  let unsubscribe = (): void => {};
  let queue: Promise<unknown> = Promise.resolve();
  const waiters = new Set<() => void>();

  function lookWith(eyes: Viewer): Look {
    const course = log.course();
    return {
      who: eyes,
      sequence: shown,
      view: game!.view(course.states[shown], eyes),
      history: entriesOf(game!, { ...course, moves: course.moves.slice(0, shown) }, eyes),
      pending: updatesOf(game!, course, eyes, shown),
    };
  }

  function listen(): void {
    unsubscribe();
    unsubscribe =
      held?.table.subscribe(who, ({ sequence, view, events }) => {
        outbox.push({ sequence, view, events, by: log.course().moves[sequence - 1]!.by });
      }) ?? (() => {});
  }

  function takeSeat(seat: Seat, kind: string): void {
    log.change({ seats: seats().map((info, s) => (s === seat ? { ...info, kind } : info)) });
    notice({ kind: 'bot-replaced', seat, bot: kind.replace(/^bot:/, '') });
  }

  /** Opens the table on the log as it stands, seats the bots, and stores what chance has done at once. */
  async function hold(): Promise<void> {
    const { config, moves } = log.course();
    const table = openTable(game!, {
      config,
      seats: seats(),
      seed,
      moves: moves.slice(),
      append: (move) => log.add(move),
    });
    const bots = seatBots({ ...tools, game: game!, id, course: () => log.course(), seats, replaced: takeSeat });
    held = { table, bots };
    listen();
    await save();
  }

  function letGo(): void {
    held?.bots.leave();
    held = undefined;
    outbox = [];
    unsubscribe();
    for (const check of [...waiters]) check();
  }

  async function catchUp(): Promise<void> {
    await log.reread();
    shown = Math.min(shown, log.length());
    push({ push: 'reload', id, look: lookWith(who) });
  }

  async function save(): Promise<WriteFailure | undefined> {
    const failure = await log.save({ touched: tools.now(), shown });
    if (failure === undefined && trouble) notice({ kind: 'saved-again' });
    if (failure !== undefined && failure !== 'taken' && failure !== trouble)
      notice({ kind: 'not-saved', why: failure });
    trouble = failure;
    return failure;
  }

  /** Runs one thing after the other, so that no two moves are ever under way at once. */
  function serially<T>(work: () => Promise<T>): Promise<T> {
    const result = queue.then(work, work);
    queue = result.catch(() => undefined);
    return result;
  }

  /** check → apply → append → send. */
  const submit = ({ seat, action, after, move }: Submission): Promise<Submitted> =>
    serially(async () => {
      if (!held || closed) return { ok: false, reason: 'follower' };
      const before = log.length();
      const answer = held.table.submit({ seat, action, after, ...(move === undefined ? {} : { id: move }) });
      if (!answer.ok || log.length() === before) return answer;
      if ((await save()) === 'taken') {
        letGo();
        await catchUp();
        notice({ kind: 'role', role: 'follower' });
        return { ok: false, reason: 'follower' };
      }
      held.bots.observe(before);
      for (const update of outbox.splice(0)) push({ push: 'update', id, update });
      channel.post(log.length());
      void drive();
      return answer;
    });

  const untilShown = (sequence: number): Promise<void> =>
    new Promise((resolve) => {
      const check = (): void => {
        if (shown < sequence && !closed && held) return;
        waiters.delete(check);
        resolve();
      };
      waiters.add(check);
      check();
    });

  let driving = false;
  /** Lets the bots move, each only after the page has shown what happened before. */
  async function drive(): Promise<void> {
    if (driving) return;
    driving = true;
    for (;;) {
      if (!held || closed) break;
      const { table, bots } = held;
      const turn = table.turn();
      const seat = turn.kind === 'seats' ? turn.seats.find((s) => !isHuman(seats()[s])) : undefined;
      if (seat === undefined) break;
      const after = log.length();
      push({ push: 'thinking', id, seats: [seat] });
      const action = await bots.decide(seat, table.view(seat));
      await untilShown(after);
      if (held?.table === table && log.length() === after) await submit({ seat, action, after });
    }
    driving = false;
    push({ push: 'thinking', id, seats: [] });
  }

  const channel = tools.channel(`branchline-${id}`, () => {
    if (!held && !closed) void serially(catchUp);
  });

  const lease = await tools.lease(`branchline-${id}`, (role) => {
    if (closed) return;
    void serially(async () => {
      letGo();
      await log.reread();
      if (role === 'host') await hold();
      await catchUp();
      notice({ kind: 'role', role });
      void drive();
    });
  });
  if (lease.role() === 'host') await hold();

  return {
    opened: () => {
      const { game: gameId, spec, commitment } = log.record();
      void drive();
      return {
        ...lookWith(who),
        id,
        game: gameId,
        spec,
        seats: seats(),
        commitment,
        role: lease.role(),
        saved: trouble === undefined,
      };
    },
    look: (eyes) => {
      if (!eyesOf(log.record(), log.over()).includes(eyes)) return null;
      who = eyes;
      listen();
      return lookWith(eyes);
    },
    // The page acts for people only; bots act through `drive`.
    submit: async (submission) =>
      isHuman(seats()[submission.seat]) ? submit(submission) : { ok: false, reason: 'not-your-turn' },
    shown: (sequence) => {
      if (sequence <= shown || sequence > log.length()) return;
      shown = sequence;
      for (const check of [...waiters]) check();
      if (held) log.change({ shown });
    },
    takeOver: () => lease.take(),
    hint: async (seat) => {
      const turn = held?.table.turn();
      if (!held || !isHuman(seats()[seat]) || turn?.kind !== 'seats' || !turn.seats.includes(seat)) {
        return { problem: 'no-hint' };
      }
      return held.bots.hint(seat, held.table.view(seat));
    },
    file: () => JSON.stringify(fileOf(log.record(), log.stored(), game.result(log.course().states.at(-1)))),
    close: () => {
      closed = true;
      letGo();
      channel.close();
      lease.release();
    },
  };
}
