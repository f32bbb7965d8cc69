// Games from seeds: bundled for the page and run in Node, to be compared.

import { canonicalJson, seedFromText, sha256Hex } from '@branchline/core';
import { playGame } from '@branchline/bots';
import { transEuropaBots } from '@branchline/bots/trans-europa';
import { transEuropa } from '@branchline/trans-europa';

const GAMES = [
  { edition: 'classic', bots: ['conductor', 'engineer'] },
  { edition: 'ferry', bots: ['apprentice', 'conductor', 'engineer'] },
  { edition: 'prestige', bots: ['conductor', 'conductor', 'apprentice', 'engineer'] },
] as const;

/** The SHA-256 of each game's moves, bots thinking by iterations and not by the clock. */
export function gameDigests(): string[] {
  return GAMES.map(({ edition, bots: ids }, index) => {
    const configured = transEuropa.configure({ seats: ids.length, edition });
    if (!configured.ok) throw new Error(`no such table: ${edition}`);
    const config = configured.value;
    const seed = seedFromText(`browser and Node ${index}`);
    const bots = ids.map((id) => transEuropaBots.find((bot) => bot.id === id)!);
    const budget = { kind: 'iterations', count: 40 } as const;
    const { moves } = playGame({ game: transEuropa, config, bots, seed, budget });
    return sha256Hex(canonicalJson(moves));
  });
}
