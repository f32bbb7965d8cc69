// A game that was begun on one device goes on here: every move and draw is verified, and everybody is told that whoever
// brought it could know the cards.

import {
  commitmentOf,
  parseGameFile,
  stateHash,
  verifyGame,
  withoutDirections,
  type Entry,
  type GameFile,
  type GameTypes,
  type Replay,
} from '@branchline/core';
import type { TakenTable } from '@branchline/protocol/online';
import { kindsOf, newId, type GameRecord } from '@branchline/tables';
import { playableOf } from '../games.ts';
import type { Services } from '../live/services.ts';
import { Problem } from '../problem.ts';
import { countedFor, infoFor, judgeBots, roomFor, type Maker } from './create.ts';

const refused = (code: string, message: string): Problem => new Problem(400, code, message);

/** The file with all its positions; throws in words where something in it cannot be true. */
function judged({ file: raw, seed }: Pick<TakenTable, 'file' | 'seed'>): { file: GameFile; replay: Replay<GameTypes> } {
  const parsed = parseGameFile(JSON.stringify(raw));
  if (!parsed.ok) throw refused('not-a-game', 'This is no game file.');
  const file = parsed.value;
  const game = playableOf(file.game)?.game;
  if (!game) throw refused('unknown-game', 'This server does not know the game.');
  if (file.entropy !== undefined)
    throw refused('sealed', 'A deal that people have sealed together stays at its table.');
  if (commitmentOf(seed) !== file.commitment) throw refused('wrong-seed', 'The seed is not the one that was promised.');
  const replay = verifyGame(game, file);
  if (!replay.ok) throw refused('wrong', `The file does not verify: ${replay.error.code}.`);
  if (file.result !== undefined) throw new Problem(409, 'over', 'This game is over.');
  // With its seed a running game has one fault, and that only after every draw was compared.
  const drawn = verifyGame(game, { ...file, seed });
  if (drawn.ok || drawn.error.code !== 'seed-too-early')
    throw refused('wrong', 'The draws do not follow from the seed.');
  return { file, replay: replay.value };
}

function recordOf(
  file: GameFile,
  { moves }: Replay<GameTypes>,
  now: number,
): Omit<GameRecord, 'id' | 'seed' | 'seats'> {
  const { game, edition, board, boardHash, rulesVersion, options, seats, binding, commitment } = file;
  const agreed = playableOf(game)!.game.agreedIn(file.moves);
  return {
    ...{ game, rulesVersion, boardHash, commitment, imported: false, created: now, touched: now, bookmark: 0 },
    spec: {
      ...{ seats: seats.length, board },
      ...(options === undefined ? {} : { options }),
      ...(edition === undefined ? {} : { edition }),
      ...(agreed === undefined ? {} : { agreed }),
    },
    ...(binding === undefined ? {} : { kinds: kindsOf(seats) }),
    summary: { moves: moves.length, over: false, detail: null },
  };
}

export async function takeOver(services: Services, host: Maker, wish: TakenTable): Promise<string> {
  const { file, replay } = judged(wish);
  const { shelf, clock, secretBytes } = services;
  const { file: _, seed, colours = [], ...terms } = wish;
  const seats = file.seats.map(({ name, kind }, seat) => ({
    ...(kind === 'human' ? { kind: 'open' } : { kind, name: withoutDirections(name) }),
    ...(colours[seat] ? { colour: colours[seat] } : {}),
  }));
  judgeBots({ game: file.game, seats, ...terms });
  const room = { ...roomFor(host, { game: file.game, seats, ...terms }), friendly: true as const };
  const entries = replay.moves.map((move, index): Entry => ({
    sequence: index + 1,
    move,
    hash: stateHash(replay.states[index + 1]),
  }));
  for (;;) {
    const id = newId(secretBytes());
    const record = { ...recordOf(file, replay, clock.now()), id, seed, seats: seats.map(infoFor) };
    const written = await shelf.add({ id, state: 'waiting', record, room }, entries, countedFor(services, host));
    if (written === 'ok') return id;
    if (written !== 'taken') throw new Problem(503, 'not-stored', 'The table could not be stored.');
  }
}
