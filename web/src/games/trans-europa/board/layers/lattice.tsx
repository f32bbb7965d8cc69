// The net itself: single lines, double lines by terrain, free ferry slots, junction dots.
import type { Point } from '../../../../map/types.ts';
import { cellPaths, Paths } from '../cells.tsx';
import { middleOf } from '../geometry.ts';
import type { Geometry, PlacedLine } from '../geometry.ts';
import { drawTo, moveTo, wavePath } from '../paths.ts';
import type { JunctionId, LineId } from '../types.ts';

const straight = (lines: Iterable<PlacedLine>): string[] =>
  cellPaths(lines, middleOf, (line) => moveTo(line.from) + drawTo(line.to));

/** Dots as lines of no length with round ends: one path for all of them. */
export const dots = (points: Iterable<Point>): string => {
  let path = '';
  for (const p of points) path += `${moveTo(p)}h0`;
  return path;
};

type LatticeProps = {
  readonly geometry: Geometry;
  readonly overSea: ReadonlySet<LineId>;
  /** Ferries that carry something are drawn elsewhere. */
  readonly takenFerries: ReadonlySet<LineId>;
  readonly laid: ReadonlySet<LineId>;
  readonly u: number;
};

const TERRAINS = ['river', 'mountain', 'sea'] as const;

export function Lattice({ geometry, overSea, takenFerries, laid, u }: LatticeProps) {
  const lines = [...geometry.lines.values()];
  const singles = lines.filter((l) => l.kind === 'flat');
  const ferries = lines.filter((l) => l.kind === 'ferry' && !takenFerries.has(l.id));
  return (
    <g class="b-lattice" aria-hidden="true">
      <Paths paths={straight(singles.filter((l) => !overSea.has(l.id)))} look="b-single" />
      <Paths paths={straight(singles.filter((l) => overSea.has(l.id)))} look="b-single b-single-sea" />
      {TERRAINS.map((terrain) => {
        const paths = straight(lines.filter((l) => l.kind === terrain));
        return (
          <g key={terrain} class={`b-double b-double-${terrain}`}>
            <Paths paths={paths} look="b-double-edge" />
            <Paths paths={paths} look="b-double-fill" />
          </g>
        );
      })}
      <Paths paths={ferries.map((l) => ferryWaves(l, u, ['free', 'free']))} look="b-ferry-wave" />
      <Portals lines={singles.filter((l) => hasPortal(l) && !laid.has(l.id))} u={u} />
      <Junctions geometry={geometry} skip={new Set(geometry.cityAt.keys())} />
    </g>
  );
}

/** Radius of the sign on a tunnel. */
export const PORTAL = 8.6;

/** A sign where a single line dives under a range or a strait: it looks expensive and is not. */
function Portals({ lines, u }: { readonly lines: readonly PlacedLine[]; readonly u: number }) {
  return (
    <>
      {lines.map((line) => {
        const { x, y } = middleOf(line);
        return (
          <g
            key={line.id}
            class={line.art === 'tunnel' ? 'b-double-mountain' : 'b-double-sea'}
            transform={`translate(${x} ${y}) scale(${u})`}
          >
            <circle r={PORTAL} class="b-terrain-plate" />
            <path d="M-5 4.6V0A5 5 0 0 1 5 0V4.6H2.9V0.4A2.9 2.9 0 0 0 -2.9 0.4V4.6Z" class="b-portal" />
            <path d="M-1.2 4.6L-0.5 0.8M1.2 4.6L0.5 0.8" class="b-portal-rails" />
          </g>
        );
      })}
    </>
  );
}

export const hasPortal = (line: PlacedLine): boolean => line.art === 'tunnel' || line.art === 'channel';

export const FERRY_OFFSET = 5;

/** Waves of the slots that are still free. Slot 0 is on the left of a → b. */
export const ferryWaves = (line: PlacedLine, u: number, slots: readonly [string, string]): string =>
  ([-1, 1] as const)
    .filter((_, slot) => slots[slot] === 'free')
    .map((side) => wavePath(line, { offset: side * FERRY_OFFSET * u, height: 2 * u, wavelength: 21 * u }))
    .join('');

function Junctions({ geometry, skip }: { readonly geometry: Geometry; readonly skip: ReadonlySet<JunctionId> }) {
  const points = [...geometry.points].filter(([id]) => !skip.has(id)).map(([, p]) => p);
  const paths = cellPaths(
    points,
    (p) => p,
    (p) => dots([p]),
  );
  return (
    <>
      <Paths paths={paths} look="b-junction-ring" />
      <Paths paths={paths} look="b-junction-dot" />
    </>
  );
}

type SignsProps = { readonly geometry: Geometry; readonly u: number; readonly laid: ReadonlySet<LineId> };

/** Bridge arc, peak or wave in the middle of each free double line: shown in close views only. */
export function TerrainSigns({ geometry, u, laid }: SignsProps) {
  const arts = {
    river: 'M-6 2.6Q0 -5.2 6 2.6M-6 2.6H6',
    mountain: 'M-6 3L-1.6 -4L1 -0.4L2.6 -2.2L6 3Z',
    sea: 'M-6.4 0q1.6 -2.6 3.2 0t3.2 0t3.2 0t3.2 0',
  } as const;
  return (
    <g class="b-terrain-signs" aria-hidden="true">
      {[...geometry.lines.values()].map((line) => {
        if (line.kind === 'flat' || line.kind === 'ferry' || laid.has(line.id)) return null;
        const x = (line.from.x + line.to.x) / 2;
        const y = (line.from.y + line.to.y) / 2;
        return (
          <g key={line.id} class={`b-double-${line.kind}`} transform={`translate(${x} ${y}) scale(${u})`}>
            <circle r={9} class="b-terrain-plate" />
            <path d={arts[line.kind]} class="b-terrain-sign" />
          </g>
        );
      })}
    </g>
  );
}
