// Who plays a seat that is left to bots: the bot that sat there, or for a person the one that the hint button asks.

const ADVISER = 'bot:engineer';

export const botKind = (kind: string): string => (kind.startsWith('bot:') ? kind : ADVISER);
