// Whose colour: the map calls the house's colours by the names of its sticks.

import type { Seat } from '@branchline/core';
import { wornBy, type PlayerColour } from '../../../../ui/colours.ts';
import { COLOURS } from '../../colours.ts';
import type { CompanyColour } from '../../map/types.ts';

const STICKS: Readonly<Partial<Record<PlayerColour, CompanyColour>>> = {
  cobalt: 'blue',
  jade: 'green',
  vermilion: 'orange',
  plum: 'red',
};

export const companyColour = (colour: PlayerColour): CompanyColour => STICKS[colour] ?? 'blue';

/** Without a table the seats wear the colours of their places. */
export const colourOf = (seat: Seat): CompanyColour => companyColour(wornBy(seat) ?? COLOURS[seat % COLOURS.length]!);
