// The id under which Trains of Europe is known everywhere.

export const GAME = 'trains-of-europe';
