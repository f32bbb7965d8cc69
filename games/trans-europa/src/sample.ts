// A state that a view may stem from: the hidden hands drawn at random among all that fit what the viewer knows.

import { pick, shuffled, type Rng, type Seat } from '@branchline/core';
import { gridOf, type Grid } from './grid.ts';
import { citiesInUse, colourOf } from './hands.ts';
import { isConnected } from './network.ts';
import { allSeats } from './seats.ts';
import type { CityIndex, KnownCard, RegionIndex, State, View } from './types.ts';

/** How often a plain deal is tried before the search takes care of rare positions. */
const PLAIN_TRIES = 40;

/** What is known of the hidden cards. */
interface Puzzle {
  readonly grid: Grid;
  readonly view: View;
  /** Hidden cards by seat: only their colours show. */
  readonly slots: readonly (readonly RegionIndex[])[];
  /** Cards that may lie in them, by colour. */
  readonly pool: readonly (readonly CityIndex[])[];
  /** Cards that passed through the viewer's hands and are somewhere else now. */
  readonly facts: readonly KnownCard[];
  /** Seats that have announced to be complete, and hidden seats that have not. */
  readonly complete: readonly Seat[];
  readonly incomplete: readonly Seat[];
}

/** A deal in the making: free slots, cards still to be had, cards already placed. */
interface Deal {
  readonly slots: RegionIndex[][];
  readonly pool: CityIndex[][];
  readonly placed: CityIndex[][];
}

export function sample(view: View, rng: Rng): State {
  const puzzle = puzzleOf(view);
  const placed = dealHidden(puzzle, rng);
  const { stage, revealed } = view.public;
  const { own } = view;
  const hands = allSeats(view.config.seats).map((seat) =>
    seat === own?.seat ? own.hand : [...revealed[seat]!, ...placed[seat]!].sort((a, b) => a - b),
  );
  const choices: Record<string, CityIndex> = {};
  if (stage.kind === 'pass' || stage.kind === 'drop') {
    for (const seat of allSeats(view.config.seats)) {
      if (seat === own?.seat ? own.choice !== undefined : !stage.waiting.includes(seat)) {
        choices[seat] = seat === own?.seat ? own.choice! : pick(hands[seat]!, rng);
      }
    }
  }
  const known = hands.map((_, seat) => (seat === own?.seat ? (own.known ?? []) : []));
  return { config: view.config, public: view.public, secret: { hands, choices, known } };
}

function puzzleOf(view: View): Puzzle {
  const { config, own, public: position } = view;
  const grid = gridOf(config.board);
  const { backs, revealed, complete, stage } = position;
  const open = new Set([...(own?.hand ?? []), ...revealed.flat()]);
  const facts = (own?.known ?? []).filter((fact) => !open.has(fact.city));
  const out = new Set(facts.filter((fact) => fact.holders.length === 0).map((fact) => fact.city));
  const slots = backs.map((colours, seat) => {
    if (seat === own?.seat) return [];
    const hidden = colours.slice();
    for (const city of revealed[seat]!) hidden.splice(hidden.indexOf(colourOf(grid, city)), 1);
    return hidden;
  });
  const candidates = citiesInUse(grid, config.seats).filter((city) => !open.has(city) && !out.has(city));
  // Where players claim by hand, a seat that says nothing may be complete all the same (TE-CLAIM-6).
  const announces = stage.kind === 'build' && !config.options.manualClaim;
  const hiddenSeats = allSeats(config.seats).filter((seat) => slots[seat]!.length > 0);
  return {
    grid,
    view,
    slots,
    pool: grid.board.regions.map((_, region) => candidates.filter((city) => colourOf(grid, city) === region)),
    facts: facts.filter((fact) => fact.holders.length > 0),
    complete: announces ? hiddenSeats.filter((seat) => complete.includes(seat)) : [],
    incomplete: announces ? hiddenSeats.filter((seat) => !complete.includes(seat)) : [],
  };
}

function dealHidden(puzzle: Puzzle, rng: Rng): readonly (readonly CityIndex[])[] {
  for (let i = 0; i < PLAIN_TRIES; i++) {
    const deal = freshDeal(puzzle);
    if (
      meet({ puzzle, needs: bindingNeeds(puzzle), rng }, deal) &&
      fill(deal, rng) &&
      nobodyElseIsComplete(puzzle, deal)
    ) {
      return deal.placed;
    }
  }
  // Few hands fit: first give each incomplete seat a missing city, then the rest.
  const deal = freshDeal(puzzle);
  const needs = [...bindingNeeds(puzzle), ...missingNeeds(puzzle)];
  if (!meet({ puzzle, needs, rng }, deal) || !fill(deal, rng))
    throw new Error('Invariant broken: no state fits the view');
  return deal.placed;
}

