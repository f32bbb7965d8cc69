// What a game shows travels as the game made it (ADR 30): the shape of views and events belongs to the version of the protocol.

import { verifyGame, type Game, type GameTypes, type Viewer } from '@branchline/core';
import { ONLINE_VERSION } from '@branchline/protocol/online';
import { trainsOfEurope } from '@branchline/trains-of-europe';
import { transEuropa } from '@branchline/trans-europa';
import { expect, test } from 'vitest';
import type { Recorded } from '../../core/test/corpus.ts';
import * as companies from '../../games/trains-of-europe/test/support/corpus.ts';
import * as railways from '../../games/trans-europa/test/support/corpus.ts';

/** Notes every leaf of a value by its way there and its type: `view.public.rounds[].points[]: number`. */
function note(shapes: Set<string>, way: string, value: unknown): void {
  if (Array.isArray(value)) for (const item of value) note(shapes, `${way}[]`, item);
  else if (value === null || typeof value !== 'object') shapes.add(`${way}: ${value === null ? 'null' : typeof value}`);
  else for (const [key, item] of Object.entries(value)) note(shapes, `${way}.${key}`, item);
}

/** All eyes in turn look at the positions of a game; together the games of a corpus show everything there is. */
function noteGame(shapes: Set<string>, game: Game<GameTypes>, { place, file }: Recorded): void {
  const replay = verifyGame(game, file);
  if (!replay.ok) throw new Error(`${place} does not verify`);
  const { states, moves } = replay.value;
  const eyes: readonly Viewer[] = [...file.seats.keys(), 'spectator'];
  for (const [index, move] of moves.entries()) {
    const who = eyes[index % eyes.length]!;
    const [before, after] = [states[index], states[index + 1]];
    note(shapes, 'view', game.view(after, who));
    for (const event of game.events(before, move, after, who)) note(shapes, (event as { kind: string }).kind, event);
  }
}

const GAMES = [
  { game: transEuropa as Game<never>, corpus: railways },
  { game: trainsOfEurope as Game<never>, corpus: companies },
] as const;

/** What is gone or has changed asks for a new version; what was only added is recorded: `npx vitest run server/test/shapes.test.ts -u`. */
test.each(GAMES)('$game.id shows what this version of the protocol promises', async ({ game, corpus }) => {
  const shapes = new Set<string>();
  const newest = corpus
    .corpusVersions()
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1)!;
  for (const recorded of corpus.corpusOf(newest)) noteGame(shapes, game as never, recorded);
  await expect(`${[...shapes].toSorted().join('\n')}\n`).toMatchFileSnapshot(
    `shapes/version-${ONLINE_VERSION}/${game.id}.txt`,
  );
});
