// What is read out of a finished review: light enough for any page.

export { decidedBy } from './story.ts';
export { byCost } from './loss.ts';
export { isLuck } from './luck.ts';
export { isRight } from './right.ts';
