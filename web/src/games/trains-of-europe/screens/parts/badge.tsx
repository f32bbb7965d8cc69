// A company's badge: its shape on its colour. Decorative; the name is next to it.

import type { Seat } from '@branchline/core';
import './badge.css';
import type { CompanyColour } from '../../map/index.ts';
import { colourOf } from './colour.ts';

const SHAPES: Readonly<Record<CompanyColour, string>> = {
  red: 'M13 7a6 6 0 1 1 0 12a6 6 0 1 1 0-12z',
  blue: 'M8 8h10v10h-10z',
  green: 'M13 6.6l7 12h-14z',
  orange: 'M13 5.6l7.4 7.4-7.4 7.4-7.4-7.4z',
};

/** The shape alone, around (13, 13) of a box of 26. */
export const shapeOf = (colour: CompanyColour): string => SHAPES[colour];

/** The sign of a colour, for any company. */
export function ColourBadge({ colour, size = 26 }: { readonly colour: CompanyColour; readonly size?: number }) {
  return (
    <svg class={`toe-badge co-${colour}`} width={size} height={size} viewBox="0 0 26 26" aria-hidden="true">
      <rect width="26" height="26" rx="6.5" class="toe-badge-ground" />
      <path d={SHAPES[colour]} class="toe-badge-shape" />
    </svg>
  );
}

export const Badge = ({ seat, size = 26 }: { readonly seat: Seat; readonly size?: number }) => (
  <ColourBadge colour={colourOf(seat)} size={size} />
);
