// Playing rounds to their end from one position under many deals, by the fastest means that the field and platform allow.

import type { LineIndex } from '@branchline/boards';
import type { Seat } from '@branchline/core';
import type { Field } from './field.ts';
import { playOut } from './guided.ts';
import { beginTurn, endTurn, lay, placeMarker, type Piece } from './lay.ts';
import { copyBoard, dealHands, newPosition, type Position } from './position.ts';
import { countOpen, loadPosition, placeMarkers } from './race-networks.ts';
import { missingInRace } from './race-step.ts';
import { beginTurnOfRace, endTurnOfRace, layInRace, runRace } from './race-turns.ts';
import { canRace, copyRace, dealToRace, newRace } from './race.ts';
import { wasmPlayouts } from './wasm.ts';

export interface Lay {
  readonly line: LineIndex;
  /** The own colour only on a ferry. */
  readonly piece: Piece;
}

export interface Playouts {
  /** The position that every playout starts from; its hands do not matter. */
  setRoot(position: Position): void;
  /** By seat how it chooses its next city (styles.ts): to be written to, and kept until written again. */
  readonly styles: Uint8Array;
  /** The bits by which ties are broken, below `TWISTS`. Kept until set again. */
  setTwist(bits: number): void;
  /** The hands of the playouts to come: target junctions, `MAX_HAND` places per seat. */
  deal(targets: Uint16Array, sizes: Uint8Array): void;
  /** Lays these tracks for the active seat, ends its turn and plays on. */
  playTurns(lays: readonly Lay[]): void;
  /** Lays these tracks for the active seat and lets it go on with what is left of its turn. */
  playOn(lays: readonly Lay[]): void;
  /** Places these markers, by seat, and plays the whole round. */
  playMarkers(markers: Int16Array): void;
  /** After a playout, by seat: targets not connected, and about what they still cost. */
  readonly open: Uint8Array;
  missing(seat: Seat): number;
}

/** A way of usual length, for each open city but the nearest. */
const USUAL_WAY = 3;

/** Playouts that search for every way: on any field. */
export function searchingPlayouts(field: Field): Playouts {
  const root = newPosition(field);
  const trial = newPosition(field);
  let targets: Uint16Array = new Uint16Array(trial.targets.length);
  let sizes: Uint8Array = new Uint8Array(trial.handSize.length);
  const begin = (): void => {
    copyBoard(root, trial);
    dealHands(trial, targets, sizes);
  };
  const layAll = (lays: readonly Lay[]): void => {
    begin();
    for (let i = 0; i < lays.length && !trial.over; i++) lay(trial, lays[i]!.line, lays[i]!.piece);
  };
  return {
    setRoot: (position) => copyBoard(position, root),
    styles: trial.styles,
    setTwist: (bits) => void (trial.twist = bits),
    deal(newTargets, newSizes) {
      targets = newTargets;
      sizes = newSizes;
    },
    playTurns(lays) {
      layAll(lays);
      if (!trial.over) endTurn(trial);
      playOut(trial);
    },
    playOn(lays) {
      layAll(lays);
      playOut(trial);
    },
    playMarkers(markers) {
      begin();
      for (let i = 0; i < field.seats; i++) {
        const seat = (trial.start + i) % field.seats;
        placeMarker(trial, seat, markers[seat]!);
      }
      beginTurn(trial, trial.start, 1);
      playOut(trial);
    },
    open: trial.open,
    missing(seat) {
      const open = trial.open[seat]!;
      if (open === 0) return 0;
      const { stale, cost, handicap } = trial.plans;
      const next = stale[seat] === 0 ? cost[seat]! - handicap[seat]! : USUAL_WAY;
      return next + USUAL_WAY * (open - 1);
    },
  };
}

/** Playouts that measure instead: where `canRace` says so. */
export function racingPlayouts(field: Field): Playouts {
  const root = newRace(field);
  const trial = newRace(field);
  const layAll = (lays: readonly Lay[]): void => {
    copyRace(root, trial);
    countOpen(trial);
    for (let i = 0; i < lays.length && !trial.over; i++) layInRace(trial, lays[i]!.line);
  };
  return {
    setRoot: (position) => loadPosition(root, position),
    styles: trial.styles,
    setTwist: (bits) => void (trial.twist = bits),
    deal: (targets, sizes) => dealToRace(trial, targets, sizes),
    playTurns(lays) {
      layAll(lays);
      if (!trial.over) endTurnOfRace(trial);
      runRace(trial);
    },
    playOn(lays) {
      layAll(lays);
      runRace(trial);
    },
    playMarkers(markers) {
      copyRace(root, trial);
      placeMarkers(trial, markers);
      countOpen(trial);
      beginTurnOfRace(trial, trial.start, 1);
      runRace(trial);
    },
    open: trial.open,
    missing: (seat) => missingInRace(trial, seat),
  };
}

const made = new WeakMap<Field, Playouts>();

/** For a thought that others may interrupt: nobody else changes these. */
export const newPlayouts = (field: Field): Playouts =>
  canRace(field) ? (wasmPlayouts(field) ?? racingPlayouts(field)) : searchingPlayouts(field);

/** One per field, for all bots that think without interruption. */
export function playoutsOf(field: Field): Playouts {
  let playouts = made.get(field);
  if (playouts === undefined) made.set(field, (playouts = newPlayouts(field)));
  return playouts;
}
