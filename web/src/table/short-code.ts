// What a short link has in the place of a packed game.

export const isShort = (code: string): boolean => /^[a-z0-9]{10}$/.test(code);
