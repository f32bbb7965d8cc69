// Why an action is not allowed: the first rule it breaks, or nothing.

import { invariant, type Illegal, type Seat } from '@branchline/core';
import { has } from './bits.ts';
import { costOf, isInReach } from './build.ts';
import { cardAtWork } from './cards-in-force.ts';
import { chainRegion } from './hand-effects.ts';
import { gridOf } from './grid.ts';
import { colourOf } from './hands.ts';
import { illegal } from './illegal.ts';
import { mayEndTurn } from './legal.ts';
import { roundRules } from './round-rules.ts';
import type { Action, BuildStage, View } from './types.ts';

export function check(view: View, seat: Seat, action: Action): Illegal | undefined {
  const { stage } = view.public;
  switch (stage.kind) {
    case 'build':
      if (stage.seat !== seat) return notYourTurn();
      if (action.do === 'lay') return checkLay(view, stage, action);
      if (action.do === 'claim') return checkClaim(view, stage);
      if (action.do !== 'end-turn') return notNow('TE-BUILD-2');
      // A legal placement exists where this refuses: a turn without one may end, or has ended by itself.
      return mayEndTurn(view, stage) ? undefined : illegal('must-build', 'TE-BUILD-3');
    case 'markers':
      if (stage.seat !== seat) return notYourTurn();
      return action.do === 'marker' ? checkMarker(view, action.at) : notNow('TE-START-1');
    case 'chain':
      return stage.seat === seat ? checkCard(view, seat, action) : notYourTurn();
    case 'pass':
    case 'drop':
      return stage.waiting.includes(seat) ? checkCard(view, seat, action) : notYourTurn();
    default:
      return notYourTurn(); // chance is to act, or nobody any more
  }
}

const notYourTurn = (): Illegal => illegal('not-your-turn', 'TE-BUILD-1');

/** The rule says what is done at this stage instead. */
const notNow = (rule: string): Illegal => illegal('not-now', rule);

/** Only where the table claims by hand (TE-ENDR-6), and once a turn. */
function checkClaim({ config }: View, { claimed }: BuildStage): Illegal | undefined {
  if (!config.options.manualClaim) return illegal('no-claims', 'TE-ENDR-6');
  return claimed ? illegal('claimed-already', 'TE-CLAIM-2') : undefined;
}

function checkMarker({ config, public: { markers } }: View, at: string): Illegal | undefined {
  const junction = gridOf(config.board).graph.junctionIndex.get(at);
  if (junction === undefined) return illegal('no-such-junction', 'TE-START-1', { at });
  if (markers.includes(junction) && !config.options.sharedStart) return illegal('junction-taken', 'TE-START-3', { at });
  return undefined;
}

function checkLay(
  { config, public: position }: View,
  stage: BuildStage,
  { line: at, piece }: Action & { readonly do: 'lay' },
): Illegal | undefined {
  const { cards, tracks } = position;
  const grid = gridOf(config.board);
  const line = grid.graph.lineIndex.get(at);
  if (line === undefined) return illegal('no-such-line', 'TE-COMP-1', { at });
  const isFerry = grid.ferryOf[line]! >= 0;
  if (has(tracks.laid, line)) return illegal('occupied', isFerry ? 'TE-FERRY-2' : 'TE-BUILD-4', { at });
  if (piece === 'own') {
    if (!isFerry) return illegal('own-track-on-land', 'TE-FERRY-5', { at });
    if (tracks.own[stage.seat] === 0) return illegal('no-own-track-left', 'TE-FERRY-1', { at });
  }
  if (isFerry && stage.ferryUsed) return illegal('second-ferry', 'TE-FERRY-5', { at });
  const rules = roundRules(cards);
  const needs = costOf(grid, rules, line);
  if (needs > stage.left) {
    return illegal('over-budget', rules.limitRule, { at, detail: { needs, left: stage.left } });
  }
  if (!isInReach(position, stage.seat, line)) return illegal('not-connected', 'TE-BUILD-5', { at });
  return undefined;
}

/** A card to give away: of the own hand, in a chain of the colour that goes around. The card at work names the rule. */
function checkCard({ config, own, public: position }: View, seat: Seat, action: Action): Illegal | undefined {
  const { stage } = position;
  const card = cardAtWork(position);
  invariant(card, 'choices are made for a card in force');
  const { rule, refusal = rule } = card;
  if (action.do !== (stage.kind === 'drop' ? 'drop-card' : 'pass-card')) return notNow(rule);
  const grid = gridOf(config.board);
  const city = grid.graph.cityIndex.get(action.city);
  if (city === undefined) return illegal('no-such-city', 'TE-COMP-3', { at: action.city });
  if (own?.seat !== seat || !own.hand.includes(city)) return illegal('not-in-hand', refusal, { at: action.city });
  if (stage.kind === 'chain' && colourOf(grid, city) !== chainRegion(grid, stage.card)) {
    return illegal('wrong-colour', refusal, { at: action.city });
  }
  return undefined;
}
