// The moves of a finished game as text, up to a position, for people who write about it.

import { parseGameFile, type GameTypes } from '@branchline/core';
import { fileUpTo, formatRecord, type Notation } from '@branchline/core/notation';
import { fileOf } from './files.ts';

/** `count`: of moves. Undefined where the game cannot be read any more. */
export async function notationText(
  id: string,
  count: number,
  load: () => Promise<Notation<GameTypes>>,
): Promise<string | undefined> {
  const file = parseGameFile((await (await fileOf(id))?.text()) ?? '');
  return file.ok ? formatRecord(await load(), fileUpTo(file.value, count)) : undefined;
}
