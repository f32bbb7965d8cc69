// The id under which Trans Europa is known everywhere.

export const GAME = 'trans-europa';
