// Puts positions into the strategy lessons: of the puzzles that come with the page, those that show a lesson's theme, near its level,
// no position twice, boards by turns. node study/scripts/run.js lessons

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Puzzle } from '../src/trans-europa/puzzles/puzzle.ts';
import { themesOf } from '../src/trans-europa/themes/theme-of.ts';
import { THEMES, type Theme, type ThemeId } from '../src/trans-europa/themes/themes.ts';

const GAME = new URL('../../web/src/games/trans-europa/', import.meta.url);
const FROM = fileURLToPath(new URL('study/puzzles/generated', GAME));
const TO = fileURLToPath(new URL('lessons/generated', GAME));

/** An example, the three positions a lesson asks for, and more of them. */
const POSITIONS = 13;
/** With fewer there is no lesson. */
const FEW = 8;

function shipped(): readonly Puzzle[] {
  const files = readdirSync(FROM).filter((name) => name.endsWith('.json'));
  return files.flatMap((name) => {
    const list = JSON.parse(readFileSync(join(FROM, name), 'utf8')) as unknown;
    return Array.isArray(list) ? (list as Puzzle[]) : [];
  });
}

/** Those nearest to the level of the lesson, the easiest first. */
function chosenFor({ kind, level }: Theme, list: readonly Puzzle[]): readonly Puzzle[] {
  return list
    .filter((puzzle) => puzzle.kind === kind)
    .toSorted((a, b) => Math.abs(a.rating - level) - Math.abs(b.rating - level) || (a.id < b.id ? -1 : 1))
    .slice(0, POSITIONS)
    .toSorted((a, b) => a.rating - b.rating);
}

export function main(): void {
  const byTheme = new Map<ThemeId, Puzzle[]>();
  for (const puzzle of shipped()) {
    for (const theme of themesOf(puzzle)) byTheme.set(theme, [...(byTheme.get(theme) ?? []), puzzle]);
  }
  // Rare themes choose first, so that a position is in one lesson only.
  const order = THEMES.toSorted((a, b) => (byTheme.get(a.id)?.length ?? 0) - (byTheme.get(b.id)?.length ?? 0));
  const taken = new Set<string>();
  for (const theme of order) {
    const found = byTheme.get(theme.id) ?? [];
    const chosen = chosenFor(
      theme,
      found.filter(({ id }) => !taken.has(id)),
    );
    console.log(theme.id, theme.level, `${chosen.length} of ${found.length}`);
    // Puzzles show some themes too seldom: their lessons keep the positions they have.
    if (chosen.length < FEW) continue;
    for (const { id } of chosen) taken.add(id);
    writeFileSync(join(TO, `${theme.id}.json`), `${JSON.stringify(chosen)}\n`);
  }
}
