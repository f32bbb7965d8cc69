// A seat's view together with its board, and the possible actions of its turn.

import type { Board, Graph, JunctionId, LineId } from '@branchline/boards';
import type { Illegal, Seat } from '@branchline/core';
import {
  costOf,
  freshTurn,
  gridOf,
  has,
  layTrack,
  roundRules,
  transEuropa,
  weightsFor,
} from '@branchline/trans-europa';
import type { Action, BuildStage, Grid, View } from '@branchline/trans-europa';

export type Piece = 'black' | 'own';

/** A track as it is planned or laid. */
export type Lay = { readonly line: LineId; readonly piece: Piece };

/** A seat at a table and the position to build on: the real one, or the one a plan would lead to. */
export type Site = {
  readonly view: View;
  readonly grid: Grid;
  readonly board: Board;
  readonly graph: Graph;
  readonly seat: Seat;
  /** This turn's budget, or that of the seat's next turn while others play. */
  readonly stage: BuildStage;
  /** Whether the seat is building right now. */
  readonly active: boolean;
};

/** In the building stage the cycle of the next turn differs from the present one where the start player comes first. */
function nextCycle({ public: { stage, start, cycle } }: View, seat: Seat, seats: number): number {
  if (stage.kind !== 'build') return 1;
  const place = (s: Seat): number => (s - start + seats) % seats;
  return place(seat) > place(stage.seat) ? cycle : cycle + 1;
}

/** Undefined before the seat's marker is placed, because there is no place to build from. */
export function siteOf(view: View, seat: Seat): Site | undefined {
  const { stage, markers, cards } = view.public;
  if (markers[seat] === null || markers[seat] === undefined) return undefined;
  if (stage.kind !== 'build' && stage.kind !== 'markers') return undefined;
  const grid = gridOf(view.config.board);
  const active = stage.kind === 'build' && stage.seat === seat;
  const turn = active ? stage : freshTurn({ cards, cycle: nextCycle(view, seat, view.config.seats) }, seat);
  const seen: View = active ? view : { ...view, public: { ...view.public, stage: turn } };
  return { view: seen, grid, board: grid.board, graph: grid.graph, seat, stage: turn, active };
}

export const checkLay = ({ view, seat }: Site, lay: Lay): Illegal | undefined =>
  transEuropa.check(view, seat, { do: 'lay', ...lay });

export const costOfLine = ({ view, grid }: Site, line: LineId): number =>
  costOf(grid, roundRules(view.public.cards), grid.graph.lineIndex.get(line)!);

/** The site after a track, as far as it can be known without asking the authority: hidden hands play no part in it. */
export function afterLay(site: Site, lay: Lay): Site {
  const { view, grid, seat, stage } = site;
  const line = grid.graph.lineIndex.get(lay.line)!;
  const next: BuildStage = {
    ...stage,
    // While moves are on their way a plan may outrun its turn for a moment.
    left: Math.max(0, stage.left - costOfLine(site, lay.line)),
    laid: stage.laid + 1,
    ferryUsed: stage.ferryUsed || grid.ferryOf[line]! >= 0,
  };
  const tracks = layTrack(grid, view.public.tracks, { seat, line, piece: lay.piece });
  return { ...site, stage: next, view: { ...view, public: { ...view.public, stage: next, tracks } } };
}

export const afterAll = (site: Site, lays: readonly Lay[]): Site => lays.reduce(afterLay, site);

export const legalActions = ({ view, seat }: Site): readonly Action[] => transEuropa.legal(view, seat);

export const inNetwork = ({ view, graph, seat }: Site, junction: JunctionId): boolean =>
  has(view.public.tracks.networks[seat]!, graph.junctionIndex.get(junction)!);

/** What each line still costs this seat; tracks it may use cost nothing. */
export const weightsOf = ({ view, seat }: Site): Uint8Array => weightsFor(view, seat);

export const isFerry = ({ grid }: Site, line: LineId): boolean => grid.ferryOf[grid.graph.lineIndex.get(line)!]! >= 0;