const freshDeal = ({ slots, pool }: Puzzle): Deal => ({
  slots: slots.map((colours) => colours.slice()),
  pool: pool.map((cities) => cities.slice()),
  placed: slots.map(() => []),
});

const connected = ({ grid, view }: Puzzle, seat: Seat, city: CityIndex): boolean =>
  isConnected(grid, view.public.tracks.networks[seat]!, city);

function nobodyElseIsComplete(puzzle: Puzzle, { placed }: Deal): boolean {
  const { revealed } = puzzle.view.public;
  return puzzle.incomplete.every(
    (seat) => ![...placed[seat]!, ...revealed[seat]!].every((city) => connected(puzzle, seat, city)),
  );
}

/** Puts a card into a hand (or aside, without a seat); the way to offer a choice to the search. */
interface Placement {
  readonly city: CityIndex;
  readonly seat?: Seat;
}

/** A demand on the deal: one of these placements has to be made; none are needed where it is met already. */
type Need = (deal: Deal) => readonly Placement[] | 'met';

/** Known cards lie where they can have gone; complete seats hold nothing but connected cities. */
function bindingNeeds(puzzle: Puzzle): Need[] {
  const { grid, facts, complete } = puzzle;
  const mayHold = (seat: Seat, city: CityIndex): boolean => !complete.includes(seat) || connected(puzzle, seat, city);
  const ofFacts = facts.map(({ city, holders, aside }): Need => ({ slots }) => [
    ...holders
      .filter((seat) => slots[seat]!.includes(colourOf(grid, city)) && mayHold(seat, city))
      .map((seat) => ({ city, seat })),
    ...(aside ? [{ city }] : []),
  ]);
  const ofComplete = complete.flatMap((seat) =>
    puzzle.slots[seat]!.map((): Need => ({ slots, pool }) => {
      const colour = slots[seat]![0];
      if (colour === undefined) return 'met';
      return pool[colour]!.filter((city) => mayHold(seat, city)).map((city) => ({ city, seat }));
    }),
  );
  return [...ofFacts, ...ofComplete];
}

/** Every seat that is not complete misses at least one city. */
const missingNeeds = (puzzle: Puzzle): Need[] =>
  puzzle.incomplete.map((seat): Need => ({ slots, pool, placed }) => {
    const held = [...placed[seat]!, ...puzzle.view.public.revealed[seat]!];
    if (held.some((city) => !connected(puzzle, seat, city))) return 'met';
    return [...new Set(slots[seat])].flatMap((colour) =>
      pool[colour]!.filter((city) => !connected(puzzle, seat, city)).map((city) => ({ city, seat })),
    );
  });

interface Search {
  readonly puzzle: Puzzle;
  readonly needs: readonly Need[];
  readonly rng: Rng;
}

/** Meets the needs from `next` on one after the other, going back where one cannot be met. */
function meet(search: Search, deal: Deal, next = 0): boolean {
  const { puzzle, needs, rng } = search;
  const need = needs[next];
  if (!need) return deal.pool.every((cities, colour) => cities.length >= openSlots(deal, colour));
  const placements = need(deal);
  if (placements === 'met') return meet(search, deal, next + 1);
  for (const placement of shuffled(placements, rng)) {
    const colour = colourOf(puzzle.grid, placement.city);
    place(deal, placement, colour);
    if (meet(search, deal, next + 1)) return true;
    takeBack(deal, placement, colour);
  }
  return false;
}

const openSlots = ({ slots }: Deal, colour: RegionIndex): number =>
  slots.reduce((sum, colours) => sum + colours.filter((other) => other === colour).length, 0);

function place({ slots, pool, placed }: Deal, { city, seat }: Placement, colour: RegionIndex): void {
  pool[colour]!.splice(pool[colour]!.indexOf(city), 1);
  if (seat === undefined) return;
  slots[seat]!.splice(slots[seat]!.indexOf(colour), 1);
  placed[seat]!.push(city);
}

function takeBack({ slots, pool, placed }: Deal, { city, seat }: Placement, colour: RegionIndex): void {
  pool[colour]!.push(city);
  if (seat === undefined) return;
  slots[seat]!.push(colour);
  placed[seat]!.splice(placed[seat]!.indexOf(city), 1);
}

/** Deals the rest blindly. */
function fill({ slots, pool, placed }: Deal, rng: Rng): boolean {
  const piles = pool.map((cities) => shuffled(cities, rng));
  for (let seat = 0; seat < slots.length; seat++) {
    for (const colour of slots[seat]!) {
      const city = piles[colour]!.pop();
      if (city === undefined) return false;
      placed[seat]!.push(city);
    }
  }
  return true;
}
