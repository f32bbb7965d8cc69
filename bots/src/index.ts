// The public entry point of the bots.

export type { Bot, BotContext, Budget, Player } from './bot.ts';
export { botRng, playGame } from './play.ts';
export type { Match, Played } from './play.ts';
export { botById, botIds, poolBotById, poolIds } from './registry.ts';
export { thinkingTime } from './thinking-time.ts';
export { concluded } from './thought.ts';
export type { Thought } from './thought.ts';
export { fieldOf } from './trans-europa/playout/field.ts';
export { playoutsOf } from './trans-europa/playout/playouts.ts';
export { MAX_HAND, newPosition } from './trans-europa/playout/position.ts';
export { trainsOfEuropeStyles } from './trains-of-europe/styles.ts';
export { posteriorOf, reader } from './trans-europa/inference/reader.ts';
export type { Reader, SeatPosterior } from './trans-europa/inference/reader.ts';
