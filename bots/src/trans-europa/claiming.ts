// Claiming by hand, which all bots of this game do alike: a bot claims as soon as its cities are connected, and never
// otherwise (TE-CLAIM-3). What to build is left to the bot inside, which is not offered claims.

import type { Game, GameTypes } from '@branchline/core';
import { canBuild, gridOf, isComplete, mayClaim, type Action, type Config, type View } from '@branchline/trans-europa';
import type { Bot } from '../bot.ts';

/** A claim, or the end of a turn in which nothing can be laid; undefined if a track can be built. */
function withoutBuilding(view: View): Action | undefined {
  const { config, own, public: position } = view;
  const { stage, tracks } = position;
  if (stage.kind !== 'build' || own === undefined) return undefined;
  const grid = gridOf(config.board);
  if (mayClaim(view, stage) && isComplete(grid, tracks.networks[own.seat]!, own.hand)) return { do: 'claim' };
  return canBuild(grid, position, stage) ? undefined : { do: 'end-turn' };
}

const unclaimed = (game: Game<GameTypes>): Game<GameTypes> => ({
  ...game,
  legal: (view, seat) => game.legal(view, seat).filter((action) => (action as Action).do !== 'claim'),
});

/** A bot of this game, or of any, able to play at tables that claim by hand. */
export const claiming = (bot: Bot<GameTypes>): Bot<GameTypes> => ({
  id: bot.id,
  start(context) {
    if (!(context.config as Config).options.manualClaim) return bot.start(context);
    const player = bot.start({ ...context, game: unclaimed(context.game) });
    return { ...player, decide: (view) => withoutBuilding(view as View) ?? player.decide(view) };
  },
});
