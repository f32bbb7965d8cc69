// The page for frames: /embed/?table=ID, ?link=ID, ?src=PATH, or #CODE with the whole game; move, lang and theme as in the element.

import './replay.ts';
import { attributesOf } from './page-address.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync('body { margin: 0 } branchline-replay { max-width: none }');
document.adoptedStyleSheets = [sheet];

function show(): void {
  const replay = document.createElement('branchline-replay');
  for (const [name, value] of Object.entries(attributesOf(new URL(location.href)))) replay.setAttribute(name, value);
  document.body.replaceChildren(replay);
}

show();
addEventListener('hashchange', show);
