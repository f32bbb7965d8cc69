// What a game shows travels as the game made it (ADR 30): the shape of views and events belongs to the version of the protocol.

import { readFileSync } from 'node:fs';
import { specOf, type Game, type GameTypes, type Viewer } from '@branchline/core';
import { ONLINE_VERSION } from '@branchline/protocol/online';
import { trainsOfEurope } from '@branchline/trains-of-europe';
import { transEuropa } from '@branchline/trans-europa';
import { expect, test } from 'vitest';
import type { Recorded } from '../../core/test/corpus.ts';
import * as companies from '../../games/trains-of-europe/test/support/corpus.ts';
import * as railways from '../../games/trans-europa/test/support/corpus.ts';

/** What is shown at one place: the types of leaves, and what is further on. `[]` is the way into a list. */
class Shape {
  readonly types = new Set<string>();
  readonly #parts = new Map<string, Shape>();

  #part(key: string): Shape {
    const known = this.#parts.get(key);
    if (known) return known;
    const part = new Shape();
    this.#parts.set(key, part);
    return part;
  }

  note(value: unknown): void {
    if (Array.isArray(value)) for (const item of value) this.#part('[]').note(item);
    else if (value === null || typeof value !== 'object') this.types.add(value === null ? 'null' : typeof value);
    else for (const [key, item] of Object.entries(value)) this.#part(`.${key}`).note(item);
  }

  noteEvent(event: { readonly kind: string }): void {
    this.#part(event.kind).note(event);
  }

  noteView(view: unknown): void {
    this.#part('view').note(view);
  }

  /** Every leaf by its way there and its type: `view.public.rounds[].points[]: number`. */
  lines(way = ''): string[] {
    const own = [...this.types].map((type) => `${way}: ${type}`);
    return [...own, ...[...this.#parts].flatMap(([key, part]) => part.lines(way + key))];
  }
}

/** What every viewpoint is shown of a game. That the game verifies is tested where its corpus is. */
function noteGame(shown: Shape, game: Game<GameTypes>, { place, file }: Recorded): void {
  const config = game.configure(specOf(file, game.agreedIn(file.moves)));
  if (!config.ok) throw new Error(`${place} cannot be configured`);
  const eyes: readonly Viewer[] = [...file.seats.keys(), 'spectator'];
  let after = game.setup(config.value);
  for (const [index, raw] of file.moves.entries()) {
    const before = after;
    const move = game.parseMove(raw)!;
    after = game.apply(before, move);
    // A position is seen by one after the other: over a game all viewpoints have seen every kind of them.
    shown.noteView(game.view(after, eyes[index % eyes.length]!));
    for (const who of eyes) for (const event of game.events(before, move, after, who)) shown.noteEvent(event);
  }
}

const GAMES = [
  { game: transEuropa as Game<never>, corpus: railways },
  { game: trainsOfEurope as Game<never>, corpus: companies },
] as const;

/**
 * What is gone or has changed its type asks for a new ONLINE_VERSION and PROTOCOL_VERSION; what was only added goes into the
 * file.
 */
test.each(GAMES)(
  '$game.id shows what this version of the protocol promises, and nothing that is not on record',
  ({ game, corpus }) => {
    const all = new Shape();
    for (const version of corpus.corpusVersions())
      for (const recorded of corpus.corpusOf(version)) noteGame(all, game, recorded);
    const shown = new Set(all.lines());
    const file = new URL(`shapes/version-${ONLINE_VERSION}/${game.id}.txt`, import.meta.url);
    const promised = new Set(readFileSync(file, 'utf8').trimEnd().split('\n'));
    expect(
      [...promised].filter((shape) => !shown.has(shape)),
      'clients of this version expect these',
    ).toEqual([]);
    expect(
      [...shown].filter((shape) => !promised.has(shape)),
      'new: add them to the file',
    ).toEqual([]);
  },
);
