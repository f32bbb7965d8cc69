// Where bots sit, in their worker or thread: a player per seat, told and asked by messages. Each player is told and asked one
// thing after the other. Of several questions the last one goes first: who asks decides in which order bots think.

import type { FromBots, ToBots } from './bot-messages.ts';
import { botPlayers, type BotPlayers } from './bot-players.ts';
import type { Sitting } from './ports.ts';

/** A bot at its seat. */
export interface SeatedBot {
  observe?(events: readonly unknown[], view: () => unknown): void;
  /** Told what it saw before each move it has already made, where it has to go on as if it had sat there all the time. */
  recall?(view: unknown, when: { readonly isThisTurn: boolean }): void;
  decide(view: unknown): unknown;
  /** The same decision in steps, between which others may think. */
  think?(view: unknown): Iterator<undefined, unknown>;
}

export interface BotKeeperSetup {
  /** The bot that takes its seat; its code may have to be fetched first. Undefined where nobody of that name plays this game. */
  readonly seat: (sitting: Sitting) => SeatedBot | undefined | Promise<SeatedBot | undefined>;
  readonly say: (message: FromBots) => void;
  /**
   * Asked after every piece of work: now and then it answers with a promise, and by the time that is kept, new messages have
   * come in. Left out: every thought is thought to its end at once.
   */
  readonly breathe?: () => Promise<void> | undefined;
  /**
   * So many players are kept. Beyond that the one asked longest ago is put away: asked again, it knows what its seat sees then,
   * but no longer what it has concluded from earlier moves. Left out: all are kept.
   */
  readonly most?: number;
}

const keyOf = (message: ToBots): string => (message.tell === 'sit' ? message.sitting.key : message.key);

const isUrgent = ({ tell }: ToBots): boolean => tell === 'decide' || tell === 'leave';

/** A question that has been begun. */
interface Thinking {
  readonly key: string;
  readonly number: number;
  readonly thought: Iterator<undefined, unknown>;
}

/** A player that answers at once: one step. */
const atOnce = (player: SeatedBot, view: unknown): Iterator<undefined, unknown> => ({
  next: () => ({ done: true, value: player.decide(view) }),
});

/** Answers with the call that takes messages. */
export function botKeeper(setup: BotKeeperSetup): (message: ToBots) => void {
  const keeper = new Keeper(setup);
  return (message) => keeper.hear(message);
}

/** Holds identity: hence a class. */
class Keeper {
  readonly #setup: BotKeeperSetup;
  readonly #players: BotPlayers;
  /** What each player has still to be told and asked, in its order. */
  readonly #inboxes = new Map<string, ToBots[]>();
  /** Whose inbox cannot wait: they are asked something, or leave. */
  readonly #urgent: string[] = [];
  /** The last one thinks; those before it go on after it. */
  readonly #thinking: Thinking[] = [];
  #isWorking = false;

  constructor(setup: BotKeeperSetup) {
    this.#setup = setup;
    this.#players = botPlayers(setup.seat, setup.most ?? Infinity);
  }

  hear(message: ToBots): void {
    const key = keyOf(message);
    const inbox = this.#inboxes.get(key);
    if (inbox) inbox.push(message);
    else this.#inboxes.set(key, [message]);
    if (isUrgent(message)) this.#urgent.push(key);
    if (!this.#isWorking) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    for (let next = this.#next(); next; next = this.#next()) await next();
    this.#isWorking = false;
  }

  /** First the latest question, then the searches that have begun; updates for other bots wait until no bot thinks. */
  #next(): (() => Promise<void>) | undefined {
    const urgent = this.#urgent.find((key) => this.#thinking.every((thinking) => thinking.key !== key));
    if (urgent !== undefined) return () => this.#takeFrom(urgent);
    const last = this.#thinking.at(-1);
    if (last) return () => this.#goOn(last);
    const [oldest] = this.#inboxes.keys();
    return oldest === undefined ? undefined : () => this.#takeFrom(oldest);
  }

  async #takeFrom(key: string): Promise<void> {
    const [message, ...rest] = this.#inboxes.get(key)!;
    if (rest.length > 0) this.#inboxes.set(key, rest);
    else this.#inboxes.delete(key);
    if (isUrgent(message!)) this.#urgent.splice(this.#urgent.indexOf(key), 1);
    await this.#handle(message!).catch((fault: unknown) => this.#forgive(message!, fault));
    await this.#setup.breathe?.();
  }

  async #handle(message: ToBots): Promise<void> {
    switch (message.tell) {
      case 'sit':
        return this.#players.sit(message.sitting);
      case 'observe':
        return this.#players.find(message.key)?.observe?.(message.update.events, () => message.update.view);
      case 'leave':
        return this.#players.leave(message.key);
      case 'decide':
        return this.#begin(message);
    }
  }

  async #begin({ key, number, view }: Extract<ToBots, { tell: 'decide' }>): Promise<void> {
    const { say } = this.#setup;
    const player = await this.#players.ask(key);
    if (!player) return say({ number, failure: 'nobody sits there' });
    say({ number, begun: true });
    const thought = player.think?.(view) ?? atOnce(player, view);
    const begun = { key, number, thought };
    this.#thinking.push(begun);
    await this.#goOn(begun);
  }

  /** Until it is thought to its end, or messages have come in that may be more urgent. */
  async #goOn(thinking: Thinking): Promise<void> {
    let breath: Promise<void> | undefined;
    while (!breath && this.#thinking.at(-1) === thinking) {
      this.#step(thinking);
      breath = this.#setup.breathe?.();
    }
    await breath;
  }

  #step({ number, thought }: Thinking): void {
    const { say } = this.#setup;
    try {
      const step = thought.next();
      if (!step.done) return;
      say({ number, action: step.value });
    } catch (fault) {
      // A bot that fails must not take the others with it; the table replaces it.
      say({ number, failure: String(fault) });
    }
    this.#thinking.pop();
    const next = this.#thinking.at(-1);
    if (next) say({ number: next.number, begun: true });
  }

  #forgive(message: ToBots, fault: unknown): void {
    if (message.tell === 'decide') this.#setup.say({ number: message.number, failure: String(fault) });
    else this.#players.leave(keyOf(message));
  }
}
