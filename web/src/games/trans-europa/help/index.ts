// The door of the rules pages.

export { loadHelp } from './load.ts';
export { sectionForRule } from './outline.ts';
export { searchHelp } from './search.ts';
export type { HelpBlock, HelpBook, HelpEdition, HelpPicture, HelpSection } from './types.ts';
