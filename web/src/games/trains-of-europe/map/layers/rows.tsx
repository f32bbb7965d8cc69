// A section's rows of slots: free ones by state, sticks in colour and pattern, ghosts of what is planned.
import { bandPath, linePath } from '../curve.ts';
import { slotsOf } from '../geometry.ts';
import type { PlacedSection } from '../geometry.ts';
import { rowAside, rowsWidth, SLOT } from '../measures.ts';
import type { CompanyColour, FreeState } from '../types.ts';

/** The casing reaches this far beyond the slots on every side, so that crossings read as overpasses. */
const CASING = 1.6;
/** The pattern of a stick stays off its outline. */
const INSET = 1.5;

/** Outlines of all slots of some rows, as one path. */
export const rowsPath = (section: PlacedSection, rows: readonly number[]): string =>
  rows
    .flatMap((row) => {
      const aside = rowAside(row, section.tracks);
      return slotsOf(section).map(([first, last]) =>
        bandPath(section.curve, { first, last, aside, width: SLOT.width }),
      );
    })
    .join('');

/** The lines along the middle of a row's slots that carry the pattern. */
const patternPath = (section: PlacedSection, row: number): string =>
  slotsOf(section)
    .map(([first, last]) => linePath(section.curve, first + INSET, last - INSET, rowAside(row, section.tracks)))
    .join('');

const count = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);

type StickProps = { readonly section: PlacedSection; readonly row: number; readonly company: CompanyColour };

export function Sticks({ section, row, company }: StickProps) {
  return (
    <g class={`t-stick co-${company}`}>
      <path d={rowsPath(section, [row])} class="t-stick-body" />
      {company !== 'red' && <path d={patternPath(section, row)} class={`t-stick-mark t-mark-${company}`} />}
    </g>
  );
}

/** Sticks that appear one after the other; `order` counts what appears before them. */
export function FreshSticks({ section, row, company, order }: StickProps & { readonly order: number }) {
  const aside = rowAside(row, section.tracks);
  return (
    <g class={`t-stick co-${company}`}>
      {slotsOf(section).map(([first, last], i) => (
        <g key={i} class="t-fresh" style={{ '--order': order + i }}>
          <path d={bandPath(section.curve, { first, last, aside, width: SLOT.width })} class="t-stick-body" />
          {company !== 'red' && (
            <path
              d={linePath(section.curve, first + INSET, last - INSET, aside)}
              class={`t-stick-mark t-mark-${company}`}
            />
          )}
        </g>
      ))}
    </g>
  );
}

export type RowsProps = {
  readonly section: PlacedSection;
  /** In order of purchase, as one text, so that equal rows are known by it. */
  readonly companies: string;
  readonly state: FreeState;
  /** What the next free row shows besides. */
  readonly next?: 'selected' | CompanyColour;
  /** Company whose sticks appear just now, and how many sticks appear before them. */
  readonly fresh?: CompanyColour;
  readonly freshOrder?: number;
};

export function Rows({ section, companies, state, next, fresh, freshOrder = 0 }: RowsProps) {
  const held = companies === '' ? [] : (companies.split(' ') as CompanyColour[]);
  const { curve, first, last, tracks } = section;
  const casing = bandPath(curve, {
    first: first - CASING,
    last: last + CASING,
    aside: 0,
    width: rowsWidth(tracks) + 2 * CASING,
  });
  const free = count(held.length + (next === undefined ? 0 : 1), tracks);
  return (
    <g class="t-rows">
      <path d={casing} class="t-casing" />
      {free.length > 0 && <path d={rowsPath(section, free)} class={`t-slot t-slot-${state}`} />}
      {held.length < tracks && next !== undefined && (
        <path
          d={rowsPath(section, [held.length])}
          class={next === 'selected' ? 't-slot-selected' : `t-ghost co-${next}`}
        />
      )}
      {held.map((company, row) =>
        company === fresh ? (
          <FreshSticks key={company} section={section} row={row} company={company} order={freshOrder} />
        ) : (
          <Sticks key={company} section={section} row={row} company={company} />
        ),
      )}
    </g>
  );
}
