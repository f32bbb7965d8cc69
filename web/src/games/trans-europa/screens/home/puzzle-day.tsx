// Today's puzzles on the home page: how many are solved, and how many days in a row. It reads what is kept and loads nothing.

import { dayOf, streakOf } from '../../../../study/streak.ts';
import { text } from '../../messages/text.ts';

/** As the puzzles keep it. */
const KEY = 'branchline-puzzles';
const PER_DAY = 2;

function solvedByDay(): Readonly<Record<string, unknown>> {
  try {
    const { days } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { readonly days?: Record<string, unknown> };
    return days ?? {};
  } catch {
    return {}; // blocked or damaged
  }
}

export function PuzzleDay() {
  const { front } = text.value;
  const days = solvedByDay();
  const today = dayOf(new Date());
  const solved = Number(days[today] ?? 0);
  const row = streakOf(new Set(Object.keys(days)), today);
  return (
    <small>
      {solved >= PER_DAY ? front.puzzlesDone : solved > 0 ? front.puzzlesOne : front.puzzlesNew}
      {row > 1 && ` · ${front.puzzleRow(row)}`}
    </small>
  );
}
