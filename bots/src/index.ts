// The public door of the bots.

export type { Bot, BotContext, Budget, Player } from './bot.ts';
export { botById, botIds } from './registry.ts';
