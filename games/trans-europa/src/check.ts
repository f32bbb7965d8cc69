// Why an action is not allowed: the first rule it breaks, or nothing.

import type { Illegal, Seat } from '@branchline/core';
import { has } from './bits.ts';
import { costOf, isInReach } from './build.ts';
import { chainRegion } from './hand-effects.ts';
import { gridOf, type Grid } from './grid.ts';
import { colourOf } from './hands.ts';
import { mayEndTurn } from './legal.ts';
import { roundRules } from './round-rules.ts';
import type { Action, BuildStage, View } from './types.ts';

const illegal = (code: string, rule: string, at?: string, detail?: Illegal['detail']): Illegal => ({
  code: `trans-europa/${code}`,
  rule,
  ...(at === undefined ? {} : { at }),
  ...(detail === undefined ? {} : { detail }),
});

export function check(view: View, seat: Seat, action: Action): Illegal | undefined {
  const { stage } = view.public;
  const grid = gridOf(view.config.board);
  switch (stage.kind) {
    case 'build':
      if (stage.seat !== seat) return notYourTurn();
      if (action.do === 'lay') return checkLay(view, grid, stage, action);
      if (action.do !== 'end-turn') return notNow('TE-BUILD-2');
      // A legal placement always exists here: a turn without one has ended by itself.
      return mayEndTurn(view, stage) ? undefined : illegal('must-build', 'TE-BUILD-3');
    case 'markers':
      if (stage.seat !== seat) return notYourTurn();
      return action.do === 'marker' ? checkMarker(view, grid, action.at) : notNow('TE-START-1');
    case 'chain':
      if (stage.seat !== seat) return notYourTurn();
      return action.do === 'pass-card' ? checkCard(view, grid, seat, action.city) : notNow('TP-CARD-13');
    case 'pass':
      if (!stage.waiting.includes(seat)) return notYourTurn();
      return action.do === 'pass-card' ? checkCard(view, grid, seat, action.city) : notNow('TP-CARD-16');
    case 'drop':
      if (!stage.waiting.includes(seat)) return notYourTurn();
      return action.do === 'drop-card' ? checkCard(view, grid, seat, action.city) : notNow('TP-CARD-8');
    default:
      return notYourTurn(); // chance is to act, or nobody any more
  }
}

const notYourTurn = (): Illegal => illegal('not-your-turn', 'TE-BUILD-1');

/** The rule says what is done at this stage instead. */
const notNow = (rule: string): Illegal => illegal('not-now', rule);

function checkMarker({ config, public: { markers } }: View, { graph }: Grid, at: string): Illegal | undefined {
  const junction = graph.junctionIndex.get(at);
  if (junction === undefined) return illegal('no-such-junction', 'TE-START-1', at);
  if (markers.includes(junction) && !config.options.sharedStart) return illegal('junction-taken', 'TE-START-3', at);
  return undefined;
}

function checkLay(
  { public: { cards, tracks } }: View,
  grid: Grid,
  stage: BuildStage,
  { line: id, piece }: Action & { readonly do: 'lay' },
): Illegal | undefined {
  const line = grid.graph.lineIndex.get(id);
  if (line === undefined) return illegal('no-such-line', 'TE-COMP-1', id);
  const isFerry = grid.ferryOf[line]! >= 0;
  if (has(tracks.laid, line)) return illegal('occupied', isFerry ? 'TE-FERRY-2' : 'TE-BUILD-4', id);
  if (piece === 'own') {
    if (!isFerry) return illegal('own-track-on-land', 'TE-FERRY-5', id);
    if (tracks.own[stage.seat] === 0) return illegal('no-own-track-left', 'TE-FERRY-1', id);
  }
  if (isFerry && stage.ferryUsed) return illegal('second-ferry', 'TE-FERRY-5', id);
  const rules = roundRules(cards);
  const needs = costOf(grid, rules, line);
  if (needs > stage.left) {
    const rule = rules.limits.length > 1 ? 'TP-CARD-9a' : rules.limits[0] === 2 ? 'TE-BUILD-2' : 'TP-CARD-3a';
    return illegal('over-budget', rule, id, { needs, left: stage.left });
  }
  if (!isInReach(rules, tracks, stage.seat, line)) return illegal('not-connected', 'TE-BUILD-5', id);
  return undefined;
}

function checkCard({ own, public: { stage } }: View, grid: Grid, seat: Seat, id: string): Illegal | undefined {
  const city = grid.graph.cityIndex.get(id);
  const rule = stage.kind === 'drop' ? 'TP-CARD-8a' : stage.kind === 'pass' ? 'TP-CARD-16a' : 'TP-CARD-13a';
  if (city === undefined) return illegal('no-such-city', 'TE-COMP-3', id);
  if (own?.seat !== seat || !own.hand.includes(city)) return illegal('not-in-hand', rule, id);
  if (stage.kind === 'chain' && colourOf(grid, city) !== chainRegion(grid, stage.card)) {
    return illegal('wrong-colour', rule, id);
  }
  return undefined;
}
