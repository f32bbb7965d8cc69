// The players of one place. So many are kept; beyond that the one asked longest ago is put away until it is asked again.

import type { SeatedBot } from './bot-keeper.ts';
import type { Sitting } from './ports.ts';

export interface BotPlayers {
  sit(sitting: Sitting): Promise<void>;
  /** Undefined for one who is put away. */
  find(key: string): SeatedBot | undefined;
  /** A bot that was dropped takes its seat again. Undefined if no bot has this seat. */
  ask(key: string): Promise<SeatedBot | undefined>;
  leave(key: string): void;
}

type Seat = (sitting: Sitting) => SeatedBot | undefined | Promise<SeatedBot | undefined>;

interface Place {
  readonly sitting: Sitting;
  player: SeatedBot | undefined;
}

/** What a bot that takes its seat in the middle of a game learns of it. */
function inform(player: SeatedBot, { past, seat }: Sitting): void {
  const lastOfOthers = past.findLastIndex(({ by }) => by !== seat);
  for (const [at, { by, events, view }] of past.entries()) {
    if (by === seat && at > 0) player.recall?.(past[at - 1]!.view, { isThisTurn: at > lastOfOthers });
    player.observe?.(events, () => view);
  }
}

export function botPlayers(seat: Seat, most: number): BotPlayers {
  /** The bot asked last comes last. */
  const places = new Map<string, Place>();
  let kept = 0;

  function putOneAway(): void {
    for (const place of places.values()) {
      if (!place.player) continue;
      place.player = undefined;
      kept--;
      return;
    }
  }

  function leave(key: string): void {
    if (places.get(key)?.player) kept--;
    places.delete(key);
  }

  function keep(sitting: Sitting, player: SeatedBot): void {
    leave(sitting.key);
    if (kept >= most) putOneAway();
    places.set(sitting.key, { sitting, player });
    kept++;
  }

  return {
    async sit(sitting) {
      leave(sitting.key);
      const player = await seat(sitting);
      if (!player) return; // the next question is answered with a failure
      keep({ ...sitting, past: [] }, player);
      inform(player, sitting);
    },
    find: (key) => places.get(key)?.player,
    async ask(key) {
      const place = places.get(key);
      const player = place && (place.player ?? (await seat(place.sitting)));
      if (player) keep(place.sitting, player);
      return player;
    },
    leave,
  };
}
