// Plays the whole-game fixtures: every edition with 2 to 6 players and every way a round can end. Writes one .jsonl an edition.

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fastRng, fileOf, formatGameFile, newTable, playTable, seedFromText, type GameFile } from '@branchline/core';
import { transEuropa, type Action, type EndReason, type View } from '../src/index.ts';
import { purposefully, type Chooser } from '../test/support/random-play.ts';
import { EAST_FERRY, shores, WEST_FERRY } from '../test/support/shores.ts';

interface Plan {
  readonly edition: string;
  readonly board?: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly reason: EndReason;
  readonly choose: Chooser;
}

/** One game from one seed, as the authority would run it. */
function record({ edition, board, seats, options, choose }: Plan, attempt: number): GameFile {
  const configured = transEuropa.configure({ edition, seats, options, ...(board ? { board } : {}) });
  if (!configured.ok) throw new Error(JSON.stringify(configured.error));
  const name = `fixture ${edition} ${seats} ${JSON.stringify(options)} ${attempt}`;
  const rng = fastRng(attempt);
  const table = playTable(newTable({ game: transEuropa, config: configured.value, seats, seed: seedFromText(name) }), {
    first: (asked) => asked[rng.below(asked.length)]!,
    choose: (view, seat) => choose(view, seat, transEuropa.legal(view, seat), rng),
  });
  const people = Array.from({ length: seats }, (_, seat) => ({ name: 'ABCDEF'[seat]!, kind: 'bot:fixture' }));
  return fileOf(table, people);
}

/** Closes a ferry each as seats 0 and 1, then builds up everything: nobody reaches both shores. */
const shutIn: Chooser = (view: View, seat, legal, rng): Action => {
  const ferry = [WEST_FERRY, EAST_FERRY][seat];
  const home = ferry?.split('-')[0];
  return (
    legal.find((action) => action.do === 'marker' && action.at === home) ??
    legal.find((action) => action.do === 'lay' && action.line === ferry && action.piece === 'own') ??
    legal.find((action) => action.do === 'lay' && action.line !== WEST_FERRY && action.line !== EAST_FERRY) ??
    purposefully(view, seat, legal, rng)
  );
};

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
