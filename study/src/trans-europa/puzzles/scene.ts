// From a scene to positions and back: the round is dealt and played again by the rules.

import { invariant, type Move } from '@branchline/core';
import { gridOf, transEuropa, type State, type TransEuropa } from '@branchline/trans-europa';
import type { Course } from '../turns.ts';
import type { Scene } from './puzzle.ts';

/** The round up to a number of moves as a scene. */
export function sceneOf({ moves, states }: Course, sequence: number): Scene {
  const state = states[sequence]!;
  const { graph } = gridOf(state.config.board);
  const from = moves.findLastIndex((move, index) => index < sequence && move.do === 'deal');
  const played = moves.slice(from, sequence);
  const built = played.flatMap((move) => (move.do === 'lay' || move.do === 'end-turn' ? [move] : []));
  const own = built.flatMap((move, place) => (move.do === 'lay' && move.piece === 'own' ? [place] : []));
  const { board, edition } = state.config;
  return {
    board,
    ...(edition === 'classic' ? {} : { edition }),
    start: state.public.start,
    hands: state.secret.hands,
    markers: played.flatMap((move) => (move.do === 'marker' ? [graph.junctionIndex.get(move.at)!] : [])),
    lays: built.map((move) => (move.do === 'lay' ? graph.lineIndex.get(move.line)! : -1)),
    ...(own.length > 0 ? { own } : {}),
  };
}

function configOf({ board, edition = 'classic', hands }: Scene) {
  const configured = transEuropa.configure({ seats: hands.length, edition, board });
  invariant(configured.ok, 'a scene is a table with the usual options');
  return configured.value;
}

/** The scene as a separate course, from its deal on. */
export function courseOf(scene: Scene): Course {
  const config = configOf(scene);
  const { graph } = gridOf(scene.board);
  const moves: Move<TransEuropa>[] = [];
  const states: State[] = [transEuropa.setup(config)];
  const play = (move: Move<TransEuropa>): void => {
    moves.push(move);
    states.push(transEuropa.apply(states.at(-1)!, move));
  };
  play({ by: 'chance', do: 'start-player', seat: scene.start });
  play({ by: 'chance', do: 'deal', hands: scene.hands.map((hand) => hand.map((city) => graph.cityIds[city]!)) });
  const seat = (): number => {
    const { stage } = states.at(-1)!.public;
    invariant(stage.kind === 'markers' || stage.kind === 'build', 'somebody is to move');
    return stage.seat;
  };
  for (const at of scene.markers) play({ by: seat(), do: 'marker', at: graph.junctionIds[at]! });
  scene.lays.forEach((line, place) => {
    const piece = scene.own?.includes(place) ? 'own' : 'black';
    play(line < 0 ? { by: seat(), do: 'end-turn' } : { by: seat(), do: 'lay', line: graph.lineIds[line]!, piece });
  });
  return { moves, states };
}
