// Whose colour: companies wear the four colours of the map in seat order.

import type { Seat } from '@branchline/core';
import { COMPANY_COLOURS, type CompanyColour } from '../../map/types.ts';

export const colourOf = (seat: Seat): CompanyColour => COMPANY_COLOURS[seat] ?? 'red';
