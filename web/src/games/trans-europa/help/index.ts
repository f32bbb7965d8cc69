// The door of the rules pages.

export { loadHelp } from './load.ts';
export { sectionForRule } from './outline.ts';
export type { HelpEdition, HelpPicture } from './types.ts';
