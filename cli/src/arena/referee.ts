// The referee of the arena: asks every player in turn, checks every answer, and ends the round of a player that fails.

import { streamsOf, type Game, type GameTypes, type Move, type Seat, type Seed } from '@branchline/core';
import { oneLine } from '../fail.ts';
import { illegalText } from '../text/illegal.ts';
import type { Judge, Verdict } from './judge.ts';

/** A player at its seat; one that thinks in another process answers later. */
export interface Contestant {
  observe?(events: readonly GameTypes['Event'][], view: () => unknown): void;
  /** The answer is judged, whatever it is; a failure to answer is thrown. */
  decide(view: unknown): unknown;
  /** Receives how the round ended for all players. */
  over?(outcome: Outcome): void;
}

/** Why a seat lost without being beaten. */
export interface Forfeit {
  readonly seat: Seat;
  /** Number of the move that failed, from 1. */
  readonly move: number;
  readonly reason: string;
}

export type Outcome = Verdict | { readonly forfeit: Forfeit };

interface Table {
  readonly game: Game<GameTypes>;
  readonly config: unknown;
  readonly players: readonly Contestant[];
  readonly seed: Seed;
  readonly judge: Judge;
}

/** The action as the game knows it, or in words why it cannot be taken. */
function judged(game: Game<GameTypes>, view: unknown, seat: Seat, answer: unknown): Move<GameTypes> | string {
  const raw = typeof answer === 'object' && answer !== null ? { ...answer, by: seat } : answer;
  const move = game.parseMove(raw);
  if (move === undefined || move.by === 'chance') return `no action: ${shortened(JSON.stringify(answer) ?? 'nothing')}`;
  const illegal = game.check(view, seat, move);
  return illegal === undefined ? move : `${illegalText(illegal)}: ${shortened(JSON.stringify(answer))}`;
}

const MOST_TEXT = 120;

export const shortened = (text: string): string => (text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}…` : text);

/** Asks one seat for one move. */
async function ask({ game, players }: Table, state: unknown, seat: Seat): Promise<Move<GameTypes> | string> {
  const view = game.view(state, seat);
  try {
    let answer = players[seat]!.decide(view);
    if (answer instanceof Promise) answer = await answer;
    return judged(game, view, seat, answer);
  } catch (error) {
    return oneLine(error);
  }
}

/**
 * Not by the step of a table (core/src/step.ts), though that gives the same results: it does more than is needed here (a
 * log, the deal after a round that is over), and fast bots took 15 to 25 percent more time with it, in both games.
 */
async function play(table: Table): Promise<Outcome> {
  const { game, config, players, seed, judge } = table;
  const streams = streamsOf(seed);
  let state = game.setup(config);
  for (let count = 0; ; count++) {
    const verdict = judge.verdict(state);
    if (verdict !== undefined) return verdict;
    const before = state;
    const turn = game.turn(before);
    if (turn.kind === 'over') throw new Error('a finished game has a verdict');
    let move: Move<GameTypes>;
    if (turn.kind === 'chance') move = { by: 'chance', ...game.draw(before, streams(count)) };
    else {
      const seat = turn.seats[0]!;
      const answer = await ask(table, before, seat);
      if (typeof answer === 'string') return { forfeit: { seat, move: count + 1, reason: answer } };
      move = answer;
    }
    const after = (state = game.apply(before, move));
    players.forEach((player, seat) => {
      player.observe?.(game.events(before, move, after, seat), () => game.view(after, seat));
    });
  }
}

export async function playTable(table: Table): Promise<Outcome> {
  const outcome = await play(table);
  for (const player of table.players) player.over?.(outcome);
  return outcome;
}
