// Under which name the review of a game is kept; another version of the judgement is another name.

const VERSION = 1;

export const reviewKey = (game: string): string => `review/companies/${VERSION}/${game}`;
