// One decision and what could have been done instead: turns or starts, each of them playable in any deal.

import { goodStarts, loadView, type ArmLimits, type Lay } from '@branchline/bots/trans-europa/judging';
import type { Action, View } from '@branchline/trans-europa';
import { dealOf, openTargets, type Bench, type Deal } from './bench.ts';
import { expectStarts, standing } from './starts.ts';

export interface Choice {
  /** What may be done, as actions; a whole turn each. */
  readonly options: readonly (readonly Action[])[];
  /** Which of them was done. */
  readonly played: number;
  /** Plays an option out in the deal that was dealt to the playouts last. */
  play(option: number, deal: Deal): void;
}

/** Turns to compare: more than any bot looks at, and some that waste a track. */
const TURNS: ArmLimits = { first: 16, second: 8, waste: 1, arms: 60 };
const STARTS = { places: 30, extra: 1 };

/** The same tracks in another order are the same turn. */
const keyOf = (lays: readonly Lay[]): string =>
  lays
    .map(({ line, piece }) => `${line}${piece}`)
    .sort()
    .join(' ');

export function laysOf({ field }: Bench, actions: readonly Action[]): Lay[] {
  const { lineIndex } = field.graph;
  return actions.flatMap((action) =>
    action.do === 'lay' ? [{ line: lineIndex.get(action.line)!, piece: action.piece }] : [],
  );
}

const layActions = ({ field }: Bench, lays: readonly Lay[]): readonly Action[] =>
  lays.length === 0
    ? [{ do: 'end-turn' }]
    : lays.map(({ line, piece }) => ({ do: 'lay', line: field.graph.lineIds[line]!, piece }));

/** A building turn; `view` is its player's at its beginning. The bench holds the position afterwards. */
export function turnChoice(bench: Bench, view: View, actions: readonly Action[]): Choice {
  const { field, root, finder, playouts } = bench;
  const { seat, hand } = view.own!;
  loadView(root, view);
  const hands = view.public.markers.map((_, other) => (other === seat ? hand : []));
  const turns = finder.find(root, openTargets(root, dealOf(field, hands), seat), TURNS).map(({ lays }) => lays);
  const done = laysOf(bench, actions);
  let played = turns.findIndex((lays) => keyOf(lays) === keyOf(done));
  if (played < 0) played = turns.push(done) - 1;
  else turns[played] = done;
  playouts.setRoot(root);
  return {
    options: turns.map((lays, index) => (index === played ? actions : layActions(bench, lays))),
    played,
    play: (option) => playouts.playTurns(turns[option]!),
  };
}

/** Where to place the marker; who is still to place one is expected in a good city of the deal. */
export function startChoice(bench: Bench, view: View, actions: readonly Action[]): Choice {
  const { field, root, playouts } = bench;
  const { graph } = field;
  const { seat } = view.own!;
  loadView(root, view);
  const places = goodStarts(view, field, STARTS);
  const [action] = actions;
  const at = action?.do === 'marker' ? graph.junctionIndex.get(action.at)! : places[0]!;
  let played = places.indexOf(at);
  if (played < 0) played = places.push(at) - 1;
  const markers = new Int16Array(field.seats);
  playouts.setRoot(root);
  return {
    options: places.map((place) => [{ do: 'marker', at: graph.junctionIds[place]! }]),
    played,
    play(option, deal) {
      standing(view, markers)[seat] = places[option]!;
      expectStarts(view, { deal, graph }, markers);
      playouts.playMarkers(markers);
    },
  };
}
