// The network: tie lines below, glows above them, then the rows of every section.
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { linePath } from '../curve.ts';
import type { MapGeometry, PlacedSection, SectionId } from '../geometry.ts';
import { rowsWidth } from '../measures.ts';
import type { ChangeMark, CompanyColour, MapMarks } from '../types.ts';
import { Rows } from './rows.tsx';
import type { RowsProps } from './rows.tsx';

/** Thin lines from city to city, dashed over water. */
export function Ties({ geometry }: { readonly geometry: MapGeometry }) {
  const all = [...geometry.sections.values()];
  const path = (isFerry: boolean): string =>
    all
      .filter((s) => (s.kind === 'ferry') === isFerry)
      .map((s) => linePath(s.curve))
      .join('');
  return (
    <g class="t-ties">
      <path d={path(false)} class="t-tie" />
      <path d={path(true)} class="t-tie t-tie-ferry" />
    </g>
  );
}

const GLOW_AIR = { soft: 9, strong: 13, change: 8 } as const;

type GlowProps = { readonly section: PlacedSection; readonly kind: keyof typeof GLOW_AIR; readonly look: string };

/** A band from city to city that shines under the slots. */
export function Glow({ section, kind, look }: GlowProps) {
  return (
    <path
      d={linePath(section.curve)}
      class={`t-glow ${look}`}
      style={{ strokeWidth: `${rowsWidth(section.tracks) + GLOW_AIR[kind]}px` }}
    />
  );
}

type GlowsProps = { readonly geometry: MapGeometry; readonly marks: MapMarks };

export function Glows({ geometry, marks }: GlowsProps) {
  const { glow, changes, selected, plan } = marks;
  const at = (id: SectionId): PlacedSection | undefined => geometry.sections.get(id);
  const soft = [...new Set([...glow, ...plan.map((p) => p.section)])].filter((id) => id !== selected?.section);
  const chosen = selected === undefined ? undefined : at(selected.section);
  return (
    <g class="t-glows">
      {changes.map(({ section: id, company }) => {
        const section = at(id);
        return (
          section && <Glow key={`${id} ${company}`} section={section} kind="change" look={`t-changed co-${company}`} />
        );
      })}
      {soft.map((id) => {
        const section = at(id);
        return section && <Glow key={id} section={section} kind="soft" look="t-glow-soft" />;
      })}
      {chosen && <Glow key="selected" section={chosen} kind="strong" look="t-glow-strong" />}
    </g>
  );
}

/** Sticks of several purchases appear one after the other. */
const freshOrders = (
  geometry: MapGeometry,
  changes: readonly ChangeMark[],
): ReadonlyMap<SectionId, ChangeMark & { order: number }> => {
  let order = 0;
  return new Map(
    changes.map((change) => {
      const entry = [change.section, { ...change, order }] as const;
      order += geometry.sections.get(change.section)?.segments ?? 0;
      return entry;
    }),
  );
};

type NetworkProps = GlowsProps & { readonly me: CompanyColour; readonly moving: boolean };

/** Rows that look as before keep their drawing: an equal vnode is not compared again. */
const useKeptRows = (): ((props: RowsProps) => JSX.Element) => {
  const kept = useRef(new Map<PlacedSection, { readonly look: string; readonly drawing: JSX.Element }>());
  return (props) => {
    const { section, companies, state, next = '', fresh = '', freshOrder = 0 } = props;
    const look = [companies, state, next, fresh, freshOrder].join('|');
    const known = kept.current.get(section);
    if (known?.look === look) return known.drawing;
    const drawing = <Rows key={section.id} {...props} />;
    kept.current.set(section, { look, drawing });
    return drawing;
  };
};

export function Network({ geometry, marks, me, moving }: NetworkProps) {
  const { tracks, offers, plan, selected, changes } = marks;
  const held = useMemo(() => new Map(tracks.map((t) => [t.section, t.companies.join(' ')])), [tracks]);
  const states = useMemo(() => new Map(offers.map((o) => [o.section, o.state])), [offers]);
  const planned = useMemo(() => new Set(plan.map((p) => p.section)), [plan]);
  const fresh = useMemo(() => freshOrders(geometry, moving ? changes : []), [geometry, changes, moving]);
  const rowsOf = useKeptRows();
  return (
    <g class="t-network">
      {[...geometry.sections.values()].map((section) => {
        const change = fresh.get(section.id);
        const next = section.id === selected?.section ? 'selected' : planned.has(section.id) ? me : undefined;
        return rowsOf({
          section,
          companies: held.get(section.id) ?? '',
          state: states.get(section.id) ?? 'open',
          ...(next === undefined ? {} : { next }),
          ...(change === undefined ? {} : { fresh: change.company, freshOrder: change.order }),
        });
      })}
    </g>
  );
}
