// What may be done and what was just done: legal bands, hovered line, last move, dotted routes, picked places.
import type { Point } from '../../../../map/types.ts';
import { chainPoints, chainsOf } from '../chains.ts';
import { cellPaths, Paths } from '../cells.tsx';
import { middleOf } from '../geometry.ts';
import type { Geometry, PlacedLine } from '../geometry.ts';
import { roundedPath, segmentPath } from '../paths.ts';
import type { JunctionId, LastMove, LegalMark, LineId, RouteMark } from '../types.ts';
import type { PlayerColour } from '../../../../ui/colours.ts';
import { CostBadge } from './plan.tsx';
import { dots } from './lattice.tsx';
import { CORNER } from './tracks.tsx';

const found = (g: Geometry, ids: readonly LineId[]): PlacedLine[] =>
  ids.map((id) => g.lines.get(id)).filter((l): l is PlacedLine => l !== undefined);

const band = (lines: readonly PlacedLine[], from: number): string[] =>
  cellPaths(lines, middleOf, (l) => segmentPath(l.from, l.to, from, 1 - from));

type LegalProps = { readonly geometry: Geometry; readonly legal: readonly LegalMark[]; readonly me: PlayerColour };

const legalLines = (g: Geometry, legal: readonly LegalMark[], which: 'single' | 'double'): PlacedLine[] => {
  const ids = legal.map((l) => l.line);
  return found(g, ids).filter((l) => (l.kind === 'flat') === (which === 'single'));
};

export function LegalBands({ geometry, legal, me }: LegalProps) {
  return (
    <g class={`b-legal c-${me}`} aria-hidden="true">
      <Paths paths={band(legalLines(geometry, legal, 'single'), 0.17)} look="b-legal-band" />
      <Paths paths={band(legalLines(geometry, legal, 'double'), 0.19)} look="b-legal-band b-legal-double" />
    </g>
  );
}

/** Legal single lines take the player's colour; double lines keep their terrain's. */
export function LegalLines({ geometry, legal, me }: LegalProps) {
  return (
    <g class={`c-${me}`} aria-hidden="true">
      <Paths paths={band(legalLines(geometry, legal, 'single'), 0.05)} look="b-legal-line" />
    </g>
  );
}

type HoverProps = {
  readonly geometry: Geometry;
  readonly line: LineId;
  readonly cost: number | undefined;
  readonly me: PlayerColour;
  readonly u: number;
};

/** The hovered line: strong with its cost if it is legal, faint if it is not. */
export function HoveredLine({ geometry, line, cost, me, u }: HoverProps) {
  const placed = geometry.lines.get(line);
  if (placed === undefined) return null;
  const look = cost === undefined ? 'b-hover-band b-hover-illegal' : 'b-hover-band';
  return (
    <g class={`b-hovered c-${me}`} aria-hidden="true">
      <path d={segmentPath(placed.from, placed.to, 0.1, 0.9)} class={look} />
      {cost !== undefined && placed.kind === 'flat' && (
        <path d={segmentPath(placed.from, placed.to, 0.05, 0.95)} class="b-hover-line" />
      )}
      {cost !== undefined && <CostBadge at={middleOf(placed)} cost={cost} me={me} u={u} />}
    </g>
  );
}

type HoveredJunctionProps = Omit<HoverProps, 'line' | 'cost'> & { readonly junction: JunctionId };

export function HoveredJunction({ geometry, junction, me, u }: HoveredJunctionProps) {
  const at = geometry.points.get(junction);
  if (at === undefined) return null;
  const r = (geometry.cityAt.has(junction) ? 17 : 8) * u;
  return <circle cx={at.x} cy={at.y} r={r} class={`b-hover-ring c-${me}`} />;
}

type LastMoveProps = { readonly geometry: Geometry; readonly move: LastMove; readonly breaks: ReadonlySet<JunctionId> };

const smooth = (g: Geometry, lines: readonly LineId[], breaks: ReadonlySet<JunctionId>): string[] =>
  chainsOf(g, lines, breaks).map((chain) => roundedPath(chainPoints(g, chain), CORNER));

export function LastMoveGlow({ geometry, move, breaks }: LastMoveProps) {
  const place = move.junction === undefined ? undefined : geometry.points.get(move.junction);
  return (
    <g class={`b-last-move c-${move.colour}`} aria-hidden="true">
      <Paths paths={smooth(geometry, move.lines, breaks)} look="b-glow" />
      {place !== undefined && <path d={dots([place])} class="b-glow b-glow-place" />}
    </g>
  );
}

type RoutesProps = { readonly geometry: Geometry; readonly routes: readonly RouteMark[]; readonly me: PlayerColour };

const NO_BREAKS: ReadonlySet<JunctionId> = new Set();

export function Routes({ geometry, routes, me }: RoutesProps) {
  return (
    <g class="b-routes" aria-hidden="true">
      {routes.map((route, i) => {
        const paths = smooth(geometry, route.lines, NO_BREAKS);
        return (
          <g key={`${route.kind}${i}`} class={`b-route b-route-${route.kind} c-${route.colour ?? me}`}>
            <Paths paths={paths} look="b-route-casing" />
            <Paths paths={paths} look="b-route-dots" />
          </g>
        );
      })}
    </g>
  );
}

type PlacesProps = {
  readonly geometry: Geometry;
  readonly legal: readonly JunctionId[];
  readonly picked: JunctionId | undefined;
  readonly me: PlayerColour;
};

const pointsOf = (g: Geometry, ids: readonly JunctionId[]): Point[] =>
  ids.map((id) => g.points.get(id)).filter((p): p is Point => p !== undefined);

const dotPaths = (points: readonly Point[]): string[] =>
  cellPaths(
    points,
    (p) => p,
    (p) => dots([p]),
  );

/** Junctions that may be chosen, and the one that has been. */
export function Places({ geometry, legal, picked, me }: PlacesProps) {
  const isCity = (id: JunctionId): boolean => geometry.cityAt.has(id);
  const free = dotPaths(
    pointsOf(
      geometry,
      legal.filter((id) => !isCity(id)),
    ),
  );
  const cities = dotPaths(pointsOf(geometry, legal.filter(isCity)));
  const start = picked === undefined ? undefined : geometry.points.get(picked);
  return (
    <g class={`b-places c-${me}`} aria-hidden="true">
      <Paths paths={free} look="b-place-halo" />
      <Paths paths={free} look="b-place-dot" />
      <Paths paths={cities} look="b-place-city" />
      {start !== undefined && <path d={dots([start])} class="b-place-picked" />}
    </g>
  );
}
