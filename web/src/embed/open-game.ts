// From a text to a game that can be looked at: read, verified move by move, and every position at hand.

import { parseGameFile, type Discrepancy, type GameFile, type Seat } from '@branchline/core';
import { configured, verified } from '@branchline/tables/later';
import type { EmbeddedGame, Shown } from '../games/embedded-game.ts';
import type { Told } from '../table/table-types.ts';
import type { EmbeddedGames } from './games.ts';

/** Why there is nothing to look at. */
export type Trouble =
  | 'no-source'
  | 'missing'
  | 'not-a-game'
  | 'damaged'
  | 'unknown-game'
  | 'unknown-board'
  | 'other-version';

export type Opened = {
  readonly game: EmbeddedGame;
  readonly names: readonly string[];
  readonly moves: number;
  /** Who gave up, where that ended the game. */
  readonly conceded?: Seat;
  readonly at: (move: number) => Shown;
};

/** No game is longer, and nobody waits for more. */
const LARGEST = 20_000_000;

/** What is wrong with the table that the file describes, or with its moves. */
function troubleIn(why: Discrepancy): Trouble {
  if (why.code === 'rules-version' || why.code === 'board-hash') return 'other-version';
  if (why.code === 'bad-spec' && why.problem.code === 'unknown-board') return 'unknown-board';
  return 'damaged';
}

/** How a game in notation begins; its reader comes with the first of them. */
const NOTATION = 'branchline-notation/';

/** A game file, or a game in notation. */
async function read(text: string, games: EmbeddedGames): Promise<GameFile | Trouble> {
  if (text.length > LARGEST) return 'not-a-game';
  if (!text.trimStart().startsWith(NOTATION)) {
    const parsed = parseGameFile(text);
    if (parsed.ok) return parsed.value;
    return ['malformed', 'missing', 'unknown-field'].includes(parsed.error.code) ? 'damaged' : 'not-a-game';
  }
  const { fileInNotation } = await import('./read-notation.ts');
  // What stands in the head is enough to know the board, and a board that is not there is told of later.
  const board = /^\s*board:\s*(\S+)/m.exec(text)?.[1] ?? '';
  const ready = async (id: string): Promise<EmbeddedGame['playable'] | undefined> => {
    const game = await games(id);
    await game?.prepare?.(board);
    return game?.playable;
  };
  const written = await fileInNotation({ games: ready }, text);
  if ('problem' in written) return written.problem;
  return written.file.ok ? written.file.value : 'damaged';
}

export async function openGame(text: string, games: EmbeddedGames): Promise<Opened | Trouble> {
  const file = await read(text, games);
  if (typeof file === 'string') return file;
  const known = await games(file.game);
  if (!known) return 'unknown-game';
  await known.prepare?.(file.board);
  const { game } = known.playable;
  const { boardHash, rulesVersion, board, seats, edition, conceded } = file;
  // Versions that are no longer played are fetched first.
  await configured(known.playable, {
    ...{ seats: seats.length, board, boardHash, rulesVersion },
    ...(edition === undefined ? {} : { edition }),
  });
  const verdict = await verified(game, file);
  if (!verdict.ok) return troubleIn(verdict.error);
  const { moves, states } = verdict.value;
  const isOver = conceded !== undefined || game.turn(states.at(-1)).kind === 'over';
  const told = moves.map((move, index): Told => ({
    sequence: index + 1,
    by: move.by,
    events: game.events(states[index], move, states[index + 1], 'spectator'),
  }));
  return {
    game: known,
    names: seats.map(({ name }) => name),
    moves: moves.length,
    ...(conceded === undefined ? {} : { conceded: conceded.by }),
    at: (move) => ({
      view: game.view(states[move], 'spectator'),
      open: isOver ? seats.map((_, seat) => game.view(states[move], seat)) : [],
      entries: told.slice(0, move),
    }),
  };
}
