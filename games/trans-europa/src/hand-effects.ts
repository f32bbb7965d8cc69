// Special cards that act on the hands, one after the other, between the deal and the start markers.

import { invariant, type BySeat, type Seat } from '@branchline/core';
import type { PrestigeColour } from '@branchline/boards';
import type { Grid } from './grid.ts';
import { colourOf, withHands } from './hands.ts';
import { afterDrops, afterHandPass, afterLink, afterPass, returned } from './known.ts';
import { allSeats, leftOf, rightOf } from './seats.ts';
import { effectOf, HAND_ORDER } from './special-cards.ts';
import type { CardNumber, CityIndex, RegionIndex, Stage, State } from './types.ts';

const at = (state: State, stage: Stage): State => ({ ...state, public: { ...state.public, stage } });

const without = (hand: readonly CityIndex[], city: CityIndex): CityIndex[] => hand.filter((other) => other !== city);

/** Carries out the cards behind `after` in the order of TP-MULTI-2, up to the next choice; then come the markers. */
export function resolveHandEffects(state: State, grid: Grid, after?: CardNumber): State {
  const { seats } = state.config;
  let resolved = state;
  const next = after === undefined ? 0 : HAND_ORDER.indexOf(after) + 1;
  for (const card of HAND_ORDER.slice(next)) {
    if (!state.public.cards.includes(card)) continue;
    const effect = effectOf(card);
    if (effect.kind === 'extra-chain') return at(resolved, { kind: 'draw-extra', card });
    if (effect.kind === 'pass-one') return at(resolved, { kind: 'pass', pass: 1, waiting: allSeats(seats) });
    if (effect.kind === 'drop-any') return at(resolved, { kind: 'drop', waiting: allSeats(seats) });
    if (effect.kind === 'drop-colour') resolved = returnColour(resolved, grid, effect.colour);
    else if (effect.kind === 'pass-hand') resolved = passHands(resolved, grid);
    else if (effect.kind === 'reveal') resolved = reveal(resolved, grid, effect.colours);
  }
  return at(resolved, { kind: 'markers', seat: state.public.start }); // TE-START-1
}

/** Everybody returns the city of one colour (TP-CARD-6, TP-CARD-7). */
function returnColour(state: State, grid: Grid, colour: PrestigeColour): State {
  const region = grid.regionOfColour[colour];
  let { known } = state.secret;
  const hands = state.secret.hands.map((hand, seat) => {
    for (const city of hand) if (colourOf(grid, city) === region) known = returned(known, seat, city);
    return hand.filter((city) => colourOf(grid, city) !== region);
  });
  return withHands({ ...state, secret: { ...state.secret, known } }, grid, hands);
}

/** The start player gets one more card of the colour (TP-CARD-13, TP-CARD-14, TP-CARD-15). */
export function drawExtra(state: State, grid: Grid, city: CityIndex): State {
  const { stage, start } = state.public;
  invariant(stage.kind === 'draw-extra', 'an extra card is drawn when a chain begins');
  const hands = state.secret.hands.map((hand, seat) => (seat === start ? [...hand, city] : hand));
  return at(withHands(state, grid, hands), { kind: 'chain', card: stage.card, seat: start });
}

/** Colour that is going around in a chain. */
export function chainRegion(grid: Grid, card: CardNumber): RegionIndex {
  const effect = effectOf(card);
  invariant(effect.kind === 'extra-chain', `card ${card} starts a chain`);
  return grid.regionOfColour[effect.colour];
}

/** Keeps one, gives the other to the left; the start player's right neighbour returns it instead (TP-CARD-13a). */
export function giveInChain(state: State, grid: Grid, city: CityIndex): State {
  const { stage, start } = state.public;
  invariant(stage.kind === 'chain', 'a card is given on in a chain');
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
  const given = withHands({ ...state, secret: { ...state.secret, known } }, grid, hands);
  if (isLast) return resolveHandEffects(given, grid, stage.card);
  return at(given, { kind: 'chain', card: stage.card, seat: to });
}

/** Notes a secret choice; when all have chosen, everything happens at once (AMB-TP-12). */
export function choose(state: State, grid: Grid, seat: Seat, city: CityIndex): State {
  const { stage } = state.public;
  invariant(stage.kind === 'pass' || stage.kind === 'drop', 'choices are made for cards 8 and 16');
  const choices: Readonly<Record<string, CityIndex>> = { ...state.secret.choices, [seat]: city };
  const waiting = stage.waiting.filter((other) => other !== seat);
  if (waiting.length > 0) {
    return at({ ...state, secret: { ...state.secret, choices } }, { ...stage, waiting });
  }
  const chosen = allSeats(state.config.seats).map((each) => choices[each]!);
  const ready = { ...state, secret: { ...state.secret, choices: {} } };
  return stage.kind === 'drop' ? dropChosen(ready, grid, chosen) : passChosen(ready, grid, chosen, stage.pass);
}

/** Everybody returns the chosen card (TP-CARD-8). */
function dropChosen(state: State, grid: Grid, chosen: BySeat<CityIndex>): State {
  let known = afterDrops(state.secret.known);
  chosen.forEach((city, seat) => (known = returned(known, seat, city)));
  const hands = state.secret.hands.map((hand, seat) => without(hand, chosen[seat]!));
  return resolveHandEffects(withHands({ ...state, secret: { ...state.secret, known } }, grid, hands), grid, 8);
}

/** Everybody passes the chosen card to the left, three times in all (TP-CARD-16). */
function passChosen(state: State, grid: Grid, chosen: BySeat<CityIndex>, pass: number): State {
  const { seats } = state.config;
  const hands = state.secret.hands.map((hand, seat) => [
    ...without(hand, chosen[seat]!),
    chosen[rightOf(seat, seats)]!,
  ]);
  const known = afterPass(state.secret.known, chosen, hands);
  const passed = withHands({ ...state, secret: { ...state.secret, known } }, grid, hands);
  const effect = effectOf(16);
  if (effect.kind === 'pass-one' && pass < effect.times) {
    return at(passed, { kind: 'pass', pass: pass + 1, waiting: allSeats(seats) });
  }
  return resolveHandEffects(passed, grid, 16);
}

/** Every hand goes to the left neighbour, who plays with it (TP-CARD-17). */
function passHands(state: State, grid: Grid): State {
  const { seats } = state.config;
  const given = state.secret.hands;
  const hands = given.map((_, seat) => given[rightOf(seat, seats)]!);
  const known = afterHandPass(state.secret.known, given, hands);
  return withHands({ ...state, secret: { ...state.secret, known } }, grid, hands);
}

/** Held cards of these colours lie open for the whole round (TP-CARD-10a, TP-MULTI-3), with card 19 all of them. */
function reveal(state: State, grid: Grid, colours: readonly PrestigeColour[] | 'all'): State {
  const isOpen = (city: CityIndex): boolean =>
    colours === 'all' || colours.some((colour) => grid.regionOfColour[colour] === colourOf(grid, city));
  const revealed = state.secret.hands.map((hand, seat) =>
    hand.filter((city) => isOpen(city) || state.public.revealed[seat]!.includes(city)),
  );
  return { ...state, public: { ...state.public, revealed } };
}
