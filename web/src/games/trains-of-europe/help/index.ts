// The door of the rules pages.

export { loadHelp } from './load.ts';
export { sectionForRule } from './outline.ts';
export type { HelpFigure, MapFigure } from './types.ts';
