// The head of a game told as text: who plays, and what the table has agreed on.

import type { GameFile, Header } from '@branchline/core';
import { joined } from '../text/joined.ts';

/** Those that differ from the standard, by the names they have in files. */
function optionsText({ options }: Header): string {
  const changed = Object.entries(options).map(([name, value]) => `${name} ${String(value)}`);
  return changed.length === 0 ? 'Options: the standard ones' : `Options: ${changed.join(', ')}`;
}

export function* headOf(file: GameFile, header: Header): Generator<string> {
  yield joined(file.seats.map(({ name, kind }) => `${name} (${kind.replace(/^bot:/, 'bot ')})`));
  yield optionsText(header);
}
