// What is wrong with a game file, in words: move number, rule, expected and found.

import {
  drawKey,
  rngForMove,
  shownSeed,
  termsOf,
  verifyGame,
  type Discrepancy,
  type Game,
  type GameFile,
  type GameTypes,
} from '@branchline/core';
import { badSpecText, listed } from './bad-spec.ts';
import { firstDifference, shown } from './difference.ts';
import { illegalText } from './illegal.ts';
import { plain } from './plain.ts';

/** The position before a move, for saying what would have been right there. */
function positionBefore(game: Game<GameTypes>, file: GameFile, move: number): unknown {
  const { seed: _seed, result: _result, hashes: _hashes, takebacks: _t, conceded: _c, ...rest } = file;
  const replay = verifyGame(game, { ...rest, moves: file.moves.slice(0, move - 1) });
  return replay.ok ? replay.value.states[move - 1] : undefined;
}

function whoseTurn(game: Game<GameTypes>, state: unknown): string {
  if (state === undefined) return 'somebody else';
  const turn = game.turn(state);
  if (turn.kind === 'over') return 'nobody';
  if (turn.kind === 'chance') return `"chance" (${game.draw(state, rngForMove('0'.repeat(64), 0)).do})`;
  return turn.seats.length === 1 ? `seat ${turn.seats[0]}` : `one of the seats ${turn.seats.join(', ')}`;
}

/** ` [TE-BUILD-1]`: the rule by which the game itself refuses a move out of turn. */
function turnRule(game: Game<GameTypes>, state: unknown, raw: unknown): string {
  const move = game.parseMove(raw);
  if (move === undefined) return '';
  const illegal =
    move.by === 'chance' ? game.checkOutcome(state, move) : game.check(game.view(state, move.by), move.by, move);
  return illegal === undefined ? '' : ` [${illegal.rule}]`;
}

/** What the seed draws at this point. */
function drawn(game: Game<GameTypes>, file: GameFile, move: number): string {
  const state = positionBefore(game, file, move);
  const seed = shownSeed(file);
  return state === undefined || seed === undefined
    ? 'another draw'
    : shown(game.draw(state, rngForMove(drawKey(seed, { entropy: file.entropy, terms: termsOf(file) }), move - 1)));
}

export function discrepancyText(game: Game<GameTypes>, file: GameFile, wrong: Discrepancy): string {
  const at = (move: number): string => `move ${move}`;
  const raw = (move: number): string => shown(file.moves[move - 1]);
  switch (wrong.code) {
    case 'bad-spec':
      return badSpecText(wrong.problem);
    case 'rules-version':
      return `rules version: expected ${listed(wrong.expected)}, found ${plain(wrong.found)}`;
    case 'board-hash':
      return `board hash: expected ${listed(wrong.expected)}, found ${wrong.found}`;
    case 'commitment':
      return `commitment: the seed gives ${wrong.expected}, found ${wrong.found}`;
    case 'entropy-count':
      return `entropy: expected one entry per seat, ${wrong.expected}, found ${wrong.found}`;
    case 'entropy-withheld':
      return `entropy: seat ${wrong.seat} never showed the number it had promised, so nobody can check the deals`;
    case 'entropy-commitment':
      return `entropy: seat ${wrong.seat} shows another number than it had promised: it gives ${wrong.expected}, promised was ${wrong.found}`;
    case 'seed-too-early':
      return 'seed: an unfinished game must not show its seed';
    case 'result-missing':
      return 'result: missing, though the game is over';
    case 'result-too-early':
      return `result: present, though the game is not over after move ${file.moves.length}`;
    case 'conceded-after-the-end':
      return `conceded: the game is over by its rules after move ${file.moves.length}`;
    case 'wrong-mark':
      return `${wrong.field}: there is no such seat, or no such place among the moves`;
    case 'malformed-move':
      return `${at(wrong.move)}: not a move of this game: ${raw(wrong.move)}`;
    case 'after-the-end':
      return `${at(wrong.move)}: the game is already over: ${raw(wrong.move)}`;
    case 'not-your-turn': {
      const state = positionBefore(game, file, wrong.move);
      const rule = state === undefined ? '' : turnRule(game, state, file.moves[wrong.move - 1]);
      return `${at(wrong.move)}: out of turn${rule}: expected a move by ${whoseTurn(game, state)}, found ${raw(wrong.move)}`;
    }
    case 'wrong-draw': {
      const terms = file.binding === undefined ? '' : ' with these options and seats';
      return `${at(wrong.move)}: not what the seed draws${terms}: expected ${drawn(game, file, wrong.move)}, found ${raw(wrong.move)}`;
    }
    case 'illegal-move':
      return `${at(wrong.move)}: ${illegalText(wrong.illegal)}: found ${raw(wrong.move)}`;
    case 'hash':
      return `${at(wrong.move)}: state hash: expected ${wrong.expected}, found ${plain(wrong.found)}`;
    case 'hash-count':
      return `hashes: expected ${wrong.expected}, one per move, found ${wrong.found}`;
    default: {
      const { path, expected, found } = firstDifference(wrong.expected, wrong.found) ?? { path: '', ...wrong };
      return `result.${plain(path)}: expected ${shown(expected)}, found ${shown(found)}`;
    }
  }
}
