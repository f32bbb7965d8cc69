// The colours that players wear at a table. Game files know none of them: a colour belongs to the table, not to the game
// (docs/adr/0037-colours-belong-to-the-table.md). A separate entry point: the shell needs only this part of the package to draw a seat.

export const SEAT_COLOURS = ['plum', 'cobalt', 'jade', 'vermilion', 'brass', 'coal'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

export const isSeatColour = (word: unknown): word is SeatColour => SEAT_COLOURS.some((colour) => colour === word);

/**
 * What every seat wears. A chosen colour counts if the game has it and no earlier seat has chosen it. All other seats get
 * the colour of their place in `palette`, or the first one that is left.
 */
export function coloursWorn(
  palette: readonly SeatColour[],
  chosen: readonly (SeatColour | undefined)[],
): readonly SeatColour[] {
  const isGiven = (colour: SeatColour | undefined, seat: number): boolean =>
    colour !== undefined && palette.includes(colour) && chosen.indexOf(colour) === seat;
  const free = new Set(palette.filter((colour) => !chosen.includes(colour)));
  const take = (colour: SeatColour): SeatColour => {
    free.delete(colour);
    return colour;
  };
  // Seats whose usual colour is free keep it, wherever they sit; only the others look for another one.
  const usual = chosen.map((colour, seat) => {
    if (isGiven(colour, seat)) return colour!;
    const own = palette[seat];
    return own !== undefined && free.has(own) ? take(own) : undefined;
  });
  return usual.map((colour, seat) => colour ?? take([...free][0] ?? palette[seat % palette.length]!));
}
