// The public door of the bots.

export type { Bot, BotContext, Budget, Player } from './bot.ts';
export { botRng, playGame } from './play.ts';
export type { Match, Played } from './play.ts';
export { botById, botIds } from './registry.ts';
export { trainsOfEuropeStyles } from './trains-of-europe/styles.ts';
