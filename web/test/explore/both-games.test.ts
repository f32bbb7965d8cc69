// Branches of both games: from any position, strictly replayed on another device, with the luck of the game where it still applies.

import { fastRng, pick, seedFromText, type GameTypes, type Move } from '@branchline/core';
import { memoryRecords, type Playable, type Records } from '@branchline/tables';
import {
  exploredText,
  exportGame,
  importGame,
  openExplorer,
  type Explorer,
  type Place,
} from '@branchline/tables/later';
import { describe, expect, it } from 'vitest';
import asPlayed from '../../../games/trains-of-europe/test/corpus/1.3/as-played.jsonl?raw';
import ends from '../../../games/trains-of-europe/test/corpus/2.2/ends.jsonl?raw';
import classic from '../../../games/trans-europa/test/fixtures/classic.jsonl?raw';
import ferry from '../../../games/trans-europa/test/fixtures/ferry.jsonl?raw';
import prestige from '../../../games/trans-europa/test/fixtures/prestige.jsonl?raw';
import { engine as trains } from '../../src/games/trains-of-europe/engine.ts';
import { engine as trans } from '../../src/games/trans-europa/engine.ts';

const ENGINES: Readonly<Record<string, Playable>> = { 'trans-europa': trans, 'trains-of-europe': trains };

let secrets = 0;

const portsFor = (records: Records) => ({
  games: async (id: string) => ENGINES[id],
  records,
  clock: { now: () => 0, after: () => () => {} },
  secretBytes: () => Uint8Array.from(seedFromText(`branch ${++secrets}`).match(/../g)!, (byte) => parseInt(byte, 16)),
  bots: {
    sit() {},
    observe() {},
    decide: async () => ({ kind: 'failed' as const }),
    leave() {},
    onRestart: () => () => {},
  },
  random: () => 0.5,
  report() {},
});

const FILES: Readonly<Record<string, string>> = { classic, ferry, prestige, ends, asPlayed };

const fixture = (name: string, line: number): string => FILES[name]!.split('\n')[line]!;

async function explored(text: string): Promise<{ explorer: Explorer; records: Records; id: string }> {
  const records = memoryRecords();
  const kept = await importGame(portsFor(records), text);
  if ('problem' in kept) throw new Error(JSON.stringify(kept));
  const explorer = await openExplorer(portsFor(records), kept.id);
  if ('problem' in explorer) throw new Error(explorer.problem);
  return { explorer, records, id: kept.id };
}

/** Plays at random from here on, at most so many moves. */
function playedOn(explorer: Explorer, engine: Playable, start: Place, limit: number): Place {
  const rng = fastRng(7);
  let place = start;
  for (let count = 0; count < limit; count++) {
    const { turn, open } = explorer.look(place)!;
    if (turn.kind !== 'seats') break;
    const seat = pick(turn.seats, rng);
    const action = pick(engine.game.legal(open[seat], seat), rng);
    const played = explorer.play(place, seat, action);
    if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(played)}`);
    place = played;
  }
  return place;
}

const chance = (moves: readonly unknown[], kind: string): readonly Move<GameTypes>[] =>
  (moves as readonly Move<GameTypes>[]).filter((move) => move.by === 'chance' && move.do === kind);

const CASES = [
  { game: 'trans-europa', name: 'classic', line: 1, limit: 60 },
  { game: 'trans-europa', name: 'ferry', line: 1, limit: 60 },
  { game: 'trans-europa', name: 'prestige', line: 2, limit: 80 },
  { game: 'trains-of-europe', name: 'ends', line: 1, limit: 50 },
  { game: 'trains-of-europe', name: 'asPlayed', line: 1, limit: 50 },
] as const;

describe.each(CASES)('$game, $name', ({ game, name, line, limit }) => {
  const text = fixture(name, line);
  const engine = ENGINES[game]!;

  it('branches off at several positions, and every branch opens strictly on another device', async () => {
    const { explorer, records, id } = await explored(text);
    const { moves } = explorer.look({ at: 0 })!;
    for (const share of [0.1, 0.5, 0.9]) {
      // A nearby position at which a player is to move.
      let at = Math.floor(share * moves);
      while (explorer.look({ at })!.turn.kind !== 'seats') at++;
      playedOn(explorer, engine, { at }, limit);
    }
    expect(explorer.lines().length).toBeGreaterThan(1);
    const sent = exploredText((await exportGame(portsFor(records), id))!, explorer.files());
    const there = await explored(sent);
    expect(there.explorer.lines().map(({ moves: length }) => length)).toEqual(
      explorer.lines().map(({ moves: length }) => length),
    );
  });

  it('a draw that is neither the game’s nor the branch’s own is refused', async () => {
    const { explorer, records, id } = await explored(text);
    const start = explorer.look({ at: 0 })!.moves;
    let at = Math.floor(0.2 * start);
    while (explorer.look({ at })!.turn.kind !== 'seats') at++;
    playedOn(explorer, engine, { at }, limit);
    const files = explorer.files();
    const longest = files.find(({ moves }) => moves.some((move) => (move as Move<GameTypes>).by === 'chance'));
    if (!longest) return; // nothing was drawn within so few moves
    const file = (await exportGame(portsFor(records), id))!;
    const forged = longest.moves.map((move) =>
      (move as Move<GameTypes>).by === 'chance' ? { ...(move as object), ...forgery(move as Move<GameTypes>) } : move,
    );
    const answer = await importGame(portsFor(memoryRecords()), exploredText(file, [{ ...longest, moves: forged }]));
    expect(answer).toMatchObject({ problem: 'wrong', branch: 1 });
  });
});

/** The same kind of draw with another outcome: its first list turned round. */
const forgery = (move: Move<GameTypes>): object => {
  const [key, value] = Object.entries(move).find(([, each]) => Array.isArray(each) && each.length > 1) ?? [];
  return key === undefined ? { do: 'nothing' } : { [key]: (value as unknown[]).toReversed() };
};

it('the later rounds of a branch are dealt as in the game', async () => {
  const text = fixture('prestige', 0);
  const { explorer } = await explored(text);
  const { moves } = JSON.parse(text) as { moves: unknown[] };
  let at = 4;
  while (explorer.look({ at })!.turn.kind !== 'seats') at++;
  playedOn(explorer, trans, { at }, 400);
  const own = chance([...moves.slice(0, at), ...explorer.files()[0]!.moves], 'deal');
  const played = chance(moves, 'deal');
  const both = Math.min(own.length, played.length);
  expect(both).toBeGreaterThan(1);
  expect(own.slice(0, both)).toEqual(played.slice(0, both));
});
