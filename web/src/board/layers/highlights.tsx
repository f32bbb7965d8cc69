// What may be done and what was just done: legal bands, hovered line, last move, dotted routes, picked places.
import { chainPoints, chainsOf } from '../chains.ts';
import { pointAlong } from '../geometry.ts';
import type { Geometry, PlacedLine, Point } from '../geometry.ts';
import { roundedPath, segmentPath } from '../track-path.ts';
import type { JunctionId, LastMove, LegalMark, LineId, PlayerColour, RouteMark } from '../types.ts';
import { CostBadge } from './plan.tsx';
import { dots, straight } from './lattice.tsx';
import { CORNER } from './tracks.tsx';

const found = (g: Geometry, ids: readonly LineId[]): PlacedLine[] =>
  ids.map((id) => g.lines.get(id)).filter((l): l is PlacedLine => l !== undefined);

const band = (lines: readonly PlacedLine[], from: number): string =>
  lines.map((l) => segmentPath(l.from, l.to, from, 1 - from)).join('');

type LegalProps = { readonly geometry: Geometry; readonly legal: readonly LegalMark[]; readonly me: PlayerColour };

export function LegalBands({ geometry, legal, me }: LegalProps) {
  const lines = found(
    geometry,
    legal.map((l) => l.line),
  );
  return (
    <g class={`legal c-${me}`} aria-hidden="true">
      <path
        d={band(
          lines.filter((l) => l.kind === 'flat'),
          0.17,
        )}
        class="legal-band"
      />
      <path
        d={band(
          lines.filter((l) => l.kind !== 'flat'),
          0.19,
        )}
        class="legal-band legal-double"
      />
    </g>
  );
}

/** Legal single lines take the player's colour; double lines keep their terrain's. */
export function LegalLines({ geometry, legal, me }: LegalProps) {
  const d = straight(
    found(
      geometry,
      legal.map((l) => l.line),
    ).filter((l) => l.kind === 'flat'),
  );
  return d === '' ? null : <path d={d} class={`legal-line c-${me}`} aria-hidden="true" />;
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
  return (
    <g class={`hovered c-${me}`} aria-hidden="true">
      <path d={band([placed], 0.1)} class={cost === undefined ? 'hover-band hover-illegal' : 'hover-band'} />
      {cost !== undefined && <CostBadge at={pointAlong(placed, 0.5)} cost={cost} me={me} u={u} />}
    </g>
  );
}

type LastMoveProps = { readonly geometry: Geometry; readonly move: LastMove; readonly breaks: ReadonlySet<JunctionId> };

export function LastMoveGlow({ geometry, move, breaks }: LastMoveProps) {
  const d = chainsOf(geometry, move.lines, breaks)
    .map((chain) => roundedPath(chainPoints(geometry, chain), CORNER))
    .join('');
  const place = move.junction === undefined ? undefined : geometry.points.get(move.junction);
  return (
    <g class={`last-move c-${move.colour}`} aria-hidden="true">
      {d !== '' && <path d={d} class="glow" />}
      {place !== undefined && <path d={dots([place])} class="glow glow-place" />}
    </g>
  );
}

type RoutesProps = { readonly geometry: Geometry; readonly routes: readonly RouteMark[]; readonly me: PlayerColour };

export function Routes({ geometry, routes, me }: RoutesProps) {
  return (
    <g class="routes" aria-hidden="true">
      {routes.map((route, i) => {
        const d = chainsOf(geometry, route.lines, new Set())
          .map((chain) => roundedPath(chainPoints(geometry, chain), CORNER))
          .join('');
        return (
          <g key={`${route.kind}${i}`} class={`route route-${route.kind} c-${route.colour ?? me}`}>
            <path d={d} class="route-casing" />
            <path d={d} class="route-dots" />
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

/** Junctions that may be chosen, and the one that has been. */
export function Places({ geometry, legal, picked, me }: PlacesProps) {
  const free = pointsOf(
    geometry,
    legal.filter((id) => !geometry.cityAt.has(id)),
  );
  const onCities = pointsOf(
    geometry,
    legal.filter((id) => geometry.cityAt.has(id)),
  );
  const start = picked === undefined ? undefined : geometry.points.get(picked);
  return (
    <g class={`places c-${me}`} aria-hidden="true">
      <path d={dots(free)} class="place-halo" />
      <path d={dots(free)} class="place-dot" />
      <path d={dots(onCities)} class="place-city" />
      {start !== undefined && <path d={dots([start])} class="place-picked" />}
    </g>
  );
}
