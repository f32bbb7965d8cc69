// Small pictures of the business game on a grid of 24: lines of contracts, vehicles, phases, conditions.

import type { VehicleCategory } from '@branchline/trains-of-europe';

const PATHS = {
  // lines
  day: 'M12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  hs: 'M4 15.5c0-4.5 5-8 11-8h5v8zM13 8v4h7M3 19h18',
  night: 'M19.5 14.3A8 8 0 0 1 9.7 4.5a8 8 0 1 0 9.8 9.8z',
  general: 'M12 3.5l8 4.3v8.4l-8 4.3-8-4.3V7.8zM4 7.8l8 4.4 8-4.4M12 12.2v8.3',
  liquid: 'M12 3.5c3.6 4.4 6 7.3 6 10.4a6 6 0 0 1-12 0c0-3.1 2.4-6 6-10.4zM9.3 14.2a2.8 2.8 0 0 0 2.3 2.9',
  bulky: 'M5 4.5h14M5 19.5h14M8 4.5c0 3 2.5 3.5 2.5 7.5S8 16.5 8 19.5M16 4.5c0 3-2.5 3.5-2.5 7.5s2.5 4.5 2.5 7.5',
  // vehicles
  eloco: 'M13.5 3L6.5 13.5h5L10.5 21l7-10.5h-5z',
  dloco:
    'M5 20V6a2 2 0 0 1 2-2h5a2 2 0 0 1 2 2v14M4 20h11M7.5 7.5h4v3h-4zM14 12h2.5a1.5 1.5 0 0 1 1.5 1.5V17a1.4 1.4 0 0 0 2.8 0V9.5L18 6.5',
  epower: 'M4 15.5c0-4.5 5-8 11-8h5v8zM10 8.8V12h4M3 19h18',
  econtrol: 'M20 15.5c0-4.5-5-8-11-8H4v8zM11 8v4H4M3 19h18',
  tank: 'M5 8h14a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2zM10 5.5h4V8M7 18.5h.01M17 18.5h.01',
  closed: 'M4 8l8-2.5L20 8v9H4zM9.5 9.5V17M14.5 9.5V17',
  open: 'M4 11h16v6H4zM6 11c1.2-3 3-4.5 5-3 1.5-2 4-2 6 3',
  // phases
  'on-site-meeting':
    'M12 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5M12 8.5V13M12 11l-6.5 9.5M12 11l6.5 9.5M12 13v7.5M4 4.5h4',
  'railroad-fair':
    'M6 3.5h12a1.5 1.5 0 0 1 1.5 1.5v11a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 16V5A1.5 1.5 0 0 1 6 3.5zM4.5 11.5h15M12 3.5v8M8 14.5h.01M16 14.5h.01M8 17.5l-2 3M16 17.5l2 3',
  'conference-room': 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 15.5h3M14 18l1.5 1.5L18 17',
  'auction-house': 'M13 4l6 6M10.5 6.5l6 6M13 4l-3.5 3.5 6 6L19 10M11.5 11.5L4 19M12 20.5h8',
  'government-aid': 'M3.5 9L12 4l8.5 5zM5 20h14M6.5 9.5V17M10.5 9.5V17M14 9.5V17M17.5 9.5V17',
  'development-bonus': 'M4 20V10h5v10M9 20V4h6v16M15 20v-7h5v7M3 20h18M12 8h.01M12 12h.01',
  // the rest
  speed: 'M4.5 17a8.5 8.5 0 1 1 15 0M12 14.5l4-5M12 14.5h.01',
  bed: 'M3.5 6v13M3.5 16h17v3M20.5 16v-2.5a3 3 0 0 0-3-3H10V16M6.8 9.8a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4',
  lock: 'M6.5 11h11v9h-11zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  chair: 'M8 3.5v17M16 12.5v8M8 12.5h8M8 5h6v7.5M8 8.5h6',
  flag: 'M6 21V4M6 4.5h12l-3 4 3 4H6',
  warning: 'M12 4L3 19.5h18zM12 10v4.5M12 17h.01',
  yard: 'M6 4h12v9H6zM6 8.5h12M8.5 13l-3 7M15.5 13l3 7M7 17h10',
  map: 'M3.5 6l5.5-2.5 6 2.5 5.5-2.5v14.5l-5.5 2.5-6-2.5-5.5 2.5zM9 3.5V18M15 6v14.5',
  coin: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16M12 8v8M9.5 10.5H13a1.5 1.5 0 0 1 0 3h-2',
  cup: 'M7 4h10v5a5 5 0 0 1-10 0zM7 5.5H4V8a3 3 0 0 0 3 3M17 5.5h3V8a3 3 0 0 1-3 3M12 14v4M8 20.5h8M9.5 18h5v2.5h-5z',
  hand: 'M8 12V6a1.5 1.5 0 0 1 3 0v5V4.5a1.5 1.5 0 0 1 3 0V11V6.5a1.5 1.5 0 0 1 3 0V14c0 4-2.5 6.5-6 6.5-2.8 0-4.2-1.3-5.3-3.4L3.6 13c.9-1 2.3-.8 3 .3L8 15z',
  pull: 'M3 12h5M16 12h5M8 9.5h3.5v5H8zM12.5 9.5H16v5h-3.5z',
  arrow: 'M5 12h13M13 7l5 5-5 5',
  plan: 'M5 5h14v14H5zM8.5 12l2.5 2.5 4.5-5',
  news: 'M12 4a5.5 5.5 0 0 1 5.5 5.5V14l2 3h-15l2-3V9.5A5.5 5.5 0 0 1 12 4zM10 20h4',
  compare: 'M5 20V11M10 20V5M15 20v-6M20 20V8M3 20h19',
} as const;

export type SignName = keyof typeof PATHS;

export function Sign({ name, size = 20 }: { readonly name: SignName; readonly size?: number }) {
  return (
    <svg class="icon toe-sign" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** Coaches carry their class as a figure instead of a picture. */
const FIGURES: Partial<Record<VehicleCategory, string>> = { pax1: '1', pax2: '2' };

export function CategorySign({ category, size = 20 }: { readonly category: VehicleCategory; readonly size?: number }) {
  const figure = FIGURES[category];
  return (
    <span class="toe-roundel" aria-hidden="true">
      {figure ?? <Sign name={category as SignName} size={size} />}
    </span>
  );
}
