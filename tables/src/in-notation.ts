// Games that come as text in notation.

import type { FileProblem, GameFile, Result } from '@branchline/core';
import { fileFromRecord, parseRecord } from '@branchline/core/notation';
import { configured } from './configured.ts';
import type { Games } from './ports.ts';

type Read =
  | { readonly file: Result<GameFile, FileProblem> }
  | { readonly problem: 'unknown-game'; readonly game: string };

/** The game file that the text means; not yet verified. */
export async function fileInNotation({ games }: { readonly games: Games }, text: string): Promise<Read> {
  const record = parseRecord(text);
  if (!record.ok) return { file: record };
  const { game: id, head } = record.value;
  const playable = await games(id);
  const notation = await playable?.notation?.();
  if (!playable || !notation) return { problem: 'unknown-game', game: id };
  const { boardHash, rulesVersion, board, seats } = head;
  // The versions it names are fetched first.
  if (
    typeof boardHash === 'string' &&
    typeof rulesVersion === 'string' &&
    typeof board === 'string' &&
    Array.isArray(seats)
  )
    await configured(playable, { seats: seats.length, board, boardHash, rulesVersion });
  return { file: fileFromRecord(playable.game, notation, record.value) };
}
