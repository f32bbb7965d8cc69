// Where bots sit, in their worker or thread: a player per seat, told and asked by messages. Each player is told and asked one
// thing after the other. Of several questions the last one goes first: who asks decides in which order bots think.

import type { FromBots, ToBots } from './bot-messages.ts';
import { botPlayers, type BotPlayers } from './bot-players.ts';
import type { Sitting } from './ports.ts';
import { serialQueue } from './queue.ts';

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
  /** The bot that sits down; its code may have to be fetched first. Undefined where nobody of that name plays this game. */
  readonly seat: (sitting: Sitting) => SeatedBot | undefined | Promise<SeatedBot | undefined>;
  readonly say: (message: FromBots) => void;
  /**
   * Asked after every step of a thought: now and then it answers with a promise, and by the time that is kept, new messages have
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

/** A question that has been begun. */
interface Thinking {
  readonly key: string;
  readonly number: number;
  readonly thought: Iterator<undefined, unknown>;
  /** What the player is told and asked as soon as it has answered. */
  readonly later: ToBots[];
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
  /** The last one thinks; those before it go on after it. */
  readonly #thinking: Thinking[] = [];
  readonly #inTurn = serialQueue();
  #isThinking = false;

  constructor(setup: BotKeeperSetup) {
    this.#setup = setup;
    this.#players = botPlayers(setup.seat, setup.most ?? Infinity);
  }

  // In their order: a bot still on its way must not miss what it is told.
  hear(message: ToBots): void {
    void this.#inTurn(() => this.#handle(message).catch((fault: unknown) => this.#forgive(message, fault)));
  }

  async #handle(message: ToBots): Promise<void> {
    const thinking = this.#thinking.find(({ key }) => key === keyOf(message));
    if (thinking) return void thinking.later.push(message);
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
    this.#thinking.push({ key, number, thought, later: [] });
    if (!this.#isThinking) void this.#think();
  }

  async #think(): Promise<void> {
    this.#isThinking = true;
    for (let last = this.#thinking.at(-1); last; last = this.#thinking.at(-1)) {
      this.#step(last);
      const breath = this.#setup.breathe?.();
      if (breath) await breath;
    }
    this.#isThinking = false;
  }

  #step({ number, thought, later }: Thinking): void {
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
    void this.#tell(later);
  }

  async #tell(messages: readonly ToBots[]): Promise<void> {
    for (const message of messages)
      await this.#handle(message).catch((fault: unknown) => this.#forgive(message, fault));
  }

  #forgive(message: ToBots, fault: unknown): void {
    if (message.tell === 'decide') this.#setup.say({ number: message.number, failure: String(fault) });
    else this.#players.leave(keyOf(message));
  }
}
