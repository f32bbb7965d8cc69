// Every action a seat may take now, from what it sees.

import type { Seat } from '@branchline/core';
import { entriesOf, membersOf } from './bits.ts';
import { buildableLines, canBuild } from './build.ts';
import { chainRegion } from './hand-effects.ts';
import { gridOf, type Grid } from './grid.ts';
import { colourOf } from './hands.ts';
import type { Action, Bits, BuildStage, CityIndex, View } from './types.ts';

const NONE: readonly Action[] = [];

export function legal(view: View, seat: Seat): readonly Action[] {
  const { stage } = view.public;
  const grid = gridOf(view.config.board);
  switch (stage.kind) {
    case 'build':
      return stage.seat === seat ? buildActions(view, grid, stage) : NONE;
    case 'markers':
      return stage.seat === seat ? markerActions(view, grid) : NONE;
    case 'chain': {
      if (stage.seat !== seat) return NONE;
      const region = chainRegion(grid, stage.card);
      return handOf(view, seat)
        .filter((city) => colourOf(grid, city) === region)
        .map((city) => grid.actions.pass[city]!);
    }
    case 'pass':
      return stage.waiting.includes(seat) ? handOf(view, seat).map((city) => grid.actions.pass[city]!) : NONE;
    case 'drop':
      return stage.waiting.includes(seat) ? handOf(view, seat).map((city) => grid.actions.drop[city]!) : NONE;
    default:
      return NONE;
  }
}

const handOf = ({ own }: View, seat: Seat): readonly CityIndex[] => (own?.seat === seat ? own.hand : []);

/** Any junction, city or not, at sea or not (TE-START-2, TE-FERRY-11), without another marker (TE-START-3). */
function markerActions({ config, public: { markers } }: View, { actions }: Grid): readonly Action[] {
  if (config.options.sharedStart) return actions.marker;
  const free = actions.marker.slice();
  const taken = markers.filter((junction) => junction !== null).sort((a, b) => b - a);
  for (const junction of taken) free.splice(junction, 1);
  return free;
}

/** Tracks in line order, then `end-turn`, then `claim`. */
function buildActions(view: View, grid: Grid, stage: BuildStage): Action[] {
  const actions = turnActions(view, grid, stage);
  if (mayClaim(view, stage)) actions.push(grid.actions.claim);
  return actions;
}

function turnActions(view: View, grid: Grid, stage: BuildStage): Action[] {
  const { tracks } = view.public;
  const { black, endTurn } = grid.actions;
  const lines = buildableLines(grid, view.public, stage);
  const last = mayEndTurn(view, stage) ? endTurn : undefined;
  return tracks.own[stage.seat]! > 0 ? blackOrOwn(grid, lines, last) : entriesOf(lines, black, last);
}

/** What there is to lay for a seat with own tracks: either piece on a ferry, black elsewhere (TE-FERRY-5). */
function blackOrOwn({ actions: { black, own }, ferryOf }: Grid, lines: Bits, last?: Action): Action[] {
  const actions: Action[] = [];
  for (const line of membersOf(lines)) {
    actions.push(black[line]!);
    if (ferryOf[line]! >= 0) actions.push(own[line]!);
  }
  if (last) actions.push(last);
  return actions;
}

/**
 * After one track, be it on a ferry (TE-FERRY-13) or under card 3 (TP-CARD-3b), the turn may end (TE-BUILD-11). Without any
 * only where the table allows to pass (TE-BUILD-3), or claims by hand and nothing can be laid (TE-CLAIM-2).
 */
export function mayEndTurn({ config, public: position }: View, stage: BuildStage): boolean {
  if (stage.laid > 0 || config.options.allowPass) return true;
  return config.options.manualClaim && !canBuild(gridOf(config.board), position, stage);
}

/** Once in the own turn, where the table claims by hand (TE-CLAIM-2). */
export const mayClaim = ({ config }: View, stage: BuildStage): boolean =>
  config.options.manualClaim && stage.claimed === undefined;
