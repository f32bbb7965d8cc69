// Everything the rules refuse: found by trying, in games of all editions, what players might try.

import { boardById } from '@branchline/boards';
import { fastRng, type Illegal, type Rng } from '@branchline/core';
import { gridOf, transEuropa } from '@branchline/trans-europa';
import type { Action, State } from '@branchline/trans-europa';
import { fullGame } from './playouts.ts';

const pick = <T>(rng: Rng, list: readonly T[]): T => list[rng.below(list.length)]!;

/** Actions of every kind, most of them out of place. */
function attempts({ config }: State, rng: Rng): readonly Action[] {
  const board = boardById(config.board)!;
  const line = pick(rng, board.lines).id;
  const ferry = board.lines.find(({ kind }) => kind === 'ferry')?.id ?? line;
  const city = pick(rng, board.cities).id;
  return [
    { do: 'lay', line, piece: 'black' },
    { do: 'lay', line, piece: 'own' },
    { do: 'lay', line: ferry, piece: 'own' },
    { do: 'lay', line: 'nowhere', piece: 'black' },
    { do: 'marker', at: pick(rng, board.junctions).id },
    { do: 'marker', at: 'nowhere' },
    { do: 'end-turn' },
    { do: 'claim' },
    { do: 'drop-card', city },
    { do: 'drop-card', city: 'nowhere' },
    { do: 'pass-card', city },
    { do: 'pass-card', city: 'nowhere' },
  ];
}

function refusalsIn(state: State, rng: Rng): readonly Illegal[] {
  const turn = transEuropa.turn(state);
  const acting = turn.kind === 'seats' ? turn.seats : [];
  return [...acting, 0, 1].flatMap((seat) => {
    const view = transEuropa.view(state, seat);
    const own = view.own?.hand.map((index): Action => ({
      do: 'pass-card',
      city: boardById(state.config.board)!.cities[index]!.id,
    }));
    // Every line is tried in a building turn, so that nothing depends on luck.
    const lines = boardById(state.config.board)!.lines.flatMap(({ id }): readonly Action[] => [
      { do: 'lay', line: id, piece: 'black' },
      { do: 'lay', line: id, piece: 'own' },
    ]);
    const { graph } = gridOf(state.config.board);
    const taken = state.public.markers.flatMap((marker): readonly Action[] =>
      marker === null ? [] : [{ do: 'marker', at: graph.junctionIds[marker]! }],
    );
    const tried = [...attempts(state, rng), ...taken, ...(own ?? []), ...(acting.includes(seat) ? lines : [])];
    return tried.flatMap((action) => transEuropa.check(view, seat, action) ?? []);
  });
}

/** One refusal for each code and rule. */
export function allRefusals(): readonly Illegal[] {
  const found = new Map<string, Illegal>();
  const rng = fastRng(1);
  const tables = [
    { edition: 'classic' },
    { edition: 'ferry' },
    { edition: 'ferry', options: { manualClaim: true } },
    { edition: 'prestige', cards: [8] },
    { edition: 'prestige', cards: [13] },
    { edition: 'prestige', cards: [16] },
  ];
  for (const table of tables) {
    for (const [index, state] of fullGame(table, rng).entries()) {
      if (index % 3 !== 0 && index > 40) continue;
      for (const illegal of refusalsIn(state, rng)) found.set(`${illegal.code} ${illegal.rule}`, illegal);
    }
  }
  return [...found.values()];
}
