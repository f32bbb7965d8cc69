// Under which names the review of a game and what insight counts of it are kept; another version of the judgement, or another way
// of counting, is another name.

export const REVIEW_KEYS = 'review/3/';
export const INSIGHT_KEYS = 'insight/3/';

export const reviewKey = (game: string): string => `${REVIEW_KEYS}${game}`;
export const insightKey = (game: string): string => `${INSIGHT_KEYS}${game}`;
