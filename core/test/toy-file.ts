// Whole games of the toy as game files.

import { fileOf, newTable, playTable, seedFromText } from '../src/index.ts';
import type { Game, GameFile, GameSpec } from '../src/index.ts';
import { toy, type Toy } from './toy-game.ts';
import { seats } from './toy-table.ts';

interface Wish {
  readonly game?: Game<Toy>;
  readonly spec?: Partial<GameSpec>;
  /** Breaks off after so many actions. */
  readonly limit?: number;
}

/** A game in which all seats always take the first legal action. */
export function toyFile({ game = toy, spec = {}, limit = Infinity }: Wish = {}): GameFile {
  const configured = game.configure({ seats: seats.length, ...spec });
  if (!configured.ok) throw new Error(JSON.stringify(configured.error));
  const table = newTable({ game, config: configured.value, seats: seats.length, seed: seedFromText('one') });
  return fileOf(playTable(table, { choose: (view, seat) => game.legal(view, seat)[0]!, limit }), seats);
}
