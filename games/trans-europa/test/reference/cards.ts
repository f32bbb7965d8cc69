// Hands and special cards by the naive referee, card by card as the rules tell them.

import { HAND_EFFECTS, SPECIAL, TRACKS } from './rule-data.ts';
import { colourOf, leftOf, type Table } from './table.ts';

export function deal(table: Table, hands: readonly (readonly string[])[]): void {
  const { everyone, setting } = table;
  const { edition, options } = setting;
  table.hands = hands.map((hand) => new Set(hand));
  table.shown = everyone.map(() => new Set());
  table.markers = everyone.map(() => undefined);
  table.tracks = new Map();
  table.supply = (options['blackTracks'] as number | undefined) ?? TRACKS[edition]!;
  table.own = everyone.map(() => (edition === 'ferry' ? 3 : 0));
  table.complete = [];
  table.cards = [];
  table.cycle = 0;
  if ((options['specialCards'] ?? 'off') === 'off') continueHands(table, 0);
  else table.phase = 'special-card';
}

export function reveal(table: Table, cards: readonly number[]): void {
  table.cards = cards.slice();
  continueHands(table, 0);
}

/** Carries out the cards behind the one that is done; some wait for choices or chance. */
function continueHands(table: Table, done: number): void {
  for (const card of HAND_EFFECTS.slice(HAND_EFFECTS.indexOf(done) + 1)) {
    if (!table.cards.includes(card)) continue;
    if (card >= 13 && card <= 15) {
      table.phase = `draw-extra:${card}`;
      return;
    }
    if (card === 16 || card === 8) {
      table.phase = card === 16 ? 'pass' : 'drop';
      table.passNumber = 1;
      table.waiting = table.everyone.slice();
      return;
    }
    actByItself(table, card);
  }
  table.phase = 'markers';
  table.active = table.start;
}

function actByItself(table: Table, card: number): void {
  const { hands, everyone, shown } = table;
  const { seats } = table.setting;
  if (card === 6 || card === 7) {
    const gone = card === 6 ? 'white' : 'turquoise';
    table.hands = hands.map((hand) => new Set([...hand].filter((city) => colourOf(table, city) !== gone)));
  } else if (card === 17) {
    table.hands = everyone.map((seat) => hands[(seat + seats - 1) % seats]!);
  } else {
    const open = SPECIAL.reveal[card]!;
    hands.forEach((hand, seat) => {
      for (const city of hand) if (open.includes(colourOf(table, city))) shown[seat]!.add(city);
    });
  }
}

/** The card of the chain that is going around. */
const chainCard = ({ phase }: Table): number => Number(phase.split(':')[1]);

export const chainColour = (table: Table): string => SPECIAL.chain[chainCard(table)]!;

export function drawExtra(table: Table, city: string): void {
  table.hands[table.start]!.add(city);
  table.active = table.start;
  table.phase = table.phase.replace('draw-extra', 'chain');
}

/** A card given to the left: in a chain at once, else when all have chosen, three times. */
export function passCard(table: Table, seat: number, city: string): void {
  if (table.phase.startsWith('chain')) {
    table.hands[seat]!.delete(city);
    if (leftOf(table, seat) === table.start) continueHands(table, chainCard(table));
    else {
      table.active = leftOf(table, seat);
      table.hands[table.active]!.add(city);
    }
    return;
  }
  if (!allHaveChosen(table, seat, city)) return;
  for (const [from, chosen] of table.chosen) table.hands[from]!.delete(chosen);
  for (const [from, chosen] of table.chosen) table.hands[leftOf(table, from)]!.add(chosen);
  table.chosen = new Map();
  table.waiting = table.everyone.slice();
  table.passNumber += 1;
  if (table.passNumber > 3) continueHands(table, 16);
}

export function dropCard(table: Table, seat: number, city: string): void {
  if (!allHaveChosen(table, seat, city)) return;
  for (const [from, chosen] of table.chosen) table.hands[from]!.delete(chosen);
  table.chosen = new Map();
  continueHands(table, 8);
}

function allHaveChosen(table: Table, seat: number, city: string): boolean {
  table.chosen.set(seat, city);
  table.waiting = table.waiting.filter((other) => other !== seat);
  return table.waiting.length === 0;
}
