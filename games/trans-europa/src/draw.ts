// Chance: what it draws, and whether what a log says it drew could have come up.

import { invariant, pick, shuffled, type Illegal, type Rng } from '@branchline/core';
import { agreedCards } from './agreed.ts';
import { gridOf, type Grid } from './grid.ts';
import { cardAtWork } from './cards-in-force.ts';
import { chainRegion } from './hand-effects.ts';
import { colourOf, pilesInUse, undealtCities } from './hands.ts';
import { illegal } from './illegal.ts';
import { drawsOf, isPossibleDraw } from './special-draws.ts';
import { drawCards, pileOf } from './special-pile.ts';
import { allSeats } from './seats.ts';
import type { Outcome, State } from './types.ts';

/** The start player settled in advance: seat 0 for the host, or the oldest where the players said who that is (TE-SETUP-5). */
const settledStart = ({ config: { options, agreed } }: State): number | undefined =>
  options.startPlayer === 'host' ? 0 : options.startPlayer === 'oldest' ? agreed?.oldest : undefined;

/** Undealt cards of the colour that goes around. */
const extraCards = (state: State, grid: Grid): number[] => {
  const { stage } = state.public;
  invariant(stage.kind === 'draw-extra', 'an extra card is drawn when a chain begins');
  const region = chainRegion(grid, stage.card);
  return undealtCities(state, grid).filter((city) => colourOf(grid, city) === region);
};

export function draw(state: State, rng: Rng): Outcome {
  const { config, public: position } = state;
  const grid = gridOf(config.board);
  switch (position.stage.kind) {
    case 'start-player':
      return { do: 'start-player', seat: settledStart(state) ?? rng.below(config.seats) };
    case 'deal': {
      // One card of every colour for each (TE-DEAL-1), blind (TE-DEAL-4), so all of them different (TE-DEAL-3).
      const piles = pilesInUse(grid, config.seats).map((pile) => shuffled(pile, rng));
      const hands = allSeats(config.seats).map((seat) => piles.map((pile) => grid.graph.cityIds[pile[seat]!]!));
      return { do: 'deal', hands };
    }
    case 'special-card': {
      const settled = agreedCards(config, position.rounds);
      return { do: 'special-card', cards: settled ?? drawCards(pileOf(config, position), rng) };
    }
    case 'draw-extra':
      return { do: 'draw-extra', city: grid.graph.cityIds[pick(extraCards(state, grid), rng)]! };
    default:
      throw new Error(`Invariant broken: chance has nothing to draw at ${position.stage.kind}`);
  }
}

export function checkOutcome(state: State, outcome: Outcome): Illegal | undefined {
  const { config, public: position } = state;
  if (position.stage.kind !== outcome.do) return illegal('not-now', RULE_OF[outcome.do]);
  const grid = gridOf(config.board);
  switch (outcome.do) {
    case 'start-player': {
      const settled = settledStart(state);
      const possible = settled === undefined ? outcome.seat < config.seats : outcome.seat === settled;
      return possible ? undefined : illegal('wrong-start-player', 'TE-SETUP-5');
    }
    case 'deal':
      return checkDeal(state, grid, outcome.hands);
    case 'special-card': {
      const settled = agreedCards(config, position.rounds);
      if (settled && settled.join() !== outcome.cards.join()) return illegal('not-the-agreed-cards', 'TP-CARD-E');
      if (settled) return undefined;
      const { specialCards } = config.options;
      return isPossibleDraw(drawsOf(config, position.rounds), outcome.cards)
        ? undefined
        : illegal('impossible-special-cards', specialCards.startsWith('multiple') ? 'TP-MULTI-1' : 'TP-CARD-D');
    }
    default: {
      const city = grid.graph.cityIndex.get(outcome.city);
      const possible = city !== undefined && extraCards(state, grid).includes(city);
      const rule = cardAtWork(position)?.rule ?? RULE_OF['draw-extra'];
      return possible ? undefined : illegal('not-an-undealt-card', rule, { at: outcome.city });
    }
  }
}

const RULE_OF: Readonly<Record<Outcome['do'], string>> = {
  'start-player': 'TE-SETUP-5',
  deal: 'TE-DEAL-1',
  'special-card': 'TP-CARD-B',
  'draw-extra': 'TP-CARD-B', // some special card acts on the hands
};

function checkDeal({ config }: State, grid: Grid, hands: readonly (readonly string[])[]): Illegal | undefined {
  const piles = pilesInUse(grid, config.seats);
  if (hands.length !== config.seats) return illegal('wrong-deal', 'TE-DEAL-1');
  const dealt = new Set<string>();
  for (const hand of hands) {
    if (hand.length !== piles.length) return illegal('wrong-deal', 'TE-DEAL-1');
    for (let region = 0; region < piles.length; region++) {
      const id = hand[region]!;
      const city = grid.graph.cityIndex.get(id);
      if (city === undefined) return illegal('no-such-city', 'TE-COMP-3', { at: id });
      if (colourOf(grid, city) !== region) return illegal('one-of-each-colour', 'TE-DEAL-1', { at: id });
      if (!piles[region]!.includes(city)) return illegal('bordered-card', 'TE-SETUP-3', { at: id });
      if (dealt.has(id)) return illegal('dealt-twice', 'TE-DEAL-3', { at: id });
      dealt.add(id);
    }
  }
  return undefined;
}
