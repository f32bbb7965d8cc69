// Style sheets of the shadow tree. They are made by script, so that no policy of a page against inline styles stands in their way.

import colours from '../ui/theme/colours.css?inline';
import tokens from '../ui/theme/tokens.css?inline';
import shape from '../ui/player-shape.css?inline';
import own from './replay.css?inline';

const sheets = new Map<string, CSSStyleSheet>();

/** In a shadow tree the root of the page is out of sight: its place is taken by the element itself. */
const inShadow = (css: string): string => css.replaceAll(':root', ':host');

/** The sheet of the replay itself has no name; every other one is made of its text. */
export function sheetFor(css: string): CSSStyleSheet {
  const known = sheets.get(css);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(inShadow(css === '' ? tokens + colours + shape + own : css));
  sheets.set(css, sheet);
  return sheet;
}
