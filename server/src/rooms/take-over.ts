// A game that was begun on one device goes on here: every move and draw is verified, and all players are told that the person who
// brought it could know the cards.

import {
  commitmentOf,
  gameFileFrom,
  withoutDirections,
  type Entry,
  type GameFile,
  type GameTypes,
  type Replay,
  type Seed,
} from '@branchline/core';
import type { TakenTable } from '@branchline/protocol/online';
import { kindsOf, newId, type GameRecord, type Playable } from '@branchline/tables';
import { fingerprints, verified } from '@branchline/tables/later';
import { playableOf } from '../games.ts';
import type { Services } from '../live/services.ts';
import { Problem } from '../problem.ts';
import { infoFor, judgeBots, roomFor, type Maker } from './create.ts';

const refused = (code: string, message: string): Problem => new Problem(400, code, message);

interface Head {
  readonly file: GameFile;
  readonly game: Playable['game'];
}

interface Judged {
  readonly replay: Replay<GameTypes>;
  readonly entries: readonly Entry[];
}

/** What the file claims of itself; throws in words where that cannot be true. */
function judgedHead({ file: raw, seed }: Pick<TakenTable, 'file' | 'seed'>): Head {
  const parsed = gameFileFrom(raw);
  if (!parsed.ok) throw refused('not-a-game', 'This is no game file.');
  const file = parsed.value;
  const game = playableOf(file.game)?.game;
  if (!game) throw refused('unknown-game', 'This server does not know the game.');
  if (file.entropy !== undefined)
    throw refused('sealed', 'A deal that people have sealed together stays at its table.');
  if (commitmentOf(seed) !== file.commitment) throw refused('wrong-seed', 'The seed is not the one that was promised.');
  return { file, game };
}

/** With its log, judged in pieces: players at the tables of this process do not wait for it. */
async function judged({ giveWay }: Services, { file, game }: Head, seed: Seed): Promise<Judged> {
  const replay = await verified(game, file, giveWay.opening);
  if (!replay.ok) throw refused('wrong', `The file does not verify: ${replay.error.code}.`);
  if (file.result !== undefined) throw new Problem(409, 'over', 'This game is over.');
  // With its seed a running game has one fault, and that only after every draw was compared.
  const drawn = await verified(game, { ...file, seed }, giveWay.opening);
  if (drawn.ok || drawn.error.code !== 'seed-too-early')
    throw refused('wrong', 'The draws do not follow from the seed.');
  const hashes = await fingerprints(file, replay.value, giveWay.opening);
  const entries = replay.value.moves.map((move, index) => ({ sequence: index + 1, move, hash: hashes[index + 1]! }));
  return { replay: replay.value, entries };
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
  const { shelf, clock, quotas, secretBytes } = services;
  const maker = { guest: host.id, address: host.address };
  const { file: _, seed, colours = [], ...terms } = wish;
  const head = judgedHead(wish);
  // Counted first: to verify a game is work, also where it is refused.
  quotas.expect('new-tables', maker);
  await quotas.takingOver(maker);
  const { file } = head;
  const { replay, entries } = await judged(services, head, seed);
  const seats = file.seats.map(({ name, kind }, seat) => ({
    ...(kind === 'human' ? { kind: 'open' } : { kind, name: withoutDirections(name) }),
    ...(colours[seat] ? { colour: colours[seat] } : {}),
  }));
  judgeBots({ game: file.game, seats, ...terms });
  const room = { ...roomFor(host, { game: file.game, seats, ...terms }), friendly: true as const };
  for (;;) {
    const id = newId(secretBytes());
    const record = { ...recordOf(file, replay, clock.now()), id, seed, seats: seats.map(infoFor) };
    const written = await shelf.add({ id, state: 'waiting', record, room }, entries, (run, table) =>
      quotas.takenTable(run, table, maker),
    );
    if (written === 'ok') return id;
    if (written !== 'taken') throw new Problem(503, 'not-stored', 'The table could not be stored.');
  }
}
