// A city card as a cardboard railway ticket.

import type { Board, City } from '@branchline/boards';
import { text } from '../../messages/text.ts';
import { cityName, regionName, regionOf } from '../../play/names.ts';
import { RegionSign } from '../../board/index.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { Change } from './change.tsx';

type TicketProps = {
  readonly board: Board;
  readonly city: City;
  readonly linked: boolean;
  /** Absent before the marker is placed. */
  readonly toGo?: number;
  /** The same after the plan. */
  readonly toGoThen?: number;
  readonly onClick?: () => void;
  readonly onHover?: (over: boolean) => void;
  readonly chosen?: boolean;
  /** Not among the cards that may be chosen now. */
  readonly barred?: boolean;
  readonly number?: number;
};

/** How much room letters take; broad ones count for more. */
const widthOf = (letters: string): number => letters.length + 0.4 * (letters.match(/[mw]/gi)?.length ?? 0);

/** Shorter names are as large as this one. */
const FEWEST_LETTERS = 7;

/** Letters of the longer line where a name is set in at most two; it breaks after a space or a hyphen. */
export function lettersOf(name: string): number {
  const words = name.match(/[^ -]+[ -]?/g) ?? [name];
  const splits = words.map((_, at) => {
    const first = words.slice(0, at + 1).join('');
    return Math.max(widthOf(first), widthOf(name.slice(first.length)));
  });
  return Math.max(FEWEST_LETTERS, Math.min(...splits));
}

export function Ticket({ board, city, linked, toGo, toGoThen, onClick, onHover, chosen, barred, number }: TicketProps) {
  const { table } = text.value;
  const region = regionOf(board, city);
  const name = cityName(city);
  const parts = (
    <>
      <span class="ticket-band">
        <RegionSign sign={region.compass} />
        <span class="ticket-region">{regionName(region)}</span>
      </span>
      <span class="ticket-city" style={{ '--letters': lettersOf(name) }}>
        {name}
      </span>
      <span class="ticket-state">
        {linked ? (
          <>
            <span class="ticket-tick">
              <Icon name="check" size={12} />
            </span>
            <span class="ticket-word">{table.linked}</span>
          </>
        ) : toGo === undefined ? (
          ' '
        ) : (
          <>
            <Change before={toGo} after={toGoThen ?? toGo} /> <span class="ticket-word">{table.toGo}</span>
          </>
        )}
      </span>
    </>
  );
  const look = {
    class: `ticket r-${region.id}`,
    'data-linked': linked || undefined,
    'data-chosen': chosen || undefined,
  };
  if (!onClick) return <div {...look}>{parts}</div>;
  return (
    <button
      type="button"
      {...look}
      {...(chosen === undefined ? {} : { 'aria-pressed': chosen })}
      disabled={barred}
      onClick={onClick}
      onMouseEnter={() => onHover?.(true)}
      onMouseLeave={() => onHover?.(false)}
      onFocus={() => onHover?.(true)}
      onBlur={() => onHover?.(false)}
    >
      {number !== undefined && <span class="visually-hidden">{number}</span>}
      {parts}
    </button>
  );
}
