// Every level at every table: all editions, numbers of players and special cards, every move checked by the rules.
//
//   node bots/scripts/run.js everywhere
//   node bots/scripts/run.js everywhere --levels director --iterations 100
//
// Whole games for every edition and number of players, and a round with each special card for every number of players.

import { parseArgs } from 'node:util';
import { fastRng, rngForMove, seedFromText, type GameSpec, type Move } from '@branchline/core';
import { SPECIAL_CARDS, transEuropa, type TransEuropa } from '@branchline/trans-europa';
import { botById, type Bot } from '../src/index.ts';

const EDITIONS = ['classic', 'ferry', 'prestige'];
const PLAYERS = [2, 3, 4, 5, 6];
const CARDS = SPECIAL_CARDS.map((card) => card.number);
/** Far more moves than any game has: a table that gets here has stalled. */
const STALLED = 20_000;

interface Tables {
  readonly rounds: number;
  readonly moves: number;
}

interface Sitting {
  readonly name: string;
  readonly level: string;
  readonly iterations: number;
  /** The first round, or all of the game. */
  readonly until: 'round' | 'end';
}

/** Plays with the level in every other seat; throws at an illegal move or a stall. */
function play(spec: GameSpec, { name, level, iterations, until }: Sitting): Tables {
  const configured = transEuropa.configure(spec);
  if (!configured.ok) throw new Error(JSON.stringify(configured.error));
  const config = configured.value;
  const seed = seedFromText(name);
  const players = Array.from({ length: spec.seats }, (_, seat) =>
    (botById('trans-europa', seat % 2 === 0 ? level : 'conductor') as Bot<TransEuropa>).start({
      ...{ game: transEuropa, config, seat },
      rng: fastRng(seat + name.length),
      budget: { kind: 'iterations', count: iterations },
    }),
  );
  let state = transEuropa.setup(config);
  for (let moves = 0; moves < STALLED; moves++) {
    const turn = transEuropa.turn(state);
    const rounds = state.public.rounds.length;
    if (turn.kind === 'over' || (rounds > 0 && until === 'round')) return { rounds, moves };
    const before = state;
    let move: Move<TransEuropa>;
    if (turn.kind === 'chance') move = { by: 'chance', ...transEuropa.draw(before, rngForMove(seed, moves)) };
    else {
      const by = turn.seats[0]!;
      const view = transEuropa.view(before, by);
      const action = players[by]!.decide(view);
      const illegal = transEuropa.check(view, by, action);
      if (illegal) throw new Error(`${name}, move ${moves}: ${JSON.stringify({ action, illegal })}`);
      move = { by, ...action };
    }
    const after = (state = transEuropa.apply(before, move));
    players.forEach((player, seat) =>
      player.observe?.(transEuropa.events(before, move, after, seat), () => transEuropa.view(after, seat)),
    );
  }
  throw new Error(`${name}: no end after ${STALLED} moves`);
}

export function main(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      levels: { type: 'string', default: 'apprentice,conductor,engineer,inspector,director' },
      iterations: { type: 'string', default: '16' },
    },
  });
  const iterations = Number(values.iterations);
  for (const level of values.levels.split(',')) {
    let games = 0;
    let rounds = 0;
    let moves = 0;
    const count = (played: Tables): void => {
      games++;
      rounds += played.rounds;
      moves += played.moves;
    };
    for (const seats of PLAYERS) {
      for (const edition of EDITIONS) {
        const name = `${level} ${edition} ${seats}`;
        count(play({ seats, edition }, { name, level, iterations, until: 'end' }));
      }
      for (const card of CARDS) {
        const options = { specialCards: 'fixedGame' };
        const spec = { seats, edition: 'prestige', options, agreed: { cards: [[card]] } };
        count(play(spec, { name: `${level} card ${card} ${seats}`, level, iterations, until: 'round' }));
      }
    }
    console.log(`${level}: ${games} tables, ${rounds} rounds, ${moves} moves, none illegal, none stalled`);
  }
}
