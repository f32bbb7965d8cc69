// Special cards that act on the hands, one after the other, between the deal and the start markers.

import { invariant, type BySeat, type Seat } from '@branchline/core';
import type { PrestigeColour } from '@branchline/boards';
import { cardAtWork, effectOf, firstOfEffect, HAND_ORDER } from './cards-in-force.ts';
import { gridOf, type Grid } from './grid.ts';
import { colourOf, withHands } from './hands.ts';
import { afterDrops, afterHandPass, afterLink, afterPass, returned } from './known.ts';
import { allSeats, leftOf, rightOf } from './seats.ts';
import type { Effect } from './special-cards.ts';
import type { CardNumber, CityIndex, KnownCard, Public, RegionIndex, Stage, State } from './types.ts';

const at = (state: State, stage: Stage): State => ({ ...state, public: { ...state.public, stage } });

const without = (hand: readonly CityIndex[], city: CityIndex): CityIndex[] => hand.filter((other) => other !== city);

/** Hands that have changed, and what each seat knows of cards by then. */
const regrouped = (
  state: State,
  hands: BySeat<readonly CityIndex[]>,
  known: BySeat<readonly KnownCard[]> = state.secret.known,
): State => withHands({ ...state, secret: { ...state.secret, known } }, gridOf(state.config.board), hands);

/** Carries out the cards behind `after` in the order of TP-MULTI-2, up to the next choice; then come the markers. */
export function resolveHandEffects(state: State, after?: CardNumber): State {
  const { cards, start } = state.public;
  const next = after === undefined ? 0 : HAND_ORDER.indexOf(after) + 1;
  let resolved = state;
  for (const card of HAND_ORDER.slice(next)) {
    if (!cards.includes(card)) continue;
    const effect = effectOf(card);
    const waiting = waitingStage(state, card, effect);
    if (waiting) return at(resolved, waiting);
    resolved = afterEffect(resolved, effect);
  }
  // The hands are final now (TP-CARD-F).
  return at(resolved, { kind: 'markers', seat: start }); // TE-START-1
}

/** The stage at which a card waits for chance or for choices; undefined for one that acts by itself. */
function waitingStage({ config, public: { cards } }: State, card: CardNumber, effect: Effect): Stage | undefined {
  const waiting = allSeats(config.seats);
  const named = firstOfEffect(cards, effect.kind) === card ? {} : { card };
  switch (effect.kind) {
    case 'extra-chain':
      return { kind: 'draw-extra', card };
    case 'pass-one':
      return { kind: 'pass', ...named, pass: 1, waiting };
    case 'drop-any':
      return { kind: 'drop', ...named, waiting };
    default:
      return undefined;
  }
}

/** The state after a card that acts by itself. */
function afterEffect(state: State, effect: Effect): State {
  switch (effect.kind) {
    case 'drop-colour':
      return returnColour(state, effect.colour);
    case 'pass-hand':
      return passHands(state);
    case 'reveal':
      return reveal(state, effect.colours);
    default:
      return state;
  }
}

/** Each player returns the city of one colour (TP-CARD-6, TP-CARD-7). */
function returnColour(state: State, colour: PrestigeColour): State {
  const grid = gridOf(state.config.board);
  const region = grid.regionOfColour[colour];
  let { known } = state.secret;
  const hands = state.secret.hands.map((hand, seat) => {
    for (const city of hand) if (colourOf(grid, city) === region) known = returned(known, seat, city);
    return hand.filter((city) => colourOf(grid, city) !== region);
  });
  return regrouped(state, hands, known);
}

/** The start player gets one more card of the colour (TP-CARD-13, TP-CARD-14, TP-CARD-15). */
export function drawExtra(state: State, city: CityIndex): State {
  const { stage, start } = state.public;
  invariant(stage.kind === 'draw-extra', 'an extra card is drawn when a chain begins');
  const hands = state.secret.hands.map((hand, seat) => (seat === start ? [...hand, city] : hand));
  return at(regrouped(state, hands), { kind: 'chain', card: stage.card, seat: start });
}

/** Colour that is going around in a chain. */
export function chainRegion(grid: Grid, card: CardNumber): RegionIndex {
  const effect = effectOf(card);
  invariant(effect.kind === 'extra-chain', `card ${card} starts a chain`);
  return grid.regionOfColour[effect.colour];
}

