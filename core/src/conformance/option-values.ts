// Which values a table option can have, asked of the game itself, and which of them a set of game files shows.

import type { Game, GameSpec, GameTypes } from '../game.ts';
import type { GameFile } from '../game-file.ts';

/** What `configure` would accept for an option: each value, or a range in words. */
export function acceptedValues<T extends GameTypes>(
  game: Game<T>,
  spec: GameSpec,
  option: string,
): readonly (string | number)[] {
  const refused = game.configure({ ...spec, options: { [option]: { not: 'a value' } } });
  return refused.ok ? [] : (refused.error.allowed ?? []);
}

/** `1–99`, `3 or more`. */
const isRange = (value: string | number): boolean => /^\d+(–\d+| or more)$/.test(String(value));

/** The values of an option that no file has; of a range, a value other than the default has to be there. */
export function unseenValues(
  accepted: readonly (string | number)[],
  { option, preset, files }: { readonly option: string; readonly preset: unknown; readonly files: readonly GameFile[] },
): readonly (string | number)[] {
  const seen = new Set(files.map((file) => String(file.options?.[option] ?? preset)));
  return accepted.filter((value) => (isRange(value) ? seen.size < 2 : !seen.has(String(value))));
}
