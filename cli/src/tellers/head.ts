// The head of a game told as text: who plays, what the table has agreed on; and the end of one without a result.

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
  const { takebacks = [] } = file;
  if (takebacks.length > 0) yield takebacksText(file, takebacks);
}

function takebacksText({ seats }: GameFile, takebacks: NonNullable<GameFile['takebacks']>): string {
  const counts = seats.map(({ name }, seat) => ({ name, count: takebacks.filter(({ by }) => by === seat).length }));
  const asked = counts.filter(({ count }) => count > 0).map(({ name, count }) => `${name} ${count}`);
  return `Turns taken back: ${joined(asked)}`;
}

/** Of a game that has no result: a player gave up, or it is not over. */
export function openEndOf({ seats, conceded, moves }: GameFile): string {
  if (!conceded) return `\nThe game is not over: ${moves.length} moves so far.`;
  const others = seats.filter((_, seat) => seat !== conceded.by).map(({ name }) => name);
  return `\n${seats[conceded.by]!.name} gives up the game: ${joined(others)} ${others.length === 1 ? 'wins' : 'win'}.`;
}