/** Keeps one, gives the other to the left; the start player's right neighbour returns it instead (TP-CARD-13a). */
export function giveInChain(state: State, city: CityIndex): State {
  const { stage, start } = state.public;
  invariant(stage.kind === 'chain', 'a card is given on in a chain');
  const grid = gridOf(state.config.board);
  const { seats } = state.config;
  const from = stage.seat;
  const isLast = from === rightOf(start, seats);
  const to = leftOf(from, seats);
  const hands = state.secret.hands.map((hand, seat) => {
    if (seat === from) return without(hand, city);
    return seat === to && !isLast ? [...hand, city] : hand;
  });
  const region = chainRegion(grid, stage.card);
  const known = afterLink(state.secret.known, {
    from,
    ...(isLast ? {} : { to }),
    city,
    isOfColour: (other) => colourOf(grid, other) === region,
    hands,
  });
  const given = regrouped(state, hands, known);
  if (isLast) return resolveHandEffects(given, stage.card);
  return at(given, { kind: 'chain', card: stage.card, seat: to });
}

/** Notes a secret choice; when all have chosen, everything happens at once (AMB-TP-12). */
export function choose(state: State, seat: Seat, city: CityIndex): State {
  const { stage } = state.public;
  invariant(stage.kind === 'pass' || stage.kind === 'drop', 'a card asks all players for a choice');
  const choices: Readonly<Record<string, CityIndex>> = { ...state.secret.choices, [seat]: city };
  const waiting = stage.waiting.filter((other) => other !== seat);
  if (waiting.length > 0) {
    return at({ ...state, secret: { ...state.secret, choices } }, { ...stage, waiting });
  }
  const chosen = allSeats(state.config.seats).map((each) => choices[each]!);
  const ready = { ...state, secret: { ...state.secret, choices: {} } };
  return stage.kind === 'drop' ? dropChosen(ready, chosen) : passChosen(ready, stage, chosen);
}

/** The special card that all have just chosen for. */
const chosenFor = (position: Public) => {
  const card = cardAtWork(position);
  invariant(card, 'choices are made for a card in force');
  return card;
};

/** Each player returns the chosen card (TP-CARD-8). */
function dropChosen(state: State, chosen: BySeat<CityIndex>): State {
  const { number } = chosenFor(state.public);
  let known = afterDrops(state.secret.known);
  chosen.forEach((city, seat) => (known = returned(known, seat, city)));
  const hands = state.secret.hands.map((hand, seat) => without(hand, chosen[seat]!));
  return resolveHandEffects(regrouped(state, hands, known), number);
}

/** Each player passes the chosen card to the left, as often as the card says (TP-CARD-16). */
function passChosen(state: State, stage: Stage & { readonly kind: 'pass' }, chosen: BySeat<CityIndex>): State {
  const { number, effect } = chosenFor(state.public);
  invariant(effect.kind === 'pass-one', `card ${number} has cards passed on`);
  const { seats } = state.config;
  const hands = state.secret.hands.map((hand, seat) => [
    ...without(hand, chosen[seat]!),
    chosen[rightOf(seat, seats)]!,
  ]);
  const passed = regrouped(state, hands, afterPass(state.secret.known, chosen, hands));
  if (stage.pass < effect.times) return at(passed, { ...stage, pass: stage.pass + 1, waiting: allSeats(seats) });
  return resolveHandEffects(passed, number);
}

/** Every hand goes to the left neighbour, who plays with it (TP-CARD-17). */
function passHands(state: State): State {
  const { seats } = state.config;
  const given = state.secret.hands;
  const hands = given.map((_, seat) => given[rightOf(seat, seats)]!);
  return regrouped(state, hands, afterHandPass(state.secret.known, given, hands));
}

/** Held cards of these colours lie open for the whole round (TP-CARD-10a, TP-MULTI-3), or all of them (TP-CARD-19). */
function reveal(state: State, colours: readonly PrestigeColour[] | 'all'): State {
  const grid = gridOf(state.config.board);
  const isOpen = (city: CityIndex): boolean =>
    colours === 'all' || colours.some((colour) => grid.regionOfColour[colour] === colourOf(grid, city));
  const revealed = state.secret.hands.map((hand, seat) =>
    hand.filter((city) => isOpen(city) || state.public.revealed[seat]!.includes(city)),
  );
  return { ...state, public: { ...state.public, revealed } };
}
