// Figures of a position for comparing two lines of a game: whatever the game furnishes, for every player.

import type { ExploreLine } from '@branchline/protocol/explore';
import { loadGame, manifestOf } from '../games/load-game.ts';
import type { Figure, FiguresOf, Part } from '../games/game-ui.ts';
import { languageReady, textLanguage } from '../messages/text.ts';
import { ask } from './state/asking.ts';
import { placeOf, type BranchTable, type Place } from './state/branch-table.ts';

async function figuresOf(game: string): Promise<FiguresOf | undefined> {
  const found = await (await loadGame(game))?.figures?.();
  await languageReady(); // its words have come with it
  return found;
}

/** Beyond its end a line stands as it ended. */
export async function figuresAt(table: BranchTable, { line, at }: Place): Promise<readonly Figure[]> {
  const figures = await figuresOf(table.game);
  if (!figures) return [];
  const moves = table.lines.value.find(({ id }) => id === line)?.moves ?? 0;
  const position = await ask(table.id, { do: 'look', ...placeOf({ line, at: Math.min(at, moves) }) });
  return position ? figures(position.open) : [];
}

/** Part by part to the end of a line; undefined for a game without parts. */
export async function partsOf(table: BranchTable, { line }: Pick<Place, 'line'>): Promise<readonly Part[] | undefined> {
  const found = await (await loadGame(table.game))?.parts?.();
  await languageReady(); // its words have come with it
  if (!found) return undefined;
  const at = table.lines.value.find(({ id }) => id === line)?.moves ?? 0;
  const position = await ask(table.id, { do: 'look', ...placeOf({ line, at }) });
  return position ? found(position.open) : [];
}

/** How far a line went and who has won it, as lists of games say it. */
export function standingOf(table: BranchTable, { moves, over, detail }: ExploreLine) {
  const { id, game, spec } = table;
  const listed = {
    ...{ id, game, spec, imported: false, created: 0, touched: 0 },
    seats: table.seats.value,
    summary: { moves, over, detail },
  };
  return manifestOf(game)!.row(listed, textLanguage.value);
}
