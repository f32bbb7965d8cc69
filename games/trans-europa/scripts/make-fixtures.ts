// Plays the whole-game fixtures: every edition with 2 to 6 players and every way a round can end. Writes one .jsonl an edition.

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatGameFile, type GameFile } from '@branchline/core';
import { recordGame } from '@branchline/core/conformance';
import { transEuropa, type EndReason } from '../src/index.ts';
import { shutIn } from '../test/support/corpus-policies.ts';
import { purposefully, type Chooser } from '../test/support/random-play.ts';
import { shores } from '../test/support/shores.ts';

interface Plan {
  readonly edition: string;
  readonly board?: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly reason: EndReason;
  readonly choose: Chooser;
}

const record = ({ edition, board, seats, options, choose }: Plan, attempt: number): GameFile =>
  recordGame({
    game: transEuropa,
    spec: { edition, seats, options, ...(board ? { board } : {}) },
    seed: `fixture ${edition} ${seats} ${JSON.stringify(options)} ${attempt}`,
    dice: attempt,
    policy: choose,
    hashes: true,
  });

/** The first seed whose game has a round that ends for this reason. */
function find(plan: Plan): GameFile {
  for (let attempt = 0; attempt < 400; attempt++) {
    const file = record(plan, attempt);
    const { rounds } = file.result as { rounds: { reason: EndReason }[] };
    if (rounds.some((round) => round.reason === plan.reason)) return file;
  }
  throw new Error(`no game ends so: ${JSON.stringify(plan)}`);
}

export function main(): void {
  const folder = fileURLToPath(new URL('../test/fixtures/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  for (const edition of ['classic', 'ferry', 'prestige']) {
    const files: GameFile[] = [];
    for (const seats of [2, 3, 4, 5, 6]) {
      const cards = edition === 'prestige' && seats > 2 ? { specialCards: seats === 6 ? 'multiple(2)' : 'random' } : {};
      const plans: readonly Plan[] = [
        { edition, seats, options: { ...cards, targetScore: 8 }, reason: 'connected', choose: purposefully },
        {
          edition,
          seats,
          options: { ...cards, targetScore: 8, blackTracks: 36 },
          reason: 'supply',
          choose: purposefully,
        },
      ];
      files.push(...plans.map(find));
    }
    writeFileSync(`${folder}${edition}.jsonl`, files.map((file) => `${formatGameFile(file)}\n`).join(''));
  }
  const stuck = [2, 3, 4, 5, 6].map((seats) =>
    find({ edition: 'ferry', board: shores.id, seats, options: { targetScore: 1 }, reason: 'stuck', choose: shutIn }),
  );
  writeFileSync(`${folder}stuck.jsonl`, stuck.map((file) => `${formatGameFile(file)}\n`).join(''));
}
