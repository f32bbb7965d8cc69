// Where bots sit, in their worker or thread: a player per seat, told and asked by messages, one after the other.

import type { FromBots, ToBots } from './bot-messages.ts';
import type { Sitting } from './ports.ts';
import { serialQueue } from './queue.ts';

/** A bot at its seat. */
export interface SeatedBot {
  observe?(events: readonly unknown[], view: () => unknown): void;
  /** Told what it saw before each move it has already made, where it has to go on as if it had sat there all the time. */
  recall?(view: unknown, when: { readonly isThisTurn: boolean }): void;
  decide(view: unknown): unknown;
}

export interface BotKeeperSetup {
  /** The bot that sits down; its code may have to be fetched first. Undefined where nobody of that name plays this game. */
  readonly seat: (sitting: Sitting) => SeatedBot | undefined | Promise<SeatedBot | undefined>;
  readonly say: (message: FromBots) => void;
}

/** What a bot that sits down in the middle of a game learns of it. */
function inform(player: SeatedBot, { past, seat }: Sitting): void {
  const lastOfOthers = past.findLastIndex(({ by }) => by !== seat);
  for (const [at, { by, events, view }] of past.entries()) {
    if (by === seat && at > 0) player.recall?.(past[at - 1]!.view, { isThisTurn: at > lastOfOthers });
    player.observe?.(events, () => view);
  }
}

/** Answers with the call that takes messages. */
export function botKeeper({ seat, say }: BotKeeperSetup): (message: ToBots) => void {
  const players = new Map<string, SeatedBot>();

  async function sit(sitting: Sitting): Promise<void> {
    players.delete(sitting.key);
    const player = await seat(sitting);
    if (!player) return; // the next question is answered with a failure
    players.set(sitting.key, player);
    inform(player, sitting);
  }

  function decide(key: string, number: number, view: unknown): void {
    const player = players.get(key);
    if (!player) return say({ number, failure: 'nobody sits there' });
    say({ number, begun: true });
    say({ number, action: player.decide(view) });
  }

  async function handle(message: ToBots): Promise<void> {
    switch (message.tell) {
      case 'sit':
        return sit(message.sitting);
      case 'observe':
        return players.get(message.key)?.observe?.(message.update.events, () => message.update.view);
      case 'leave':
        return void players.delete(message.key);
      case 'decide':
        return decide(message.key, message.number, message.view);
    }
  }

  /** A bot that fails must not take the others with it; the table replaces it. */
  function forgive(message: ToBots, fault: unknown): void {
    if (message.tell === 'decide') say({ number: message.number, failure: String(fault) });
    else players.delete(message.tell === 'sit' ? message.sitting.key : message.key);
  }

  // In their order: a bot still on its way must not miss what it is told.
  const inTurn = serialQueue();
  return (message) => void inTurn(() => handle(message).catch((fault: unknown) => forgive(message, fault)));
}
