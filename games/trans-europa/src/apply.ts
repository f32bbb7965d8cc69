// Applying a move: only the sequence of the rules; each rule lives in the file of its chapter. Trusts its input.

import { assertNever, invariant, type Move, type Seat } from '@branchline/core';
import { canBuild, costOf } from './build.ts';
import { claim } from './claim.ts';
import { deal, revealSpecialCards } from './deal.ts';
import { gridOf } from './grid.ts';
import { choose, drawExtra, giveInChain } from './hand-effects.ts';
import { layTrack, placeMarker } from './network.ts';
import { afterStep } from './position.ts';
import { roundRules } from './round-rules.ts';
import { completeSeats, endRound } from './round-end.ts';
import { leftOf } from './seats.ts';
import { nextTurn, spentTurn, startBuilding } from './turn.ts';
import type { BuildStage, JunctionIndex, LineIndex, Stage, State, TransEuropa } from './types.ts';

export function apply(state: State, move: Move<TransEuropa>): State {
  const { graph } = gridOf(state.config.board);
  if (move.by === 'chance') {
    switch (move.do) {
      case 'start-player':
        return { ...state, public: { ...state.public, start: move.seat, stage: { kind: 'deal' } } };
      case 'deal':
        return deal(state, move.hands);
      case 'special-card':
        return revealSpecialCards(state, move.cards);
      case 'draw-extra':
        return drawExtra(state, graph.cityIndex.get(move.city)!);
      default:
        return assertNever(move);
    }
  }
  switch (move.do) {
    case 'lay':
      return lay(state, graph.lineIndex.get(move.line)!, move.piece);
    case 'end-turn':
      return endTurn(state, move.by);
    case 'claim':
      return claim(state);
    case 'marker':
      return mark(state, move.by, graph.junctionIndex.get(move.at)!);
    case 'drop-card':
      return choose(state, move.by, graph.cityIndex.get(move.city)!);
    case 'pass-card':
      return state.public.stage.kind === 'chain'
        ? giveInChain(state, graph.cityIndex.get(move.city)!)
        : choose(state, move.by, graph.cityIndex.get(move.city)!);
    default:
      return assertNever(move);
  }
}

/** Nothing else happens in the turn of the marker (TE-START-1). */
function mark(state: State, seat: Seat, at: JunctionIndex): State {
  const { config, public: position, secret } = state;
  const { cycle, complete } = position;
  const next = leftOf(seat, config.seats);
  const markers = position.markers.slice();
  markers[seat] = at;
  const tracks = placeMarker(gridOf(config.board), position.tracks, { seat, at });
  const stage: Stage = { kind: 'markers', seat: next };
  const marked: State = { config, public: afterStep(position, { stage, cycle, tracks, complete, markers }), secret };
  return next === position.start ? startBuilding(marked) : marked;
}

/** Lays a track, one after the other (TE-BUILD-6), and finds who is complete after every single track (TE-ENDR-2). */
function lay(state: State, line: LineIndex, piece: 'black' | 'own'): State {
  const { config, public: position, secret } = state;
  const { stage, cards, cycle, markers } = position;
  const grid = gridOf(config.board);
  invariant(stage.kind === 'build', 'tracks are laid in the building stage');
  const { seat } = stage;
  const tracks = layTrack(grid, position.tracks, { seat, line, piece });
  const spent: BuildStage = {
    kind: 'build',
    seat,
    left: stage.left - costOf(grid, roundRules(cards), line),
    laid: stage.laid + 1,
    ferryUsed: stage.ferryUsed || grid.ferryOf[line]! >= 0,
  };
  const rest = stage.claimed ? { ...spent, claimed: stage.claimed } : spent;
  // With claims by hand nobody is told who is complete (TE-CLAIM-1).
  const same = config.options.manualClaim || tracks.networks === position.tracks.networks;
  const complete = same ? position.complete : completeSeats(grid, tracks, secret.hands);
  // At once if the active seat is complete (TE-ENDR-2) or the last black track is laid (TE-ENDR-4, TE-FERRY-14).
  const endsNow = complete.includes(seat) || tracks.supply === 0;
  const goesOn = !endsNow && canBuild(grid, { cards, tracks }, rest); // also if others are complete (TE-FERRY-15)
  if (!goesOn && !endsNow && complete.length === 0) return spentTurn(state, rest, tracks);
  const seen: State = {
    config,
    public: afterStep(position, { stage: rest, cycle, tracks, complete, markers }),
    secret,
  };
  if (goesOn) return seen;
  return endRound(seen, complete.length > 0 ? 'connected' : 'supply'); // others complete: with the turn (TE-ENDR-2)
}

/** Only others are complete: the round ends with the turn of the active seat (TE-ENDR-2). */
function endTurn(state: State, seat: Seat): State {
  const { complete, tracks } = state.public;
  return complete.length > 0 ? endRound(state, 'connected') : nextTurn(state, seat, tracks);
}
